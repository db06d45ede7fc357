import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// A run of a command with caching: checks the record of the last run against the disk, and writes a record for the
/// next run.
struct RecordedRun: Sendable {
    let trace: FileTrace
    private let file: RecordFile?
    private let known: WatchMemory?
    /// The time before the first look at the disk, by the system's clock and by the clock that cannot be set.
    private let start = System.now
    private let instant = ContinuousClock.now
    /// The last record, if of the same request, whether or not the facts still hold.
    private(set) var last: BuildRecord?
    /// Reason why the last record gives no answer; nil where the record does, and where no record is kept.
    private(set) var reason: String?

    /// Creates the run.
    ///
    /// - Parameters:
    ///   - file: The file of the record; nil where no record is to be kept.
    ///   - trace: The log of questions to the disk.
    ///   - known: The memory of a watching process, where the last record is at hand.
    init(_ file: RecordFile?, in trace: FileTrace = FileTrace(), following known: WatchMemory? = nil) {
        self.file = file
        self.trace = trace
        self.known = known
        guard let file else { return }
        guard let record = known?.record ?? file.read() else {
            reason = "there is no record of the last run"
            return
        }
        guard record.request == file.request else {
            reason = "the last run was by another program, or with other options"
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

    /// Returns the outputs of a watching process still as left by the last build.
    func intactOutputs() async -> [KeptOutput] {
        guard let known, let stamps = known.stamps else { return [] }
        return await known.outputFolders.intact(known.digests.outputs, at: start, noting: stamps)
    }

    /// Has the next turn of a watching process look at all files of outputs: something was not as known.
    func forgetOutputs() { known?.digests.outputs = [] }

    /// Returns the notes of the last build with parts for reuse, besides outputs still as left by the last build; nil
    /// where no record is kept.
    ///
    /// - Parameters:
    ///   - registry: The catalog of the present build.
    ///   - path: The path of `catalog.yaml`.
    ///   - kept: The outputs still as left by the last build.
    ///   - records: The hashes of records as in files; nil in a watching process, and without transcripts.
    /// - Returns: The notes.
    func memory(
        of registry: ComponentRegistry, at path: String, keeping kept: [KeptOutput], knowing records: TranscriptCache?
    ) -> LastBuildResults? {
        guard file != nil, registry.configuration.hasBuiltInBackendsOnly, let facts = trace.answers else { return nil }
        return LastBuildResults(
            last, registry: registry, facts: facts, catalogFolder: CatalogFolder(of: path),
            stamps: last == nil ? nil : known?.stamps, remembering: known?.digests ?? DigestMemory(knowing: records),
            keeping: kept)
    }

    /// Returns the work done in spite of the record, with the reason, in words; nil where no record is kept.
    ///
    /// - Parameters:
    ///   - result: The outcome of the build.
    ///   - count: The number of entries.
    ///   - parsed: The number of entries parsed; nil in a watching process.
    /// - Returns: The reason and the work.
    func remark(_ result: BuildResult, entries count: Int, parsed: Int?) -> String? {
        reason.map { reason in
            let rest = result.unitCount - result.reusedUnitCount
            let reading = parsed.map { "\($0) of \(counted(count, noun: "entry")) parsed" } ?? "all was read"
            return "\(reason): \(reading), and \(rest) of \(counted(result.unitCount, noun: "part")) rendered"
        }
    }

    /// Keeps an answer for the next run.
    ///
    /// - Parameters:
    ///   - reply: The answer.
    ///   - facts: All facts behind the answer beside the facts of the trace.
    ///   - units: The rendered parts of outputs, for the next build.
    ///   - outputs: Returns the outputs as left by the build, asked for by a watching process only.
    func keep(
        _ reply: BuildRecord.Reply, besides facts: [BuildRecord.Fact], units: BuildRecord.Units = BuildRecord.Units(),
        outputs: () -> [KeptOutput] = { [] }
    ) async {
        guard let file, hasSoundClock, let traced = trace.facts else { return }
        if let known {
            let kept = outputs().map { $0.settled(at: start) }
            known.digests.outputs = kept
            known.outputFolders.follow(kept)
        }
        let all = (traced + facts).map { $0.settled(at: start) }
        await keep(BuildRecord(request: file.request, facts: all, reply: reply, units: units), in: file)
    }

    private func keep(_ record: BuildRecord, in file: RecordFile) async {
        known?.keep(record)
        await file.write(record)
    }

    /// Whether the clock has not been set since the start: after a setting, no stamp tells a young file.
    private var hasSoundClock: Bool {
        let passed = (ContinuousClock.now - instant).components
        let expected = passed.seconds * 1_000_000_000 + passed.attoseconds / 1_000_000_000
        return abs(System.now - start - expected) < 1_000_000_000
    }
}

extension CatalogConfiguration {
    /// Whether all outputs are rendered by the program itself.
    ///
    /// Another program may look at any file.
    var hasBuiltInBackendsOnly: Bool {
        outputs.orEmpty().allSatisfy { element in
            BuiltInBackends.all.contains { $0.name == element.backendName.value }
        }
    }

    /// Returns the real places of the folders that must not be mixed with outputs.
    func sourcePlaces(catalogFolder: String) -> [BuildRecord.Fact] {
        let entries = entries.map { $0.map(\.value) } ?? ["components"]
        let folders = [catalogFolder] + entries.map { PathText.joined(catalogFolder, with: $0) }
        return folders.map { .place($0, System.canonical($0)) }
    }
}
