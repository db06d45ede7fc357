import CatalogFormat
import CatalogModel
import Synchronization

/// Entries that have been decoded, so that several states of a catalog decode each of their files once.
///
/// A file is known by its path and its bytes: what is found in it has places, and what it refers to starts from its folder.
public final class DecodedEntries: Sendable {
    private struct Known: Sendable {
        let file: SourceFile
        let linkBase: String?
        let decoded: DecodedFile<Entry>
    }

    private let known = Mutex<[String: [Known]]>([:])

    public init() {}

    func entry(_ file: SourceFile, linkBase: String?) -> DecodedFile<Entry> {
        let found = known.withLock { known in
            known[file.path]?.last { $0.linkBase == linkBase && $0.file.bytes == file.bytes }
        }
        if let found { return found.decoded }
        let decoded = FormatDecoder.entry(file, linkBase: linkBase)
        known.withLock { $0[file.path, default: []].append(Known(file: file, linkBase: linkBase, decoded: decoded)) }
        return decoded
    }
}
