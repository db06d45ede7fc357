public import CatalogModel

/// An output of a catalog, and where it goes.
public struct OutputTarget: Sendable {
    /// Name in `catalog.yaml`.
    public let name: String
    /// The backend that renders it.
    public let backend: String
    /// Folder as findings show it.
    public let folder: String
    /// Folder as an absolute path without links, by which outputs that meet are found.
    public let location: String
    /// Place in `catalog.yaml`, for findings.
    public let range: SourceRange?
    /// Policy for files that somebody has edited.
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

    /// Returns a file of the output as findings show it.
    public func shown(_ path: OutputPath) -> String {
        switch folder {
        case "", ".": path.text
        case "/": "/\(path)"
        default: "\(folder)/\(path)"
        }
    }

    package enum FolderFault {
        case git, control, link
    }

    /// Why nothing can be written into the folder, whose names count from where the way to it leaves that to the catalog's
    /// folder; nil where nothing is wrong.
    /// - Parameter stated: The absolute path that the name says, where a link must not lead out of the catalog: who reads
    ///   `catalog.yaml` would not learn of it.
    package func folderFault(from catalog: String, stated: String? = nil) -> FolderFault? {
        let names = location.split(separator: "/")
        let common = zip(names, catalog.split(separator: "/")).prefix { $0 == $1 }.count
        for name in names.dropFirst(common) {
            let letters = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
            // Some disks take no notice of letters that nobody sees.
            if String(String.UnicodeScalarView(letters)).lowercased() == ".git" { return .git }
            if letters.contains(where: Self.breaksLines) { return .control }
        }
        let isInside = common == catalog.split(separator: "/").count
        if let stated, !isInside, foldedPath(stated) != foldedPath(location) { return .link }
        return nil
    }

    private static func breaksLines(_ letter: Unicode.Scalar) -> Bool {
        switch letter.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Returns the path below this folder at which another output's folder lies; nil when it lies elsewhere. Without
    /// regard to letter case.
    func nestedPath(of other: OutputTarget) -> String? {
        let prefix = location == "/" ? "/" : foldedPath(location) + "/"
        let inner = foldedPath(other.location)
        return inner.hasPrefix(prefix) ? String(inner.dropFirst(prefix.count)) : nil
    }
}

/// Returns the text by which paths are compared where letter case and composition of characters do not count.
///
/// Upper case first, because that is what makes `ß` and `ss` one; composition does not count for Swift's `==`. Some
/// pairs come out the same that only few disks confuse, which is the safe side.
package func foldedPath(_ path: String) -> String {
    path.uppercased().lowercased()
}
