import BuildEngine
import CatalogCommands
import CatalogModel
import CatalogTestSupport
import CatalogSync
import Testing

@Suite("Examples of rules")
struct RuleExampleTests {
    struct Shown: Sendable, CustomTestStringConvertible {
        let rule: Rule
        let example: RuleExample

        var testDescription: String { rule.id }
    }

    private static let examples = RuleReference.rules.flatMap { rule in
        rule.examples.map { Shown(rule: rule, example: $0) }
    }

    /// Findings of `catalog check --render`, or of `catalog verify` where the catalog has sources.
    private func findings(_ files: [String: String]) async throws -> [Diagnostic] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        let path = "\(folder.url.path)/catalog.yaml"
        let loaded = await CatalogCommandLine.engine.load(path)
        guard let registry = loaded.registry else { return loaded.diagnostics }
        let sources = CatalogSources(of: path)
        let verified = registry.configuration.sources.orEmpty().flatMap { source in
            SourceVerification(source, holding: sources.read(source).content, in: registry).diagnostics.all
        }
        let rendered = await OutputBuilder(backends: BuiltInBackends.all).check(
            registry, catalogFolder: folder.url.path, renders: true)
        return loaded.diagnostics + verified + rendered
    }

    @Test(
        "A rule reports its failing example at the expected range, and not its passing example", arguments: examples)
    func example(_ shown: Shown) async throws {
        let others = Set(shown.example.besides)
        let failing = try await findings(shown.example.catalog(with: shown.example.failing))
        let own = failing.filter { !others.contains($0.rule.id) }
        #expect(Set(own.map(\.rule.id)) == [shown.rule.id], "\(failing.map(\.testDescription))")
        #expect(own.first?.range?.sourceText == shown.example.location)
        #expect(others.isSubset(of: failing.map(\.rule.id)))
        let passing = try await findings(shown.example.catalog(with: shown.example.passing))
        #expect(passing.filter { !others.contains($0.rule.id) }.map(\.testDescription) == [])
    }

    @Test("Every rule has an example, or a reason for having none")
    func all() {
        let bare = RuleReference.rules.filter(\.examples.isEmpty).map(\.id)
        #expect(Set(bare) == Set(RulesWithoutExample.reasons.values.joined()))
    }
}
