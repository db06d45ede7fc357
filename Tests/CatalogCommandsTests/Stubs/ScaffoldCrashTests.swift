import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import BuildEngine

/// A build of editable files that is interrupted anywhere loses no files, and the next one succeeds.
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
    private func build(_ fixture: DiskFixture, from location: WaitingLocation) async throws -> InterruptedBuild {
        try await InterruptedBuild(Self.after, in: fixture, from: location)
    }

    private func length(_ location: WaitingLocation) async throws -> Int {
        let build = try await build(fixture(), from: location)
        build.end()
        return build.length
    }

    /// What the disk holds in the end, interrupted or not.
    private func result(_ files: [String: String]) async throws -> [String: String] {
        var fixture = try await fixture()
        fixture.render(files)
        try await fixture.build()
        return try fixture.disk()
    }

    @Test(
        "A build after an interrupted build of the same catalog has the expected result",
        arguments: WaitingLocation.allCases, [false, true])
    func sameCatalog(location: WaitingLocation, isReversed: Bool) async throws {
        let expected = try await result(Self.after)
        for count in 0...(try await length(location)) {
            var fixture = try await fixture()
            try await build(fixture, from: location).interrupt(after: count, isReversed: isReversed)
            fixture.render(Self.after)
            let built = try await fixture.build()
            #expect(!built.hasErrors, "after \(count) operations")
            #expect(try fixture.disk() == expected, "after \(count) operations")
            #expect(try await fixture.build(.check).isUpToDate)
        }
    }

    @Test(
        "A build after an interruption restores the disk if the catalog is unchanged",
        arguments: WaitingLocation.allCases,
        [false, true])
    func oldCatalog(location: WaitingLocation, isReversed: Bool) async throws {
        let expected = try await fixture().disk()
        for count in 0...(try await length(location)) {
            let fixture = try await fixture()
            try await build(fixture, from: location).interrupt(after: count, isReversed: isReversed)
            let built = try await fixture.build()
            #expect(built.said == ["note scaffold-deleted", "note scaffold-edited"], "after \(count) operations")
            #expect(try fixture.disk() == expected, "after \(count) operations")
        }
    }

    @Test(
        "A stub edited after an interruption is kept, with a base that a merge can use",
        arguments: WaitingLocation.allCases)
    func editedInBetween(location: WaitingLocation) async throws {
        for count in 0...(try await length(location)) {
            var fixture = try await fixture()
            try await build(fixture, from: location).interrupt(after: count)
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

    @Test("A build after two interruptions has the expected result", arguments: WaitingLocation.allCases)
    func twice(location: WaitingLocation) async throws {
        let expected = try await result(Self.after)
        for first in stride(from: 8, through: try await length(location), by: 5) {
            for second in stride(from: 0, through: 30, by: Thoroughness.isFull ? 4 : 10) {
                var fixture = try await fixture()
                try await build(fixture, from: location).interrupt(after: first)
                try await build(fixture, from: location).interrupt(after: second)
                fixture.render(Self.after)
                try await fixture.build()
                #expect(try fixture.disk() == expected, "after \(first) and \(second) operations")
            }
        }
    }

    @Test("A base never contains bytes of a file that changed during the build", arguments: WaitingLocation.allCases)
    func racedBase(location: WaitingLocation) async throws {
        let fixture = try await fixture()
        try fixture.remove(".catalog-base/same.base")
        let build = try await build(fixture, from: location)
        try fixture.write("same", "mine")
        let before = try fixture.disk()
        if location == .disk {
            let problem = await #expect(throws: DiskError.self) {
                try await OutputWriter(preparing: build.plan, in: build.staging)
            }
            #expect(problem?.message == "'docs/same' has changed during the build; build again")
            #expect(try fixture.disk() == before.filter { !$0.key.hasPrefix(".catalog-staging/") })
        } else {
            // The bytes are those that were rendered, whatever stands there now.
            try await OutputWriter(preparing: build.plan, in: build.staging).commit()
            #expect(try fixture.bases()["same"] == "1")
            #expect(try fixture.pages()["same"] == "mine")
        }
    }
}
