import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Chains of types that are taken from other entries")
struct TakenTypeChainTests {
    private func entry(_ id: String, _ type: String) -> String {
        Snippet.entry(id, "implementations: { web: { types: { Box: { \(type) } } } }")
    }

    private func name(_ index: Int) -> String { "c\(10_000 + index)" }

    /// Entries that each take the type from the next one, to a last entry.
    private func chain(_ count: Int, last: String, isReversed: Bool = false) -> [String: String] {
        var entries: [String: String] = [:]
        for index in 0..<count {
            let id = name(isReversed ? count - 1 - index : index)
            let next = name(isReversed ? count - 2 - index : index + 1)
            entries[id] = entry(id, index == count - 1 ? last : "from: \(next)")
        }
        return entries
    }

    private func properties(_ loaded: LoadedCatalog) -> [[String]] {
        (loaded.registry?.components ?? []).map { component in
            (component.entry.implementations?["web"]?.types?["Box"]?.properties).orEmpty().names
        }
    }

    @Test("Every type of a chain through 3,000 entries has the members of the last type", arguments: [false, true])
    func longChain(isReversed: Bool) async {
        let loaded = await Snippet.load(
            chain(3_000, last: "properties: { size: Int }", isReversed: isReversed))
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        #expect(properties(loaded) == Array(repeating: ["size"], count: 3_000))
    }

    @Test("A type that 3,000 entries take has its members in all of them")
    func wideFan() async {
        var entries = [name(0): entry(name(0), "properties: { size: Int }")]
        for index in 1...3_000 { entries[name(index)] = entry(name(index), "from: \(name(0))") }
        let loaded = await Snippet.load(entries)
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        #expect(properties(loaded) == Array(repeating: ["size"], count: 3_001))
    }

    @Test("Every type of a chain adds its own members to those of the types after it")
    func differences() async {
        let loaded = await Snippet.load([
            "a": entry("a", "from: b, properties: { one: Int }"), "b": entry("b", "from: c, properties: { two: Int }"),
            "c": entry("c", "properties: { three: Int }"),
        ])
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        #expect(properties(loaded) == [["three", "two", "one"], ["three", "two"], ["three"]])
    }

    @Test("A missing type at the end of a chain is reported once, in the entry that names it")
    func missingEnd() async {
        var entries = chain(300, last: "from: last")
        entries["last"] = Snippet.entry("last", "implementations: { web: { types: { Bix: { kind: class } } } }")
        #expect(
            await Snippet.load(entries).diagnostics.map(\.testDescription) == [
                "components/c10299.yaml:4:36 «Box» the entry 'last' has no type 'Box'; did you mean 'Bix'? [unknown-type] → Bix"
            ])
    }

    @Test("A long circle is shown by its ends, in each of its entries and in no other")
    func longCircle() async {
        var entries = chain(300, last: "from: c10000")
        entries["outside"] = entry("outside", "from: c10007")
        let messages = await Snippet.load(entries).diagnostics.map(\.message)
        #expect(messages.count == 300)
        #expect(
            messages.first
                == "the type 'Box' is taken from itself: 'c10000' → 'c10001' → 'c10002' → 'c10003' → … → 'c10298' → "
                + "'c10299' → 'c10000'; describe it in one entry")
        #expect(messages.allSatisfy { $0.hasPrefix("the type 'Box' is taken from itself: ") })
    }

    @Test("A type has the members that its own entry shows, whichever implementation takes it")
    func otherImplementation() async {
        let loaded = await Snippet.load([
            "a": entry("a", "from: b"),
            "b": Snippet.entry("b", "implementations: { uikit: { types: { Box: { from: c } } } }"),
            "c": Snippet.entry(
                "c",
                "implementations: { uikit: { types: { Box: { properties: { size: Int } } } }, "
                    + "web: { types: { Box: { properties: { width: Int } } } } }"),
        ])
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        #expect(properties(loaded).first == ["size"])
    }

    @Test("A change at the end of a chain reaches every entry of a catalog that is loaded again")
    func changedEnd() async {
        let memory = CatalogMemory()
        var files = chain(300, last: "properties: { size: Int }", isReversed: true)
        func load() async -> [[String]] {
            let all = Dictionary(uniqueKeysWithValues: files.map { ("components/\($0.key).yaml", $0.value) })
                .merging(["catalog.yaml": "format: 1\nname: Test"]) { $1 }
            return properties(await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(all), reusing: memory))
        }
        #expect(await load() == Array(repeating: ["size"], count: 300))
        files[name(0)] = entry(name(0), "properties: { width: Int }")
        #expect(await load() == Array(repeating: ["width"], count: 300))
    }
}
