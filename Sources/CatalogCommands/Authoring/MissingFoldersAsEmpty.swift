import CatalogLoading

/// A view of a catalog's files with a missing folder read as empty, for commands about to write files there.
struct MissingFoldersAsEmpty: CatalogFiles {
    let files: any CatalogFiles

    func read(_ path: String) throws(FileError) -> [UInt8] { try files.read(path) }

    func files(below folder: String) throws(FileError) -> [String] {
        do throws(FileError) {
            return try files.files(below: folder)
        } catch {
            if error.kind == .missing { return [] }
            throw error
        }
    }

    func isFile(_ path: String) -> Bool { files.isFile(path) }

    func names(in folder: String) -> [String] { files.names(in: folder) }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        MissingFoldersAsEmpty(files: files.confined(to: bounds))
    }
}
