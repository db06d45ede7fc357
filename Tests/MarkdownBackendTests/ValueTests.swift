import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Values on Markdown pages")
struct ValueTests {
    private static let values = [
        "on", "no", "2.0", "017", "1:30", "~", "null", "nil", "''", "true", "0x1F", "a|b", "empty", "Required", "`x`",
        "<T>",
    ]

    @Test("Default values are shown as written, and differ from missing and empty ones")
    func defaults() async throws {
        let lines = Self.values.enumerated().map { index, value in
            "          v\(index): { default: \"\(value)\" }"
        }
        let pages = try await TestPages([
            "a": """
            implementations:
              uikit:
                types:
                  A:
                    properties:
            \(lines.joined(separator: "\n"))
                      plain: { default: 017 }
                      null-like: { default: ~ }
                      yes-like: { default: on }
                      blank: { default: "" }
                      none: { type: T }
                      needed: { required: true }
                      free: { required: false }
            """
        ])
        let table = try #require(try pages.page("a").tables.first)
        #expect(table.columns == ["Property", "Description"])
        let written = (Self.values + ["017", "~", "on"]).map { Inline.code($0) } + [.emphasis("empty")]
        #expect(
            table.rows.map { $0[1].inlines } == written.map { [.text("Default: "), $0] }
                + [[.text("Type: "), .code("T")], [.text("Required")], [.text("Optional")]])
    }

    @Test(
        "Values in table cells are read back as written",
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
    func readBack() async throws {
        let lines = Self.values.map { "    - { parameters: { x: { default: \"\($0)\" } } }" }
        let pages = try await TestPages([
            "a":
                "implementations: { uikit: { types: { A: { initializers: [\n\(lines.joined(separator: ",\n").replacing("    - ", with: "    ")) ] } } } }"
        ])
        let html = try HTMLPage(markdown: try pages.markdown("components/a.md"))
        #expect(html.tables.map { $0.rows.last?.last } == Self.values)
    }

    @Test("Versions are shown as written", arguments: ["on", "2.0", "017", "1:30", "~", "null"])
    func versions(version: String) async throws {
        let pages = try await TestPages([
            "a": "since: \"\(version)\"\nplatforms: { iOS: \"\(version)\" }\nupdated: \"\(version)\""
        ])
        let text = try pages.markdown("components/a.md")
        // GitHub would take two tildes for strikethrough.
        let written = version == "~" ? "\\~" : version
        let suffix = version.last?.isNumber == true ? "iOS \(written)+" : "iOS from \(written)"
        #expect(text.contains("- **Available since:** \(written)\n"))
        #expect(text.contains("- **Updated:** \(written)"))
        #expect(text.contains("- **Platforms:** \(suffix)\n"))
    }

    @Test("Values and descriptions of several lines are shown in one table cell")
    func lines() async throws {
        let pages = try await TestPages([
            "a": "settings: { x: { default: \"{\\n  a: 1,\\n\\n  b: 2 }\\n\", description: \"One.\\n\\nTwo.\" } }"
        ])
        #expect(
            try pages.section("### Settings", of: "a") == """
                | Setting | Default | Description |
                | --- | --- | --- |
                | <a id="setting--x"></a>`x` | `{`<br>`  a: 1,`<br>`  b: 2 }` | One.<br><br>Two. |
                """)
    }
}
