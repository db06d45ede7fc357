import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CustomElementsManifest
import Foundation

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

    /// One of the real sets, by its folder.
    static func set(_ name: String) throws -> Imported {
        let url = SharedData.url("data/\(name)/custom-elements.json")
        return Imported(SourceFile(path: "custom-elements.json", bytes: Array(try Data(contentsOf: url))))
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
