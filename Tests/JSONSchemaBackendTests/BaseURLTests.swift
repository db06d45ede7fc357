import CatalogModel
import Testing

@testable import JSONSchemaBackend

@Suite("The base URL of schemas")
struct BaseURLTests {
    @Test(
        "A base URL must be absolute",
        arguments: [
            ("https://example.com/schemas", true), ("https://example.com/", true), ("http://[::1]:80/a%20b", true),
            ("urn:example:schemas", true), ("file:///schemas", true), ("schemas", false), ("", false),
            ("https://example.com/a b", false), ("https://example.com/a#b", false), ("https://example.com/?a", false),
            ("https:", false), (":a", false), ("1a:b", false), ("https://example.com/ä", false),
        ])
    func base(text: String, isBase: Bool) async throws {
        let snippet = try await SchemaSnippet(["box": ""], options: [("baseURL", .string(text))])
        let finding = """
            '\(text)' is not a valid base URL; write an absolute URL without spaces, '?' and '#', such as \
            'https://example.com/design' [base-url]
            """
        #expect(snippet.findings == (isBase ? [] : [finding]))
    }

    @Test("An invalid base URL is reported at its location")
    func location() async throws {
        let catalog = "outputs: { json-schema: { options: { baseURL: a b } } }\n"
        let snippet = try await SchemaSnippet(["box": ""], catalog: catalog, options: [("baseURL", "a b")])
        #expect(snippet.findings.map { $0.prefix(26) } == ["catalog.yaml:3:47 «a b» 'a"])
    }
}
