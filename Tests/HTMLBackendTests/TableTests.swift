import CatalogModel
import CatalogTestSupport
import Testing

@testable import HTMLBackend

@Suite("Tables of the site")
struct TableTests {
    private func page(_ rest: String) async throws -> String {
        let registry = try JudgedRegistries.require(await Snippet.load(["button": Snippet.entry("button", rest)]))
        return try #require(await RenderedSite(registry).pages["components/button.html"])
    }

    @Test("A table has a column for each fact, and labels for screens without room for the columns")
    func columns() async throws {
        let page = try await page(
            """
            implementations:
              lit:
                types:
                  x-button:
                    kind: element
                    properties:
                      appearance:
                        type: "'primary' | 'secondary'"
                        default: "'primary'"
                        required: true
                        description: How prominent it is.
            """)
        let heads = ["Property", "Type", "Default", "Required", "Description"]
        let columns = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
        #expect(page.contains("<div class=\"table stack\"><table>\n<thead><tr>\(columns)</tr></thead>"))
        let literals = ["primary", "secondary"].map { "<code>&#39;\($0)&#39;</code>" }
        let cells = [
            "<td data-label=\"Type\">\(literals.joined(separator: "\u{A0}| "))</td>",
            "<td data-label=\"Default\">\(literals[0])</td>", "<td>Required</td>", "<td>How prominent it is.</td>",
        ]
        #expect(page.contains(cells.joined()))
    }

    @Test("The description column of a table contains the facts whose columns do not fit")
    func fewerColumns() async throws {
        let page = try await page(
            """
            implementations:
              lit:
                types:
                  x-button:
                    kind: element
                    properties:
                      accessibleDescription:
                        type: AccessibleDescription
                        attribute: accessible-description
                        default: emptyDescription
                        required: true
                        description: What is read out.
            """)
        let heads = ["Property", "Type", "Default", "Required", "Description"]
        #expect(page.contains(heads.map { "<th scope=\"col\">\($0)</th>" }.joined()))
        #expect(page.contains("<td>Attribute: <code>accessible-<wbr>description</code><br>What is read out.</td>"))
    }

    @Test("A table of two short columns has no labels")
    func short() async throws {
        let page = try await page("variants: { style: { values: [filled, link] } }")
        #expect(page.contains("<div class=\"table\"><table>"))
        #expect(!page.contains("table stack"))
    }

    @Test("The table of platforms has a dash where an implementation lacks a property")
    func missingProperties() async throws {
        let registry = try JudgedRegistries.require(
            await Snippet.load([
                "button": Snippet.entry(
                    "button",
                    """
                    properties: { size: { type: string } }
                    implementations:
                      lit: { types: { x-button: { kind: element, properties: { tone: { type: string } } } } }
                      react: { types: { Button: { properties: { size: { type: string } } } } }
                      vue: { title: Vue }
                    """)
            ]))
        let page = try #require(await RenderedSite(registry).pages["platforms.html"])
        #expect(page.contains("<td>–</td><td><code>string</code></td><td>Yes</td>"))
        #expect(page.contains("<td><code>string</code></td><td>–</td><td></td>"))
    }

    @Test("Imports of a component for markup are statements, and the example has a script element")
    func imports() async throws {
        let page = try await page(
            """
            implementations:
              web: { imports: ["@x/button.js"], types: { x-button: { kind: element } } }
            """)
        #expect(page.contains("<li><strong>Import</strong> <code>import &quot;@x/button.js&quot;;</code></li>"))
        let code = page.replacing(/<\/?i[^>]*>/, with: "")
        #expect(
            code.contains(
                "&lt;script type=&quot;module&quot;&gt;\n  import &quot;@x/button.js&quot;;\n&lt;/script&gt;</code></pre>"
            ))
    }
}
