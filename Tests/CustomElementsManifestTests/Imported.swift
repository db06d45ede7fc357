import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CodeReaders

/// What the importer makes of a manifest.
struct Imported {
    let entries: [CustomElementsManifestImporter.ImportedEntry]
    let findings: [Diagnostic]

    init(_ file: SourceFile, _ options: CustomElementsManifestImporter.Options = .init()) {
        var diagnostics = Diagnostics()
        entries = CustomElementsManifestImporter(options: options).entries(from: file, diagnostics: &diagnostics)
        findings = diagnostics.sorted()
    }

    init(_ text: String, _ options: CustomElementsManifestImporter.Options = .init()) {
        self.init(SourceFile(path: "custom-elements.json", text: text), options)
    }

    /// The findings as the program would print them, without places.
    var messages: [String] { findings.map { "\($0.severity.rawValue): \($0.message) [\($0.rule.id)]" } }

    /// The catalog of all entries.
    func load(with more: [String: String] = [:]) async -> LoadedCatalog {
        var texts = more
        for entry in entries { texts[entry.id.rawValue] = entry.text }
        return await Snippet.load(texts)
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        if case .object(let object) = self { object[key] } else { nil }
    }

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
