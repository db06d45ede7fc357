import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("The table of tokens")
struct TokenTableTests {
    private static let entry = """
        tokens:
          theme.a: "{palette.sun}"
          theme.[on|off]: { default: { on: "{palette.sun}", off: "{palette.night}" } }
          theme.c: 8
        semanticTokens: { glow: { token: palette.sun } }
        """

    @Test("The table of tokens has no resolved values if the catalog has no token files")
    func noFiles() async throws {
        let pages = try await TestPages(["a": Self.entry, "b": "tokens: { palette.sun: \"{palette.night}\" }"])
        for id in ["a", "b"] {
            #expect(!(try pages.page(id).tables.flatMap(\.columns)).contains("Resolved value"))
            #expect(!(try pages.markdown("components/\(id).md")).contains("unknown"))
        }
    }
}
