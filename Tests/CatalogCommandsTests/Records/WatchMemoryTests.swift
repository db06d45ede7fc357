import CatalogTestSupport
import Foundation
import Testing

@Suite("Cached state of a watching process", .serialized)
struct WatchMemoryTests {
    private let twins: TwinCatalogs
    private let watching: WatchingTwin

    init() throws {
        twins = try TwinCatalogs()
        watching = WatchingTwin(twins)
    }

    @Test("Cached state does not change the result for the project's own catalog")
    func ownCatalog() async throws {
        var edits = try OwnCatalogEdits(seed: 29, twins)
        #expect(try await watching.differences(tellsFindings: true) == [])
        try await Task.sleep(for: .seconds(2.2))
        try await watching.hold(Thoroughness.rounds(6, of: 500)) { _ in try edits.step() }
    }

    @Test("Cached state drops files whose folder became a link out of the catalog")
    func linkedFolder() async throws {
        for program in twins.both { try program.writeSmallCatalog() }
        #expect(try await watching.differences(tellsFindings: true) == [])
        try await Task.sleep(for: .seconds(2.2))
        #expect(try await watching.differences(tellsFindings: true) == [])
        // The files themselves stay as they are.
        let outsides = try twins.both.map { program in
            let outside = try TemporaryFolder()
            let folder = program.folder.url.appendingPathComponent("components")
            let away = outside.url.appendingPathComponent("components")
            try FileManager.default.moveItem(at: folder, to: away)
            try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: away)
            return outside
        }
        #expect(try await watching.differences(tellsFindings: true) == [])
        #expect(!twins.isSound)
        withExtendedLifetime(outsides) {}
    }
}
