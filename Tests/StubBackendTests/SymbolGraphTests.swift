import CatalogModel
import CatalogTestSupport
import Testing

/// What the compiler finds in the Swift stubs of a catalog is what its entries say.
///
/// The entries are read here for themselves, without anything that the stubs are made with.
@Suite("The symbol graph of the Swift stubs")
struct SymbolGraphTests {
    /// How many facts of each catalog are compared, by target; of catalogs that grow, at least.
    private static let counts: [Catalogs: [String: DeclaredFacts.Counts]] = [
        .own: [
            "swiftui": .init(types: 13, cases: 32, functions: 15, parameters: 29, defaults: 12, descriptions: 96),
            "uikit": .init(
                types: 27, cases: 4, properties: 111, functions: 29, parameters: 60, defaults: 21, descriptions: 222),
        ],
        .trial: [
            "swiftui": .init(
                types: 20, cases: 34, properties: 5, functions: 30, parameters: 44, defaults: 13, descriptions: 40),
            "uikit": .init(
                types: 22, cases: 8, properties: 56, functions: 24, parameters: 51, defaults: 18, descriptions: 75),
        ],
        .backbase: [
            "swiftui": .init(
                types: 10, cases: 27, functions: 6, parameters: 14, defaults: 7, descriptions: 1, reported: 1),
            "uikit": .init(
                types: 20, properties: 98, functions: 16, parameters: 36, defaults: 8, descriptions: 8, reported: 5),
        ],
        .fluent: [
            "swiftui": .init(types: 1, descriptions: 1),
            "uikit": .init(types: 60, cases: 89, properties: 184, defaults: 74, descriptions: 155),
        ],
    ]

    @Test(
        "The symbol graph of the Swift stubs contains exactly the facts of the entries",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"),
        arguments: Catalogs.present.filter { [.own, .fluent, .backbase, .trial].contains($0) })
    func symbols(catalog: Catalogs) async throws {
        let registry = try await catalog.registry()
        let stubs = Stubs(registry)
        for target in ["swiftui", "uikit"] {
            let files = stubs.all(of: target)
            if files.isEmpty { continue }
            let symbols = try SymbolGraph.symbols(in: try SwiftCompiler.symbolGraphs(of: files))
            var facts = DeclaredFacts(
                symbols: symbols, findings: stubs.diagnostics, sources: files.values.joined(separator: "\n"),
                target: target)
            for component in registry.components { facts.compare(component) }
            print("\(catalog) \(target): \(facts.counts)")
            let wanted = try #require(Self.counts[catalog]?[target])
            #expect(catalog.isGrowing ? facts.counts.areAtLeast(wanted) : facts.counts == wanted)
            #expect(facts.faults == [], "\(target)")
            #expect(facts.leftOver() == [], "\(target)")
        }
    }
}
