import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// A build of files that people go on with, interrupted anywhere, loses nothing, and the next one succeeds.
@Suite("Interrupted builds of stubs")
struct ScaffoldCrashTests {
    private static let before = [
        "same": "1", "changed": "1", "stale": "1", "folder/stale": "1", "edited": "1", "outdated": "1", "deleted": "1",
    ]
    private static let after = [
        "same": "1", "changed": "2", "new": "2", "new-folder/new": "2", "edited": "1", "outdated": "2", "deleted": "2",
    ]

    private func fixture() async throws -> DiskFixture {
        let fixture = try DiskFixture(scaffolds: Self.before)
        try await fixture.build()
        try fixture.write("edited", "mine")
        try fixture.write("outdated", "mine")
        try fixture.remove("deleted")
        return fixture
    }

    /// What a build would do to bring the disk to `after`.
    private func plan(_ fixture: DiskFixture) async throws -> OutputPlan {
        let files = try Self.after.map {
            RenderedFile(OutputFile(path: try #require(OutputPath($0.key)), text: $0.value))
        }
        let target = OutputTarget(
            name: "docs", backend: "paper", folder: "docs", location: System.canonical(fixture.url("").path),
            range: nil, edits: .kept)
        let output = RenderedOutput(target, files)
        let snapshot = try await OutputFolder(target: target).snapshot(for: output)
        var diagnostics = Diagnostics()
        let plan = OutputPlan(output, onDisk: snapshot, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors)
        return plan
    }

    private func interrupt(_ plan: OutputPlan, after count: Int, isReversed: Bool = false) throws {
        let folder = OutputFolder(target: plan.target)
        let stages = (plan.preparation + plan.changes).map { isReversed ? $0.reversed() : $0 }
        for operation in stages.joined().prefix(count) { try folder.perform(operation) }
    }

    private func length() async throws -> Int {
        let plan = try await plan(fixture())
        return (plan.preparation + plan.changes).joined().count
    }

    /// What the disk holds in the end, interrupted or not.
    private func result(_ files: [String: String]) async throws -> [String: String] {
        var fixture = try await fixture()
        fixture.render(files)
        try await fixture.build()
        return try fixture.disk()
    }

    @Test("the next build of the same catalog comes to the same", arguments: [false, true])
    func sameCatalog(isReversed: Bool) async throws {
        let expected = try await result(Self.after)
        for count in 0...(try await length()) {
            var fixture = try await fixture()
            try interrupt(await plan(fixture), after: count, isReversed: isReversed)
            fixture.render(Self.after)
            let built = try await fixture.build()
            #expect(!built.hasErrors, "after \(count) operations")
            #expect(try fixture.disk() == expected, "after \(count) operations")
            #expect(try await fixture.build(.check).isUpToDate)
        }
    }

    @Test("when the catalog is as before again, so is the disk", arguments: [false, true])
    func oldCatalog(isReversed: Bool) async throws {
        let expected = try await fixture().disk()
        for count in 0...(try await length()) {
            let fixture = try await fixture()
            try interrupt(await plan(fixture), after: count, isReversed: isReversed)
            let built = try await fixture.build()
            #expect(built.said == ["note scaffold-deleted", "note scaffold-edited"], "after \(count) operations")
            #expect(try fixture.disk() == expected, "after \(count) operations")
        }
    }

    @Test("what a person writes in between stays, and its base is one that a merge can start from")
    func editedInBetween() async throws {
        for count in 0...(try await length()) {
            var fixture = try await fixture()
            try interrupt(await plan(fixture), after: count)
            let changed = try fixture.disk()["changed"]
            let isNewThere = try fixture.disk()["new"] != nil
            try fixture.write("changed", "mine too")
            if isNewThere { try fixture.write("new", "mine too") }
            fixture.render(Self.after)
            let built = try await fixture.build()
            #expect(!built.hasErrors, "after \(count) operations")
            #expect(try fixture.pages()["changed"] == "mine too")
            #expect(try fixture.pages()["new"] == (isNewThere ? "mine too" : "2"))
            #expect(try fixture.pages()["edited"] == "mine")
            #expect(try fixture.pages()["outdated"] == "mine")
            // The text that the person saw, or the one before it, which has nothing that the person has not seen.
            let base = try fixture.bases()["changed"]
            #expect(base == "1" || (base == "2" && changed == "2"), "after \(count) operations")
        }
    }

    @Test("a second interruption does no harm either")
    func twice() async throws {
        let expected = try await result(Self.after)
        for first in stride(from: 8, through: try await length(), by: 5) {
            for second in stride(from: 0, through: 30, by: 4) {
                var fixture = try await fixture()
                try interrupt(await plan(fixture), after: first)
                try interrupt(await plan(fixture), after: second)
                fixture.render(Self.after)
                try await fixture.build()
                #expect(try fixture.disk() == expected, "after \(first) and \(second) operations")
            }
        }
    }
}
