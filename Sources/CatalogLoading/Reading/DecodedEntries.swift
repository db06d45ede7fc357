import CatalogFormat
import CatalogModel
import Synchronization

/// A cache of decoded entries by file path and bytes, for loading several states of a catalog.
///
/// A file is known by its path and its bytes: findings about it have places, and its links start from its folder.
final class DecodedEntries: Sendable {
    /// A decoded entry file, with the input of the decoding for telling whether the result still holds.
    private struct Known: Sendable {
        let file: SourceFile
        let linkBase: String?
        let decoded: DecodedFile<Entry>
        /// nil without a readable entry.
        let draft: EntryDraft?
    }

    private let known = Mutex<[String: [Known]]>([:])

    /// Number of kept states of each file.
    private let limit: Int

    init(statesOfEachFile limit: Int) {
        self.limit = limit
    }

    /// Returns an entry already decoded, or decodes the entry; the draft is nil without a readable entry.
    func entry(_ file: SourceFile, linkBase: String?) -> (decoded: DecodedFile<Entry>, draft: EntryDraft?) {
        let found = known.withLock { known in
            known[file.path]?.last { $0.linkBase == linkBase && $0.file.bytes == file.bytes }
        }
        if let found { return (found.decoded, found.draft) }
        let decoded = FormatDecoder.entry(file, linkBase: linkBase)
        let draft = EntryDraft(decoded, path: file.path)
        known.withLock { known in
            known[file.path, default: []].append(
                Known(file: file, linkBase: linkBase, decoded: decoded, draft: draft))
            if known[file.path, default: []].count > limit { known[file.path]?.removeFirst() }
        }
        return (decoded, draft)
    }
}
