package import CatalogFormat
package import CatalogModel
import Synchronization

/// A cache of decoded entries by file path and bytes, for loading several states of a catalog.
///
/// The path is part of the key because findings have locations and relative links start from the file's folder.
package final class CatalogMemory: Sendable {
    private let entries = Mutex<[String: [DecodedEntry]]>([:])

    /// Maximum number of cached states of each file.
    private let limit: Int

    /// - Parameter limit: The maximum number of cached states of each file; 1 for following a catalog without going
    ///   back.
    package init(statesOfEachFile limit: Int = .max) {
        self.limit = limit
    }

    /// Returns a cached entry, or decodes the entry.
    package func entry(_ file: SourceFile, linkBase: String?) -> DecodedFile<Entry> {
        decodedEntry(file, linkBase: linkBase).decoded
    }

    /// Returns a cached entry, the same object for the same path and bytes, or decodes the entry.
    func decodedEntry(_ file: SourceFile, linkBase: String?) -> DecodedEntry {
        let states = entries.withLock { $0[file.path] }
        if let found = states?.last(where: { $0.linkBase == linkBase && $0.file.bytes == file.bytes }) { return found }
        let entry = DecodedEntry(file, linkBase: linkBase)
        entries.withLock { entries in
            entries[file.path, default: []].append(entry)
            if entries[file.path, default: []].count > limit { entries[file.path]?.removeFirst() }
        }
        return entry
    }
}

/// A decoded entry file with the input of the decoding.
///
/// An object because of the size: each load looks up all entries of the catalog.
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
