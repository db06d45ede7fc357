import CatalogLoading
import CatalogRendering
import Synchronization

/// A check of the facts of a `BuildRecord` against the disk: whether the files and folders are as recorded.
struct RecordCheck {
    /// The same facts, with settled stamps for the next run where bytes had been read.
    private(set) var facts: [BuildRecord.Fact]
    /// Whether stamps are others than before.
    private(set) var isRefreshed = false
    /// The path of the first changed fact; nil without a change.
    private(set) var changedPath: String?

    /// Checks facts, most of them on several processors.
    ///
    /// - Parameters:
    ///   - facts: The facts of a record, in order.
    ///   - moment: A time before the check, by the system's clock.
    init(_ facts: [BuildRecord.Fact], at moment: Int64) async {
        self.facts = facts
        let locations = facts.indices.filter { !facts[$0].isBounded }
        let chunks = stride(from: 0, to: locations.count, by: Self.chunkSize).map {
            locations[$0..<min($0 + Self.chunkSize, locations.count)]
        }
        let change = EarliestChange()
        let answers = await Parallel.map(chunks) { chunk in
            var check = FactCheck(at: moment)
            return check.renewed(chunk, of: facts, until: change)
        }
        // Check files before folders: most changes are in files, and a folder needs a listing.
        var check = FactCheck(at: moment)
        if change.location == nil {
            _ = check.renewed(facts.indices.filter { facts[$0].isBounded }[...], of: facts, until: change)
        }
        changedPath = change.location.map { facts[$0].path }
        for (location, fact) in answers.joined() {
            isRefreshed = true
            self.facts[location] = fact
        }
    }

    /// The number of facts for a processor at a time.
    private static let chunkSize = 128
}

/// The index of the earliest changed fact found so far by several processors; later facts need no check.
private final class EarliestChange: Sendable {
    private let found = Atomic(Int.max)

    /// nil without a change.
    var location: Int? {
        let location = found.load(ordering: .relaxed)
        return location == .max ? nil : location
    }

    func isBefore(_ location: Int) -> Bool { found.load(ordering: .relaxed) < location }
    func note(_ location: Int) { found.min(location, ordering: .relaxed) }
}

/// A check of single facts, in order: bounds of folders are within earlier bounds.
private struct FactCheck {
    private let moment: Int64
    private var files = [DiskFiles()]

    init(at moment: Int64) { self.moment = moment }

    /// Returns the facts with other stamps than before, each with the place, up to the first changed fact.
    ///
    /// - Parameters:
    ///   - locations: The locations of the facts to check, in order.
    ///   - facts: All facts.
    ///   - change: Takes the location of the first changed fact, and ends the check with any earlier change.
    /// - Returns: The renewed facts.
    mutating func renewed(
        _ locations: ArraySlice<Int>, of facts: [BuildRecord.Fact], until change: EarliestChange
    ) -> [(Int, BuildRecord.Fact)] {
        var renewed: [(Int, BuildRecord.Fact)] = []
        for location in locations where !change.isBefore(location) {
            guard let current = try? checked(facts[location]) else {
                change.note(location)
                break
            }
            if current != facts[location] { renewed.append((location, current)) }
        }
        return renewed
    }

    /// Returns the fact as of now; nil where no longer true.
    private mutating func checked(_ fact: BuildRecord.Fact) throws -> BuildRecord.Fact? {
        switch fact {
        case .file(let path, let state):
            guard let status = try System.status(path, followingLinks: false), status.kind == .file else { return nil }
            return try checked(state, of: path, now: status.stamp).map { .file(path, $0) }
        case .link(let path, let location, let state):
            guard let located = try System.stamp(path), located.location?.isSpelled(location) == true else {
                return nil
            }
            return try checked(state, of: path, now: located.stamp).map { .link(path, location: location, $0) }
        case .missing(let path):
            return try System.status(path, followingLinks: false) == nil ? fact : nil
        case .folder(let path):
            return try System.status(path, followingLinks: false)?.kind == .folder ? fact : nil
        case .location(let path, let location): return System.canonical(path).isSpelled(location) ? fact : nil
        case .leadsToFile(let path, let answer): return DiskFiles().isFile(path) == answer ? fact : nil
        case .bounds(let bounds, let digest):
            guard files.indices.contains(bounds.parent) else { return nil }
            let confined = files[bounds.parent].bounded(
                by: FileBounds(
                    catalog: bounds.catalog, folders: bounds.folders, extensions: bounds.extensions.map(Set.init)))
            files.append(confined)
            return confined.bounds?.digest == digest ? fact : nil
        case .names(let path, let bounds, let digest):
            guard files.indices.contains(bounds) else { return nil }
            return ContentHash.listing(files[bounds].names(in: path)) == digest ? fact : nil
        case .files(let path, let bounds, let digest):
            guard files.indices.contains(bounds) else { return nil }
            return ContentHash.listing(try files[bounds].files(below: path)) == digest ? fact : nil
        }
    }

    private mutating func checked(
        _ state: BuildRecord.FileState, of path: String, now stamp: FileStamp
    ) throws -> BuildRecord.FileState? {
        if state.isSettled, state.stamp == stamp { return state }
        guard case .bytes(let bytes) = try System.read(path, followingLinks: true),
            ContentHash(of: bytes) == state.hash
        else { return nil }
        return BuildRecord.FileState(stamp: stamp, hash: state.hash, isSettled: stamp.isSettled(at: moment))
    }
}

extension String {
    /// Whether the bytes are the same; texts that look alike may be two files.
    fileprivate func isSpelled(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension BuildRecord.Fact {
    /// Whether the check needs the bounds of folders from the facts before.
    fileprivate var isBounded: Bool {
        switch self {
        case .bounds, .names, .files: true
        default: false
        }
    }

    var path: String {
        switch self {
        case .file(let path, _), .link(let path, _, _), .missing(let path), .folder(let path), .location(let path, _),
            .leadsToFile(let path, _), .names(let path, _, _), .files(let path, _, _):
            path
        case .bounds(let bounds, _): bounds.catalog
        }
    }

    /// Returns the fact with a settled stamp, where taken long enough before a moment.
    func settled(at moment: Int64) -> BuildRecord.Fact {
        switch self {
        case .file(let path, var state):
            state.isSettled = state.stamp.isSettled(at: moment)
            return .file(path, state)
        case .link(let path, let location, var state):
            state.isSettled = state.stamp.isSettled(at: moment)
            return .link(path, location: location, state)
        default: return self
        }
    }
}
