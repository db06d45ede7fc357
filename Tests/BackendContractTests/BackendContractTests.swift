import CatalogCommands
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

/// The program's own backends, which have to show everything, and those of this target: one line each.
private let contracts: [BackendContract] =
    BuiltInBackends.all.map { BackendContract($0, shows: partialBackends[$0.name] ?? Set(AwkwardFact.allCases)) } + [
        BackendContract(OutlineBackend(), shows: [.title, .summary, .default, .code, .string])
    ]

/// Backends that are not about all of an entry, with the facts that each shows: tokens are handed out without any, and
/// files for agents have them in short.
let partialBackends: [String: Set<AwkwardFact>] = ["tokens": [], "agents": []]

@Suite("The contract of backends")
struct BackendContractTests {
    @Test("Every backend passes every check of the contract", arguments: contracts, BackendContract.Check.allCases)
    func isKept(contract: BackendContract, check: BackendContract.Check) async throws {
        let catalogs = try await ContractCatalogs.load()
        let violations = await contract.violations(of: check, in: catalogs)
        #expect(violations == [])
    }

    @Test("The catalogs of the contract load with the expected entries, tokens and strings")
    func catalogs() async throws {
        let catalogs = try await ContractCatalogs.load()
        #expect(catalogs.full.components.map(\.id.rawValue) == ["alpha", "beta", "omega"])
        #expect(catalogs.full.tokens.all.map(\.path).contains("theme.color.spare"))
        #expect(catalogs.empty.components.isEmpty)
        for registry in [catalogs.full, catalogs.changed, catalogs.awkward, catalogs.empty] {
            let stub = try #require(BuiltInBackends.all.first { $0.name == "stub" })
            let units = await stub.plan(registry, options: BackendOptions(defaultsOf: stub.options))
            let own = units.flatMap { $0.render().files }.filter { $0.path.text.hasPrefix("notes/") }
            #expect(own.count == registry.components.count, "a target of the catalog's own is tried, too")
        }
        let awkward = try #require(catalogs.awkward["awkward"]?.entry)
        let properties = awkward.implementations?["swiftui"]?.types?["Awkward"]?.properties
        let types = properties.orEmpty().compactMap { $0.name.hasPrefix("typed") ? $0.value.type?.value : nil }
        #expect(types == catalogs.awkwardTexts[.type])
        #expect(types.contains { $0.count > 400 })
        #expect(properties.orEmpty().compactMap { $0.value.default?.value } == catalogs.awkwardTexts[.default])
        #expect(awkward.facets.strings.orEmpty().compactMap { $0.value.text?.value } == catalogs.awkwardTexts[.string])
        #expect(awkward.examples.orEmpty().compactMap { $0.code?.value } == catalogs.awkwardTexts[.code])
        #expect([awkward.summary?.plainText].compactMap(\.self) == catalogs.awkwardTexts[.summary])
    }
}
