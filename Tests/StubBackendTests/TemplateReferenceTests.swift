import CatalogTestSupport
import Foundation
import Testing

@Suite("The template reference")
struct TemplateReferenceTests {
    private static let page = SharedData.repository
        .appendingPathComponent("Sources/StubBackend/StubBackend.docc/StubTemplates.md")

    /// Set CATALOG_RECORD to rewrite the page.
    @Test("The template reference equals the declarations")
    func pageIsCurrent() throws {
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            try Data(StubTemplateReference.markdown.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == StubTemplateReference.markdown)
    }

    @Test("The template reference explains every field once")
    func faults() {
        #expect(StubTemplateReference.faults == [])
    }
}
