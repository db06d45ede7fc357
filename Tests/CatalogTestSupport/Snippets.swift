package import CatalogLoading
package import CatalogModel

/// Small catalogs for tests, written inline.
package enum Snippet {
    /// A catalog of some entries: name of the file without extension → text.
    ///
    /// Further files by their path.
    package static func load(
        _ entries: [String: String], files: [String: String] = [:],
        catalog: String = "format: 1\nname: Test"
    ) async -> LoadedCatalog {
        var all = files
        all["catalog.yaml"] = catalog
        for (name, text) in entries { all["components/\(name).yaml"] = text }
        return await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(all))
    }

    /// The lines that every entry begins with.
    package static func entry(_ id: String, _ rest: String = "") -> String {
        "id: \(id)\ntitle: \(id)\nsummary: A test.\n\(rest)"
    }
}

extension Diagnostic {
    /// The finding on one line: place, the source text that it points at, what it says, its rule, and its fixes.
    ///
    ///     components/a.yaml:4:3 «tpye» 'tpye' is not a key of a property; did you mean 'type'? [unknown-key] → type
    package var testDescription: String {
        let location =
            range.map { "\($0.file.path):\($0.start.line):\($0.start.column) «\($0.sourceText)» " } ?? ""
        let fixes = fixIts.map { " → \($0.replacement)" }.joined()
        let notes = notes.map { note in
            let location = note.range.map { " at \($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
            return " (\(note.message)\(location))"
        }
        let weight = severity == .error ? "" : "\(severity.rawValue): "
        return "\(location)\(weight)\(message) [\(rule.id)]\(fixes)\(notes.joined())"
    }
}
