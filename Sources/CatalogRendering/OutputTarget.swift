public import CatalogModel

/// An output of a catalog, and where it goes.
public struct OutputTarget: Sendable {
    /// Its name in `catalog.yaml`.
    public let name: String
    /// The backend that renders it.
    public let backend: String
    /// Its folder as findings show it.
    public let folder: String
    /// Its folder as an absolute path without links, by which outputs that meet are found.
    public let location: String
    /// Its place in `catalog.yaml`, for findings.
    public let range: SourceRange?
    /// What becomes of its files that somebody has edited.
    public let edits: EditPolicy

    public init(
        name: String, backend: String, folder: String, location: String, range: SourceRange?,
        edits: EditPolicy = .refused
    ) {
        self.name = name
        self.backend = backend
        self.folder = folder
        self.location = location
        self.range = range
        self.edits = edits
    }

    /// A file of the output as findings show it.
    public func shown(_ path: OutputPath) -> String {
        switch folder {
        case "", ".": path.text
        case "/": "/\(path)"
        default: "\(folder)/\(path)"
        }
    }

    /// The path below this folder at which another output's folder lies; nil when it lies elsewhere. Without regard to
    /// letter case.
    func nestedPath(of other: OutputTarget) -> String? {
        let prefix = location == "/" ? "/" : foldedPath(location) + "/"
        let inner = foldedPath(other.location)
        return inner.hasPrefix(prefix) ? String(inner.dropFirst(prefix.count)) : nil
    }
}

/// The text by which paths are compared where letter case and composition of characters do not count.
///
/// Upper case first, because that is what makes `ß` and `ss` one; composition does not count for Swift's `==`. Some
/// pairs come out the same that only few disks confuse, which is the safe side.
package func foldedPath(_ path: String) -> String {
    path.uppercased().lowercased()
}
