import BuildEngine
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

/// What becomes of a stub, by what a person has done with it and by what has become of its entry.
@Suite("Regenerating editable stubs")
struct ScaffoldTests {
    /// What a person has done since the last build.
    enum Deed: String, CaseIterable, Sendable {
        case untouched, edited, deleted
        /// A file stood there before a build wanted the place.
        case added
        /// The same, at the place that a renamed entry wants.
        case addedAtNewPlace
    }

    /// What has become of the entry since.
    enum Fate: String, CaseIterable, Sendable {
        case unchanged, changed, removed, renamed
    }

    struct Outcome {
        var files: [String: String]
        var said: [String] = []
        var done: [String] = []
        /// What the manifest records, which is what is kept of a build's own text, too.
        var recorded: [String: String]
    }

    private static let stub = "button/Button.swift"
    private static let renamed = "knob/Button.swift"
    private static let mine = "mine\n"

    private static func rendered(_ fate: Fate) -> [String: String] {
        switch fate {
        case .unchanged: [stub: "1"]
        case .changed: [stub: "2"]
        case .removed: [:]
        case .renamed: [renamed: "2"]
        }
    }

    private static let edited =
        "note scaffold-edited: a file of output 'docs' was edited and is not overwritten: 'button/Button.swift'"
    private static let outdated =
        "warning scaffold-outdated: 'button/Button.swift' was edited and is not overwritten, but the catalog has changed "
        + "since it was written; merge the changes with 'catalog stub button --merge'"
    private static let stale =
        "warning stale-file-kept: 'button/Button.swift' is no longer part of output 'docs', but was edited after it was "
        + "built; the file is kept, and later builds ignore it"
    private static let deleted =
        "note scaffold-deleted: a file of output 'docs' was deleted and is not recreated: 'button/Button.swift'; to "
        + "recreate it, build with '--overwrite button/Button.swift'"
    private static func foreign(_ path: String, _ id: String) -> String {
        "warning scaffold-foreign: '\(path)' is not overwritten because no build wrote it; merge it with the file of output "
            + "'docs' with 'catalog stub \(id) --merge'"
    }

    private static func outcome(_ deed: Deed, _ fate: Fate) -> Outcome {
        switch (deed, fate) {
        case (.untouched, .unchanged): Outcome(files: [stub: "1"], recorded: [stub: "1"])
        case (.untouched, .changed): Outcome(files: [stub: "2"], done: ["update \(stub)"], recorded: [stub: "2"])
        case (.untouched, .removed): Outcome(files: [:], done: ["remove \(stub)"], recorded: [:])
        case (.untouched, .renamed):
            Outcome(
                files: [renamed: "2"], done: ["remove \(stub)", "create \(renamed)"], recorded: [renamed: "2"])
        case (.edited, .unchanged):
            Outcome(files: [stub: mine], said: [edited], done: ["keep \(stub)"], recorded: [stub: "1"])
        case (.edited, .changed):
            Outcome(files: [stub: mine], said: [outdated], done: ["keep \(stub)"], recorded: [stub: "1"])
        case (.edited, .removed): Outcome(files: [stub: mine], said: [stale], recorded: [:])
        case (.edited, .renamed):
            Outcome(
                files: [stub: mine, renamed: "2"], said: [stale], done: ["create \(renamed)"],
                recorded: [renamed: "2"])
        case (.deleted, .unchanged), (.deleted, .changed):
            Outcome(files: [:], said: [deleted], done: ["keep \(stub)"], recorded: [stub: "1"])
        case (.deleted, .removed): Outcome(files: [:], recorded: [:])
        case (.deleted, .renamed):
            Outcome(files: [renamed: "2"], done: ["create \(renamed)"], recorded: [renamed: "2"])
        case (.added, .unchanged), (.added, .changed):
            Outcome(files: [stub: mine], said: [foreign(stub, "button")], done: ["keep \(stub)"], recorded: [:])
        case (.added, .removed): Outcome(files: [stub: mine], recorded: [:])
        case (.added, .renamed):
            Outcome(files: [stub: mine, renamed: "2"], done: ["create \(renamed)"], recorded: [renamed: "2"])
        case (.addedAtNewPlace, .renamed):
            Outcome(
                files: [renamed: mine], said: [foreign(renamed, "knob")],
                done: ["remove \(stub)", "keep \(renamed)"], recorded: [:])
        case (.addedAtNewPlace, let fate):
            // The place is nobody's as long as nothing wants it.
            outcome(.untouched, fate).with(renamed, mine)
        }
    }

    /// A folder after a build and after what a person has done then.
    private func fixture(_ deed: Deed) async throws -> DiskFixture {
        let fixture = try DiskFixture(scaffolds: [Self.stub: "1", "chip/Chip.swift": "1"])
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

    @Test(
        "Each combination of edit and change has its outcome, and 'check' predicts it", arguments: Deed.allCases,
        Fate.allCases)
    func matrix(deed: Deed, fate: Fate) async throws {
        var fixture = try await fixture(deed)
        let expected = Self.outcome(deed, fate)
        fixture.render(Self.rendered(fate).merging(["chip/Chip.swift": "1"]) { $1 })

        let before = try fixture.disk()
        for mode in [OutputBuilder.Mode.check, .dryRun] {
            let told = try await fixture.build(mode)
            #expect(told.messages(in: fixture) == expected.said)
            #expect(told.done == expected.done)
            let changesFiles = !expected.done.allSatisfy { $0.hasPrefix("keep ") }
            let changesRecords = before != (try fixture.disk()) || changesFiles || fate == .removed || fate == .renamed
            if changesFiles { #expect(!told.isUpToDate) }
            if !changesRecords { #expect(told.isUpToDate) }
        }
        #expect(try fixture.disk() == before)

        let built = try await fixture.build()
        #expect(built.messages(in: fixture) == expected.said)
        #expect(built.done == expected.done)
        #expect(!built.hasErrors)
        let chip = ["chip/Chip.swift": "1"]
        // Whoever deletes a file leaves its folder.
        let left = deed == .deleted ? ["button/": ""] : [:]
        #expect(try fixture.pages() == expected.files.merging(chip) { $1 }.merging(left) { $1 })
        #expect(try fixture.manifest(of: ["1", "2", Self.mine]) == expected.recorded.merging(chip) { $1 })
        #expect(try fixture.bases() == expected.recorded.merging(chip) { $1 })

        // Once is enough: the next build finds nothing to do, and says what is still so.
        let after = try fixture.stamps()
        let again = try await fixture.build()
        #expect(again.isUpToDate)
        #expect(again.messages(in: fixture) == expected.said.filter { $0 != Self.stale })
        #expect(try fixture.stamps() == after)
        #expect(try await fixture.build(.check).isUpToDate)
    }

    @Test("A file edited back to the generated content belongs to the build again")
    func editedBack() async throws {
        var fixture = try await fixture(.edited)
        fixture.render([Self.stub: "2"])
        #expect(try await fixture.build().said == ["warning scaffold-outdated"])
        try fixture.write(Self.stub, "1")
        #expect(try await fixture.build().done == ["update \(Self.stub)"])
        #expect(try fixture.pages() == [Self.stub: "2"])
    }

    @Test("A file edited to the newly generated content belongs to the build")
    func editedForward() async throws {
        var fixture = try await fixture(.edited)
        fixture.render([Self.stub: Self.mine, "chip/Chip.swift": "1"])
        #expect(try await fixture.build().said == [])
        #expect(try fixture.bases() == [Self.stub: Self.mine, "chip/Chip.swift": "1"])
    }

    @Test("A merged file is up to date until the catalog changes again")
    func merged() async throws {
        var fixture = try await fixture(.edited)
        fixture.render([Self.stub: "2", "chip/Chip.swift": "1"])
        _ = try await fixture.merge()
        #expect(
            try fixture.pages()[Self.stub] == "<<<<<<< yours\nmine\n=======\n2\n>>>>>>> catalog\n")
        #expect(try fixture.bases()[Self.stub] == "2")
        #expect(try await fixture.build().said == ["note scaffold-edited"])
        fixture.render([Self.stub: "3", "chip/Chip.swift": "1"])
        #expect(try await fixture.build().said == ["warning scaffold-outdated"])
        #expect(try fixture.bases()[Self.stub] == "2")
    }

    @Test("'--overwrite' replaces an edited file and restores a deleted one", arguments: [Deed.edited, .deleted])
    func overwritten(deed: Deed) async throws {
        var fixture = try await fixture(deed)
        fixture.render([Self.stub: "2", "chip/Chip.swift": "1"])
        let file = fixture.url(Self.stub).path
        fixture.configure = { $0.overwriting = [file] }
        let built = try await fixture.build()
        #expect(built.said == [])
        #expect(built.done == ["\(deed == .edited ? "update" : "create") \(Self.stub)"])
        #expect(try fixture.pages()[Self.stub] == "2")
        #expect(try fixture.bases()[Self.stub] == "2")
    }

    @Test("An edited file can be moved to the new path after an id changes")
    func moved() async throws {
        var fixture = try await fixture(.edited)
        fixture.render([Self.renamed: "2", "chip/Chip.swift": "1"])
        #expect(try await fixture.build().said == ["warning stale-file-kept"])
        try fixture.remove(Self.renamed)
        try FileManager.default.moveItem(at: fixture.url(Self.stub), to: fixture.url(Self.renamed))
        #expect(try await fixture.build().said == ["note scaffold-edited"])
        #expect(try fixture.pages() == [Self.renamed: Self.mine, "chip/Chip.swift": "1", "button/": ""])
        #expect(try fixture.bases() == [Self.renamed: "2", "chip/Chip.swift": "1"])
    }

    @Test("'--overwrite' of a folder restores deleted files and keeps edited ones")
    func restored() async throws {
        let files = ["a/A.swift": "1", "a/B.swift": "1", "a/b/C.swift": "1", "ab/D.swift": "1"]
        var fixture = try DiskFixture(scaffolds: files)
        try await fixture.build()
        for name in ["a/A.swift", "a/b/C.swift", "ab/D.swift"] { try fixture.remove(name) }
        try fixture.write("a/B.swift", Self.mine)
        #expect(
            try await fixture.build().messages(in: fixture).first
                == "note scaffold-deleted: 3 files of output 'docs' were deleted and are not recreated: 'a/A.swift', "
                + "'a/b/C.swift' and 'ab/D.swift'; to recreate them, build with '--overwrite' and a file or their folder"
        )
        let folder = fixture.url("a").path
        fixture.configure = { $0.overwriting = [folder] }
        let built = try await fixture.build()
        #expect(built.said == ["note scaffold-deleted", "note scaffold-edited"])
        #expect(built.done == ["create a/A.swift", "keep a/B.swift", "create a/b/C.swift", "keep ab/D.swift"])
        #expect(try fixture.pages()["a/B.swift"] == Self.mine)
        #expect(
            try await fixture.build().said == [
                "warning needless-overwrite", "note scaffold-deleted", "note scaffold-edited",
            ])
    }

    @Test("'--overwrite' of a folder with several outputs restores deleted files in all of them")
    func restoredEverywhere() async throws {
        var fixture = try DiskFixture(scaffolds: [Self.stub: "1"])
        fixture.outputs.append(("more", "paper", nil))
        try await fixture.build()
        try fixture.remove(Self.stub)
        try fixture.remove("../more/\(Self.stub)")
        let folder = fixture.scratch.url.appendingPathComponent("Output").path
        fixture.configure = { $0.overwriting = [folder] }
        #expect(try await fixture.build().said == [])
        #expect(try fixture.pages() == [Self.stub: "1"])
        #expect(try fixture.pages("Output/more") == [Self.stub: "1"])
    }

    @Test("Several edited files are one note")
    func many() async throws {
        let names = (1...5).map { "a\($0)/A.swift" }
        let fixture = try DiskFixture(scaffolds: Dictionary(uniqueKeysWithValues: names.map { ($0, "1") }))
        try await fixture.build()
        for name in names { try fixture.write(name, Self.mine) }
        #expect(
            try await fixture.build().messages(in: fixture) == [
                "note scaffold-edited: 5 files of output 'docs' were edited and are not overwritten: 'a1/A.swift', "
                    + "'a2/A.swift', 'a3/A.swift' and 2 more"
            ])
    }

    @Test("A missing base is restored if its text is still rendered, and an edited file is kept")
    func lostBases() async throws {
        var fixture = try await fixture(.edited)
        try fixture.remove(".catalog-base")
        #expect(try await !fixture.build(.check).isUpToDate)
        #expect(try await fixture.build().said == ["note scaffold-edited"])
        #expect(try fixture.bases() == [Self.stub: "1", "chip/Chip.swift": "1"])
        try fixture.remove(".catalog-base")
        fixture.render([Self.stub: "2", "chip/Chip.swift": "1"])
        #expect(try await fixture.build().said == ["warning scaffold-outdated"])
        #expect(try fixture.bases() == ["chip/Chip.swift": "1"])
        #expect(try fixture.pages()[Self.stub] == Self.mine)
    }

    @Test("A build with a missing or broken manifest loses no files", arguments: [nil, "rubbish"])
    func lostManifest(text: String?) async throws {
        var fixture = try await fixture(.edited)
        try fixture.remove(".catalog-manifest")
        if let text { try fixture.write(".catalog-manifest", text) }
        fixture.render([Self.stub: "2", "chip/Chip.swift": "1"])
        let built = try await fixture.build()
        #expect(
            Set(built.said) == Set((text == nil ? [] : ["warning broken-manifest"]) + ["warning scaffold-foreign"]))
        #expect(try fixture.pages() == [Self.stub: Self.mine, "chip/Chip.swift": "1"])
    }

    @Test("Foreign files beside stubs and their folders are never changed")
    func besides() async throws {
        var fixture = try await fixture(.untouched)
        try fixture.write("button/Extra.swift", Self.mine)
        try fixture.write(".catalog-base/notes", Self.mine)
        fixture.render([:])
        try await fixture.build()
        let left = ["button/Extra.swift": Self.mine, ".catalog-base/notes": Self.mine, ".catalog-manifest": ""]
        #expect(try fixture.disk() == left)
    }

    @Test("An output without editable files keeps no bases")
    func noScaffolds() async throws {
        var fixture = try await fixture(.untouched)
        fixture.backends[0].edits = .refused
        try await fixture.build()
        #expect(try fixture.disk().keys.sorted() == [".catalog-manifest", Self.stub, "chip/Chip.swift"])
    }

    @Test("A path that would be the folder of another file's base has no base")
    func trickyPaths() async throws {
        let files = ["a": "1", "a.base/x": "1"]
        let fixture = try DiskFixture(scaffolds: files)
        #expect(try await fixture.build().said == [])
        #expect(try fixture.pages() == files)
        #expect(try await fixture.build(.check).isUpToDate)
        #expect(try fixture.bases() == ["a.base/x": "1"])
    }
}

extension ScaffoldTests.Outcome {
    fileprivate func with(_ path: String, _ text: String) -> Self {
        var outcome = self
        outcome.files[path] = text
        return outcome
    }
}
