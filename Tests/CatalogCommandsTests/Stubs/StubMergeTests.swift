import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import BuildEngine

/// The merge of the changes of a catalog into the files of an output.
@Suite("Merging changes of the catalog into edited stubs")
struct StubMergeTests {
    private typealias Deed = ScaffoldTests.Deed
    private typealias Fate = ScaffoldTests.Fate

    private static let stub = "button/Button.swift"
    private static let renamed = "knob/Button.swift"
    private static let old = "a\nb\nc\nd\n"
    private static let new = "a\nb\nc\nD\n"
    private static let mine = "A\nb\nc\nd\n"
    private static let merged = "A\nb\nc\nD\n"
    private static let chip = ["chip/Chip.swift": "1"]

    /// A folder after a build and after the deed of a person.
    private func fixture(_ deed: ScaffoldTests.Deed) async throws -> DiskFixture {
        let fixture = try DiskFixture(scaffolds: [Self.stub: Self.old].merging(Self.chip) { $1 })
        if deed == .added { try fixture.write(Self.stub, Self.mine) }
        try await fixture.build()
        switch deed {
        case .untouched, .added: break
        case .edited: try fixture.write(Self.stub, Self.mine)
        case .deleted: try fixture.remove(Self.stub)
        case .addedAtNewPlace: try fixture.write(Self.renamed, Self.mine)
        }
        return fixture
    }

    /// The rendered files of the entry; the chip is not part of the merge.
    private static func rendered(_ fate: ScaffoldTests.Fate) -> [String: String] {
        switch fate {
        case .unchanged: [stub: old]
        case .changed: [stub: new]
        case .removed: [:]
        case .renamed: [renamed: new]
        }
    }

    private static func conflict(_ theirs: String) -> String {
        theirs == old
            ? "<<<<<<< yours\nA\n=======\na\n>>>>>>> catalog\nb\nc\nd\n"
            : "<<<<<<< yours\nA\nb\nc\nd\n=======\na\nb\nc\nD\n>>>>>>> catalog\n"
    }

    /// The files after a merge, the texts recorded for them, and the outcome of each file.
    private static func expected(
        _ deed: ScaffoldTests.Deed, _ fate: ScaffoldTests.Fate
    ) -> (files: [String: String], recorded: [String: String], outcomes: [String]) {
        switch (deed, fate) {
        case (.untouched, .unchanged): ([stub: old], [stub: old], ["unchanged"])
        case (.untouched, .changed): ([stub: new], [stub: new], ["updated"])
        case (.edited, .unchanged): ([stub: mine], [stub: old], ["unchanged"])
        case (.edited, .changed): ([stub: merged], [stub: new], ["merged(conflicts: [])"])
        case (.deleted, .unchanged), (.deleted, .changed): ([:], [stub: old], ["deleted"])
        case (.added, .unchanged): ([stub: conflict(old)], [stub: old], ["merged(conflicts: [Range(0..<13)])"])
        case (.added, .changed): ([stub: conflict(new)], [stub: new], ["merged(conflicts: [Range(0..<13)])"])
        // Without a rendered file nothing is merged.
        case (.untouched, .removed): ([stub: old], [stub: old], [])
        case (.edited, .removed): ([stub: mine], [stub: old], [])
        case (.deleted, .removed): ([:], [stub: old], [])
        case (.added, .removed): ([stub: mine], [:], [])
        // The old file stays until a build, and then is the person's own.
        case (.untouched, .renamed): ([stub: old, renamed: new], [stub: old, renamed: new], ["created"])
        case (.edited, .renamed): ([stub: mine, renamed: new], [stub: old, renamed: new], ["created"])
        case (.deleted, .renamed): ([renamed: new], [stub: old, renamed: new], ["created"])
        case (.added, .renamed): ([stub: mine, renamed: new], [renamed: new], ["created"])
        case (.addedAtNewPlace, .renamed):
            (
                [stub: old, renamed: conflict(new)], [stub: old, renamed: new],
                ["merged(conflicts: [Range(0..<13)])"]
            )
        case (.addedAtNewPlace, let fate):
            {
                var expected = expected(.untouched, fate)
                expected.files[renamed] = mine
                return expected
            }()
        }
    }

    @Test(
        "Each case of the table has its result, and the next build has no warning",
        arguments: ScaffoldTests.Deed.allCases, ScaffoldTests.Fate.allCases)
    func matrix(deed: ScaffoldTests.Deed, fate: ScaffoldTests.Fate) async throws {
        var fixture = try await fixture(deed)
        let expected = Self.expected(deed, fate)
        fixture.render(Self.rendered(fate))

        let before = try fixture.disk()
        let shown = try await fixture.merge(.dryRun)
        #expect(try fixture.disk() == before)
        let result = try await fixture.merge()
        #expect(result.files.map { "\($0.outcome)" } == expected.outcomes)
        #expect(shown.files.map(\.new) == result.files.map(\.new))
        #expect(result.diagnostics.map(\.rule.id) == (expected.outcomes == ["deleted"] ? ["scaffold-deleted"] : []))
        #expect(!result.isRefused)
        let left = deed == .deleted ? ["button/": ""] : [:]
        #expect(try fixture.pages() == expected.files.merging(Self.chip) { $1 }.merging(left) { $1 })
        #expect(
            try fixture.manifest(of: [Self.old, Self.new, Self.mine, "1"])
                == expected.recorded.merging(Self.chip) { $1 })
        #expect(try fixture.bases() == expected.recorded.merging(Self.chip) { $1 })

        // A second merge and a build of the whole output change nothing in the merged files.
        let again = try await fixture.merge()
        #expect(again.files.allSatisfy { !$0.isChanged })
        fixture.render(Self.rendered(fate).merging(Self.chip) { $1 })
        let said = try await fixture.build().said
        #expect(!said.contains("warning scaffold-outdated") && !said.contains("warning scaffold-foreign"))
        for (path, text) in expected.files where Self.rendered(fate)[path] != nil {
            #expect(try fixture.pages()[path] == text)
        }
    }

    @Test("A merged file keeps its permissions, and files without a change are not written")
    func rights() async throws {
        var fixture = try await fixture(.edited)
        let file = fixture.url(Self.stub).path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        let stamp = try fixture.stamps()["Output/docs/chip/Chip.swift"]
        fixture.render(Self.rendered(.changed))
        _ = try await fixture.merge()
        #expect(try fixture.pages()[Self.stub] == Self.merged)
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o755)
        #expect(try fixture.stamps()["Output/docs/chip/Chip.swift"] == stamp)
        let stamps = try fixture.stamps()
        _ = try await fixture.merge()
        #expect(try fixture.stamps() == stamps)
    }

    @Test("A file that already has the changes of the catalog is only recorded")
    func editedForward() async throws {
        var fixture = try await fixture(.edited)
        try fixture.write(Self.stub, Self.merged)
        fixture.render(Self.rendered(.changed))
        let result = try await fixture.merge()
        #expect(result.files.map(\.isChanged) == [false])
        #expect(try fixture.bases()[Self.stub] == Self.new)
        try fixture.write(Self.stub, Self.new)
        #expect(try await fixture.merge().files.map { "\($0.outcome)" } == ["unchanged"])
    }

    @Test("Without the recorded base each difference is a conflict", arguments: [true, false])
    func lostBase(isEdited: Bool) async throws {
        var fixture = try await fixture(.edited)
        if isEdited {
            try fixture.write(".catalog-base/\(Self.stub).base", "other\n")
        } else {
            try fixture.remove(".catalog-base")
        }
        fixture.render(Self.rendered(.changed))
        _ = try await fixture.merge()
        #expect(try fixture.pages()[Self.stub] == Self.conflict(Self.new))
        #expect(try fixture.bases()[Self.stub] == Self.new)
        #expect(try await fixture.merge().files.map { "\($0.outcome)" } == ["unresolved(marker: Range(0..<13))"])
    }

    @Test("A file with a conflict marker, or not in UTF-8, is not merged; other files are")
    func unmerged() async throws {
        var fixture = try DiskFixture(scaffolds: ["a/A": Self.old, "b/B": Self.old, "c/C": Self.old, "d/D": Self.old])
        try await fixture.build()
        try fixture.write("a/A", Self.mine)
        try fixture.write("b/B", ">>>>>>> catalog\nb\nc\nd\n")
        try fixture.write("d/D", "A\nb\nc\n\0\n")
        let latin: [UInt8] = [0x41, 0xE9, 0x0A]
        try Data(latin).write(to: fixture.url("c/C"))
        fixture.render(["a/A": Self.new, "b/B": Self.new, "c/C": Self.new, "d/D": Self.new])
        let result = try await fixture.merge()
        #expect(
            result.files.map { "\($0.outcome)" } == [
                "merged(conflicts: [])", "unresolved(marker: Range(0..<15))", "notText", "notText",
            ])
        #expect(result.files.map(\.isChanged) == [true, false, false, false])
        #expect(try Array(Data(contentsOf: fixture.url("c/C"))) == latin)
        try fixture.remove("c/C")
        #expect(try fixture.pages()["a/A"] == Self.merged)
        #expect(try fixture.pages()["b/B"] == ">>>>>>> catalog\nb\nc\nd\n")
        #expect(try fixture.pages()["d/D"] == "A\nb\nc\n\0\n")
        #expect(try fixture.bases()["b/B"] == Self.old)
        #expect(try fixture.bases()["d/D"] == Self.old)
    }

    @Test("A symbolic link in place of a file, or on the path to it, stops the merge of all files")
    func links() async throws {
        for path in ["b/B", "b"] {
            var fixture = try DiskFixture(scaffolds: ["a/A": Self.old, "b/B": Self.old])
            try await fixture.build()
            try fixture.write("a/A", Self.mine)
            try fixture.write("../elsewhere/B", Self.mine)
            try fixture.remove(path)
            try FileManager.default.createSymbolicLink(
                atPath: fixture.url(path).path,
                withDestinationPath: fixture.url(path == "b" ? "../elsewhere" : "../elsewhere/B").path)
            fixture.render(["a/A": Self.new, "b/B": Self.new])
            let before = try fixture.disk()
            let result = try await fixture.merge()
            #expect(result.isRefused)
            #expect(result.diagnostics.map(\.rule.id) == ["blocked-path"])
            #expect(try fixture.disk() == before)
            let elsewhere = fixture.scratch.url.appendingPathComponent("Output/elsewhere/B")
            #expect(try String(contentsOf: elsewhere, encoding: .utf8) == Self.mine)
        }
    }

    @Test("A broken manifest stops the merge, because every file would be a conflict")
    func brokenManifest() async throws {
        var fixture = try await fixture(.edited)
        try fixture.write(".catalog-manifest", "rubbish\n")
        fixture.render(Self.rendered(.changed))
        let result = try await fixture.merge()
        #expect(result.isRefused)
        #expect(result.diagnostics.map(\.rule.id) == ["broken-manifest"])
        #expect(try fixture.pages()[Self.stub] == Self.mine)
    }

    @Test("A merge waits for a build in the same folder, and fails without writing if the build continues")
    func busy() async throws {
        var fixture = try await fixture(.edited)
        fixture.render(Self.rendered(.changed))
        let location = System.canonical(fixture.url("").path)
        guard case .taken(let lock) = try FolderLock.attempt(location) else {
            Issue.record("the folder has a lock")
            return
        }
        fixture.configure = { $0.patience = .zero }
        let waiting = fixture
        let problem = await #expect(throws: DiskError.self) { try await waiting.merge() }
        #expect(problem?.kind == .busy)
        #expect(try fixture.pages()[Self.stub] == Self.mine)
        withExtendedLifetime(lock) {}
    }

    @Test("An interrupted merge leaves the edits, and the next merge completes the work")
    func interrupted() async throws {
        func merge(_ fixture: DiskFixture) async throws -> (merge: OutputMerge, staging: OutputStaging) {
            let output = fixture.rendered
            let staging = OutputStaging(OutputFolder(target: output.target), patience: .zero)
            try await staging.open()
            let snapshot = try await staging.folder.snapshot(for: output)
            var diagnostics = Diagnostics()
            let merge = try OutputMerge(output, in: staging.folder, onDisk: snapshot, diagnostics: &diagnostics)
            return (merge, staging)
        }
        func prepared() async throws -> DiskFixture {
            var fixture = try DiskFixture(scaffolds: ["a/A": Self.old, "b/B": Self.old, "c/C": Self.old])
            try await fixture.build()
            try fixture.write("a/A", Self.mine)
            try fixture.write("c/C", "A\nb\nc\nd\n")
            fixture.render(["a/A": Self.new, "b/B": Self.new, "c/C": "a\nb\nc\nd\ne\n", "d/D": Self.new])
            return fixture
        }
        let whole = try await prepared()
        _ = try await whole.merge()
        let expected = try whole.disk()
        var count = 0
        var isDone = false
        while !isDone {
            let fixture = try await prepared()
            let (merge, staging) = try await merge(fixture)
            let operations = Array((merge.plan.preparation + merge.plan.changes).joined())
            for operation in operations.prefix(count) { try staging.folder.perform(operation) }
            staging.settle()
            staging.release()
            let text = try #require(try fixture.pages()["a/A"])
            #expect(text == Self.mine || text == Self.merged, "after \(count) operations")
            #expect(!(try await fixture.merge()).isRefused, "after \(count) operations")
            #expect(try fixture.disk() == expected, "after \(count) operations")
            isDone = count >= operations.count
            count += 1
        }
    }
}
