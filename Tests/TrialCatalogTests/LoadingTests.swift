import CatalogModel
import CatalogTestSupport
import Testing
import TrialCatalogs

@Suite("Trial catalogs", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
struct LoadingTests {
    @Test("A trial catalog loads without findings", arguments: TrialCatalog.allCases)
    func loads(catalog: TrialCatalog) async throws {
        let loaded = try await catalog.load()
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        #expect(loaded.registry != nil)
    }
}
