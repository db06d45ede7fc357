import BuildEngine
import CatalogRendering

/// A change of a single file of people, made through a new file next to the place.
struct FileEdit: Sendable {
    /// What is at a path.
    enum State: Hashable, Sendable {
        case missing
        case file(ContentHash)
        case link(String)
        /// A folder, a pipe or the like.
        case other
    }

    /// The content of a file, or of a symbolic link.
    enum Content: Sendable {
        case bytes([UInt8])
        case link(String)

        fileprivate var state: State {
            switch self {
            case .bytes(let bytes): .file(ContentHash(of: bytes))
            case .link(let destination): .link(destination)
            }
        }
    }

    /// The path as given by the user.
    let path: String
    /// The absolute path of the file itself, with all links resolved.
    let location: String
    /// The content before the change, required until the change; nil for a new file.
    let before: Content?
    /// The content to put at the place; nil to remove the file.
    let content: Content?
    /// The file with the owner and the rights for the new file; nil for those of any new file.
    let accessSource: String?

    /// Creates the change of a file's bytes.
    ///
    /// A symbolic link stays; the target of the link is replaced.
    static func replacing(_ path: String, _ old: [UInt8], with new: [UInt8]) -> FileEdit {
        let location = System.canonical(path)
        return FileEdit(
            path: path, location: location, before: .bytes(old), content: .bytes(new), accessSource: location)
    }

    /// Creates a new file, with the access of another file if given.
    static func creating(_ path: String, _ bytes: [UInt8], like other: String? = nil) -> FileEdit {
        FileEdit(
            path: path, location: placed(path), before: nil, content: .bytes(bytes),
            accessSource: other.map(System.canonical))
    }

    /// Removes a file, or the symbolic link to the file.
    static func removing(_ path: String, _ old: [UInt8]) throws(CommandError) -> FileEdit {
        let before = try link(path).map { Content.link($0) } ?? .bytes(old)
        return FileEdit(path: path, location: placed(path), before: before, content: nil, accessSource: nil)
    }

    /// Changes a file's bytes and moves the file within its folder.
    ///
    /// A symbolic link moves; the target of the link stays.
    static func moving(
        _ path: String, to target: String, _ old: [UInt8], with new: [UInt8]
    ) throws(CommandError) -> [FileEdit] {
        let removal = try removing(path, old)
        guard let destination = try link(path) else { return [creating(target, new, like: path), removal] }
        let link = FileEdit(
            path: target, location: placed(target), before: nil, content: .link(destination), accessSource: nil)
        return (old == new ? [] : [replacing(path, old, with: new)]) + [link, removal]
    }

    private static func link(_ path: String) throws(CommandError) -> String? {
        do throws(SystemError) {
            guard try System.status(path, followingLinks: false)?.kind == .link else { return nil }
            return try System.destination(ofLink: path)
        } catch {
            throw CommandError(.unwritableFile(path, reason: error.words))
        }
    }

    /// Returns the absolute path of a name in a folder, with links resolved in the folder only.
    private static func placed(_ path: String) -> String {
        let absolute = PathText.absolute(path, from: System.workingFolder)
        let name = absolute.split(separator: "/").last.map(String.init) ?? ""
        return System.canonical(folder(of: absolute)) + "/" + name
    }

    static func folder(of location: String) -> String {
        let folder = location.lastIndex(of: "/").map { location[..<$0] } ?? ""
        return folder.isEmpty ? "/" : String(folder)
    }

    var folder: String { Self.folder(of: location) }

    /// The place of the new file until the change; an empty file there announces a removal.
    var sibling: String { Self.sibling(of: location) }

    static func sibling(of location: String) -> String {
        let name = location.split(separator: "/").last.map(String.init) ?? ""
        // A file system allows 255 bytes.
        let short = name.utf8.count > 200 ? ContentHash(of: Array(name.utf8)).description : name
        return "\(folder(of: location))/.catalog-\(short).new"
    }

    var old: State { before?.state ?? .missing }
    var new: State { content?.state ?? .missing }

    /// Makes the new file next to its place.
    func stage() throws(SystemError) {
        switch content {
        case .bytes(let bytes): try System.stage(bytes, at: sibling, access: try accessSource.map(System.access))
        case .link(let destination): try System.stageLink(to: destination, at: sibling)
        case nil: try System.stage([], at: sibling, access: nil)
        }
    }

    /// Restores the file from before the change, with the access from then.
    func undo(_ access: System.Access?) throws(SystemError) {
        switch before {
        case .bytes(let bytes): try System.stage(bytes, at: sibling, access: access)
        case .link(let destination): try System.stageLink(to: destination, at: sibling)
        case nil: return try System.removeFile(location)
        }
        try System.move(sibling, to: location)
    }

    /// Returns the state at a path, without following links.
    static func state(_ path: String) throws(SystemError) -> State {
        guard let status = try System.status(path, followingLinks: false) else { return .missing }
        switch status.kind {
        case .link: return .link(try System.destination(ofLink: path))
        case .file:
            guard case .bytes(let bytes) = try System.read(path, followingLinks: false) else { return .other }
            return .file(ContentHash(of: bytes))
        case .folder, .other: return .other
        }
    }
}

/// A step of changing several files of people, so that a test can stop after any of them and check for losses.
enum EditOperation: Sendable {
    /// A condition: the file is unchanged since reading.
    case require(FileEdit)
    /// Announces the new files, so that the next command removes them after an interruption.
    case writeDraft([UInt8], to: String)
    /// Makes the new file next to its place.
    case stage(FileEdit)
    /// Makes the edit one that the next command completes after an interruption.
    case commit(draft: String, to: String)
    /// Puts the new file in place.
    case place(PendingEdit)
    case removeJournal(String)
}

/// A staged change of a file: the path, and the states before and after.
struct PendingEdit: Sendable {
    let location: String
    let old: FileEdit.State
    let new: FileEdit.State

    var sibling: String { FileEdit.sibling(of: location) }

    /// Whether the change is still to be made; nil where the file is neither in the old nor in the new state.
    func isPending() throws(SystemError) -> Bool? {
        let empty = FileEdit.State.file(ContentHash(of: []))
        let (staged, current) = (try FileEdit.state(sibling), try FileEdit.state(location))
        if staged == .missing { return current == new ? false : nil }
        guard staged == (new == .missing ? empty : new) else { return nil }
        // A new file is created empty before the move, to reserve its path.
        return current == old || current == new || old == .missing && current == empty ? true : nil
    }

    /// Puts the staged file in place, or removes the file.
    func place() throws(SystemError) {
        if new == .missing {
            try System.removeFile(location)
            return try System.removeFile(sibling)
        }
        if old == .missing, try FileEdit.state(location) == .missing { try System.claim(location) }
        try System.move(sibling, to: location)
    }
}
