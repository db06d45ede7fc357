import BuildEngine
import CatalogModel
import CatalogRendering

/// An output as left by the last build of a watching process, for a build after a change of few facts.
///
/// Most saved files change the text of a single entry: then all but a few files of the output are known to stay, and a
/// build need not look at them one by one.
struct KeptOutput: Sendable {
    /// The plan of a further build of the same files, with nothing to do.
    let plan: OutputPlan
    /// The state of the output's folder.
    private(set) var facts: [BuildRecord.Fact]
    /// The records of the units, by place; nil for a unit not recorded.
    let units: [BuildRecord.Unit?]
    /// The facts at hand for the units.
    let readFacts: ReadFacts
    private let outlines: [UnitOutline]
    /// The numbers of the entries and tokens read by all units, one unit after the other.
    private let numbers: [UInt32]
    private let surroundings: ContentHash

    /// The facts about a unit from before rendering, with few lists, because all units are looked at.
    private struct UnitOutline: Sendable {
        let paths: [OutputPath]
        let shared: ContentHash?
        let scope: BuildRecord.EntryScope
        let tokenScope: BuildRecord.TokenScope
        /// Whether the unit is reusable as a whole.
        let isRecorded: Bool
        /// The places in `numbers` of entries, of entries without prose, and of tokens.
        let entries, shapes, tokens: Range<Int>

        func isOf(_ unit: RenderUnit) -> Bool { unit.paths == paths }
    }

    /// Creates the state of an output after a build; nil where a build has to look at each file.
    ///
    /// - Parameters:
    ///   - plan: The plan of a further build.
    ///   - facts: The state of the output's folder.
    ///   - job: The units of the output.
    ///   - units: The records of the units, by place.
    ///   - readFacts: The facts at hand for the units.
    ///   - surroundings: The hash of all other input.
    init?(
        _ plan: OutputPlan, facts: [BuildRecord.Fact], job: RenderJob, units: [BuildRecord.Unit?],
        readFacts: ReadFacts, surroundings: ContentHash
    ) {
        guard plan.isSettled, units.count == job.units.count else { return nil }
        self.plan = plan.inPlace
        self.facts = facts
        self.units = units
        self.readFacts = readFacts
        var numbers: [UInt32] = []
        func added(_ more: [UInt32]) -> Range<Int> {
            numbers += more
            return numbers.count - more.count..<numbers.count
        }
        outlines = zip(job.units, units).map { unit, record in
            let reads = record?.input?.reads
            return UnitOutline(
                paths: unit.paths, shared: unit.shared, scope: reads?.scope ?? .all,
                tokenScope: reads?.tokenScope ?? .all, isRecorded: reads != nil,
                entries: added(reads?.entries ?? []), shapes: added(reads?.shapes ?? []),
                tokens: added(reads?.tokens ?? []))
        }
        self.numbers = numbers
        self.surroundings = surroundings
    }

    /// Returns the same with settled stamps, where taken long enough before a moment.
    func settled(at moment: Int64) -> KeptOutput {
        var kept = self
        kept.facts = facts.map { $0.settled(at: moment) }
        return kept
    }

    /// The folders of the output's files.
    var folders: [String] { facts.compactMap { if case .folder(let path) = $0 { path } else { nil } } }

    /// Returns whether the output's folder is as left by the build.
    ///
    /// - Parameters:
    ///   - moment: A time before the question, by the system's clock.
    ///   - changed: The paths with possible changes, besides the place of the output's folder; nil for all.
    ///   - stamps: Takes the hashes of bytes once looked at.
    /// - Returns: Whether each fact about the folder holds.
    func isIntact(at moment: Int64, besides changed: Set<String>?, noting stamps: FileHashCache) async -> Bool {
        let doubtful = facts.filter { fact in
            guard let changed else { return true }
            return switch fact {
            case .place: true
            case .file(let path, let state): !state.isSettled || changed.contains(path)
            default: fact.path == plan.target.location || changed.contains(fact.path)
            }
        }
        return await RecordCheck(doubtful, at: moment, noting: stamps).changedPath == nil
    }

    /// Returns the places of the units of a job possibly affected by a change of facts, in order; nil where any unit may
    /// be.
    ///
    /// - Parameters:
    ///   - job: The units now.
    ///   - changes: The changes of `readFacts` since.
    ///   - surroundings: The hash of all other input now.
    /// - Returns: The places.
    func places(in job: RenderJob, after changes: FactChanges, surroundings: ContentHash) -> [Int]? {
        guard surroundings == self.surroundings, plan.target.isPlaced(as: job.target),
            job.units.count == outlines.count, zip(outlines, job.units).allSatisfy({ $0.isOf($1) })
        else { return nil }
        return outlines.indices.filter { place in
            let unit = outlines[place]
            return !unit.isRecorded || job.units[place].shared != unit.shared || changes.reach(unit.scope)
                || changes.reach(unit.tokenScope) || numbers[unit.entries].contains { changes.entries[Int($0)] }
                || numbers[unit.shapes].contains { changes.summaries[Int($0)] }
                || numbers[unit.tokens].contains { changes.tokens[Int($0)] }
        }
    }
}

extension OutputTarget {
    /// Whether both lead to the same folder, with files of the same kind.
    fileprivate func isPlaced(as other: OutputTarget) -> Bool {
        name == other.name && backend == other.backend && folder == other.folder && location == other.location
            && edits == other.edits
    }
}

/// The facts at hand for the units of one output or several in a build, by the numbers of the units' records.
///
/// An object, because most outputs show the same.
final class ReadFacts: Sendable {
    private let entries, tokens: [String]
    private let digests: RegistryDigests

    init(_ digests: RegistryDigests, named names: BuildRecord.Units) {
        self.digests = digests
        entries = names.entries
        tokens = names.tokens
    }

    /// Whether numbers mean the same names in the records of a build.
    ///
    /// Not so where that is another build, as after a change of options.
    func hasNames(of units: BuildRecord.Units) -> Bool { entries == units.entries && tokens == units.tokens }

    /// Whether the facts are of entries and tokens with the same hashes.
    func isOf(_ other: RegistryDigests) -> Bool { digests.isSame(as: other) }

    /// Returns the changes since; nil where more than texts and tokens have changed.
    func changes(to now: RegistryDigests) -> FactChanges? {
        guard now.allEntries.structure == digests.allEntries.structure, now.entries.count == digests.entries.count,
            let changedTokens = now.changedTokens(since: digests)
        else { return nil }
        var changed: (entries: Set<String>, summaries: Set<String>) = ([], [])
        if now.allEntries != digests.allEntries {
            for (id, digest) in now.entries {
                guard let former = digests.entries[id], digest.structure == former.structure else { return nil }
                if digest != former { changed.entries.insert(id.rawValue) }
                if digest.summary != former.summary { changed.summaries.insert(id.rawValue) }
            }
        }
        return FactChanges(
            entries: changed.entries.hold(entries), summaries: changed.summaries.hold(entries),
            tokens: changedTokens.hold(tokens), hasEntries: !changed.entries.isEmpty,
            hasSummaries: !changed.summaries.isEmpty, hasTokens: now.allTokens != digests.allTokens,
            hasOutlines: now.tokenOutlines != digests.tokenOutlines)
    }
}

/// The changes of facts between two builds of an output, without any change of structure, by the numbers of names.
struct FactChanges: Sendable {
    /// Whether an entry has another text, the summary included.
    let entries: [Bool]
    /// Whether an entry has another summary.
    let summaries: [Bool]
    /// Whether a token has another value or outline.
    let tokens: [Bool]
    fileprivate let hasEntries, hasSummaries: Bool
    /// Whether any fact about tokens has changed.
    fileprivate let hasTokens: Bool
    /// Whether any fact about tokens besides values has changed.
    fileprivate let hasOutlines: Bool

    /// Whether a change is within a scope, besides entries named.
    fileprivate func reach(_ scope: BuildRecord.EntryScope) -> Bool {
        switch scope {
        case .all: hasEntries
        case .shapes: hasSummaries
        case .structures, .named: false
        }
    }

    /// Whether a change is within a scope, besides tokens named.
    fileprivate func reach(_ scope: BuildRecord.TokenScope) -> Bool {
        switch scope {
        case .all: hasTokens
        case .outlines: hasOutlines
        case .named: false
        }
    }
}

extension Set<String> {
    /// Returns for each name whether the set holds the name.
    fileprivate func hold(_ names: [String]) -> [Bool] {
        if isEmpty { return Array(repeating: false, count: names.count) }
        // To compare with a single name takes less time than to hash.
        return count == 1 ? names.map { $0 == first } : names.map(contains)
    }
}
