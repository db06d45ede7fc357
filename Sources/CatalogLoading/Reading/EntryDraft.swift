import CatalogFormat
import CatalogModel

/// A decoded entry before linking with other entries: id, record, mentions and unreadable keys.
///
/// An object because of the size: several tables refer to all drafts of a catalog.
final class EntryDraft: Sendable {
    /// The path of the file, as shown in findings.
    let path: String
    let id: EntryID
    let entry: Entry
    let mentions: UnresolvedReferences
    /// Unreadable keys: references to their values cannot be checked.
    let unreadKeys: Set<String>
    /// The types as in the entry's file.
    let outline: TypeOutline

    private init(
        path: String, id: EntryID, entry: Entry, mentions: UnresolvedReferences, unreadKeys: Set<String>,
        outline: TypeOutline
    ) {
        self.path = path
        self.id = id
        self.entry = entry
        self.mentions = mentions
        self.unreadKeys = unreadKeys
        self.outline = outline
    }

    /// Creates the draft of a decoded file; nil without an id.
    convenience init?(_ decoded: DecodedFile<Entry>, path: String) {
        guard let entry = decoded.record, let id = entry.id?.value else { return nil }
        self.init(
            path: path, id: id, entry: entry, mentions: decoded.mentions, unreadKeys: decoded.unreadKeys,
            outline: TypeOutline(entry, of: id))
    }

    /// Returns the same draft with further facts in the entry.
    func filled(_ entry: Entry) -> EntryDraft {
        EntryDraft(
            path: path, id: id, entry: entry, mentions: mentions, unreadKeys: unreadKeys, outline: outline)
    }
}

/// The result of reading all entry files of a catalog: decoded entries, findings and the ids found.
struct ReadEntries: Sendable {
    var drafts: [EntryDraft] = []
    var diagnostics = Diagnostics()
    /// Ids that findings must not call unknown: including the ids of unreadable entries.
    var entryIDs: Set<String> = []
    /// Number of files read.
    var fileCount = 0

    /// The names of files without a readable entry: references to such entries cannot be checked.
    var failedIDs: Set<String> { entryIDs.subtracting(drafts.map(\.id.rawValue)) }
}

/// A reader and decoder of entry files, working on many files in parallel.
enum EntryReader {
    /// Returns the entries of the files at `paths`, in the order of `paths`.
    static func read(
        _ paths: [String], linkBase: String?, from files: any CatalogFiles, reusing cache: CatalogMemory?
    ) async -> ReadEntries {
        let results = await Parallel.map(paths) { path in
            read(path, linkBase: linkBase, from: files, reusing: cache)
        }
        var all = ReadEntries()
        for (path, result) in zip(paths, results) {
            all.diagnostics.merge(result.diagnostics)
            all.entryIDs.insert(CatalogPath.stem(of: path))
            if result.isRead { all.fileCount += 1 }
            if let draft = result.draft {
                all.entryIDs.insert(draft.id.rawValue)
                all.drafts.append(draft)
            }
        }
        return all
    }

    private static func read(
        _ path: String, linkBase: String?, from files: any CatalogFiles, reusing cache: CatalogMemory?
    ) -> (draft: EntryDraft?, diagnostics: Diagnostics, isRead: Bool) {
        let file: SourceFile
        do {
            file = SourceFile(path: path, bytes: try files.read(path))
        } catch {
            var diagnostics = Diagnostics()
            diagnostics.report(.unreadable(error, at: nil))
            return (nil, diagnostics, false)
        }
        if let cache {
            let entry = cache.decodedEntry(file, linkBase: linkBase)
            return (entry.draft, entry.decoded.diagnostics, true)
        }
        let decoded = FormatDecoder.entry(file, linkBase: linkBase)
        return (EntryDraft(decoded, path: path), decoded.diagnostics, true)
    }
}
