import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@testable import HTMLBackend

@Suite("The page of a renamed entry")
struct MovedPageTests {
    @Test("The page at the old address of an entry redirects browsers to the new address")
    func redirect() async throws {
        let loaded = await Snippet.load(
            ["lamp": Snippet.entry("lamp", ""), "chair": Snippet.entry("chair", "")],
            catalog: "format: 1\nname: Test\nchanges: { renamed: { old: lamp, chair: lamp, gone: missing } }")
        let site = await RenderedSite(try #require(loaded.registry))
        let page = try #require(site.files["components/old.html"])
        #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=lamp.html\">"), "\(page)")
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(page.contains("This page has moved to <a href=\"lamp.html\">lamp</a>."), "\(page)")
        #expect(site.files["components/gone.html"] == nil)
        #expect(site.files["components/chair.html"]?.contains("http-equiv=\"refresh\"") == false)
    }

    @Test(
        "A code block in HTML has its language and its title",
        arguments: [
            ("js title=\"app.js\"", "<div class=\"code\" data-title=\"app.js\" data-lang=\"js\">"),
            ("js{1,3}", "<div class=\"code\" data-lang=\"js\">"),
            ("rust,no_run", "<div class=\"code\" data-lang=\"rust\">"),
        ])
    func code(info: String, element: String) async throws {
        let loaded = await Snippet.load(
            ["lamp": Snippet.entry("lamp", "description: |-\n  ```\(info)\n  a\n  ```")],
            catalog: "format: 1\nname: Test")
        let site = await RenderedSite(try #require(loaded.registry))
        #expect(site.files["components/lamp.html"]?.contains(element) == true)
    }
}
