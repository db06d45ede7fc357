import CatalogTestSupport
import MarkdownBackend
import Testing

@Suite("The Markdown backend")
struct ContractTests {
    @Test("keeps the contract of backends", arguments: BackendContract.Check.allCases)
    func contract(check: BackendContract.Check) async throws {
        let catalogs = try await ContractCatalogs.load()
        #expect(await BackendContract(MarkdownBackend()).violations(of: check, in: catalogs) == [])
    }
}
