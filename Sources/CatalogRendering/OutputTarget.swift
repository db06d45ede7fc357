public import CatalogModel

/// The declared destination of an output: name, backend, folder, and policy for edited files.
public struct OutputTarget: Sendable {
    /// Name in `catalog.yaml`.
    public let name: String
    /// The backend for the output.
    public let backend: String
    /// Folder as shown in findings.
    public let folder: String
    /// Folder as an absolute path without links, for finding outputs with a common place.
    public let location: String
    /// Place in `catalog.yaml`, for findings.
    public let range: SourceRange?
    /// Policy for files edited by a person.
    public let edits: EditPolicy

    /// Creates a destination; edited files are refused by default.
    ///
    /// - Parameters:
    ///   - name: The name in `catalog.yaml`.
    ///   - backend: The name of the backend.
    ///   - folder: The folder as shown in findings.
    ///   - location: The folder as an absolute path without links.
    ///   - range: The place in `catalog.yaml`; nil for an output of the program's own.
    ///   - edits: The policy for files edited by a person.
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

    /// Returns a file of the output as shown in findings.
    public func shown(_ path: OutputPath) -> String {
        switch folder {
        case "", ".": path.text
        case "/": "/\(path)"
        default: "\(folder)/\(path)"
        }
    }

    /// The obstacle to an output in a folder: a place within `.git`, a control character, or a link out of the catalog.
    package enum FolderObstacle {
        case git, control, link
    }

    /// Returns the reason for not writing into the folder; nil if the folder is fine.
    ///
    /// Only names beyond the common way with the catalog's folder count.
    ///
    /// - Parameters:
    ///   - catalog: The absolute path of the catalog's folder.
    ///   - stated: The absolute path according to the name, where a link must not lead out of the catalog: readers of
    ///     `catalog.yaml` would not learn of the link.
    /// - Returns: The first obstacle found.
    package func folderObstacle(from catalog: String, stated: String? = nil) -> FolderObstacle? {
        let names = location.split(separator: "/")
        let common = zip(names, catalog.split(separator: "/")).prefix { $0 == $1 }.count
        for name in names.dropFirst(common) {
            let letters = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
            // Some disks ignore invisible characters in names, so they would resolve such a name to `.git`.
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

    /// Returns the path of another output's folder below the folder; nil for a folder elsewhere.
    ///
    /// The comparison is without regard to letter case.
    func nestedPath(of other: OutputTarget) -> String? {
        let prefix = location == "/" ? "/" : foldedPath(location) + "/"
        let inner = foldedPath(other.location)
        return inner.hasPrefix(prefix) ? String(inner.dropFirst(prefix.count)) : nil
    }
}

/// Returns the text for comparing paths without regard to letter case and composition of characters.
///
/// Upper case first, because only upper case makes `ß` and `ss` the same; composition does not count for Swift's `==`.
/// Some pairs come out the same although only few disks confuse the two, to be on the safe side.
package func foldedPath(_ path: String) -> String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    // Most paths are in lowercase ASCII already.
    if path.utf8.allSatisfy({ $0 < 0x80 && !capitals.contains($0) }) { return path }
    guard path.utf8.allSatisfy({ $0 < 0x80 }) else { return path.uppercased().lowercased() }
    return String(decoding: path.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}
