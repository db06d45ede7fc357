import CatalogFormat
import CatalogModel
import Synchronization

/// A cache of decoded entries by file path and bytes, for loading several states of a catalog.
///
/// A file is known by its path and its bytes: findings about it have places, and its links start from its folder.
final class DecodedEntries: Sendable {
    private let known = Mutex<[String: [DecodedEntry]]>([:])

    /// Number of kept states of each file.
    private let limit: Int

    init(statesOfEachFile limit: Int) {
        self.limit = limit
    }

    /// Returns an entry already decoded, or decodes the entry.
    func entry(_ file: SourceFile, linkBase: String?) -> DecodedEntry {
        let states = known.withLock { $0[file.path] }
        if let found = states?.last(where: { $0.linkBase == linkBase && $0.file.bytes == file.bytes }) { return found }
        let entry = DecodedEntry(file, linkBase: linkBase)
        known.withLock { known in
            known[file.path, default: []].append(entry)
            if known[file.path, default: []].count > limit { known[file.path]?.removeFirst() }
        }
        return entry
    }
}

/// A decoded entry file, with the input of the decoding for telling whether the result still holds.
///
/// An object because of the size: all entries of a catalog are asked for after each change.
final class DecodedEntry: Sendable {
    let decoded: DecodedFile<Entry>
    /// nil without a readable entry.
    let draft: EntryDraft?
    fileprivate let file: SourceFile
    fileprivate let linkBase: String?

    fileprivate init(_ file: SourceFile, linkBase: String?) {
        self.file = file
        self.linkBase = linkBase
        decoded = FormatDecoder.entry(file, linkBase: linkBase)
        draft = EntryDraft(decoded, path: file.path)
    }
}
