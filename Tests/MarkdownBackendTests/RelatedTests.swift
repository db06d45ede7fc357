import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("The section 'See also'")
struct RelatedTests {
    @Test("The lists of 'See also' omit entries that the author lists on the page")
    func listed() async throws {
        let pages = try await TestPages([
            "guide": """
            kind: guide
            covers: [covered]
            related: [{ entry: read, when: There is time. }]
            description: See [a](entry:covered), [b](entry:choice), [c](entry:read), [d](entry:other).
            usage: { alternatives: [{ entry: choice }] }
            implementations: { web: { usage: { alternatives: [{ entry: choice-web }] } } }
            """,
            "covered": "related: guide", "choice": "related: guide", "choice-web": "related: guide",
            "read": "related: guide", "other": "", "user": "related: guide",
        ])
        #expect(
            try pages.section("## See also", of: "guide") == """
                - [read](read.md): There is time.

                **Refers to:** [other](other.md)

                **Mentioned by:** [user](user.md)
                """)
        #expect(try pages.section("## See also", of: "covered") == "- [guide](guide.md)")
        #expect(try pages.section("## See also", of: "other") == "**Mentioned by:** [guide](guide.md)")
    }
}
