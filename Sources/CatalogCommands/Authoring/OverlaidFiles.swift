import CatalogLoading

/// The files of a catalog as they will be with one file more, which is not written yet.
struct OverlaidFiles: CatalogFiles {
    let files: any CatalogFiles
    let path: String
    let bytes: [UInt8]

    func read(_ path: String) throws(FileProblem) -> [UInt8] {
        path == self.path ? bytes : try files.read(path)
    }

    func files(below folder: String) throws(FileProblem) -> [String] {
        let found = try files.files(below: folder)
        let isInside = path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
        return isInside && !found.contains(path) ? found + [path] : found
    }

    func isFile(_ path: String) -> Bool { path == self.path || files.isFile(path) }

    func names(in folder: String) -> [String] { files.names(in: folder) }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        OverlaidFiles(files: files.confined(to: bounds), path: path, bytes: bytes)
    }
}
