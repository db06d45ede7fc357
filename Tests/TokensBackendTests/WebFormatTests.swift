import CatalogTestSupport
import Foundation
import Testing

/// Whole files of two small themes.
@Suite("Token formats of the web")
struct WebFormatTests {
    @Test("Tokens are variables and maps of Sass")
    func sass() throws {
        let files = try FormatSample.catalog().rendered(["formats": "scss"]).files
        #expect(
            files["scss/_tokens.scss"] == #"""
                // Test: design tokens, all themes.

                /// Deprecated: Use 'brand'.
                $color-accent: #3f4cb8;
                /// Text on the accent.
                $color-text-on-accent: #ffffff;
                $color-wide: color(display-p3 1 0 0.5 / 0.5);
                $space-half: -0.5rem;
                $space-1-5: 6px;
                $font-body: "Inter \"UI\"", sans-serif;
                $font-size: 14px;
                $font-weight: 600;
                $fade: 0.15s;
                $ease: cubic-bezier(0.5, -1, 1, 2);
                $shadow-low: 0px 1px 3px 0px rgba(0, 0, 0, 0.2);
                $type-body: 600 #{14px}/1.5 "Inter \"UI\"", sans-serif;
                $type-body-letter-spacing: 0px;
                $glow: linear-gradient(#3f4cb8 0%, #ffffff 100%);

                /// The tokens of the theme 'light' by name.
                $tokens: (
                  "color-accent": $color-accent,
                  "color-text-on-accent": $color-text-on-accent,
                  "color-wide": $color-wide,
                  "space-half": $space-half,
                  "space-1-5": $space-1-5,
                  "font-body": $font-body,
                  "font-size": $font-size,
                  "font-weight": $font-weight,
                  "fade": $fade,
                  "ease": $ease,
                  "shadow-low": $shadow-low,
                  "type-body": $type-body,
                  "type-body-letter-spacing": $type-body-letter-spacing,
                  "glow": $glow,
                );

                /// The tokens of each theme by name.
                $themes: (
                  "light": $tokens,
                  "dark": (
                    "color-accent": #3f4cb8,
                    "color-text-on-accent": #000000,
                    "space-half": -0.5rem,
                    "space-1-5": 6px,
                    "font-body": ("Inter \"UI\"", sans-serif),
                    "font-size": 14px,
                    "font-weight": 600,
                    "fade": 0.15s,
                    "ease": (cubic-bezier(0.5, -1, 1, 2)),
                    "shadow-low": (0px 1px 3px 0px rgba(0, 0, 0, 0.2)),
                    "type-body": (600 #{14px}/1.5 "Inter \"UI\"", sans-serif),
                    "type-body-letter-spacing": 0px,
                    "glow": (linear-gradient(#3f4cb8 0%, #000000 100%)),
                  ),
                );

                """#)
    }

    @Test("Tokens are theme variables of Tailwind CSS in its namespaces")
    func tailwind() throws {
        let files = try FormatSample.catalog().rendered(["formats": "tailwind"]).files
        #expect(
            files["tailwind/theme.css"] == #"""
                /* Test: design tokens, all themes. */

                @theme {
                  /* Deprecated: Use 'brand'. */
                  --color-accent: #3f4cb8;
                  --spacing-half: -0.5rem;
                  --spacing-1-5: 6px;
                  --font-body: "Inter \"UI\"", sans-serif;
                  --text-default: 14px;
                  --font-weight-default: 600;
                  --fade: 0.15s;
                  --ease-default: cubic-bezier(0.5, -1, 1, 2);
                  --shadow-low: 0px 1px 3px 0px rgb(0 0 0 / 0.2);
                  --font-type-body: "Inter \"UI\"", sans-serif;
                  --text-type-body: 14px;
                  --text-type-body--font-weight: 600;
                  --text-type-body--letter-spacing: 0px;
                  --text-type-body--line-height: 1.5;
                }

                @theme inline {
                  /* Text on the accent. */
                  --color-text-on-accent: var(--theme-color-text-on-accent);
                  --color-wide: var(--theme-color-wide);
                  --glow: var(--theme-glow);
                }

                :root,
                [data-theme="light"] {
                  --theme-color-text-on-accent: #ffffff;
                  --theme-color-wide: color(display-p3 1 0 0.5 / 0.5);
                  --theme-glow: linear-gradient(#3f4cb8 0%, #ffffff 100%);
                }

                [data-theme="dark"] {
                  --theme-color-text-on-accent: #000000;
                  --theme-color-wide: initial;
                  --theme-glow: linear-gradient(#3f4cb8 0%, #000000 100%);
                }

                """#)
    }

    @Test("Tokens are an object of JSON for each theme")
    func flat() throws {
        let files = try FormatSample.catalog().rendered(["formats": "json-flat"]).files
        #expect(
            files["json-flat/dark.json"] == #"""
                {
                  "color.accent": "#3f4cb8",
                  "color.textOnAccent": "#000000",
                  "space.half": "-0.5rem",
                  "space.1.5": "6px",
                  "font.body": "\"Inter \\\"UI\\\"\", sans-serif",
                  "font.size": "14px",
                  "font.weight": 600,
                  "fade": "0.15s",
                  "ease": "cubic-bezier(0.5, -1, 1, 2)",
                  "shadow.low": "0px 1px 3px 0px rgb(0 0 0 / 0.2)",
                  "type.body": "600 14px/1.5 \"Inter \\\"UI\\\"\", sans-serif",
                  "type.body.letterSpacing": "0px",
                  "glow": "linear-gradient(#3f4cb8 0%, #000000 100%)"
                }

                """#)
    }
}
