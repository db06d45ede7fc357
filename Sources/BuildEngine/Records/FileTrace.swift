import CatalogLoading
import CatalogModel
package import CatalogRendering
import Synchronization

/// A log of a command's questions to the disk about the catalog's files, with the answers, for a `BuildRecord`.
final class FileTrace: Sendable {
    private let state = Mutex(State())
    /// The files of the trace before, by the bytes of their paths.
    private let earlier: [[UInt8]: FileReading]
    /// A time before the first question, by the system's clock.
    private let start = System.now

    /// The mutable state of the trace, protected by a lock.
    private struct State {
        /// Facts by the bytes of the question: two texts equal in Swift may be two files.
        var facts: [[UInt8]: BuildRecord.Fact] = [:]
        var bounds: [BuildRecord.Fact] = []
        /// The real places of folders.
        var folders: [[UInt8]: String] = [:]
        var trees: Set<String> = []
        /// The paths of files reached through links, and of unreadable files.
        var links: Set<String> = []
        var readings: [[UInt8]: FileReading] = [:]
        /// Whether each answer could be noted.
        var isWhole = true
    }

    /// Creates a trace.
    ///
    /// - Parameter last: The trace of the last run of a watching process, with files to be read only if changed since.
    init(after last: FileTrace? = nil) {
        guard let (readings, count) = last?.state.withLock({ ($0.readings, $0.facts.count) }) else {
            earlier = [:]
            return
        }
        earlier = readings
        state.withLock { state in
            state.readings.reserveCapacity(readings.count)
            state.facts.reserveCapacity(count)
        }
    }

    /// Returns the bytes of a regular file as read for the trace before; nil for a file or folder changed since, and
    /// for a file that was too young then for a change to show.
    fileprivate func cached(_ path: String, at stamp: FileStamp, in location: FileReading.Location) -> FileReading? {
        guard let cached = earlier[Array(path.utf8)], cached.isSettled, cached.stamp == stamp,
            cached.location == location
        else {
            return nil
        }
        return cached
    }

    /// Notes a reading under a key, and the bytes for the next run; nil for a file reached by a link.
    fileprivate func note(_ key: String, answer fact: BuildRecord.Fact, from reading: FileReading?, of path: String) {
        let (key, path) = (Array(key.utf8), Array(path.utf8))
        state.withLock { state in
            state.facts[key] = fact
            if let reading { state.readings[path] = reading }
        }
    }

    /// Returns the hash of a file's bytes, mostly cached by the reading.
    func hash(of file: SourceFile) -> ContentHash {
        let reading = state.withLock { $0.readings[Array(file.path.utf8)] }
        if let reading, reading.bytes == file.bytes { return reading.hash }
        return ContentHash(of: file.bytes)
    }

    fileprivate func reading(_ bytes: [UInt8], at stamp: FileStamp, in location: FileReading.Location) -> FileReading {
        FileReading(
            bytes: bytes, hash: ContentHash(of: bytes), stamp: stamp, location: location,
            isSettled: stamp.isSettled(at: start))
    }

    /// Marks the trace as incomplete, after an unrepeatable answer.
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
            if let index = state.bounds.firstIndex(of: fact) { return index + 1 }
            state.bounds.append(fact)
            return state.bounds.count
        }
    }

    /// The folders with a question about a file, the folders read with all content below, and, because of links, the
    /// paths of files in other folders.
    var folders: (own: Set<String>, trees: Set<String>, links: Set<String>) {
        state.withLock { (Set($0.folders.keys.map { String(decoding: $0, as: UTF8.self) }), $0.trees, $0.links) }
    }

    func note(link path: String) {
        state.withLock { _ = $0.links.insert(path) }
    }

    func note(tree folder: String) {
        state.withLock { _ = $0.trees.insert(folder) }
    }

    /// Notes the real place of a folder at the first question, and returns the place.
    @discardableResult
    func noteLocation(of folder: String) -> String {
        let name = Array(folder.utf8)
        if let cached = state.withLock({ $0.folders[name] }) { return cached }
        let location = System.canonical(folder)
        // If two tasks ask at once, both use the first answer.
        let noted = state.withLock { state in
            let noted = state.folders[name] ?? location
            state.folders[name] = noted
            return noted
        }
        note("place " + folder, answer: .location(folder, noted))
        return noted
    }

    /// All facts in any order; nil where a question has gone unnoted.
    var answers: [BuildRecord.Fact]? {
        state.withLock { state in state.isWhole ? state.bounds + state.facts.values : nil }
    }

    /// All facts in an order common to all runs; nil where a question has gone unnoted.
    var facts: [BuildRecord.Fact]? {
        state.withLock { state in
            guard state.isWhole else { return nil }
            return state.bounds + state.facts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        }
    }
}

/// A regular file as read by a run, for the next run of a watching process.
private struct FileReading: Sendable {
    /// The real folder of a file, and the bounds of the reading.
    struct Location: Hashable, Sendable {
        let folder: String
        let bounds: ContentHash?
    }

    let bytes: [UInt8]
    let hash: ContentHash
    let stamp: FileStamp
    let location: Location
    /// Whether any change since the reading shows in the stamp.
    let isSettled: Bool
}

/// The files of a catalog on disk, with each reading or listing logged in a `FileTrace`.
struct TracedFiles: CatalogFiles {
    private let files: DiskFiles
    /// The hash of the real bounds; nil without bounds.
    private let digest: ContentHash?
    /// The number of the bounds.
    private let bounds: Int
    private let trace: FileTrace

    init(_ files: DiskFiles = DiskFiles(), bounds: Int = 0, in trace: FileTrace) {
        self.files = files
        self.bounds = bounds
        self.trace = trace
        digest = files.bounds?.digest
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        // Take the stamp first: it is then older than the bytes, or too recent to be trusted.
        let before = try? System.stamp(path)
        let location = FileReading.Location(
            folder: trace.noteLocation(of: CatalogFolder(of: path).path), bounds: digest)
        if let before, before.location == nil, let cached = trace.cached(path, at: before.stamp, in: location) {
            note(cached, of: path, at: before)
            return cached.bytes
        }
        if before == nil || before?.location != nil { trace.note(link: path) }
        do throws(FileError) {
            let bytes = try files.read(path)
            guard let before else {
                trace.spoil()
                return bytes
            }
            let reading = trace.reading(bytes, at: before.stamp, in: location)
            note(reading, of: path, at: before)
            return bytes
        } catch {
            trace.spoil()
            throw error
        }
    }

    private func note(_ reading: FileReading, of path: String, at stamp: System.LocatedStamp) {
        let state = BuildRecord.FileState(stamp: stamp.stamp, hash: reading.hash, isSettled: false)
        trace.note(
            "read " + path, answer: stamp.location.map { .link(path, location: $0, state) } ?? .file(path, state),
            from: stamp.location == nil ? reading : nil, of: path)
    }

    func isFile(_ path: String) -> Bool {
        let answer = files.isFile(path)
        trace.noteLocation(of: CatalogFolder(of: path).path)
        trace.note("file " + path, answer: .leadsToFile(path, answer))
        return answer
    }

    func names(in folder: String) -> [String] {
        let names = files.names(in: folder)
        trace.noteLocation(of: folder)
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
        return TracedFiles(
            confined, bounds: trace.number(record, digest: digest), in: trace)
    }
}

/// A list of names to be hashed, each with an end absent from all names.
struct NameListing {
    private var bytes: [UInt8] = []

    mutating func add(_ name: String) {
        bytes.append(contentsOf: name.utf8)
        bytes.append(0)
    }

    var hash: ContentHash { ContentHash(of: bytes) }
}

extension ContentHash {
    /// Returns the hash of names, in order.
    package static func listing(_ names: [String]) -> ContentHash {
        var listing = NameListing()
        for name in names { listing.add(name) }
        return listing.hash
    }
}

extension System {
    /// The stamp of a regular file.
    struct LocatedStamp {
        let stamp: FileStamp
        /// The real path, where the path itself is a link.
        let location: String?
    }

    /// Returns the stamp of a file; nil without a file.
    static func stamp(_ path: String) throws(SystemError) -> LocatedStamp? {
        guard let own = try status(path, followingLinks: false) else { return nil }
        if own.kind == .file { return LocatedStamp(stamp: own.stamp, location: nil) }
        guard own.kind == .link, let status = try status(path, followingLinks: true), status.kind == .file else {
            return nil
        }
        return LocatedStamp(stamp: status.stamp, location: canonical(path))
    }
}

extension FileStatus {
    var stamp: FileStamp {
        FileStamp(
            device: identity.device, number: identity.number, size: Int64(size), modified: modified, changed: changed)
    }
}
