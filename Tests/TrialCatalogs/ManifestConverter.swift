package import CatalogModel
package import CodeReaders
import Foundation
import CatalogSyntax

/// Makes entries of a set that comes with a Custom Elements Manifest, with the product's importer.
package enum ManifestConverter {
    /// - `set`: The folder of the set.
    /// - `strings`: The file with the texts that the elements show, which get an entry of their own.
    static func catalog(_ set: String, strings: String? = nil) throws -> ConvertedCatalog {
        var entries = try imported(set).entries.map(\.value)
        if let strings { entries.append(try texts(set, strings)) }
        return ConvertedCatalog(configuration: ["format": "1", "name": .string(set)], entries: entries)
    }

    /// What the importer makes of the manifest, and what it has to say about it.
    package static func imported(
        _ set: String
    ) throws -> (entries: [CustomElementsManifestImporter.ImportedEntry], findings: [Diagnostic]) {
        try imported(manifest: TrialSource.url("\(set)/custom-elements.json"))
    }

    /// The catalog of a manifest alone.
    static func catalog(manifest: URL, name: String) throws -> ConvertedCatalog {
        ConvertedCatalog(
            configuration: ["format": "1", "name": .string(name)],
            entries: try imported(manifest: manifest).entries.map(\.value))
    }

    private static func imported(
        manifest: URL
    ) throws -> (entries: [CustomElementsManifestImporter.ImportedEntry], findings: [Diagnostic]) {
        let data = try Data(contentsOf: manifest)
        let file = SourceFile(path: "custom-elements.json", bytes: Array(data))
        var found = Diagnostics()
        let entries = CustomElementsManifestImporter().entries(from: file, diagnostics: &found)
        return (entries, found.sorted())
    }

    /// An entry with texts; those in other languages stay in their own files.
    private static func texts(_ set: String, _ file: String) throws -> JSONValue {
        [
            "id": .string(set + "-strings"), "title": "Strings", "kind": "utility",
            "summary": "The texts that the elements show and announce.", "stringTable": .string(file),
            "strings": try TrialSource.json("\(set)/\(file)"),
        ]
    }
}
