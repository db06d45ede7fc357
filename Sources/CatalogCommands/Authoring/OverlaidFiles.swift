import CatalogLoading

/// A view of a catalog's files with some files added or changed in memory, for checking the result before writing.
struct OverlaidFiles: CatalogFiles {
    let files: any CatalogFiles
    /// Contents by the bytes of the path: two texts that look alike may name two files.
    let contents: [[UInt8]: (path: String, bytes: [UInt8])]

    init(files: any CatalogFiles, contents: [[UInt8]: (path: String, bytes: [UInt8])]) {
        self.files = files
        self.contents = contents
    }

    init(files: any CatalogFiles, path: String, bytes: [UInt8]) {
        self.init(files: files, contents: [Array(path.utf8): (path, bytes)])
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        if !contents.isEmpty, let bytes = contents[Array(path.utf8)]?.bytes { return bytes }
        return try files.read(path)
    }

    func files(below folder: String) throws(FileError) -> [String] {
        let found = try files.files(below: folder)
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let added = contents.values.map(\.path).filter { $0.hasPrefix(start) }
        if added.isEmpty { return found }
        let existing = Set(found)
        return found + added.filter { !existing.contains($0) }.sorted()
    }

    func isFile(_ path: String) -> Bool { contents[Array(path.utf8)] != nil || files.isFile(path) }

    func names(in folder: String) -> [String] { files.names(in: folder) }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        OverlaidFiles(files: files.confined(to: bounds), contents: contents)
    }
}
