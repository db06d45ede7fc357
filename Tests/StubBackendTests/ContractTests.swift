import CatalogTestSupport
import StubBackend
import Testing

@Suite("The stub backend")
struct ContractTests {
    @Test("keeps the contract of backends", arguments: BackendContract.Check.allCases)
    func contract(check: BackendContract.Check) async throws {
        let catalogs = try await ContractCatalogs.load()
        #expect(await BackendContract(StubBackend()).violations(of: check, in: catalogs) == [])
    }
}
