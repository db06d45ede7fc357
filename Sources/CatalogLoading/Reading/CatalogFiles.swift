/// The files that a catalog is read from. The disk is one; a dictionary in memory is another.
///
/// All paths are as findings show them: relative to the working directory, or absolute.
public protocol CatalogFiles: Sendable {
    /// The bytes of a file.
    func read(_ path: String) throws(FileProblem) -> [UInt8]
    /// The paths of all files below a folder, each beginning with `folder`; hidden files and folders are left out. In
    /// any order.
    func files(below folder: String) throws(FileProblem) -> [String]
    /// Whether a file, not a folder, stands there.
    func isFile(_ path: String) -> Bool
}

/// Why a file or folder could not be read.
public struct FileProblem: Error, Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case missing, notAFile, notAFolder, notPermitted, tooLarge, other }

    public let path: String
    public let kind: Kind
    /// What is wrong, without the path, for the author of the catalog: lowercase, no final period.
    public let message: String

    public init(path: String, kind: Kind, message: String) {
        self.path = path
        self.kind = kind
        self.message = message
    }
}
