import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// A build that is interrupted anywhere loses nothing, and the next one succeeds.
@Suite("Interrupted builds")
struct DiskCrashTests {
    private static let before = [
        "same": "1", "changed": "1", "stale": "1", "folder/stale": "1", "lost": "1", "turned": "1", "Spelled": "1",
        "spelled-too": "1",
    ]
    private static let after = [
        "same": "1", "changed": "2", "new": "2", "new-folder/new": "2", "lost": "1", "turned/new": "2", "spelled": "2",
        "SPELLED-TOO": "1",
    ]

    /// What a build would do to bring `before` to `after`.
    private func plan(_ fixture: DiskFixture) async throws -> OutputPlan {
        let files = try Self.after.map {
            RenderedFile(OutputFile(path: try #require(OutputPath($0.key)), text: $0.value))
        }
        let target = OutputTarget(
            name: "docs", backend: "paper", folder: "docs", location: System.canonical(fixture.url("").path),
            range: nil)
        let output = RenderedOutput(target, files)
        let snapshot = try await OutputFolder(target: target).snapshot(for: output)
        var diagnostics = Diagnostics()
        let plan = OutputPlan(output, onDisk: snapshot, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors)
        return plan
    }

    /// Does the first operations of a plan; a count that is too high does all.
    /// - Parameter isReversed: Whether those of a stage are done from the last to the first: their order is free.
    private func interrupt(_ plan: OutputPlan, after count: Int, isReversed: Bool = false) throws {
        let folder = OutputFolder(target: plan.target)
        let stages = (plan.preparation + plan.changes).map { isReversed ? $0.reversed() : $0 }
        for operation in stages.joined().prefix(count) { try folder.perform(operation) }
    }

    private func fixture() async throws -> DiskFixture {
        let fixture = try DiskFixture(Self.before)
        try await fixture.build()
        try fixture.remove("lost")
        try fixture.write("mine", "mine")
        return fixture
    }

    /// How many operations there are.
    private func length() async throws -> Int {
        let plan = try await plan(fixture())
        return (plan.preparation + plan.changes).joined().count
    }

    @Test("the next build of the same catalog succeeds", arguments: [false, true])
    func sameCatalog(isReversed: Bool) async throws {
        for count in 0...(try await length()) {
            var fixture = try await fixture()
            try interrupt(await plan(fixture), after: count, isReversed: isReversed)
            fixture.render(Self.after)
            let result = try await fixture.build()
            #expect(result.said == [], "after \(count) operations")
            #expect(try fixture.pages() == Self.after.merging(["mine": "mine"]) { $1 }, "after \(count) operations")
            #expect(try await fixture.build(.check).isUpToDate)
        }
    }

    @Test("the next build of another catalog succeeds")
    func otherCatalog() async throws {
        let third = ["same": "3", "changed": "3", "new": "3", "folder/stale": "3", "new-folder": "3"]
        for count in 0...(try await length()) {
            var fixture = try await fixture()
            try interrupt(await plan(fixture), after: count)
            fixture.render(third.filter { $0.key != "new-folder" })
            let result = try await fixture.build()
            #expect(result.said == [], "after \(count) operations")
            #expect(
                try fixture.pages() == third.filter { $0.key != "new-folder" }.merging(["mine": "mine"]) { $1 },
                "after \(count) operations")
        }
    }

    @Test("a second interruption does no harm either")
    func twice() async throws {
        let third = ["same": "3", "changed": "3", "new": "3"]
        let length = try await length()
        // Where the first build has begun to move files; before that the first interruption leaves nothing to settle.
        for first in stride(from: 8, through: length, by: 3) {
            for second in 0...18 {
                var fixture = try await fixture()
                let plan = try await plan(fixture)
                try interrupt(plan, after: first)
                var files: [RenderedFile] = []
                for (name, text) in third {
                    files.append(RenderedFile(OutputFile(path: try #require(OutputPath(name)), text: text)))
                }
                let output = RenderedOutput(plan.target, files)
                let snapshot = try await OutputFolder(target: plan.target).snapshot(for: output)
                var diagnostics = Diagnostics()
                try interrupt(OutputPlan(output, onDisk: snapshot, diagnostics: &diagnostics), after: second)
                #expect(!diagnostics.hasErrors)
                fixture.render(["changed": "4", "new": "4"])
                let result = try await fixture.build()
                #expect(result.said == [], "after \(first) and \(second) operations")
                #expect(try fixture.pages() == ["changed": "4", "new": "4", "mine": "mine"])
            }
        }
    }

    @Test("what a person writes in between stays")
    func editedInBetween() async throws {
        for count in 0...(try await length()) {
            var fixture = try await fixture()
            try interrupt(await plan(fixture), after: count)
            try fixture.write("changed", "mine")
            try fixture.write("new", "mine")
            fixture.render(Self.after)
            let result = try await fixture.build()
            #expect(result.hasErrors, "after \(count) operations")
            #expect(try fixture.disk()["changed"] == "mine")
            #expect(try fixture.disk()["new"] == "mine")
        }
    }

    @Test("files of the program are never seen outside of its own folder")
    func visibleFiles() async throws {
        for count in 0...(try await length()) {
            let fixture = try await fixture()
            try interrupt(await plan(fixture), after: count)
            let names = try fixture.disk().keys.filter { !$0.hasPrefix(".catalog-") && $0 != "mine" }
            let known = Set(Self.before.keys).union(Self.after.keys)
            #expect(names.allSatisfy { known.contains($0) || $0.hasSuffix("/") }, "after \(count) operations")
        }
    }

    @Test("an edit during a build stops it before anything changes")
    func raced() async throws {
        let fixture = try await fixture()
        let plan = try await plan(fixture)
        try fixture.write("changed", "mine")
        let before = try fixture.disk()
        let problem = await #expect(throws: DiskProblem.self) { try await OutputWriter(preparing: plan) }
        #expect(problem?.message == "'docs/changed' has changed during the build; build again")
        #expect(try fixture.disk() == before)
    }

    @Test("a second build at the same time is told to wait")
    func locked() async throws {
        let fixture = try await fixture()
        let plan = try await plan(fixture)
        let writer = try await OutputWriter(preparing: plan)
        let problem = await #expect(throws: DiskProblem.self) { try await OutputWriter(preparing: plan) }
        #expect(problem?.message == "another build is writing to 'docs'; wait for it")
        try await writer.commit()
        #expect(try fixture.pages() == Self.after.merging(["mine": "mine"]) { $1 })
    }

    @Test("a preparation that is taken back leaves everything as it was")
    func discarded() async throws {
        let fixture = try DiskFixture()
        let plan = try await plan(fixture)
        let writer = try await OutputWriter(preparing: plan)
        #expect(fixture.exists)
        writer.discard()
        #expect(!fixture.exists)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.scratch.url.path) == [])
    }

    @Test("somebody else's files in the program's folder stay")
    func staging() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try fixture.write(".catalog-staging/note.txt", "mine")
        try fixture.write(".catalog-staging/7", "left")
        try await fixture.build()
        #expect(try fixture.pages() == ["a": "1", ".catalog-staging/note.txt": "mine"])
        #expect(try await fixture.build().isUpToDate)
    }

    @Test("a link in the place of the program's folder is not followed")
    func stagingLink() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try fixture.scratch.write("elsewhere/0", "mine")
        try FileManager.default.createDirectory(at: fixture.url(""), withIntermediateDirectories: true)
        let elsewhere = fixture.scratch.url.appendingPathComponent("elsewhere")
        try FileManager.default.createSymbolicLink(
            at: fixture.url(".catalog-staging"), withDestinationURL: elsewhere)
        await #expect(throws: DiskProblem.self) { try await fixture.build() }
        #expect(try fixture.disk("elsewhere") == ["0": "mine"])
    }
}
