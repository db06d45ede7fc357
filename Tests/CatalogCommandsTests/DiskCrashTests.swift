import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import BuildEngine

/// A build that is interrupted anywhere loses no files, and the next one succeeds.
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
    private func build(
        _ fixture: DiskFixture, from location: WaitingLocation = .memory
    ) async throws -> InterruptedBuild {
        try await InterruptedBuild(Self.after, in: fixture, from: location)
    }

    private func fixture() async throws -> DiskFixture {
        let fixture = try DiskFixture(Self.before)
        try await fixture.build()
        try fixture.remove("lost")
        try fixture.write("mine", "mine")
        return fixture
    }

    /// How many operations there are.
    private func length(_ location: WaitingLocation) async throws -> Int {
        let build = try await build(fixture(), from: location)
        build.end()
        return build.length
    }

    @Test(
        "A build after an interrupted build of the same catalog succeeds", arguments: WaitingLocation.allCases,
        [false, true])
    func sameCatalog(location: WaitingLocation, isReversed: Bool) async throws {
        for count in 0...(try await length(location)) {
            var fixture = try await fixture()
            try await build(fixture, from: location).interrupt(after: count, isReversed: isReversed)
            fixture.render(Self.after)
            let result = try await fixture.build()
            #expect(result.said == [], "after \(count) operations")
            #expect(try fixture.pages() == Self.after.merging(["mine": "mine"]) { $1 }, "after \(count) operations")
            #expect(try await fixture.build(.check).isUpToDate)
        }
    }

    @Test("A build after an interrupted build of another catalog succeeds", arguments: WaitingLocation.allCases)
    func otherCatalog(location: WaitingLocation) async throws {
        let third = ["same": "3", "changed": "3", "new": "3", "folder/stale": "3", "new-folder": "3"]
        for count in 0...(try await length(location)) {
            var fixture = try await fixture()
            try await build(fixture, from: location).interrupt(after: count)
            fixture.render(third.filter { $0.key != "new-folder" })
            let result = try await fixture.build()
            #expect(result.said == [], "after \(count) operations")
            #expect(
                try fixture.pages() == third.filter { $0.key != "new-folder" }.merging(["mine": "mine"]) { $1 },
                "after \(count) operations")
        }
    }

    @Test("A build after two interrupted builds succeeds", arguments: WaitingLocation.allCases)
    func twice(location: WaitingLocation) async throws {
        let third = ["same": "3", "changed": "3", "new": "3"]
        let length = try await length(location)
        // Where the first build has begun to move files; before that the first interruption leaves nothing to settle.
        for first in stride(from: 8, through: length, by: 3) {
            for second in Thoroughness.isFull ? Array(0...18) : Array(stride(from: first % 4, through: 18, by: 4)) {
                var fixture = try await fixture()
                try await build(fixture, from: location).interrupt(after: first)
                try await InterruptedBuild(third, in: fixture, from: location).interrupt(after: second)
                fixture.render(["changed": "4", "new": "4"])
                let result = try await fixture.build()
                #expect(result.said == [], "after \(first) and \(second) operations")
                #expect(try fixture.pages() == ["changed": "4", "new": "4", "mine": "mine"])
            }
        }
    }

    @Test("A file edited after an interrupted build is kept", arguments: WaitingLocation.allCases)
    func editedInBetween(location: WaitingLocation) async throws {
        for count in 0...(try await length(location)) {
            var fixture = try await fixture()
            try await build(fixture, from: location).interrupt(after: count)
            try fixture.write("changed", "mine")
            try fixture.write("new", "mine")
            fixture.render(Self.after)
            let result = try await fixture.build()
            #expect(result.hasErrors, "after \(count) operations")
            #expect(try fixture.disk()["changed"] == "mine")
            #expect(try fixture.disk()["new"] == "mine")
        }
    }

    @Test("Temporary files appear only in the program's own folder", arguments: WaitingLocation.allCases)
    func visibleFiles(location: WaitingLocation) async throws {
        for count in 0...(try await length(location)) {
            let fixture = try await fixture()
            try await build(fixture, from: location).interrupt(after: count)
            let names = try fixture.disk().keys.filter { !$0.hasPrefix(".catalog-") && $0 != "mine" }
            let expected = Set(Self.before.keys).union(Self.after.keys)
            #expect(names.allSatisfy { expected.contains($0) || $0.hasSuffix("/") }, "after \(count) operations")
        }
    }

    @Test("An edit during a build stops it before any change", arguments: WaitingLocation.allCases)
    func raced(location: WaitingLocation) async throws {
        let fixture = try await fixture()
        let before = try fixture.disk()
        let build = try await build(fixture, from: location)
        try fixture.write("changed", "mine")
        let problem = await #expect(throws: DiskError.self) {
            try await OutputWriter(preparing: build.plan, in: build.staging)
        }
        #expect(problem?.message == "'docs/changed' has changed during the build; build again")
        #expect(try fixture.disk() == before.merging(["changed": "mine"]) { $1 })
    }

    @Test(
        "A second concurrent build fails with the advice to wait", arguments: WaitingLocation.allCases,
        WaitingLocation.allCases)
    func locked(first: WaitingLocation, second: WaitingLocation) async throws {
        let fixture = try await fixture()
        let build = try await build(fixture, from: first)
        let writer = try await OutputWriter(preparing: build.plan, in: build.staging)
        let other = try await self.build(fixture, from: second)
        let problem = await #expect(throws: DiskError.self) {
            try await OutputWriter(preparing: other.plan, in: other.staging)
        }
        #expect(
            problem?.message
                == "another build is writing to 'docs'; no files written; retry after that build")
        try await writer.commit()
        #expect(try fixture.pages() == Self.after.merging(["mine": "mine"]) { $1 })
    }

    @Test("A discarded preparation restores the previous state", arguments: WaitingLocation.allCases)
    func discarded(location: WaitingLocation) async throws {
        let fixture = try DiskFixture()
        let build = try await build(fixture, from: location)
        #expect(fixture.exists == (location == .disk))
        let writer = try await OutputWriter(preparing: build.plan, in: build.staging)
        #expect(fixture.exists)
        writer.discard()
        await build.staging.discard()
        #expect(!fixture.exists)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.scratch.url.path) == [])
    }

    @Test(
        "A folder that a later build creates again is removed with the parents of an earlier one if neither writes",
        arguments: [false, true])
    func discardedParents(isAtOnce: Bool) async throws {
        let fixture = try DiskFixture()
        let folder = fixture.scratch.url.appendingPathComponent("Output/docs")
        let target = OutputTarget(
            name: "docs", backend: "paper", folder: "docs", location: System.canonical(folder.path), range: nil,
            edits: .refused)
        let earlier = OutputStaging(OutputFolder(target: target), patience: .seconds(3_600))
        try await earlier.open()
        // As the earlier one does it a moment before it comes to the parent.
        try FileManager.default.removeItem(at: folder)
        let later = OutputStaging(OutputFolder(target: target), patience: .zero)
        try await later.open()
        let file = OutputFile(path: try #require(OutputPath("a")), text: "1")
        #expect(later.keep(file, hash: ContentHash(of: file.bytes)).isStaged)
        if isAtOnce {
            async let isEarlierDone: Void = earlier.discard()
            async let isLaterDone: Void = later.discard()
            _ = await (isEarlierDone, isLaterDone)
        } else {
            let newFolders = earlier.release()
            await later.discard()
            await earlier.removeParents(newFolders)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.scratch.url.path) == [])
    }

    @Test("A parent is removed with an empty folder that another build created in it, and kept with files")
    func sharedMaking() async throws {
        for text in [nil, "1"] {
            let fixture = try DiskFixture()
            let parent = System.canonical(fixture.scratch.url.path) + "/Output"
            let target = OutputTarget(
                name: "docs", backend: "paper", folder: "docs", location: parent + "/docs", range: nil, edits: .refused)
            var made: [String] = []
            try OutputStaging.makeFolder(parent + "/docs", made: &made)
            if let text { try fixture.scratch.write("Output/docs/a", text) }
            // Both have made folders at the same time: one the parent, the other the folder.
            await OutputStaging(OutputFolder(target: target), patience: .seconds(3_600)).removeParents([parent])
            let left = try FileManager.default.contentsOfDirectory(atPath: fixture.scratch.url.path)
            #expect(left == (text == nil ? [] : ["Output"]))
        }
    }

    @Test("A parent folder that is created again after its child is discarded after that child")
    func remadeParents() throws {
        let fixture = try DiskFixture()
        let parent = System.canonical(fixture.scratch.url.path) + "/Output"
        // Another build has made the parent, and removes both.
        try fixture.scratch.write("Output/other", "1")
        var made: [String] = []
        try OutputStaging.makeFolder(parent + "/docs", made: &made)
        #expect(made == [parent + "/docs"])
        try FileManager.default.removeItem(atPath: parent)
        try OutputStaging.makeFolder(parent + "/docs", made: &made)
        #expect(made == [parent, parent + "/docs"])
    }

    @Test("Files that are rendered but not written leave the previous state unchanged")
    func discardedFiles() async throws {
        let fixture = try await fixture()
        let before = try fixture.disk()
        // What is to be settled has to be there for the next build.
        let length = try await length(.memory)
        try await build(fixture).interrupt(after: length - 4)
        let interrupted = try fixture.disk()
        #expect(interrupted[".catalog-staging/manifest"] != nil)
        #expect(interrupted != before)
        let build = try await InterruptedBuild(["new": "3", "other": "3"], in: fixture, from: .disk)
        await build.staging.discard()
        #expect(try fixture.disk()[".catalog-staging/manifest"] == interrupted[".catalog-staging/manifest"])
        #expect(
            try fixture.pages().filter { !$0.key.hasPrefix(".catalog-") }
                == interrupted.filter { !$0.key.hasPrefix(".catalog-") })
    }

    @Test("Foreign files in the program's folder are kept")
    func staging() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try fixture.write(".catalog-staging/note.txt", "mine")
        try fixture.write(".catalog-staging/7", "left")
        try await fixture.build()
        #expect(try fixture.pages() == ["a": "1", ".catalog-staging/note.txt": "mine"])
        #expect(try await fixture.build().isUpToDate)
    }

    @Test("A link in place of the program's folder is not followed")
    func stagingLink() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try fixture.scratch.write("elsewhere/0", "mine")
        try FileManager.default.createDirectory(at: fixture.url(""), withIntermediateDirectories: true)
        let elsewhere = fixture.scratch.url.appendingPathComponent("elsewhere")
        try FileManager.default.createSymbolicLink(
            at: fixture.url(".catalog-staging"), withDestinationURL: elsewhere)
        await #expect(throws: DiskError.self) { try await fixture.build() }
        #expect(try fixture.disk("elsewhere") == ["0": "mine"])
    }
}

extension RenderedFileContent {
    fileprivate var isStaged: Bool { if case .staged = self { true } else { false } }
}
