import CatalogBenchmark
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Generated catalogs")
struct GeneratedCatalogTests {
    private static let catalog = GeneratedCatalog(size: 40, backends: ["markdown"])

    private static func load(_ catalog: GeneratedCatalog) async -> LoadedCatalog {
        let texts = Dictionary(catalog.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        return await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(texts))
    }

    @Test("load without findings, with as many entries as asked for")
    func load() async throws {
        let loaded = await Self.load(Self.catalog)
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let registry = try #require(loaded.registry)
        #expect(registry.components.count == 40)
        #expect(registry.configuration.outputs.orEmpty().names == ["markdown"])
        #expect(loaded.fileCount == 44)
    }

    @Test("have the members that the benchmark states")
    func shape() async throws {
        let registry = try #require(await Self.load(Self.catalog).registry)
        for component in registry.components {
            let types = component.entry.implementations.orEmpty()["swiftui"]?.types.orEmpty() ?? ByName()
            let enums = types.filter { $0.value.kind?.value == .enum }
            let view = try #require(types.first)
            #expect(view.value.properties.orEmpty().count == ComponentShape.properties)
            #expect(view.value.methods.orEmpty().count == ComponentShape.methods)
            #expect(enums.map { $0.value.cases.orEmpty().count } == [4, 4, 4], "\(component.id)")
            #expect(enums.count == ComponentShape.enums)
            #expect(component.entry.facets.states.orEmpty().count == ComponentShape.states)
            #expect(component.tokens.count == ComponentShape.tokens)
            #expect(component.tokens.allSatisfy { registry.tokens[$0.path]?.alias != nil })
            #expect(!component.references.isEmpty)
        }
    }

    @Test("are the same each time, and others for another seed")
    func same() {
        let again = GeneratedCatalog(size: 40, backends: ["markdown"])
        #expect(again.files.map(\.path) == Self.catalog.files.map(\.path))
        #expect(again.files.map(\.text) == Self.catalog.files.map(\.text))
        let other = GeneratedCatalog(size: 40, backends: ["markdown"], seed: 2)
        #expect(other.files.map(\.text) != Self.catalog.files.map(\.text))
    }

    @Test("are the same on every machine")
    func sameEverywhere() throws {
        let entry = try #require(Self.catalog.files.first { $0.path == "components/account-bold-avatar.yaml" })
        let head = entry.text.split(separator: "\n").prefix(6)
        #expect(head.joined(separator: "\n") == Self.head)
    }

    private static let head = """
        id: account-bold-avatar
        title: Account Bold Avatar
        summary: Keeps related facts together in the middle of a task.
        description: The avatar can be reached and used with a keyboard alone. Leave out the icon when there is a picture already. Where people need to compare, take the [booking nested chart](entry:booking-nested-chart).
        category: Actions
        since: 1.1.0
        """

    @Test("name as many components as the largest size has, each differently")
    func names() {
        let catalog = GeneratedCatalog(size: 2_000, backends: [])
        #expect(Set(catalog.files.map(\.path)).count == catalog.files.count)
        #expect(GeneratedCatalog.sizes.upperBound == 20_000)
    }
}
