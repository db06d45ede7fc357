import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

/// A catalog in memory that a manifest is imported into.
struct ImportWorkbench {
    var texts = ["components/zero.yaml": "id: zero\ntitle: Zero\nsummary: Is there before.\n"]
    var record = ImportRecord()
    var findings: [String] = []

    /// - Returns: The paths of files that have changed.
    mutating func importing(_ manifest: [UInt8], remove: Bool = false) async throws -> [String] {
        try await importing(
            ManifestReader().read([SourceFile(path: "custom-elements.json", bytes: manifest)]), remove: remove)
    }

    /// - Returns: The paths of files that have changed.
    mutating func importing(_ api: DeclaredAPI, remove: Bool = false) async throws -> [String] {
        let loaded = await CatalogLoader.load("catalog.yaml", from: files)
        let registry = try #require(
            loaded.registry, "\(loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription))")
        let outcome = SourceImport(
            ImportOptions(removesVanished: remove), last: record, entries: CatalogEntries(registry), preamble: ""
        ) { "components/\($0).yaml" }.outcome(of: api)
        findings = outcome.findings.all.filter { $0.rule.id.hasPrefix("import-") }.map(\.message)
        var changed: [String] = []
        for file in outcome.files where file.change != .unchanged {
            texts[file.path] = file.change == .removed ? nil : String(decoding: file.bytes, as: UTF8.self)
            changed.append(file.path)
        }
        var found = Diagnostics()
        record = try #require(
            ImportRecord(SourceFile(path: "r.yaml", text: outcome.record.text), diagnostics: &found))
        return changed
    }

    var files: InMemoryFiles {
        InMemoryFiles(texts.merging(["catalog.yaml": "format: 1\nname: Test\n"]) { $1 })
    }
}
