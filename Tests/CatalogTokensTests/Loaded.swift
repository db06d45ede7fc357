import CatalogModel
import CatalogTokens
import CatalogSyntax
import Foundation
import Testing

/// Token files that have been loaded, and what was found.
struct Loaded {
    let tokens: DesignTokens
    let diagnostics: [Diagnostic]

    /// Loads texts as `a.json`, `b.json` and so on.
    init(_ texts: String...) throws {
        let files = texts.enumerated().map { index, text in
            SourceFile(path: "\(["a", "b", "c"][index]).json", text: text)
        }
        try self.init(files: files)
    }

    /// Loads a text as `a.yaml`.
    init(yaml: String) throws {
        try self.init(files: [SourceFile(path: "a.yaml", text: yaml)])
    }

    init(urls: [URL]) throws {
        try self.init(
            files: try urls.map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) })
    }

    /// Loads an example of the specification, with comments and trailing commas.
    init(example: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = SourceFile(path: "a.json", bytes: Array(try Data(contentsOf: example)))
        self.init(documents: [
            (
                file,
                try #require(
                    RelaxedJSON.read(file), "\(example.path) is not even relaxed JSON", sourceLocation: sourceLocation)
            )
        ])
    }

    private init(files: [SourceFile], sourceLocation: SourceLocation = #_sourceLocation) throws {
        var found = Diagnostics()
        let documents = try files.map { file in
            (
                file,
                try #require(
                    YAMLReader.read(file, diagnostics: &found), "\(file.path) cannot be read",
                    sourceLocation: sourceLocation)
            )
        }
        self.init(documents: documents, found)
    }

    init(documents: [(SourceFile, YAMLNode)], _ earlier: Diagnostics = Diagnostics()) {
        var found = earlier
        tokens = TokenLoader.load(documents.map { (file: $0.0, root: $0.1) }, diagnostics: &found)
        diagnostics = found.sorted()
    }

    /// One line for each finding and each of its notes.
    var findings: [String] { diagnostics.lines }

    var rules: Set<String> { Set(diagnostics.map(\.rule.id)) }

    /// The first replacement that each finding offers.
    var fixes: [String] { diagnostics.compactMap { $0.fixIts.first?.replacement } }

    /// The resolved value as JSON.
    func value(_ path: String) -> String? { tokens[path]?.resolvedValue.compact }
}
