import CatalogRendering
import Synchronization

/// A memory of a watching process for the bytes of large files, with the hashes: comparing bytes takes a tenth of the
/// time of hashing, and the file with all entries is looked at several times in each turn.
final class LargeFileContents: Sendable {
    /// The bytes last seen at each path, and the bytes before: those standing there until a build replaces them.
    private let known = Mutex<[String: [(bytes: [UInt8], hash: ContentHash)]]>([:])

    /// Fewer bytes are hashed in no time.
    private static let minimumSize = 1 << 17
    /// The limit for all files together, in bytes.
    private static let limit = 32 << 20

    /// Returns the hash of the bytes at a path, by comparing where the same bytes have been hashed before.
    func hash(of bytes: [UInt8], at path: String) -> ContentHash {
        if bytes.count >= Self.minimumSize,
            let same = known.withLock({ $0[path] })?.last(where: { System.isSame($0.bytes, as: bytes) })
        {
            return same.hash
        }
        let hash = ContentHash(of: bytes)
        note(bytes, hash: hash, at: path)
        return hash
    }

    /// Notes the bytes about to stand at a path, or found there.
    func note(_ bytes: [UInt8], hash: ContentHash, at path: String) {
        if bytes.count < Self.minimumSize { return }
        known.withLock { known in
            let before = known.removeValue(forKey: path)?.last { $0.hash != hash }
            let versions = [before, (bytes, hash)].compactMap(\.self)
            if (known.values.joined() + versions).reduce(0, { $0 + $1.bytes.count }) <= Self.limit {
                known[path] = versions
            } else {
                // Some may be of files that have gone.
                known = bytes.count <= Self.limit ? [path: [(bytes, hash)]] : [:]
            }
        }
    }
}
