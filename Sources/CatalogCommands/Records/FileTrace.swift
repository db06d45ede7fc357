import BuildRecords
import CatalogLoading
import CatalogRendering
import Synchronization

/// A log of a command's questions to the disk about the catalog's files, with the answers, for a `BuildRecord`.
final class FileTrace: Sendable {
    private let state = Mutex(State())

    /// The mutable state of the trace, kept behind a lock.
    private struct State {
        /// Facts by the bytes of the question: two texts equal in Swift may be two files.
        var facts: [[UInt8]: BuildRecord.Fact] = [:]
        var bounds: [BuildRecord.Fact] = []
        var folders: Set<[UInt8]> = []
        var trees: Set<String> = []
        /// Whether each answer could be noted.
        var isWhole = true
    }

    /// Marks the trace as incomplete, after an answer that cannot be asked for again.
    func spoil() {
        state.withLock { $0.isWhole = false }
    }

    /// Notes the answer to a question, once for each `key`.
    func note(_ key: String, answer fact: BuildRecord.Fact) {
        state.withLock { $0.facts[Array(key.utf8)] = fact }
    }

    /// Notes bounds, and returns their number.
    func number(_ bounds: BuildRecord.Bounds, digest: ContentHash) -> Int {
        state.withLock { state in
            let fact = BuildRecord.Fact.bounds(bounds, digest)
            if let known = state.bounds.firstIndex(of: fact) { return known + 1 }
            state.bounds.append(fact)
            return state.bounds.count
        }
    }

    /// The folders with a question about a file, and the folders asked for with all content below.
    var folders: (own: Set<String>, trees: Set<String>) {
        state.withLock { (Set($0.folders.map { String(decoding: $0, as: UTF8.self) }), $0.trees) }
    }

    func note(tree folder: String) {
        state.withLock { _ = $0.trees.insert(folder) }
    }

    /// Notes the real place of a folder at the first question.
    func notePlace(of folder: String) {
        if state.withLock({ $0.folders.insert(Array(folder.utf8)).inserted }) {
            note("place " + folder, answer: .place(folder, System.canonical(folder)))
        }
    }

    /// All facts in an order common to all runs; nil where a question has gone unnoted.
    var facts: [BuildRecord.Fact]? {
        state.withLock { state in
            guard state.isWhole else { return nil }
            return state.bounds + state.facts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        }
    }
}

/// The files of a catalog on disk, with each reading or listing logged in a `FileTrace`.
struct TracedFiles: CatalogFiles {
    private let files: DiskFiles
    /// The number of the bounds.
    private let bounds: Int
    private let trace: FileTrace

    init(_ files: DiskFiles = DiskFiles(), bounds: Int = 0, in trace: FileTrace) {
        self.files = files
        self.bounds = bounds
        self.trace = trace
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        // The stamp comes first: it is older than the bytes, or it is too young to be believed.
        let before = try? System.stamp(path)
        trace.notePlace(of: CatalogFolder(of: path).path)
        do throws(FileError) {
            let bytes = try files.read(path)
            note(path, hash: ContentHash(of: bytes), at: before)
            return bytes
        } catch {
            trace.spoil()
            throw error
        }
    }

    private func note(_ path: String, hash: ContentHash, at stamp: System.LocatedStamp?) {
        guard let stamp else { return trace.spoil() }
        let state = BuildRecord.FileState(stamp: stamp.stamp, hash: hash, isSettled: false)
        trace.note("read " + path, answer: stamp.place.map { .link(path, place: $0, state) } ?? .file(path, state))
    }

    func isFile(_ path: String) -> Bool {
        let answer = files.isFile(path)
        trace.notePlace(of: CatalogFolder(of: path).path)
        trace.note("file " + path, answer: .leadsToFile(path, answer))
        return answer
    }

    func names(in folder: String) -> [String] {
        let names = files.names(in: folder)
        trace.notePlace(of: folder)
        trace.note("names \(bounds) \(folder)", answer: .names(folder, bounds: bounds, .listing(names)))
        return names
    }

    func files(below folder: String) throws(FileError) -> [String] {
        trace.note(tree: folder)
        do throws(FileError) {
            let paths = try files.files(below: folder)
            trace.note("files \(bounds) \(folder)", answer: .files(folder, bounds: bounds, .listing(paths)))
            return paths
        } catch {
            trace.spoil()
            throw error
        }
    }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        let confined = files.bounded(by: bounds)
        let record = BuildRecord.Bounds(
            parent: self.bounds, catalog: bounds.catalog, folders: bounds.folders,
            extensions: bounds.extensions?.sorted())
        guard let digest = confined.bounds?.digest else {
            trace.spoil()
            return confined
        }
        return TracedFiles(confined, bounds: trace.number(record, digest: digest), in: trace)
    }
}

extension ContentHash {
    /// Returns the hash of names, each with an end that occurs in no name.
    static func listing(_ names: [String]) -> ContentHash {
        var bytes: [UInt8] = []
        for name in names {
            bytes.append(contentsOf: name.utf8)
            bytes.append(0)
        }
        return ContentHash(of: bytes)
    }
}

extension System {
    /// The stamp of a regular file.
    struct LocatedStamp {
        let stamp: FileStamp
        /// The real path, where the path itself is a link.
        let place: String?
    }

    /// Returns the stamp of a file; nil without a file.
    static func stamp(_ path: String) throws(SystemError) -> LocatedStamp? {
        guard let own = try status(path, followingLinks: false) else { return nil }
        if own.kind == .file { return LocatedStamp(stamp: own.stamp, place: nil) }
        guard own.kind == .link, let status = try status(path, followingLinks: true), status.kind == .file else {
            return nil
        }
        return LocatedStamp(stamp: status.stamp, place: canonical(path))
    }
}

extension FileStatus {
    var stamp: FileStamp {
        FileStamp(
            device: identity.device, number: identity.number, size: Int64(size), modified: modified, changed: changed)
    }
}
