import CatalogTestSupport
import Foundation
import Testing

@Suite("The page about templates")
struct TemplateReferenceTests {
    private static let page = SharedData.repository
        .appendingPathComponent("Sources/StubBackend/StubBackend.docc/StubTemplates.md")

    /// Set CATALOG_RECORD to write the page anew.
    @Test("is as the declarations say")
    func pageIsCurrent() throws {
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            try Data(StubTemplateReference.markdown.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == StubTemplateReference.markdown)
    }

    @Test("explains every field, and no name stands twice")
    func faults() {
        #expect(StubTemplateReference.faults == [])
    }
}
