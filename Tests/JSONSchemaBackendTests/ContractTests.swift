import CatalogTestSupport
import JSONSchemaBackend
import Testing

@Suite("The JSON Schema backend")
struct ContractTests {
    @Test("keeps the contract of backends", arguments: BackendContract.Check.allCases)
    func contract(check: BackendContract.Check) async throws {
        let catalogs = try await ContractCatalogs.load()
        #expect(await BackendContract(JSONSchemaBackend()).violations(of: check, in: catalogs) == [])
    }
}
