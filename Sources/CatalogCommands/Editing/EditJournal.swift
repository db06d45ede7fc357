import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogSyntax

/// The record of an edit of several files, in the catalog's folder as long as the edit is under way.
///
/// A draft lists the new files before these are made: after an interruption they are removed. Once all new files are
/// made, the draft becomes the journal: after an interruption the rest of the files is replaced.
struct EditJournal {
    private let folder: String
    private let command: [String]
    private let report: String

    init(in folder: CatalogFolder, command: [String] = [], report: String = "") {
        self.folder = System.canonical(folder.path)
        self.command = command
        self.report = report
    }

    static let name = ".catalog-edit"

    var path: String { PathText.joined(folder, with: Self.name) }
    var draft: String { PathText.joined(folder, with: Self.name + ".new") }

    /// Keeps other commands from editing files of the catalog.
    func lock() throws(CommandError) -> FolderLock {
        // Edits take milliseconds, builds in the same folder seconds.
        for _ in 0..<150 {
            do throws(SystemError) {
                switch try FolderLock.attempt(folder) {
                case .taken(let lock): return lock
                case .held, .gone: System.sleep(milliseconds: 20)
                }
            } catch {
                throw CommandError(.unwritableFile(folder, reason: error.words))
            }
        }
        throw CommandError(.unwritableFile(folder, reason: "another command is writing there; run the command again"))
    }

    // MARK: After an interruption

    /// An edit that was interrupted and is complete now.
    struct CompletedEdit: Hashable, Sendable {
        /// The arguments that asked for the edit.
        let command: [String]
        let report: String
    }

    /// Completes an interrupted edit, or removes the new files of an edit that had not all of them.
    /// - Returns: The edit; nil if there is none to complete.
    static func complete(in catalog: CatalogFolder) throws(CommandError) -> CompletedEdit? {
        let journal = EditJournal(in: catalog)
        guard journal.exists(journal.draft) || journal.exists(journal.path) else { return nil }
        let lock = try journal.lock()
        defer { withExtendedLifetime(lock) {} }
        if journal.exists(journal.draft) {
            let edits = (try? journal.read(journal.draft))?.edits ?? []
            for edit in edits { try? System.removeFile(edit.sibling) }
            try? System.removeFile(journal.draft)
        }
        guard journal.exists(journal.path) else { return nil }
        return try journal.complete()
    }

    /// Completes an interrupted edit as `complete` does, with a line for the user.
    static func completed(in catalog: CatalogFolder) throws -> CompletedEdit? {
        let completed = try complete(in: catalog)
        if completed != nil { try Terminal.errors.write("completed an edit of several files that was interrupted\n") }
        return completed
    }

    private func complete() throws(CommandError) -> CompletedEdit {
        let (edits, completed) = try read(path)
        var shown = path
        var changed: String?
        do throws(SystemError) {
            var pending: [PendingEdit] = []
            for edit in edits {
                shown = edit.location
                let isPending = try edit.isPending()
                if isPending == nil { changed = changed ?? edit.location }
                if isPending == true { pending.append(edit) }
            }
            for edit in changed == nil ? pending : [] {
                shown = edit.location
                try edit.place()
            }
            for folder in Set(edits.map { FileEdit.folder(of: $0.location) }) { System.synchronizeFolder(folder) }
            shown = path
            if changed == nil { try System.removeFile(path) }
        } catch {
            throw CommandError(.unwritableFile(shown, reason: error.words))
        }
        if let changed { throw CommandError(.changedSinceInterruption(changed, journal: path)) }
        return completed
    }

    private func exists(_ path: String) -> Bool {
        (try? System.status(path, followingLinks: false)) != nil
    }

    // MARK: The file

    func bytes(_ edits: [PendingEdit]) -> [UInt8] {
        let list = edits.map { edit -> JSONValue in
            [
                "path": .string(CatalogFolder.relativePath(from: path, to: edit.location)), "old": edit.old.json,
                "new": edit.new.json,
            ]
        }
        let value: JSONValue = [
            "command": .array(command.map { .string($0) }), "report": .string(report), "edits": .array(list),
        ]
        return value.prettyPrintedBytes
    }

    private func read(_ path: String) throws(CommandError) -> (edits: [PendingEdit], completed: CompletedEdit) {
        var found = Diagnostics()
        guard let contents = try? System.read(path, followingLinks: false), case .bytes(let bytes) = contents,
            case .object(let object)? = JSONReader.read(
                SourceFile(path: path, bytes: bytes), diagnostics: &found)?.jsonValue(),
            case .array(let list)? = object["edits"]
        else { throw CommandError(.unreadableJournal(path)) }
        var edits: [PendingEdit] = []
        for case .object(let edit) in list {
            guard case .string(let name)? = edit["path"], let old = FileEdit.State(edit["old"]),
                let new = FileEdit.State(edit["new"])
            else { throw CommandError(.unreadableJournal(path)) }
            edits.append(PendingEdit(location: PathText.joined(folder, with: name), old: old, new: new))
        }
        var command: [String] = []
        if case .array(let words)? = object["command"] {
            command = words.compactMap { if case .string(let word) = $0 { word } else { nil } }
        }
        var report = ""
        if case .string(let text)? = object["report"] { report = text }
        return (edits, CompletedEdit(command: command, report: report))
    }
}

extension FileEdit.State {
    fileprivate var json: JSONValue {
        switch self {
        case .missing, .other: .null
        case .file(let hash): .string(hash.description)
        case .link(let destination): ["link": .string(destination)]
        }
    }

    fileprivate init?(_ value: JSONValue?) {
        switch value {
        case .null?: self = .missing
        case .string(let digits)?:
            guard let hash = ContentHash(hexDigits: digits.utf8) else { return nil }
            self = .file(hash)
        case .object(let object)?:
            guard case .string(let destination)? = object["link"] else { return nil }
            self = .link(destination)
        default: return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func changedSinceInterruption(_ path: String, journal: String) -> Diagnostic {
        Diagnostic(
            CommandRules.unwritableFile,
            "'\(path)' has changed since an edit of several files was interrupted, so the edit cannot be completed; "
                + "remove '\(journal)' to keep the present files",
            at: nil)
    }

    fileprivate static func unreadableJournal(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.unwritableFile,
            "'\(path)' is not a valid record of an interrupted edit; remove it to keep the present files", at: nil)
    }
}
