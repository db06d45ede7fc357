import CatalogTestSupport
import Foundation
import Testing

@testable import BuildEngine
@testable import CatalogCommands

/// An edit of several authored files that is interrupted anywhere loses no file, and the next command completes it.
@Suite("Edits of several files")
struct FileEditsTests {
    private static let old = ["catalog.yaml": "c", "components/a.yaml": "1", "tokens.yaml": "1", "gone.yaml": "1"]
    private static let new = [
        "catalog.yaml": "c", "components/b.yaml": "2", "tokens.yaml": "2", "new/folder/x.yaml": "",
    ]

    private let folder: TemporaryFolder
    private var path: String { System.canonical(folder.url.path) }
    private var catalog: CatalogFolder { CatalogFolder(of: path + "/catalog.yaml") }

    init() throws {
        folder = try TemporaryFolder()
        try write(Self.old)
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files { try folder.write(path, text) }
    }

    private func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            guard case .file? = try System.status(path + "/" + name, followingLinks: true)?.kind else { continue }
            files[name] = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
        }
        return files
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func edits() throws -> FileEdits {
        FileEdits(
            try FileEdit.moving(
                path + "/components/a.yaml", to: path + "/components/b.yaml", bytes("1"), with: bytes("2"))
                + [
                    .replacing(path + "/tokens.yaml", bytes("1"), with: bytes("2")),
                    .creating(path + "/new/folder/x.yaml", []),
                    try .removing(path + "/gone.yaml", bytes("1")),
                ])
    }

    /// Performs the first steps.
    /// - Returns: Whether there are more, and whether the edit is one to complete.
    private func interrupt(_ edits: FileEdits, after count: Int) throws -> (isOver: Bool, isCommitted: Bool) {
        let journal = EditJournal(in: catalog, command: ["rename", "a", "b"], report: "renamed\n")
        let preparation = edits.preparation(journal)
        let operations = preparation + edits.changes(journal)
        var folders: [String] = []
        for operation in operations.prefix(count) { try edits.perform(operation, newFolders: &folders) }
        return (count >= operations.count, count > preparation.count)
    }

    @Test("Writing edits changes all files and leaves no temporary files")
    func write() throws {
        try edits().write(in: catalog)
        #expect(try files() == Self.new)
        #expect(try EditJournal.complete(in: catalog) == nil)
    }

    @Test("The next command completes an edit interrupted at any step, or finds all files unchanged")
    func interrupted() throws {
        var count = 0
        var completed = 0
        while true {
            let test = try FileEditsTests()
            let (isOver, isCommitted) = try test.interrupt(try test.edits(), after: count)
            let edit = try EditJournal.complete(in: test.catalog)
            #expect(try test.files() == (isCommitted ? Self.new : Self.old), "after \(count) steps")
            #expect((edit != nil) == (isCommitted && !isOver), "after \(count) steps")
            if let edit { #expect(edit.command == ["rename", "a", "b"] && edit.report == "renamed\n") }
            completed += edit == nil ? 0 : 1
            // The same edit is possible afterwards.
            if !isCommitted {
                try test.edits().write(in: test.catalog)
                #expect(try test.files() == Self.new, "after \(count) steps")
            }
            if isOver { break }
            count += 1
        }
        #expect(count > 12)
        #expect(completed == 6)
    }

    @Test("A file edited after the interruption is kept, and the record of the edit can be removed")
    func editedInBetween() throws {
        let journal = EditJournal(in: catalog)
        _ = try interrupt(edits(), after: edits().preparation(journal).count + 2)
        try write(["tokens.yaml": "mine"])
        let before = try files()
        let problem = #expect(throws: CommandError.self) { try EditJournal.complete(in: catalog) }
        #expect(
            problem?.findings.map(\.message) == [
                "'\(path)/tokens.yaml' has changed since an edit of several files was interrupted, so the edit cannot be completed; "
                    + "remove '\(path)/.catalog-edit' to keep the present files"
            ])
        #expect(try files() == before)
        try System.removeFile(journal.path)
        #expect(try EditJournal.complete(in: catalog) == nil)
        #expect(try files()["tokens.yaml"] == "mine")
    }

    @Test(
        "An invalid record of edits is an error and changes no file",
        arguments: ["", "{}", "[1]", #"{ "edits": [{ "path": 1 }] }"#])
    func unreadableRecord(text: String) throws {
        try write([".catalog-edit": text])
        let problem = #expect(throws: CommandError.self) { try EditJournal.complete(in: catalog) }
        #expect(problem?.findings.first?.message.contains("is not a valid record of an interrupted edit") == true)
        try write([".catalog-edit.new": text])
        try System.removeFile(path + "/.catalog-edit")
        #expect(try EditJournal.complete(in: catalog) == nil)
        #expect(try files() == Self.old)
    }

    @Test("A record changes no file if the new file beside it is missing")
    func foreignRecord() throws {
        let journal = EditJournal(in: catalog)
        let edit = PendingEdit(
            location: path + "/gone.yaml", old: try FileEdit.state(path + "/gone.yaml"), new: .missing)
        try System.write(journal.bytes([edit]), to: journal.path)
        #expect(throws: CommandError.self) { try EditJournal.complete(in: catalog) }
        #expect(try files()["gone.yaml"] == "1")
    }

    @Test("A changed or existing target file is an error before any write")
    func conflicts() throws {
        let edits = try edits()
        try write(["tokens.yaml": "mine"])
        let changed = #expect(throws: CommandError.self) { try edits.write(in: catalog) }
        #expect(changed?.findings.first?.message.hasSuffix("it has changed in the meantime") == true)
        try write(["tokens.yaml": "1", "components/b.yaml": "taken"])
        let taken = #expect(throws: CommandError.self) { try edits.write(in: catalog) }
        #expect(taken?.findings.first?.message.hasSuffix("already exists and was not changed") == true)
        #expect(try files() == Self.old.merging(["components/b.yaml": "taken"]) { $1 })
    }

    @Test("A new file that cannot be created reverts all others")
    func unstaged() throws {
        let edits = try edits()
        // A folder in the place of a new file.
        try FileManager.default.createDirectory(
            atPath: path + "/.catalog-gone.yaml.new", withIntermediateDirectories: false)
        let before = try files()
        let problem = #expect(throws: CommandError.self) { try edits.write(in: catalog) }
        #expect(problem?.findings.first?.message.contains("'\(path)/gone.yaml'") == true)
        #expect(try files() == before)
        #expect(!FileManager.default.fileExists(atPath: path + "/new"))
    }

    @Test("A failing change reverts earlier ones, including permissions")
    func undone() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path + "/components/a.yaml")
        let edits = try edits()
        let journal = EditJournal(in: catalog)
        var folders: [String] = []
        for operation in edits.preparation(journal) { try edits.perform(operation, newFolders: &folders) }
        try FileManager.default.removeItem(atPath: path + "/.catalog-gone.yaml.new")
        // The last file becomes a folder, which cannot be removed as a file.
        try FileManager.default.removeItem(atPath: path + "/gone.yaml")
        try FileManager.default.createDirectory(atPath: path + "/gone.yaml", withIntermediateDirectories: false)
        #expect(throws: CommandError.self) {
            try edits.commit(journal, newFolders: folders)
        }
        #expect(try files() == Self.old.filter { $0.key != "gone.yaml" })
        let mode = try FileManager.default.attributesOfItem(atPath: path + "/components/a.yaml")[.posixPermissions]
        #expect(mode as? Int == 0o640)
    }

    @Test(
        "Edits keep permissions and links, also of a moved file", arguments: [0o600, 0o644, 0o664, 0o755, 0o444])
    func access(mode: Int) throws {
        let manager = FileManager.default
        try write(["lib/real.yaml": "1"])
        try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path + "/components/a.yaml")
        try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path + "/lib/real.yaml")
        try manager.createSymbolicLink(atPath: path + "/link.yaml", withDestinationPath: "lib/real.yaml")
        try manager.createSymbolicLink(atPath: path + "/deep.yaml", withDestinationPath: "link.yaml")
        var edits = FileEdits(
            try FileEdit.moving(
                path + "/components/a.yaml", to: path + "/components/b.yaml", bytes("1"), with: bytes("2")))
        for edit in try FileEdit.moving(path + "/link.yaml", to: path + "/moved.yaml", bytes("1"), with: bytes("3")) {
            edits.add(edit)
        }
        try edits.write(in: catalog)
        #expect(try FileEdit.state(path + "/moved.yaml") == .link("lib/real.yaml"))
        #expect(try FileEdit.state(path + "/link.yaml") == .missing)
        #expect(try files()["lib/real.yaml"] == "3")
        for file in ["components/b.yaml", "lib/real.yaml"] {
            #expect(try manager.attributesOfItem(atPath: path + "/" + file)[.posixPermissions] as? Int == mode)
        }
        try NewFiles.replace(path + "/moved.yaml", with: bytes("4"))
        #expect(try FileEdit.state(path + "/moved.yaml") == .link("lib/real.yaml"))
        #expect(try manager.attributesOfItem(atPath: path + "/lib/real.yaml")[.posixPermissions] as? Int == mode)
    }

    @Test("Edits keep the owner of a file", .enabled(if: Runner.isRoot, "only root can make files of other users"))
    func owner() throws {
        let file = path + "/tokens.yaml"
        try FileManager.default.setAttributes(
            [.ownerAccountID: 65534, .groupOwnerAccountID: 65534, .posixPermissions: 0o600], ofItemAtPath: file)
        try edits().write(in: catalog)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.ownerAccountID] as? Int == 65534)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("A hard link keeps the old text, and leftover temporary files are replaced")
    func hardLinks() throws {
        try FileManager.default.linkItem(atPath: path + "/tokens.yaml", toPath: path + "/other.yaml")
        try write([".catalog-tokens.yaml.new": "left over"])
        try FileEdits([.replacing(path + "/tokens.yaml", bytes("1"), with: bytes("2"))]).write(in: catalog)
        #expect(try files() == Self.old.merging(["tokens.yaml": "2", "other.yaml": "1"]) { $1 })
    }

    @Test("Edits support file names of the maximum length")
    func longNames() throws {
        let name = String(repeating: "n", count: 250) + ".yaml"
        try write([name: "1"])
        try FileEdits([.replacing(path + "/" + name, bytes("1"), with: bytes("2"))]).write(in: catalog)
        #expect(try files()[name] == "2")
    }
}
