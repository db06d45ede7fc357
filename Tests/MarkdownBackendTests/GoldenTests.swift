import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// Whole pages, compared with recorded pages that were reviewed.
///
/// Recorded only on request: `CATALOG_RECORD_GOLDEN=1 swift test --filter GoldenTests`.
@Suite("Golden pages")
struct GoldenTests {
    private static let folder = SharedData.repository.appendingPathComponent("Tests/Golden/Markdown")
    private static let isRecording = ProcessInfo.processInfo.environment["CATALOG_RECORD_GOLDEN"] == "1"

    private static func rendered(sourceLocation: SourceLocation = #_sourceLocation) async throws -> [String: String] {
        let pages = try await TestPages(
            GoldenCatalog.entries, files: GoldenCatalog.files, catalog: GoldenCatalog.configuration)
        let rendered = RenderedCatalog(pages.registry)
        #expect(rendered.diagnostics.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return rendered.files
    }

    @Test("Pages equal the recorded pages")
    func golden() async throws {
        let files = try await Self.rendered().filter { $0.key.hasSuffix(".md") }
        if Self.isRecording { try Self.record(files) }
        let recorded = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".md") }
        #expect(recorded.sorted() == files.keys.sorted())
        for (path, text) in files {
            let file = Self.folder.appendingPathComponent(path)
            #expect(text == (try? String(contentsOf: file, encoding: .utf8)), "\(path)")
        }
    }

    @Test(
        "Recorded pages have no broken links",
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
    func links() async throws {
        #expect(try LinkChecker(try await Self.rendered()).problems == [])
    }

    private static func record(_ files: [String: String]) throws {
        try? FileManager.default.removeItem(at: folder)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
