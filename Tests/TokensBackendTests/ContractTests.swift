import CatalogTestSupport
import Testing
import TokensBackend

@Suite("The tokens backend")
struct ContractTests {
    @Test("keeps the contract of backends", arguments: BackendContract.Check.allCases)
    func contract(check: BackendContract.Check) async throws {
        let catalogs = try await ContractCatalogs.load()
        #expect(await BackendContract(TokensBackend(), shows: []).violations(of: check, in: catalogs) == [])
    }
}
