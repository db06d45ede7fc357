import BuildEngine
import CatalogModel

/// A set of new files to be written by a command, such as `catalog init` or `catalog new`.
///
/// No overwrites; either all files are made, or none.
struct NewFiles {
    private(set) var files: [(path: String, bytes: [UInt8])] = []

    mutating func add(_ path: String, text: String) {
        add(path, bytes: Array(text.utf8))
    }

    mutating func add(_ path: String, bytes: [UInt8]) {
        files.append((path, bytes))
    }

    /// Makes sure that the places of the new files are free.
    func requireNew() throws(CommandError) {
        let existing = files.map(\.path).filter(Self.isTaken)
        if !existing.isEmpty { throw CommandError(existing.map { .existingFile($0) }) }
    }

    /// Writes the files, with missing folders on the way.
    func create() throws(CommandError) {
        try requireNew()
        var created: [String] = []
        for file in files {
            do throws(SystemError) {
                try Self.makeFolders(to: file.path)
                try System.claim(file.path)
                created.append(file.path)
                try System.write(file.bytes, to: file.path)
            } catch {
                for path in created { try? System.removeFile(path) }
                throw CommandError(.unwritableFile(file.path, reason: error.words))
            }
        }
    }

    /// Returns the bytes of a file named on the command line; nil without a file.
    static func bytes(at path: String, limit: Int) throws(CommandError) -> [UInt8]? {
        do throws(ReadingError) { return try existing(path, limit: limit) } catch {
            throw CommandError(.unreachablePath(path, reason: error.words))
        }
    }

    /// Returns the bytes of a file with a command's notes; nil without a file.
    static func existing(_ path: String, limit: Int) throws(ReadingError) -> [UInt8]? {
        let contents: System.Contents
        do throws(SystemError) {
            guard try System.status(path, followingLinks: true) != nil else { return nil }
            contents = try System.read(path, followingLinks: true, limit: limit)
        } catch {
            throw ReadingError(words: error.words)
        }
        guard case .bytes(let bytes) = contents else {
            throw ReadingError(words: "it is not a readable file")
        }
        return bytes
    }

    /// Writes another text into a file: the file is the old or the new one at any time, never half of one.
    static func replace(_ path: String, with bytes: [UInt8]) throws(CommandError) {
        // Write to a link's target, and keep access rights. A path such as /dev/stdout is not a regular file.
        let isFile = (try? System.status(path, followingLinks: true))??.kind == .file
        let location = isFile ? System.canonical(path) : PathText.absolute(path, from: System.workingFolder)
        let new = FileEdit.sibling(of: location)
        do throws(SystemError) {
            try System.stage(bytes, at: new, access: isFile ? try System.access(location) : nil)
            try System.move(new, to: location)
        } catch {
            try? System.removeFile(new)
            throw CommandError(.unwritableFile(path, reason: error.words))
        }
    }

    private static func isTaken(_ path: String) -> Bool {
        (try? System.status(path, followingLinks: false)) != nil
    }

    private static func makeFolders(to path: String) throws(SystemError) {
        for index in path.indices where path[index] == "/" && index > path.startIndex {
            let folder = String(path[..<index])
            if try System.status(folder, followingLinks: true)?.kind != .folder { _ = try System.makeFolder(folder) }
        }
    }
}

/// An error for an unreadable file named on the command line, with the reason in words following a colon.
struct ReadingError: Error {
    let words: String
}
