/// What the site looks like besides its theme.
enum SiteStyle {
    /// As seen from the folder of the pages.
    static let path = "stylesheets/catalog.css"

    static let text = """
        /* What catalog pages need besides the theme: wide tables, names of code, swatches, figures. */

        /* A grid wide enough for tables of an API. */
        .md-grid {
          max-width: 76rem;
        }

        /* Colors that are told from the ground well enough, also within code. */
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

        /* Links are told from words by more than their color. */
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

        /* Members of types stand this deep, and are looked for. */
        .md-typeset h5,
        .md-typeset h6 {
          color: var(--md-default-fg-color);
          font-size: 0.8rem;
          font-weight: 600;
          letter-spacing: normal;
          text-transform: none;
        }

        /* Nothing is wider than a phone: a long name in a heading or a paragraph breaks, a table scrolls. */
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
          padding: 0.6em 0.9em;
        }

        .md-typeset table:not([class]) th {
          vertical-align: bottom;
          white-space: nowrap;
        }

        .md-typeset table:not([class]) td {
          max-width: 24rem;
          overflow-wrap: break-word;
        }

        .md-typeset table:not([class]) td.words {
          min-width: 11rem;
        }

        .md-typeset table:not([class]) tr:has(td > img) td {
          vertical-align: middle;
        }

        /* In a cell a name stays whole; only what no line could hold is broken. */
        .md-typeset table:not([class]) code {
          white-space: nowrap;
          word-break: normal;
        }

        .md-typeset table:not([class]) code.long {
          display: inline-block;
          min-width: 18rem;
          overflow-wrap: anywhere;
          white-space: normal;
        }

        /* A theme, its color and the words for it stay on one line. */
        .md-typeset table:not([class]) td:has(.swatch) {
          max-width: none;
          white-space: nowrap;
        }

        .md-typeset .swatch {
          border-radius: 0.2em;
        }

        .md-typeset img {
          max-height: 30rem;
        }

        /* The signs that stand for links to headings are seen as well as the text. */
        .md-typeset .headerlink {
          color: var(--md-default-fg-color--light);
        }

        .md-typeset :focus-visible,
        .md-nav__link:focus-visible {
          outline: 2px solid var(--md-typeset-a-color);
          outline-offset: 2px;
        }

        /* Long names in the table of contents break instead of being cut off. */
        .md-nav__link {
          overflow-wrap: anywhere;
        }

        """
}
