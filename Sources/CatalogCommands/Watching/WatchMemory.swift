import BuildRecords
import CatalogLoading
import CatalogModel
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

/// A cache of the hashes of entries and tokens, for objects common to several states of a catalog.
final class DigestMemory: Sendable {
    /// An object with the hashes of the object.
    private struct Known: Sendable {
        /// Kept alive, so no other object comes to have the same identity.
        let object: any AnyObject & Sendable
        let hashes: FactHashes
    }

    private let known = Mutex<[ObjectIdentifier: Known]>([:])
    private let lastDigests = Mutex<[RegistryDigests]>([])

    /// The digests of the last registries.
    var registries: [RegistryDigests] {
        get { lastDigests.withLock { $0 } }
        set { lastDigests.withLock { $0 = newValue } }
    }

    /// Returns the hashes of objects, in order; only new objects are hashed.
    func hashes<Object: AnyObject & Sendable>(
        of objects: [Object], make: @escaping @Sendable (Object) -> FactHashes
    ) async -> [FactHashes] {
        let before = known.withLock { $0 }
        let hashes = await Parallel.map(objects) { object in
            before[ObjectIdentifier(object)]?.hashes ?? make(object)
        }
        known.withLock { known in
            for (object, hashes) in zip(objects, hashes) {
                known[ObjectIdentifier(object)] = Known(object: object, hashes: hashes)
            }
        }
        return hashes
    }

    /// Forgets all objects but some.
    func keep(_ identities: Set<ObjectIdentifier>) {
        known.withLock { known in known = known.filter { identities.contains($0.key) } }
    }
}
