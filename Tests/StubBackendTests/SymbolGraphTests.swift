import CatalogModel
import CatalogTestSupport
import Testing

/// What the compiler finds in the Swift stubs of a catalog is what its entries say.
///
/// The entries are read here for themselves, without anything that the stubs are made with.
@Suite("The symbol graph of the Swift stubs")
struct SymbolGraphTests {
    /// How many facts of each catalog are compared, by target.
    private static let counts: [Catalogs: [String: DeclaredFacts.Counts]] = [:]

    @Test(
        "has what the entries have", .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"),
        arguments: Catalogs.present.filter { [.own, .fluent, .backbase, .trial].contains($0) })
    func symbols(catalog: Catalogs) async throws {
        let registry = try await catalog.registry()
        let stubs = Stubs(registry)
        let compiler = try SwiftCompiler.ready()
        for target in ["swiftui", "uikit"] {
            let files = stubs.all(of: target)
            if files.isEmpty { continue }
            let symbols = try SymbolGraph.symbols(in: try compiler.symbolGraphs(of: files))
            var facts = DeclaredFacts(
                symbols: symbols, findings: stubs.diagnostics, sources: files.values.joined(separator: "\n"), target: target)
            for component in registry.components { facts.compare(component) }
            print("\(catalog) \(target): \(facts.counts)")
            #expect(facts.faults == [], "\(target)")
            #expect(facts.leftOver() == [], "\(target)")
        }
    }
}
