import CatalogRendering
import Synchronization

/// A memory of a watching process for the bytes of large files, with the hashes: comparing bytes takes a tenth of the
/// time of hashing, and the file with all entries is looked at several times in each turn.
final class LargeFileContents: Sendable {
    private let known = Mutex<[String: (bytes: [UInt8], hash: ContentHash)]>([:])

    /// Fewer bytes are hashed in no time.
    private static let minimumSize = 1 << 17
    /// The limit for all files together, in bytes.
    private static let limit = 32 << 20

    /// Returns the hash of the bytes at a path, by comparing where the same bytes have been hashed before.
    func hash(of bytes: [UInt8], at path: String) -> ContentHash {
        if bytes.count >= Self.minimumSize, let last = known.withLock({ $0[path] }),
            System.isSame(last.bytes, as: bytes)
        {
            return last.hash
        }
        let hash = ContentHash(of: bytes)
        note(bytes, hash: hash, at: path)
        return hash
    }

    /// Notes the bytes about to stand at a path, or found there.
    func note(_ bytes: [UInt8], hash: ContentHash, at path: String) {
        if bytes.count < Self.minimumSize { return }
        known.withLock { known in
            known[path] = nil
            if known.values.reduce(bytes.count, { $0 + $1.bytes.count }) > Self.limit {
                // Some may be of files that have gone.
                known = [:]
            }
            if bytes.count <= Self.limit { known[path] = (bytes, hash) }
        }
    }
}
