import CatalogModel

/// The folder of a `catalog.yaml`, with the files in reach of the catalog.
struct CatalogRoot: Sendable {
    /// The path of `catalog.yaml`.
    let path: String
    let files: any CatalogFiles

    init(path: String, files: any CatalogFiles) {
        self.path = path
        // Resolve the folder once: a symbolic link could change during the load.
        self.files = files.confined(to: FileBounds(catalog: CatalogPath.folder(of: path)))
    }

    var folder: String { CatalogPath.folder(of: path) }

    /// Returns the path of a file or folder named by `catalog.yaml`.
    func path(of name: String) -> String { CatalogPath.join(folder, with: name) }

    /// Returns the files really in the catalog's folder, or in other folders named by the catalog.
    func files(in folders: [String] = []) -> any CatalogFiles {
        files.confined(to: FileBounds(catalog: folder, folders: folders))
    }

    /// Returns the files really in the catalog's folder, or in the folders of files named by the catalog.
    func files(nextTo names: [Text]) -> any CatalogFiles { files(in: names.map { CatalogPath.folder(of: $0.value) }) }
}

extension CatalogFiles {
    /// Reads a file named at `range`, and reports an unreadable file with a similar name of a file below `folder`.
    func read(
        _ path: String, at range: SourceRange?, below folder: String, diagnostics: inout Diagnostics
    ) -> SourceFile? {
        do {
            return SourceFile(path: path, bytes: try read(path))
        } catch {
            diagnostics.report(.unreadable(error, at: range, below: folder, among: self))
            return nil
        }
    }
}
