import CatalogFormat
import CatalogModel
import CatalogTestSupport
import CustomElementsManifest
import Testing

/// Whole catalogs of real manifests.
@Suite(.enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct TrialCatalogTests {
    /// How many elements there are, by hand, and how many facts at least of each kind.
    private static let elements = ["glide-core": 39, "dnn-elements": 28]

    @Test(arguments: TrialSet.names) func everyFactIsInTheDump(_ name: String) async throws {
        let set = try await TrialSet(name)
        let dump = RegistryDump.json(set.registry)
        var elements: [String: DumpedElement] = [:]
        for tag in Set(set.facts.map(\.element)) { elements[tag] = DumpedElement(tag, in: dump) }
        #expect(elements.count == Self.elements[name])

        let found = set.facts.filter { elements[$0.element]?.says($0) ?? false }
        #expect(Set(set.facts).subtracting(found).map(\.description).sorted() == [])
        for kind in ManifestFact.Kind.allCases { #expect(found.contains { $0.kind == kind }, "no \(kind) was found") }
        print(set.report(of: "the dump", found: found))
    }

    /// The look-up above is worth something only if it misses what is not there.
    @Test func nothingElseIsInTheDump() async throws {
        let set = try await TrialSet("glide-core")
        let dump = RegistryDump.json(set.registry)
        var elements: [String: DumpedElement] = [:]
        for tag in Set(set.facts.map(\.element)) { elements[tag] = DumpedElement(tag, in: dump) }
        let altered = set.facts.map(\.altered)
        #expect(altered.filter { elements[$0.element]?.says($0) ?? false }.map(\.description) == [])
    }

    @Test(
        .enabled(if: Judge.cmarkGFM.isPresent, "\(Judge.cmarkGFM.reason)"), arguments: TrialSet.names)
    func everyFactIsOnItsPage(_ name: String) async throws {
        let set = try await TrialSet(name)
        let pages = try RenderedPages(set.registry)
        #expect(pages.findings == [])
        let descriptions = try RenderedDescriptions(set.facts)
        func isFound(_ fact: ManifestFact) -> Bool {
            let blocks = fact.kind == .description ? descriptions[fact.text] : []
            guard let page = pages[fact.element], let blocks else { return false }
            return page.says(fact, blocks: blocks)
        }
        let found = set.facts.filter(isFound)
        #expect(Set(set.facts).subtracting(found).map(\.description).sorted() == [])
        // Facts that no manifest states are not found either.
        let altered = set.facts.filter { $0.kind != .description }.map(\.altered)
        #expect(altered.filter(isFound).map(\.description) == [])
        print(set.report(of: "the pages", found: found))
    }

    @Test(arguments: TrialSet.names) func noFilesCollide(_ name: String) async throws {
        let set = try await TrialSet(name)
        let sources = set.imported.entries.map { "components/\($0.id).yaml" }
        let pages = RenderedPages.paths(of: set.registry)
        for paths in [sources, pages] {
            #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
            #expect(paths.count >= Self.elements[name] ?? 0)
        }
    }
}
