import CatalogRendering
import CatalogTestSupport
import Foundation
import StubBackend
import Testing

@testable import HTMLBackend

@Suite("Stubs on a site")
struct StubPageTests {
    @Test("Stubs are on a page linked from the entry, as the stub backend writes them")
    func pages() async throws {
        let registry = try await JudgedRegistries.own()
        let site = await RenderedSite(registry, stubs: StubBackend())
        #expect(site.diagnostics.isEmpty)
        let entry = try #require(site.pages["components/checkbox.html"])
        #expect(entry.contains("<p class=\"stubs\"><a href=\"../stubs/checkbox.html\">Stubs to start from</a>: <code>"))
        let page = try #require(site.pages["stubs/checkbox.html"])
        #expect(page.contains("<a href=\"../components/checkbox.html\">Checkbox</a>"))
        #expect(page.contains("<h2 id=\"uikit\">uikit"))
        #expect(!page.contains("id=\"outline\""))
        let copy = try #require(site.files["stubs/checkbox.md"])
        let options = BackendOptions(defaultsOf: StubBackend().options)
        let units = StubBackend().plan(registry, options: options).filter { $0.entry?.rawValue == "checkbox" }
        let written = units.flatMap { $0.render().files }.filter { !$0.path.text.hasSuffix(".txt") }
        #expect(written.count == copy.components(separatedBy: ".swift`\n").count - 1)
        for stub in written { #expect(copy.contains("\n" + String(decoding: stub.bytes, as: UTF8.self))) }
    }

    @Test("A site of a catalog without an output of stubs has no stubs")
    func none() async throws {
        let registry = try JudgedRegistries.require(await Snippet.load(["button": Snippet.entry("button", stubbed)]))
        let site = await RenderedSite(registry, stubs: StubBackend())
        #expect(site.pages["components/button.html"]?.contains("class=\"stubs\"") == false)
        #expect(site.pages["stubs/button.html"] == nil)
    }

    private let stubbed = """
        implementations:
          swiftui:
            types:
              Button:
                initializers: [{}]
        """
}
