import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Testing
import TrialCatalogs

/// The searches find what is not there.
@Suite("Searching for facts")
struct SearchTests {
    private static let record = FactRecord(
        name: "size", facts: Fact.text(.type, "Size") + Fact.text(.default, ".small") + Fact.prose("How *large*."))

    private static func missing(_ property: JSONValue) -> [String] {
        DumpRecord(["types": [["name": "Box", "properties": [property]]]])
            .missing(FactRecord(name: "Box", inner: [record]), at: "a")
    }

    @Test("A fact in a dump is found only in its own record")
    func dump() {
        #expect(
            Self.missing(["name": "size", "type": "Size", "default": ".small", "description": "How *large*."]) == [])
        #expect(
            Self.missing(["name": "size", "type": "Size?", "description": "How large."]) == [
                "a › Box › size: the type \"Size\"", "a › Box › size: the default \".small\"",
                "a › Box › size: the description \"How *large*.\"",
            ])
        #expect(
            Self.missing(["name": "width", "properties": [["name": "size", "type": "Size"]]])
                == ["a › Box › size: there is no such record"])
    }

    @Test("A fact in an output is found only as whole words")
    func output() {
        func result(_ row: String) -> OutputSearch.Result {
            var result = OutputSearch.Result()
            let words = Self.record.all.map { ($0, Wording.said($0.isProse ? "How large." : $0.text)) }
            let search = OutputSearch(passages: [:], words: Dictionary(uniqueKeysWithValues: words))
            var passages = Passages()
            passages.add(file: [row, row + " and more"])
            search.look(for: Self.record, at: "a", in: passages, &result)
            return result
        }
        #expect(result("size Size .small How large.").missing == [])
        #expect(
            result("size Size .small How large.").together.description
                == "1 names, 1 types, 1 defaults, 1 descriptions")
        #expect(
            result("resize Sizes .smaller How large. size").missing
                == ["a › size: the type Size", "a › size: the default .small"])
        #expect(result("size").shown.description == "1 names")
    }

    @Test(
        "An altered fact is not found in a trial catalog",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
        arguments: TrialCatalog.allCases)
    func altered(catalog: TrialCatalog) async throws {
        try await checkAltered(catalog, Reading.all.filter { $0.backend != "markdown" })
    }

    @Test(
        "An altered fact is not found in the pages of a trial catalog",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)),
        arguments: TrialCatalog.allCases)
    func alteredPages(catalog: TrialCatalog) async throws {
        try await checkAltered(catalog, Reading.all.filter { $0.backend == "markdown" })
    }

    @Test(
        "An altered fact is not found in the finished site of a trial catalog",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
        .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)),
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
        arguments: TrialCatalog.allCases)
    func alteredSites(catalog: TrialCatalog) async throws {
        try await checkAltered(catalog, [.site])
    }

    private func checkAltered(
        _ catalog: TrialCatalog, _ readings: [Reading], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let registry = try await catalog.registry()
        let dump = RegistryDump.json(registry)
        let altered = try catalog.facts().altered
        #expect(altered.all.count > 300, sourceLocation: sourceLocation)
        #expect(DumpTests.missing(altered, in: dump).count == altered.all.count, sourceLocation: sourceLocation)
        for reading in readings {
            let search = OutputSearch(
                passages: try await catalog.output(as: reading).passages, words: try reading.words(of: altered.all))
            let result = search.look(for: altered, in: dump)
            #expect(result.shown.description == "", "\(reading)", sourceLocation: sourceLocation)
            #expect(result.missing.count == altered.all.count, "\(reading)", sourceLocation: sourceLocation)
        }
    }
}

extension SourceFacts {
    /// The texts of the source where each says something else.
    fileprivate var altered: SourceFacts {
        SourceFacts(
            entries: entries.map { EntryFacts($0.location, FactRecord(inner: $0.record.altered), in: $0.scope) },
            catalog: FactRecord(inner: catalog.altered))
    }
}

extension FactRecord {
    /// Records without names, so that each fact is looked for in all of the entry.
    fileprivate var altered: [FactRecord] {
        let others = facts.compactMap { fact -> Fact? in
            guard let text = fact.value.text, !text.isEmpty, fact.shown == nil else { return nil }
            return Fact(kind: fact.kind, value: .string(text + "x"), key: fact.key, isProse: fact.isProse)
        }
        return [FactRecord(facts: others)] + inner.flatMap(\.altered)
    }
}
