import BuildRecords
import CatalogLoading
import CatalogModel
import CatalogRendering

/// A run of a command with a look at the record of the last one, and with notes for the next.
struct RecordedRun {
    let trace: FileTrace
    private let file: RecordFile?
    /// The time before anything was looked at, by the system's clock and by the one that nobody sets.
    private let start = System.now
    private let instant = ContinuousClock.now
    /// The last record, if it was of the same request, whether or not its facts still hold.
    private(set) var last: BuildRecord?
    /// Why the last record gives no answer; nil where it does, and where none is kept.
    private(set) var reason: String?

    init(_ file: RecordFile?, in trace: FileTrace = FileTrace()) {
        self.file = file
        self.trace = trace
        guard let file else { return }
        guard let record = file.read() else {
            reason = "there is no record of the last run"
            return
        }
        guard record.request == file.request else {
            reason = "the last run was by another program, or with other options"
            return
        }
        last = record
    }

    /// The answer, where nothing has changed since the last run.
    mutating func reply() -> BuildRecord.Reply? {
        guard let file, var record = last else { return nil }
        let check = RecordCheck(record, at: start)
        if let path = check.changedPath {
            reason = "'\(path)' has changed"
            return nil
        }
        if check.isRefreshed {
            record.facts = check.facts
            file.write(record)
        }
        return record.reply
    }

    /// Notes of the last build that this one can take parts from; nil where no record is kept.
    func memory(of registry: ComponentRegistry, at path: String) -> BuildMemory? {
        guard file != nil, registry.configuration.hasBuiltInBackendsOnly, let facts = trace.facts else { return nil }
        return BuildMemory(last, registry, facts, catalogFolder: CatalogFolder(of: path))
    }

    /// Work that the record spared, in words; nil where none is kept.
    func remark(_ result: BuildResult) -> String? {
        reason.map { reason in
            let rest = result.unitCount - result.reusedUnitCount
            return "\(reason): all was read, and \(rest) of \(counted(result.unitCount, "part")) rendered"
        }
    }

    /// Keeps an answer for the next run.
    /// - Parameter facts: All that the answer depends on beside those of the trace.
    func keep(_ reply: BuildRecord.Reply, besides facts: [BuildRecord.Fact], units: [BuildRecord.Unit] = []) {
        guard let file, hasSoundClock, let traced = trace.facts else { return }
        let all = (traced + facts).map { $0.settled(at: start) }
        file.write(BuildRecord(request: file.request, facts: all, reply: reply, units: units))
    }

    /// Whether nobody has set the clock since the start: then no stamp tells what is young.
    private var hasSoundClock: Bool {
        let passed = (ContinuousClock.now - instant).components
        let expected = passed.seconds * 1_000_000_000 + passed.attoseconds / 1_000_000_000
        return abs(System.now - start - expected) < 1_000_000_000
    }
}

extension CatalogConfiguration {
    /// Whether all outputs are rendered by this program. Another one may look at whatever it likes.
    var hasBuiltInBackendsOnly: Bool {
        outputs.orEmpty().allSatisfy { element in
            BuiltInBackends.all.contains { $0.name == element.backendName.value }
        }
    }

    /// Real places of the folders that no output may be mixed with.
    func sourcePlaces(catalogFolder: String) -> [BuildRecord.Fact] {
        let entries = entries.map { $0.map(\.value) } ?? ["components"]
        let folders = [catalogFolder] + entries.map { PathText.joined(catalogFolder, $0) }
        return folders.map { .place($0, System.canonical($0)) }
    }
}
