/// The CSS file of a docs site, added to the theme's style sheets.
enum SiteStyle {
    /// As seen from the folder of the pages.
    static let path = "stylesheets/catalog.css"

    static let text = """
        /* Additions of catalog pages to the theme: wide tables, names in code, swatches, figures. */

        /* A grid wide enough for tables of an API. */
        .md-grid {
          max-width: 76rem;
        }

        /* Colors with enough contrast to the background, also within code. */
        [data-md-color-scheme="default"] {
          --md-code-hl-comment-color: #5f6368;
          --md-code-hl-generic-color: #5f6368;
          --md-code-hl-name-color: var(--md-code-fg-color);
          --md-code-hl-operator-color: #5f6368;
          --md-code-hl-punctuation-color: #5f6368;
          --md-code-hl-variable-color: var(--md-code-fg-color);
        }

        [data-md-color-scheme="slate"] {
          --md-code-hl-comment-color: #a9b0bf;
          --md-code-hl-constant-color: #b7abf7;
          --md-code-hl-function-color: #dd9ee8;
          --md-code-hl-generic-color: #a9b0bf;
          --md-code-hl-keyword-color: #94b6f4;
          --md-code-hl-number-color: #f4998d;
          --md-code-hl-operator-color: #a9b0bf;
          --md-code-hl-punctuation-color: #a9b0bf;
          --md-code-hl-special-color: #f78fb3;
          --md-code-hl-string-color: #58cf94;
          --md-code-hl-variable-color: var(--md-code-fg-color);
        }

        [data-md-color-scheme="slate"][data-md-color-primary] {
          --md-typeset-a-color: #8db2ff;
        }

        /* Distinguish links from text by more than color. */
        .md-content .md-typeset a:not(.headerlink, .md-button) {
          text-decoration: underline;
          text-decoration-thickness: from-font;
          text-underline-offset: 0.15em;
        }

        .md-typeset h1 {
          color: var(--md-default-fg-color);
          font-weight: 700;
          margin-bottom: 0.8em;
        }

        .md-typeset h2 {
          border-bottom: 1px solid var(--md-default-fg-color--lightest);
          font-weight: 600;
          margin-top: 2em;
          padding-bottom: 0.3em;
        }

        .md-typeset h3,
        .md-typeset h4 {
          font-weight: 600;
        }

        /* Members of types have headings of this depth. */
        .md-typeset h5,
        .md-typeset h6 {
          color: var(--md-default-fg-color);
          font-size: 0.8rem;
          font-weight: 600;
          letter-spacing: normal;
          text-transform: none;
        }

        /* Fit the width of a phone: break long names in headings and paragraphs, scroll tables. */
        .md-typeset h1,
        .md-typeset h2,
        .md-typeset h3,
        .md-typeset h4,
        .md-typeset p,
        .md-typeset li {
          overflow-wrap: anywhere;
        }

        .md-typeset table:not([class]) {
          font-size: 0.68rem;
          line-height: 1.5;
        }

        .md-typeset table:not([class]) :is(th, td) {
          min-width: 0;
          padding: 0.6em 0.75em;
        }

        .md-typeset table:not([class]) th {
          vertical-align: bottom;
          white-space: nowrap;
        }

        .md-typeset table:not([class]) td {
          max-width: 36rem;
          overflow-wrap: break-word;
        }


        .md-typeset table:not([class]) tr:has(td > img) td {
          vertical-align: middle;
        }

        /* In a cell, break a name only between its parts. */
        .md-typeset table:not([class]) code {
          word-break: normal;
        }

        .md-typeset table:not([class]) td + td code {
          overflow-wrap: anywhere;
        }

        .whole {
          white-space: nowrap;
        }

        /* Outside of tables there is no scrolling, so break a part that is longer than a line. */
        :is(h2, h3, h4, h5, h6, .md-nav) .whole {
          display: inline-block;
          max-width: 100%;
          overflow-wrap: anywhere;
          white-space: normal;
        }

        /* Keep a theme, its color and the value on one line; the path to the value may take more. */
        .md-typeset table:not([class]) td:has(.swatch) {
          min-width: 8.5rem;
        }

        /* On wide screens, keep short text on one line, and the path to a value on few. */
        @media screen and (min-width: 45em) {
          .md-typeset table:not([class]) td.words {
            min-width: 10rem;
          }

          .md-typeset table:not([class]) td.text {
            min-width: 7rem;
          }

          .md-typeset table:not([class]) td.short {
            white-space: nowrap;
          }

          .md-typeset table:not([class]) td.words:has(.swatch) {
            min-width: 14rem;
          }
        }

        /* Show collapsible rows without the style of a note: a plain line, and then the usual table. */
        .md-typeset details.rows {
          background: none;
          border: 0;
          box-shadow: none;
          padding: 0;
        }

        .md-typeset details.rows > summary {
          background: none;
          border: 0;
          font-weight: 400;
          padding-left: 1.6rem;
        }

        .md-typeset details.rows > summary::before {
          display: none;
        }

        .md-typeset details.rows > summary::after {
          left: 0;
          right: auto;
        }

        .md-typeset .swatch {
          border-radius: 0.2em;
        }

        .md-typeset img {
          max-height: 30rem;
        }

        /* Give the symbols of links to headings the contrast of text. */
        .md-typeset .headerlink {
          color: var(--md-default-fg-color--light);
        }

        .md-typeset :focus-visible,
        .md-nav__link:focus-visible {
          outline: 2px solid var(--md-typeset-a-color);
          outline-offset: 2px;
        }

        /* Break a long name in the table of contents instead of cutting it off. */
        .md-nav__link {
          overflow-wrap: anywhere;
        }

        """
}
