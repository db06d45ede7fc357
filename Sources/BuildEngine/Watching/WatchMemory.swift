import CatalogLoading
import Synchronization

/// The memory of a watching process: decoded entries by bytes, and the record of the last run, in memory instead of in a
/// file.
final class WatchMemory: Sendable {
    let catalog = CatalogMemory(statesOfEachFile: 1)
    private let storedRecord = Mutex<BuildRecord?>(nil)

    /// The record of the last run.
    var record: BuildRecord? {
        get { storedRecord.withLock { $0 } }
        set { storedRecord.withLock { $0 = newValue } }
    }
}
