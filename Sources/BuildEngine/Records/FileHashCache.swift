import CatalogRendering
import Synchronization

/// A cache of file hashes, valid while the stamp (size, times, inode) of the file is unchanged.
final class FileHashCache: Sendable {
    /// The states at the time of the last build.
    private let states: [String: BuildRecord.FileState]
    /// The states of files read since, changed too recently for the record of the last build.
    private let read = Mutex<[String: BuildRecord.FileState]>([:])

    init(_ facts: [BuildRecord.Fact] = []) {
        var states: [String: BuildRecord.FileState] = [:]
        states.reserveCapacity(facts.count)
        for case .file(let path, let state) in facts where state.isSettled && states[path] == nil {
            states[path] = state
        }
        self.states = states
    }

    /// Returns the state of a regular file at the earlier look; nil for a file as young as that look.
    ///
    /// As a fact for the next build the state is never wrong: a file changed since then has another stamp.
    func state(of path: String) -> BuildRecord.FileState? { read.withLock { $0[path] } ?? states[path] }

    /// Notes the state of a file seen since, with a settled stamp.
    func note(_ state: BuildRecord.FileState, of path: String) { read.withLock { $0[path] = state } }

    /// Returns the hash of a regular file with an unchanged stamp; nil where the bytes must be read.
    func hash(of path: String) -> ContentHash? {
        guard let state = state(of: path), let status = try? System.status(path, followingLinks: false),
            status.kind == .file, status.stamp == state.stamp
        else { return nil }
        return state.hash
    }

    /// Notes the hash of a file's bytes for later looks, and returns the hash.
    ///
    /// - Parameters:
    ///   - bytes: The bytes as read.
    ///   - path: The path of the file.
    ///   - stamp: The stamp from before the reading; nil for a file so young that a change since need not show.
    /// - Returns: The hash.
    func note(_ bytes: [UInt8], of path: String, at stamp: FileStamp?) -> ContentHash {
        let hash = ContentHash(of: bytes)
        if let stamp { note(BuildRecord.FileState(stamp: stamp, hash: hash, isSettled: true), of: path) }
        return hash
    }
}
