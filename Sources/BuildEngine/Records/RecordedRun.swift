import CatalogLoading
import CatalogModel
import CatalogRendering

/// A run of a command with caching: checks the record of the last run against the disk, and writes a record for the
/// next run.
struct RecordedRun: Sendable {
    let trace: FileTrace
    private let file: RecordFile?
    private let memory: WatchMemory?
    /// The time before the first access to the disk, by the system's clock and by the monotonic clock.
    private let start = System.now
    private let instant = ContinuousClock.now
    /// The last record, if of the same request, with or without changed facts.
    private(set) var last: BuildRecord?
    /// Reason why the last record gives no answer; nil where the record does, and where no record is kept.
    private(set) var reason: String?

    /// Creates the run.
    ///
    /// - Parameters:
    ///   - file: The file of the record; nil where no record is to be kept.
    ///   - run: The run, with the log of questions to the disk and the last record of a watching process.
    init(_ file: RecordFile?, in run: EngineRun) {
        self.file = file
        trace = run.trace
        memory = run.memory
        guard let file else { return }
        guard let record = memory?.record ?? file.read() else {
            reason = "no record of the previous run"
            return
        }
        guard record.request == file.request else {
            reason = "the previous run was by another program, or with other options"
            return
        }
        last = record
    }

    /// Returns the answer, where all is unchanged since the last run.
    mutating func reply() async -> BuildRecord.Reply? {
        guard let file, var record = last else { return nil }
        let check = await RecordCheck(record.facts, at: start)
        if let path = check.changedPath {
            reason = "'\(path)' has changed"
            return nil
        }
        if check.isRefreshed {
            record.facts = check.facts
            await keep(record, in: file)
        }
        return record.reply
    }

    /// Returns the results of the last build for reuse; nil where no record is kept.
    ///
    /// - Parameters:
    ///   - registry: The catalog of the present build.
    ///   - shown: The registries of the outputs.
    ///   - path: The path of `catalog.yaml`.
    ///   - rules: The rules of units.
    /// - Returns: The cache, and the stamps of files at the last build.
    func unitCache(
        of registry: ComponentRegistry, shown: [ComponentRegistry], at path: String, rules: [Rule]
    ) async -> (units: UnitCache, stamps: FileHashCache)? {
        guard file != nil, let files = trace.answers else { return nil }
        let facts = await CatalogFacts(registry, shown: shown, files: files, catalogFolder: CatalogFolder(of: path))
        let stamps = FileHashCache(last?.facts ?? [])
        let findings = FindingRecords(registry, rules: rules + OutputRules.all, hash: trace.hash)
        return (UnitCache(last?.units, facts: facts, stamps: stamps, findings: findings), stamps)
    }

    /// Keeps an answer for the next run.
    ///
    /// - Parameters:
    ///   - reply: The answer.
    ///   - facts: All facts that determine the answer, beside the facts of the trace.
    ///   - units: The units of outputs, for the next build.
    func keep(
        _ reply: BuildRecord.Reply, besides facts: [BuildRecord.Fact], units: BuildRecord.Units? = nil
    ) async {
        guard let file, hasSoundClock, let traced = trace.facts else { return }
        let all = (traced + facts).map { $0.settled(at: start) }
        await keep(BuildRecord(request: file.request, facts: all, reply: reply, units: units), in: file)
    }

    private func keep(_ record: BuildRecord, in file: RecordFile) async {
        memory?.record = record
        await file.write(record)
    }

    /// Whether the clock has not been set since the start: after a setting, stamps do not identify recently changed
    /// files.
    private var hasSoundClock: Bool {
        let passed = (ContinuousClock.now - instant).components
        let expected = passed.seconds * 1_000_000_000 + passed.attoseconds / 1_000_000_000
        return abs(System.now - start - expected) < 1_000_000_000
    }
}

extension CatalogConfiguration {
    /// Returns the real places of the source folders, where no output may be.
    func sourceLocations(catalogFolder: String) -> [BuildRecord.Fact] {
        let entries = entries.map { $0.map(\.value) } ?? ["components"]
        let folders = [catalogFolder] + entries.map { PathText.joined(catalogFolder, with: $0) }
        return folders.map { .location($0, System.canonical($0)) }
    }
}
