public import CatalogModel

/// A folder with source files of a catalog, such as the folder of `catalog.yaml`, protected from overlap with the
/// folders of outputs.
public struct SourceFolder: Sendable {
    /// The role of a folder, for deciding which outputs may be inside.
    public enum Role: Hashable, Sendable {
        /// The folder with `catalog.yaml`. Outputs may be inside, beside the entries.
        case catalog
        /// A folder whose files all count as the catalog's.
        case entries
    }

    /// The role of the files in the catalog.
    public let role: Role
    /// The folder as shown in findings.
    public let folder: String
    /// As an absolute path without links.
    public let location: String
    /// Place in `catalog.yaml`, if stated there.
    public let range: SourceRange?

    /// Creates a folder of sources.
    ///
    /// - Parameters:
    ///   - role: The role in the catalog.
    ///   - folder: The folder as shown in findings.
    ///   - location: The folder as an absolute path without links.
    ///   - range: The place in `catalog.yaml`, if stated there.
    public init(_ role: Role, folder: String, location: String, range: SourceRange? = nil) {
        self.role = role
        self.folder = folder
        self.location = location
        self.range = range
    }
}

extension OutputTarget {
    /// Reports the first of the folders equal to, inside or around the output's own folder.
    ///
    /// Otherwise the output's pages would be among texts of authors, and be read as such.
    ///
    /// - Parameters:
    ///   - sources: The folders of the catalog.
    ///   - range: The place of the output's statement.
    ///   - diagnostics: Takes the finding.
    package func reportMeeting(
        with sources: [SourceFolder], at range: SourceRange?, diagnostics: inout Diagnostics
    ) {
        for source in sources {
            guard let relation = relation(to: source) else { continue }
            return diagnostics.report(.outputAmongSources(self, relation: relation, source: source, at: range))
        }
    }

    /// Relation of the output's folder to a folder of the catalog.
    enum SourceRelation: String {
        case same = "is"
        case around = "contains"
        case inside = "is in"
    }

    private func relation(to source: SourceFolder) -> SourceRelation? {
        let own = foldedPath(location)
        let other = foldedPath(source.location)
        if own == other { return .same }
        if Self.contains(own, path: other) { return .around }
        return source.role == .entries && Self.contains(other, path: own) ? .inside : nil
    }

    private static func contains(_ folder: String, path: String) -> Bool {
        folder == "/" || path.hasPrefix(folder + "/")
    }
}

extension Diagnostic {
    static func outputAmongSources(
        _ target: OutputTarget, relation: OutputTarget.SourceRelation, source: SourceFolder, at range: SourceRange?
    ) -> Diagnostic {
        let words =
            switch source.role {
            case .catalog: "the catalog's folder '\(source.folder)'"
            case .entries: "'\(source.folder)', a folder of entries"
            }
        return Diagnostic(
            OutputRules.outputAmongSources,
            "the folder '\(target.folder)' of output '\(target.name)' \(relation.rawValue) \(words); give the output a "
                + "folder of its own",
            at: range, notes: source.range.map { [Note("the folder of entries is named here", at: $0)] } ?? [])
    }
}
