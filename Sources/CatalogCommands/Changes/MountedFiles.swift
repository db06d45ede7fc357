import CatalogLoading
import CatalogModel

/// The files of a catalog under paths below another folder, for recognition of a catalog read earlier from the other
/// folder.
struct MountedFiles: CatalogFiles {
    private let files: any CatalogFiles
    /// The folder of the files, and the folder seen by callers.
    private let own, seen: String

    /// Creates files seen below another folder.
    ///
    /// - Parameters:
    ///   - files: The files at their own paths.
    ///   - own: The folder of the files.
    ///   - seen: The folder in the paths of callers.
    init(_ files: any CatalogFiles, of own: String, at seen: String) {
        self.files = files
        self.own = own
        self.seen = seen
    }

    func read(_ path: String) throws(FileError) -> [UInt8] { try files.read(real(path)) }

    func files(below folder: String) throws(FileError) -> [String] {
        try files.files(below: real(folder)).map { CatalogPath.join(seen, with: CatalogPath.relative($0, to: own)) }
    }

    func isFile(_ path: String) -> Bool { files.isFile(real(path)) }

    func names(in folder: String) -> [String] { files.names(in: real(folder)) }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        let real = FileBounds(catalog: real(bounds.catalog), folders: bounds.folders, extensions: bounds.extensions)
        return MountedFiles(files.confined(to: real), of: own, at: seen)
    }

    private func real(_ path: String) -> String {
        path == seen ? own : CatalogPath.join(own, with: CatalogPath.relative(path, to: seen))
    }
}
