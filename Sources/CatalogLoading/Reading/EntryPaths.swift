import CatalogModel

/// The paths of a catalog's entry files.
struct EntryPaths: Sendable {
    /// The entry files of all folders, in the order of the paths.
    let all: [String]
    private(set) var diagnostics = Diagnostics()

    /// Lists the folders of entries, and reports unreadable folders.
    init(_ configuration: CatalogConfiguration, in root: CatalogRoot) {
        let files = root.files(in: configuration.entryFolders)
        let ranges = configuration.entries?.map(\.range)
        var paths: [String] = []
        for (index, name) in configuration.entryFolders.enumerated() {
            let path = root.path(of: name)
            do {
                paths += try files.files(below: path)
            } catch {
                // Version control has no empty folders, so a new catalog has none. A similar name is a mistake.
                let isNew = name == CatalogConfiguration.defaultEntryFolder && error.kind == .missing
                let listings = FolderListings(FileBounds(catalog: root.folder), files: files)
                if isNew, listings.likely(path) == nil { continue }
                diagnostics.report(.unreadable(error, at: ranges?[index], below: root.folder, among: files))
            }
        }
        all = paths.uniqued().filter { path in [".yaml", ".yml", "/"].contains(where: path.hasSuffix) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension CatalogConfiguration {
    /// The folder of entries in a catalog that names none.
    fileprivate static var defaultEntryFolder: String { "components" }

    /// The folders of entries, as named by the catalog.
    var entryFolders: [String] { entries.map { $0.map(\.value) } ?? [Self.defaultEntryFolder] }

    /// Whether a catalog without entries is valid: a new catalog, or a catalog of tokens only.
    var canLackEntries: Bool { entryFolders == [Self.defaultEntryFolder] || tokens?.isEmpty == false }
}
