import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// A real set: its manifest, and the catalog made of it.
struct TrialSet {
    static let names = ["glide-core", "dnn-elements"]

    let name: String
    let facts: [ManifestFact]
    let imported: Imported
    let registry: ComponentRegistry

    /// - Parameter name: The folder of the set.
    init(_ name: String, with entries: [String: String] = [:]) async throws {
        self.name = name
        let data = try Data(contentsOf: SharedData.url("data/\(name)/custom-elements.json"))
        facts = ManifestFact.all(in: try RawManifest(data))
        imported = Imported(SourceFile(path: "custom-elements.json", bytes: Array(data)))
        let loaded = await imported.load(with: entries)
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        registry = try #require(loaded.registry)
    }

    /// "glide-core: 39 elements, 900 names, …: all found".
    func report(of place: String, found: [ManifestFact]) -> String {
        let counts = ManifestFact.Kind.allCases.map { kind in "\(found.count { $0.kind == kind }) \(kind.rawValue)s" }
        let elements = Set(facts.map(\.element)).count
        let verdict = found.count == facts.count ? "all found" : "\(facts.count - found.count) missing"
        return "\(name): \(elements) elements, \(counts.joined(separator: ", ")): \(verdict) in \(place)"
    }
}
