import CatalogCommands
import CatalogFormat
import CatalogModel
import CatalogRendering
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

    /// What is wrong with the manifests themselves, counted by rule.
    @Test(arguments: [
        // Exports of style sheets that nothing declares, doc tags in the place of flags, fields without a type.
        (
            "glide-core",
            ["manifest-silence": 39, "manifest-kind": 12, "manifest-reference": 35, "manifest-type": 7]
        ),
        // Names of files as names of classes, what events carry as their type, attributes without fields.
        (
            "dnn-elements",
            [
                "manifest-version": 1, "manifest-name": 31, "manifest-type": 33, "manifest-silence": 16,
                "manifest-attribute": 24,
            ]
        ),
    ])
    func faultsOfTheSourcesAreReported(_ name: String, _ expected: [String: Int]) throws {
        let findings = try Imported.set(name).findings
        #expect(Dictionary(grouping: findings, by: \.rule.id).mapValues(\.count) == expected)
        #expect(findings.allSatisfy { $0.severity != .error && $0.range != nil })
    }

    /// The texts of glide-core have an entry of their own; other languages stay in their files.
    @Test func stringsHaveAnEntry() async throws {
        let strings = try TranslatedStrings("glide-core")
        let set = try await TrialSet("glide-core", with: ["glide-core-strings": strings.entry])
        let dumped = RegistryDump.json(set.registry)["components"]?.record("id", "glide-core-strings")?["strings"]
        let found = strings.texts.filter { dumped?.record($0.name)?["text"]?.text == $0.text }
        #expect(found.count == strings.texts.count && found.count == 30)
        // A fault of the source: the two translations lack one text.
        #expect(strings.missing(in: "fr") == ["ariaRequired"])
        #expect(strings.missing(in: "ja") == ["ariaRequired"])
        print("glide-core: \(found.count) strings: all found in the dump")
    }

    @Test(.enabled(if: Judge.cmarkGFM.isPresent, "\(Judge.cmarkGFM.reason)")) func stringsHaveAPage() async throws {
        let strings = try TranslatedStrings("glide-core")
        let set = try await TrialSet("glide-core", with: ["glide-core-strings": strings.entry])
        let page = try RenderedPages(set.registry)["glide-core-strings"]
        for (name, text) in strings.texts {
            #expect(page?.rows.contains { $0.contains(name) && $0.contains(text.collapsed) } ?? false, "\(name)")
        }
    }

    @Test(arguments: TrialSet.names) func noFilesCollide(_ name: String) async throws {
        let set = try await TrialSet(name)
        let sources = set.imported.entries.map { "components/\($0.id).yaml" }
        #expect(Set(sources.map { $0.lowercased() }).count == sources.count)
        // A catalog without tokens has none to hand out.
        for backend in BuiltInBackends.all where backend.name != "tokens" {
            let units = backend.plan(set.registry, options: BackendOptions(defaultsOf: backend.options))
            let renderings = units.map { $0.render() }
            let paths = units.flatMap(\.paths).map(\.text)
            #expect(renderings.flatMap(\.files).map(\.path.text).sorted() == paths.sorted())
            #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
            #expect(paths.count >= Self.elements[name] ?? 0, "\(backend.name)")
            #expect(renderings.allSatisfy { !$0.diagnostics.hasErrors }, "\(backend.name)")
        }
    }
}
