import BuildEngine
import CatalogLoading
import CatalogRendering
import Synchronization

/// The memory of a watching process about a catalog: entries as read, the hashes of parts, the bytes of large files, and
/// the last record.
final class WatchMemory: Sendable {
    let catalog = CatalogMemory(statesOfEachFile: 1)
    let digests = DigestMemory()
    let outputFolders = OutputWatch()
    private let contents = LargeFileContents()
    private let last = Mutex<(record: BuildRecord, stamps: FileHashCache)?>(nil)

    /// The record of the last run.
    ///
    /// As good as the file of the record: facts are held to the disk in any case.
    var record: BuildRecord? { last.withLock { $0?.record } }
    /// The hashes of files by the record.
    var stamps: FileHashCache? { last.withLock { $0?.stamps } }

    /// Keeps the record of a run, with all that the next run needs of the record: after the report there is time.
    func keep(_ record: BuildRecord) {
        let stamps = FileHashCache(record.facts, remembering: contents)
        last.withLock { $0 = (record, stamps) }
    }
}

/// A cache of the digests of the last registries and of the paths of the last outputs, with most in common with the
/// next.
final class DigestMemory: Sendable {
    /// The hashes of records as in files; nil in a watching process, and without transcripts.
    let records: TranscriptCache?
    private let lastDigests = Mutex<[RegistryDigests]>([])
    private let lastKeys = Mutex<UnitKeys?>(nil)
    private let lastPaths = Mutex<OutputPaths?>(nil)
    private let lastOutputs = Mutex<[KeptOutput]>([])

    init(knowing records: TranscriptCache? = nil) { self.records = records }

    /// The keys of the last output.
    var keys: UnitKeys? {
        get { lastKeys.withLock { $0 } }
        set { lastKeys.withLock { $0 = newValue } }
    }

    /// The paths of the last outputs without a clash.
    var clearPaths: OutputPaths? {
        get { lastPaths.withLock { $0 } }
        set { lastPaths.withLock { $0 = newValue } }
    }

    /// The outputs as left by the last build.
    var outputs: [KeptOutput] {
        get { lastOutputs.withLock { $0 } }
        set { lastOutputs.withLock { $0 = newValue } }
    }

    /// The digests of the last registries.
    var registries: [RegistryDigests] {
        get { lastDigests.withLock { $0 } }
        set { lastDigests.withLock { $0 = newValue } }
    }
}
