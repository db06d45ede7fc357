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

          // Make a scrolling frame reachable by keyboard, with a role and a label.
          const adjustFrame = (frame) => {
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

          // The toolbar of a code sample is not part of the navigation.
          const adjustBar = (bar) => bar.setAttribute("role", "none");

          // Keep a readable width for text next to unbroken names, and short text on one line.
          const adjustCell = (cell) => {
            let line = 0;
            let longest = 0;
            for (const node of cell.childNodes) {
              line = node.nodeName === "BR" ? 0 : line + node.textContent.length;
              longest = Math.max(longest, line);
            }
            cell.classList.add(longest > 24 ? (cell.textContent.length > 48 ? "words" : "text") : "short");
          };

          // Allow line breaks only between the parts of a name.
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

          // Break the name of a method between its labels.
          const adjustHeading = (code) => {
            code.classList.add("adjusted");
            if (code.childElementCount === 0) breakBetween(code, code.textContent.match(/[^.:(,]*[.:(,]+|[^.:(,]+$/g) ?? []);
          };

          // In the table of contents, also break the name of a type before a capital letter.
          const adjustEntry = (entry) => {
            entry.classList.add("adjusted");
            while (entry.childElementCount === 1 && entry.textContent === entry.firstElementChild.textContent) {
              entry = entry.firstElementChild;
            }
            const name = entry.textContent.trim();
            if (entry.childElementCount > 0 || name.length < 20 || /\s/.test(name)) return;
            breakBetween(entry, name.replace(/[.:(,]|[a-z0-9](?=[A-Z])/g, "$&\n").split("\n").filter(Boolean));
          };

          const adjust = () => {
            document.querySelectorAll(".md-typeset td:not(.words, .text, .short)").forEach(adjustCell);
            document.querySelectorAll(".md-typeset :is(h2, h3, h4, h5, h6) > code:not(.adjusted)").forEach(adjustHeading);
            document.querySelectorAll(".md-nav--secondary .md-ellipsis:not(.adjusted)").forEach(adjustEntry);
            document.querySelectorAll(".md-typeset__scrollwrap").forEach(adjustFrame);
            document.querySelectorAll(".md-code__nav:not([role])").forEach(adjustBar);
          };

          let isWaiting = false;
          const adjustSoon = () => {
            if (isWaiting) return;
            isWaiting = true;
            requestAnimationFrame(() => {
              isWaiting = false;
              adjust();
            });
          };

          new MutationObserver(adjustSoon).observe(document.documentElement, { childList: true, subtree: true });
          addEventListener("resize", adjustSoon);
          adjustSoon();
        })();

        """#
}
