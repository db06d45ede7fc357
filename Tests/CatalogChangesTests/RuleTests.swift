import CatalogChanges
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Rules of changes")
struct RuleTests {
    @Test("Each rule's pair of catalogs differs by that change alone", arguments: ChangeRules.all.map(\.id))
    func example(id: String) async throws {
        let rule = try #require(ChangeRules[id])
        let catalogs = rule.example.catalogs
        let old = try await registry(catalogs.old)
        let new = try await registry(catalogs.new)
        let difference = CatalogDifference(from: old, to: new)
        #expect(difference.changes.map(\.rule.id) == [id])
        #expect(difference.deadRenames.isEmpty)
        // Nothing differs from itself, and nothing that is compared is lost on the way back.
        #expect(CatalogDifference(from: new, to: new).changes.isEmpty)
    }

    @Test("There are at least 150 rules, each with an id of its own, for each area one of each kind of fact")
    func ids() {
        #expect(ChangeRules.all.count >= 150)
        #expect(Set(ChangeRules.all.map(\.id)).count == ChangeRules.all.count)
        for area in ChangeArea.allCases {
            for kind in ["added", "removed", "changed"] { #expect(ChangeRules["\(area.rawValue)-fact-\(kind)"] != nil) }
        }
    }
}

/// The registry of a catalog of some files; fails where it has errors.
func registry(_ files: [String: String]) async throws -> ComponentRegistry {
    let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files))
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    return try #require(
        loaded.registry,
        "\(errors.map { "\($0.message) \($0.range.map { "\($0.file.path):\($0.start.column)" } ?? "")" })\n\(files)")
}
