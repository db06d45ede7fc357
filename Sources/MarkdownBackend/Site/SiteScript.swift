/// What the site does besides its theme.
enum SiteScript {
    /// As seen from the folder of the pages.
    static let path = "javascripts/catalog.js"

    /// The theme's own script draws a frame that scrolls around each table, and a bar of buttons into each code sample, at a
    /// moment of its choosing; so this one waits for changes. Without any script tables scroll by themselves.
    static let text = """
        // Tables and code samples of catalog pages for people who do not use a pointer.
        (() => {
          "use strict";

          // A frame that scrolls can be reached by the keyboard, and says what it is.
          const mendFrame = (frame) => {
            if (frame.scrollWidth > frame.clientWidth) {
              frame.tabIndex = 0;
              frame.setAttribute("role", "group");
              frame.setAttribute("aria-label", "Table");
            } else {
              frame.removeAttribute("tabindex");
              frame.removeAttribute("role");
              frame.removeAttribute("aria-label");
            }
          };

          // The bar of a code sample is no part of the navigation.
          const mendBar = (bar) => bar.setAttribute("role", "none");

          // Words keep a readable width beside names that stay whole.
          const mendCell = (cell) => cell.classList.toggle("words", cell.textContent.length > 48);

          const mend = () => {
            document.querySelectorAll(".md-typeset td:not(.words)").forEach(mendCell);
            document.querySelectorAll(".md-typeset__scrollwrap").forEach(mendFrame);
            document.querySelectorAll(".md-code__nav:not([role])").forEach(mendBar);
          };

          let isWaiting = false;
          const mendSoon = () => {
            if (isWaiting) return;
            isWaiting = true;
            requestAnimationFrame(() => {
              isWaiting = false;
              mend();
            });
          };

          new MutationObserver(mendSoon).observe(document.documentElement, { childList: true, subtree: true });
          addEventListener("resize", mendSoon);
          mendSoon();
        })();

        """
}
