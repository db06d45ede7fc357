import CatalogTestSupport
import Foundation
import Testing

struct FormatReferenceTests {
    private static let page = SharedData.repository
        .appendingPathComponent("Sources/CatalogFormat/CatalogFormat.docc/EntryFormat.md")

    /// Set CATALOG_RECORD to write the page anew.
    @Test func pageIsCurrent() throws {
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            try Data(FormatReference.markdown.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == FormatReference.markdown)
    }

    @Test func everyRecordHasItsOwnName() {
        let names = FormatReference.recordNames
        #expect(Set(names).count == names.count)
        #expect(names.count == 54)
    }

    @Test func everyKeyIsExplained() {
        #expect(FormatReference.unexplainedKeys == [])
    }
}
