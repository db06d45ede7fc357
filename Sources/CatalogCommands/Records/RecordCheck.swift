import BuildRecords
import CatalogLoading
import CatalogRendering

/// A check of a `BuildRecord` against the disk: whether the files and folders are as recorded.
struct RecordCheck {
    /// The same facts, with settled stamps for the next time where bytes had to be looked at.
    private(set) var facts: [BuildRecord.Fact] = []
    /// Whether stamps are others than before.
    private(set) var isRefreshed = false
    /// The path of the first changed fact; nil without a change.
    private(set) var changedPath: String?

    private let moment: Int64
    private let stamps: FileHashCache
    private var files = [DiskFiles()]

    /// Creates the check of a record; `moment` is a time before the check, by the system's clock.
    init(_ record: BuildRecord, at moment: Int64) {
        self.init(record.facts, at: moment)
    }

    /// Returns whether facts about files and folders without bounds hold, asked for on several processors.
    ///
    /// Bytes once looked at are noted in `stamps` for later looks.
    static func hold(_ facts: [BuildRecord.Fact], at moment: Int64, noting stamps: FileHashCache) async -> Bool {
        let stretches = stride(from: 0, to: facts.count, by: 128).map { $0..<min($0 + 128, facts.count) }
        let answers = await Parallel.map(stretches) { stretch in
            let check = RecordCheck(Array(facts[stretch]), at: moment, hashing: stamps)
            if check.isRefreshed {
                for case .file(let path, let state) in check.facts where state.isSettled {
                    stamps.note(state, of: path)
                }
            }
            return check.changedPath == nil
        }
        return answers.allSatisfy { $0 }
    }

    private init(_ all: [BuildRecord.Fact], at moment: Int64, hashing stamps: FileHashCache = FileHashCache()) {
        self.moment = moment
        self.stamps = stamps
        facts = all
        // A changed file is seen at once, whereas a folder has to be listed; most changes are of files.
        if checkFacts(where: { $0 }) { _ = checkFacts(where: { !$0 }) }
    }

    /// Checks the facts about files, or all others, until the first change, and returns whether there is none.
    private mutating func checkFacts(where isWanted: (_ isFile: Bool) -> Bool) -> Bool {
        for index in facts.indices where isWanted(facts[index].isFile) {
            guard let current = try? checked(facts[index]) else {
                changedPath = facts[index].path
                return false
            }
            // Most facts are the same, and the first to be written copies all of them.
            if isRefreshed, current != facts[index] { facts[index] = current }
        }
        return true
    }

    /// Returns the fact as of now; nil where no longer true.
    private mutating func checked(_ fact: BuildRecord.Fact) throws -> BuildRecord.Fact? {
        switch fact {
        case .file(let path, let state):
            guard let status = try System.status(path, followingLinks: false), status.kind == .file else { return nil }
            return try checked(state, of: path, now: status.stamp).map { .file(path, $0) }
        case .link(let path, let place, let state):
            guard let located = try System.stamp(path), located.place?.isSpelled(place) == true else { return nil }
            return try checked(state, of: path, now: located.stamp).map { .link(path, place: place, $0) }
        case .missing(let path):
            return try System.status(path, followingLinks: false) == nil ? fact : nil
        case .folder(let path):
            return try System.status(path, followingLinks: false)?.kind == .folder ? fact : nil
        case .place(let path, let place): return System.canonical(path).isSpelled(place) ? fact : nil
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
            stamps.hash(of: bytes, at: path) == state.hash
        else { return nil }
        let current = BuildRecord.FileState(stamp: stamp, hash: state.hash, isSettled: stamp.isSettled(at: moment))
        if current != state { isRefreshed = true }
        return current
    }
}

extension String {
    /// Whether the bytes are the same; texts that look alike may be two files.
    fileprivate func isSpelled(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension BuildRecord.Fact {
    fileprivate var isFile: Bool { if case .file = self { true } else { false } }

    var path: String {
        switch self {
        case .file(let path, _), .link(let path, _, _), .missing(let path), .folder(let path), .place(let path, _),
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
        case .link(let path, let place, var state):
            state.isSettled = state.stamp.isSettled(at: moment)
            return .link(path, place: place, state)
        default: return self
        }
    }
}
