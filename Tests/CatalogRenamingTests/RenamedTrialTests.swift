import CatalogModel
import CatalogSync
import CatalogTestSupport
import Testing
import TrialCatalogs

@Suite("Renaming in real catalogs and back", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct RenamedTrialTests {
    /// Every so manieth name of a catalog.
    private func some<Name>(_ names: [Name]) -> [Name] {
        stride(from: 0, to: names.count, by: max(1, names.count / (Thoroughness.isFull ? 50 : 2))).map { names[$0] }
    }

    private func findings(_ fixture: RenamingFixture) async -> [String: Int] {
        Dictionary(grouping: await fixture.load().diagnostics, by: \.rule.id).mapValues(\.count)
    }

    @Test(
        "Renaming an entry updates the dump without new findings, and reverting restores all bytes",
        arguments: TrialCatalog.allCases)
    func entries(catalog: TrialCatalog) async throws {
        let fixture = RenamingFixture(files: try catalog.files())
        let registry = try #require(await fixture.load().registry)
        let findings = await findings(fixture)
        let texts = try await fixture.texts()
        let new = try #require(EntryID("quite-another"))
        for id in some(registry.components.map(\.id)) {
            let after = fixture.renamed(texts.renaming(entry: id, to: new))
            #expect(await self.findings(after) == findings)
            let renamed = try #require(await after.load().registry)
            #expect(renamed[id] == nil)
            #expect(renamed[new]?.referrers.count == registry[id]?.referrers.count)
            #expect(renamed[new]?.references.count == registry[id]?.references.count)
            #expect(after.renamed(try await after.texts().renaming(entry: new, to: id)).files == fixture.files)
        }
    }

    @Test("Renaming a state updates its entry, and reverting restores all bytes", arguments: TrialCatalog.allCases)
    func states(catalog: TrialCatalog) async throws {
        let fixture = RenamingFixture(files: try catalog.files())
        let registry = try #require(await fixture.load().registry)
        let findings = await findings(fixture)
        let texts = try await fixture.texts()
        let states = registry.components.flatMap { component in
            component.entry.facets.states.orEmpty().names.map { (component.id, $0) }
        }
        for (id, state) in some(states) {
            let after = fixture.renamed(texts.renaming(state: state, to: "quite-another", of: id))
            #expect(await self.findings(after) == findings)
            #expect(
                after.renamed(try await after.texts().renaming(state: "quite-another", to: state, of: id)).files
                    == fixture.files)
        }
    }

    @Test("Renaming a token updates its entry, and reverting restores all bytes", arguments: TrialCatalog.allCases)
    func tokens(catalog: TrialCatalog) async throws {
        let fixture = RenamingFixture(files: try catalog.files())
        let registry = try #require(await fixture.load().registry)
        let findings = await findings(fixture)
        let texts = try await fixture.texts()
        for token in some(registry.components.flatMap(\.tokens)) {
            let parent = token.path.split(separator: ".").dropLast()
            let new = (parent + ["quite-another"]).joined(separator: ".")
            let renaming = texts.renaming(token: token.path, to: new)
            // A pattern of many is told of, and nothing changes.
            if !renaming.obstacles.isEmpty { continue }
            let after = fixture.renamed(renaming)
            #expect(renaming.count > 0)
            #expect(await self.findings(after) == findings)
            #expect(after.renamed(try await after.texts().renaming(token: new, to: token.path)).files == fixture.files)
        }
    }
}
