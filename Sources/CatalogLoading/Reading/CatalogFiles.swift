import CatalogModel

/// An interface for reading the files of a catalog, from the disk, a git revision or memory.
///
/// All paths have the form shown in findings: relative to the working directory, or absolute.
package protocol CatalogFiles: Sendable {
    /// Returns the bytes of a file.
    func read(_ path: String) throws(FileError) -> [UInt8]
    /// Returns the paths of all files below a folder, each beginning with `folder`; hidden files and folders are left
    /// out. In any order.
    ///
    /// A folder that no path leads to is listed, too, with a slash at the end; reading it fails with the reason.
    func files(below folder: String) throws(FileError) -> [String]
    /// Returns whether a file, not a folder, exists at a path.
    func isFile(_ path: String) -> Bool
    /// Returns the names of the visible files and folders directly in a folder; none where unknown.
    func names(in folder: String) -> [String]
    /// Returns the same files, restricted to bounds: reading and listing others fails as `FileErrorKind.outside`.
    ///
    /// The check uses the real path of the opened file, because a link could change between a check and the reading.
    func confined(to bounds: FileBounds) -> any CatalogFiles
}

/// The folders and extensions permitted for the files of a catalog, so no link can lead to the publication of another
/// file of the machine.
package struct FileBounds: Hashable, Sendable {
    /// The folder of `catalog.yaml`, as it was reached.
    ///
    /// Links on the way to it count as the folders that they lead to.
    package let catalog: String
    /// Further folders, as named by `catalog.yaml`.
    ///
    /// A relative folder is ignored if a link in the name leads to another place.
    package let folders: [String]
    /// The permitted extensions, in lowercase; nil for any extension.
    package let extensions: Set<String>?

    package init(catalog: String, folders: [String] = [], extensions: Set<String>? = nil) {
        self.catalog = catalog
        self.folders = folders
        self.extensions = extensions
    }

    /// Whether the text of a path leads into the folders; links are not resolved.
    package func hold(_ path: String) -> Bool {
        ([catalog] + folders.map { CatalogPath.join(catalog, with: $0) }).contains {
            CatalogPath.contains($0, path: path)
        }
    }
}

/// An error for an unreadable file or folder of a catalog: path, kind and message.
package struct FileError: Error, Hashable, Sendable {
    package let path: String
    package let kind: FileErrorKind
    /// Defect, without the path, for the author of the catalog: lowercase, no final period.
    package let message: String

    package init(path: String, kind: FileErrorKind, message: String) {
        self.path = path
        self.kind = kind
        self.message = message
    }

    /// Returns the problem of a file or folder out of bounds.
    package static func outside(_ path: String) -> FileError {
        FileError(
            path: path, kind: .outside,
            message: "it is outside of the readable folders, which are the catalog's and those that "
                + "catalog.yaml names; replace the link with the file, or name its folder")
    }
}

/// The kind of obstacle to reading a file of the catalog.
package enum FileErrorKind: Hashable, Sendable {
    case missing, notAFile, notAFolder, notPermitted, tooLarge, outside, other
}
