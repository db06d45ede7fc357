import CatalogModel

/// The YAML text of a new entry written by `catalog new`: the schema line for editors, id, title and a placeholder
/// summary.
struct EntryTemplate {
    var id: EntryID
    var title: String
    var kind = EntryKind.component
    var category: String?
    /// The frameworks with example members under `implementations`.
    var skeletons: [ImplementationSkeleton] = []
    /// The path of the schema relative to the entry's file.
    var schema: String

    var text: String {
        var lines = [
            SchemaFile.modeline(schema), "id: \(id)", "title: \(title.yamlScalar)",
            "summary: Its purpose, in one sentence.",
        ]
        if kind != .component { lines.append("kind: \(kind.rawValue)") }
        if let category { lines.append("category: \(category.yamlScalar)") }
        let implementations = skeletons.isEmpty ? "" : ImplementationSkeleton.text(of: skeletons, for: id)
        return lines.map { $0 + "\n" }.joined() + implementations
    }
}
