import BuildRecords
import CatalogLoading
import CatalogRendering
import Synchronization

/// The memory of a watching process about a catalog: entries as read, the hashes of parts, and the last record.
final class WatchMemory: Sendable {
    let catalog = CatalogMemory(statesOfEachFile: 1)
    let digests = DigestMemory()
    private let lastRecord = Mutex<BuildRecord?>(nil)

    /// The record of the last run.
    ///
    /// As good as the file of the record: facts are held to the disk in any case.
    var record: BuildRecord? {
        get { lastRecord.withLock { $0 } }
        set { lastRecord.withLock { $0 = newValue } }
    }
}

/// A cache of the digests of the last registries, with most entries and tokens in common with the next.
final class DigestMemory: Sendable {
    private let lastDigests = Mutex<[RegistryDigests]>([])
    private let lastKeys = Mutex<UnitKeys?>(nil)

    /// The keys of the last output.
    var keys: UnitKeys? {
        get { lastKeys.withLock { $0 } }
        set { lastKeys.withLock { $0 = newValue } }
    }

    /// The digests of the last registries.
    var registries: [RegistryDigests] {
        get { lastDigests.withLock { $0 } }
        set { lastDigests.withLock { $0 = newValue } }
    }
}
