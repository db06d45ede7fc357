import CatalogPages

/// The JavaScript file of a docs site, added to the theme's script for better tables, code samples and names on catalog
/// pages.
enum SiteScript {
    /// Path of the script, as seen from the folder of the pages.
    static let path = "javascripts/catalog.js"

    /// Text of the script, run again after each change of the page.
    ///
    /// The theme's own script draws a scrolling frame around each table, and a bar of buttons into each code sample, at
    /// an unknown moment; so the script here waits for changes. Without any script, tables scroll by themselves.
    static let text = #"""
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

          // Words keep a readable width beside names that stay whole, and a few words stay on their line.
          const mendCell = (cell) => {
            let line = 0;
            let longest = 0;
            for (const node of cell.childNodes) {
              line = node.nodeName === "BR" ? 0 : line + node.textContent.length;
              longest = Math.max(longest, line);
            }
            cell.classList.add(longest > 24 ? (cell.textContent.length > 48 ? "words" : "text") : "short");
          };

          // A name may end a line between its parts, and nowhere else.
          const breakBetween = (element, parts) => {
            if (parts.length < 2) return;
            const pieces = parts.map((part) => {
              const piece = document.createElement("span");
              piece.className = "whole";
              piece.textContent = part;
              return piece;
            });
            element.replaceChildren(...pieces.flatMap((piece, index) => (index ? [document.createElement("wbr"), piece] : [piece])));
          };

          // The name of a method breaks between its labels.
          const mendHeading = (code) => {
            code.classList.add("mended");
            if (code.childElementCount === 0) breakBetween(code, code.textContent.match(/[^.:(,]*[.:(,]+|[^.:(,]+$/g) ?? []);
          };

          // In the table of contents the name of a type also breaks before a capital letter.
          const mendEntry = (entry) => {
            entry.classList.add("mended");
            while (entry.childElementCount === 1 && entry.textContent === entry.firstElementChild.textContent) {
              entry = entry.firstElementChild;
            }
            const name = entry.textContent.trim();
            if (entry.childElementCount > 0 || name.length < 20 || /\s/.test(name)) return;
            breakBetween(entry, name.replace(/[.:(,]|[a-z0-9](?=[A-Z])/g, "$&\n").split("\n").filter(Boolean));
          };

          const mend = () => {
            document.querySelectorAll(".md-typeset td:not(.words, .text, .short)").forEach(mendCell);
            document.querySelectorAll(".md-typeset :is(h2, h3, h4, h5, h6) > code:not(.mended)").forEach(mendHeading);
            document.querySelectorAll(".md-nav--secondary .md-ellipsis:not(.mended)").forEach(mendEntry);
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

        """#
}
