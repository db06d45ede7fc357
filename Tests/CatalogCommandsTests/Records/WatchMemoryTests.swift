import CatalogTestSupport
import Foundation
import Testing

@Suite("The memory of a watching process", .serialized)
struct WatchMemoryTests {
    private let twins: TwinCatalogs
    private let watching: WatchingTwin

    init() throws {
        twins = try TwinCatalogs()
        watching = WatchingTwin(twins)
    }

    @Test("changes nothing of what is built and said after any edits")
    func randomEdits() async throws {
        var edits = try RandomEdits(seed: 23, twins)
        try await hold(Thoroughness.rounds(160, of: 10_000)) { number in
            // From then on stamps are believed.
            if number % 40 == 39 { try await Task.sleep(for: .seconds(2.2)) }
            return try edits.step()
        }
    }

    @Test("changes nothing of the own catalog, either")
    func ownCatalog() async throws {
        var edits = try OwnCatalogEdits(seed: 29, twins)
        #expect(try await watching.differences(tellsFindings: true) == [])
        try await Task.sleep(for: .seconds(2.2))
        try await hold(Thoroughness.rounds(6, of: 500)) { _ in try edits.step() }
    }

    /// Holds the watching process to a build from nothing after each edit.
    private func hold(_ count: Int, edit: (_ number: Int) async throws -> String) async throws {
        var steps: [String] = []
        for number in 0..<count {
            steps.append(try await edit(number))
            let found = try await watching.differences(tellsFindings: number % 3 == 0)
            let place = "step \(number) after \(steps.suffix(5))"
            try #require(found.isEmpty, "\(place): \(found.joined(separator: "\n"))")
        }
        // Catalogs with errors alone would show nothing.
        #expect(watching.soundCount > count / 3, "\(watching.soundCount)")
    }

    @Test("holds no file whose folder has become a link out of the catalog")
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
