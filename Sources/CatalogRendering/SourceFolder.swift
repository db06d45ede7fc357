public import CatalogModel

/// A folder that a catalog is read from, and that no output may be mixed with.
public struct SourceFolder: Sendable {
    public enum Role: Hashable, Sendable {
        /// It has `catalog.yaml` in it. Outputs may lie in it, beside the entries.
        case catalog
        /// All files in it count as the catalog's.
        case entries
    }

    public let role: Role
    /// As findings show it.
    public let folder: String
    /// As an absolute path without links.
    public let location: String
    /// Place in `catalog.yaml`, where it is stated.
    public let range: SourceRange?

    public init(_ role: Role, folder: String, location: String, range: SourceRange? = nil) {
        self.role = role
        self.folder = folder
        self.location = location
        self.range = range
    }
}

extension OutputTarget {
    /// Reports the first of the folders that the output's own folder is, holds or lies in: its pages would stand among
    /// what people write, and be read as that.
    /// - Parameter range: What says where the output goes.
    package func reportMeeting(
        with sources: [SourceFolder], at range: SourceRange?, diagnostics: inout Diagnostics
    ) {
        for source in sources {
            guard let relation = relation(to: source) else { continue }
            return diagnostics.report(.outputAmongSources(self, relation, source, at: range))
        }
    }

    /// Relation of the output's folder to a folder of the catalog.
    enum SourceRelation: String {
        case same = "is"
        case around = "holds"
        case inside = "lies in"
    }

    private func relation(to source: SourceFolder) -> SourceRelation? {
        let own = foldedPath(location)
        let other = foldedPath(source.location)
        if own == other { return .same }
        if Self.contains(own, other) { return .around }
        return source.role == .entries && Self.contains(other, own) ? .inside : nil
    }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        folder == "/" || path.hasPrefix(folder + "/")
    }
}

extension Diagnostic {
    static func outputAmongSources(
        _ target: OutputTarget, _ relation: OutputTarget.SourceRelation, _ source: SourceFolder, at range: SourceRange?
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
