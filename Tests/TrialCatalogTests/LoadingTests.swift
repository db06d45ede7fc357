import CatalogModel
import CatalogTestSupport
import Testing
import TrialCatalogs

@Suite("A trial catalog", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
struct LoadingTests {
    @Test("loads without errors", arguments: TrialCatalog.allCases)
    func loads(catalog: TrialCatalog) async throws {
        let loaded = try await catalog.load()
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        #expect(loaded.registry != nil)
    }
}
