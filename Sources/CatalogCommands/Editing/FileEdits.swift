import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// Changes of several files of people, made all or none: all new files are next to their places before the first file
/// is replaced.
///
/// Replaced files keep owner, rights and symbolic links. After an interruption the next command that edits files
/// completes the work, or removes the new files if not all of them were there.
struct FileEdits {
    private(set) var edits: [FileEdit]

    init(_ edits: [FileEdit] = []) { self.edits = edits }

    init(_ files: [CatalogMending.MendedFile]) {
        self.init(files.map { .replacing($0.path, $0.old, with: $0.new) })
    }

    mutating func add(_ edit: FileEdit) { edits.append(edit) }

    private var pending: [PendingEdit] {
        edits.map { PendingEdit(location: $0.location, old: $0.old, new: $0.new) }
    }

    /// Returns steps without any change of a file.
    func preparation(_ journal: EditJournal) -> [EditOperation] {
        edits.map { .require($0) } + (edits.count > 1 ? [.writeDraft(journal.bytes(pending), to: journal.draft)] : [])
            + edits.map { .stage($0) }
    }

    /// Steps after the preparation.
    func changes(_ journal: EditJournal) -> [EditOperation] {
        let places = pending.map { EditOperation.place($0) }
        if edits.count == 1 { return places }
        return [.commit(draft: journal.draft, to: journal.path)] + places + [.removeJournal(journal.path)]
    }

    /// Makes the changes.
    ///
    /// - Parameters:
    ///   - folder: The catalog's folder, with the journal of an edit of several files.
    ///   - command: The arguments that asked for the edit, for a command that cannot be repeated after the work.
    ///   - report: The output of the command.
    /// - Throws: A `CommandError` for a file that has changed or cannot be written; all files are as before.
    func write(in folder: CatalogFolder, by command: [String] = [], report: String = "") throws(CommandError) {
        if edits.isEmpty { return }
        let journal = EditJournal(in: folder, command: command, report: report)
        let lock = try journal.lock()
        defer { withExtendedLifetime(lock) {} }
        var newFolders: [String] = []
        do throws(CommandError) {
            for operation in preparation(journal) { try perform(operation, newFolders: &newFolders) }
        } catch {
            discard(journal, newFolders: newFolders)
            throw error
        }
        try commit(journal, newFolders: newFolders)
    }

    /// Makes the changes after the preparation.
    ///
    /// A failure restores the files.
    func commit(_ journal: EditJournal, newFolders: [String]) throws(CommandError) {
        var newFolders = newFolders
        var done: [(edit: FileEdit, access: System.Access?)] = []
        do throws(CommandError) {
            for operation in changes(journal) {
                if case .place(let edit) = operation, let edit = edits.first(where: { $0.location == edit.location }) {
                    done.append((edit, try? System.access(edit.location)))
                }
                try perform(operation, newFolders: &newFolders)
            }
        } catch {
            if Self.undo(done) {
                discard(journal, newFolders: newFolders)
                try? System.removeFile(journal.path)
            }
            throw error
        }
        synchronizeFolders()
    }

    /// Performs a step.
    func perform(_ operation: EditOperation, newFolders: inout [String]) throws(CommandError) {
        do throws(SystemError) {
            switch operation {
            case .require(let edit):
                if try FileEdit.state(edit.location) != edit.old { throw SystemError.changed }
            case .stage(let edit):
                try Self.makeFolders(to: edit.folder, made: &newFolders)
                try edit.stage()
            case .place(let edit): try edit.place()
            case .writeDraft(let bytes, let path): try System.stage(bytes, at: path, access: nil)
            case .commit(let draft, let path):
                synchronizeFolders()
                try System.move(draft, to: path)
                System.synchronizeFolder(FileEdit.folder(of: path))
            case .removeJournal(let path):
                synchronizeFolders()
                try System.removeFile(path)
            }
        } catch {
            let path = path(of: operation)
            if case .require(let edit) = operation, error == .changed {
                throw CommandError(
                    edit.before == nil
                        ? .existingFile(path) : .unwritableFile(path, reason: "it has changed in the meantime"))
            }
            throw CommandError(.unwritableFile(path, reason: error.words))
        }
    }

    /// Returns the path of an operation's file as given by the user.
    private func path(of operation: EditOperation) -> String {
        switch operation {
        case .require(let edit), .stage(let edit): edit.path
        case .place(let edit): edits.first { $0.location == edit.location }?.path ?? edit.location
        case .writeDraft(_, let path), .commit(_, let path), .removeJournal(let path): path
        }
    }

    private func synchronizeFolders() {
        for folder in Set(edits.map(\.folder)) { System.synchronizeFolder(folder) }
    }

    /// Makes missing folders, and adds these, the outermost first.
    private static func makeFolders(to folder: String, made: inout [String]) throws(SystemError) {
        if try System.status(folder, followingLinks: true)?.kind == .folder { return }
        if folder != "/" { try makeFolders(to: FileEdit.folder(of: folder), made: &made) }
        if try System.makeFolder(folder) { made.append(folder) }
    }

    /// Removes the new files and folders of a preparation.
    private func discard(_ journal: EditJournal, newFolders: [String]) {
        for edit in edits { try? System.removeFile(edit.sibling) }
        try? System.removeFile(journal.draft)
        for folder in newFolders.reversed() { System.removeEmptyFolder(folder) }
    }

    /// Restores files after a failed change.
    /// - Returns: Whether all files are as before.
    private static func undo(_ done: [(edit: FileEdit, access: System.Access?)]) -> Bool {
        for (edit, access) in done.reversed() {
            guard let state = try? FileEdit.state(edit.location) else { return false }
            // The failed change may have had no effect, or may have created an empty file.
            let isMade = state == edit.new || edit.before == nil && state != .missing
            if isMade, (try? edit.undo(access)) == nil { return false }
        }
        return true
    }
}

extension SystemError {
    /// A file has changed since reading.
    fileprivate static let changed = SystemError(code: -1)
}

extension DiskFiles {
    /// Returns the bytes of a file that a command is about to change.
    func bytes(_ path: String) throws(CommandError) -> [UInt8] {
        do throws(FileError) { return try read(path) } catch {
            throw CommandError(.unreachablePath(path, reason: error.message))
        }
    }
}
