import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Testing

@testable import CatalogLoading

/// Loads that reuse the decoded entries of other states of a catalog.
@Suite("A catalog that was loaded before")
struct CatalogMemoryTests {
    @Test("A repeated load has the results of a first load", arguments: 0..<6)
    func edits(seed: UInt64) async throws {
        var edits = CatalogEdits(seed: seed)
        let memory = CatalogMemory()
        let hasty = CatalogMemory(statesOfEachFile: 1)
        var readings = 0
        for step in 0..<Thoroughness.rounds(40, of: 400) {
            let edit = edits.step()
            let files = InMemoryFiles(edits.files)
            let fresh = await CatalogLoader.load("catalog.yaml", from: files)
            let again = await CatalogLoader.load("catalog.yaml", from: files, reusing: memory)
            let quick = await CatalogLoader.load("catalog.yaml", from: files, reusing: hasty, asksForErrors: true)
            let words = "step \(step) of seed \(seed): \(edit)"
            #expect(
                again.diagnostics.map(\.testDescription) == fresh.diagnostics.map(\.testDescription), "\(words)")
            #expect(again.accepted.map(\.testDescription) == fresh.accepted.map(\.testDescription), "\(words)")
            let dump = fresh.registry.map { RegistryDump.json($0).compact }
            #expect(again.registry.map { RegistryDump.json($0).compact } == dump, "\(words)")
            #expect(quick.registry.map { RegistryDump.json($0).compact } == dump, "\(words)")
            #expect(again.registry?.tokenUsers == fresh.registry?.tokenUsers, "\(words)")
            readings += fresh.registry == nil ? 0 : 1
        }
        #expect(readings > 3)
    }

    @Test("A repeated load has the findings about tokens that match their current users")
    func tokenUsers() async {
        let ink = #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
        let user = Snippet.entry("box", "tokens: { color.surfcae: { title: Surface } }")
        var files = [
            "catalog.yaml":
                "format: 1\nname: Test\ntokens: [a.tokens.json, b.tokens.json]\nrules: { misnamed-override: error }",
            "a.tokens.json": #"{ "color": { "surface": \#(ink) } }"#,
            "b.tokens.json": #"{ "color": { "surfcae": \#(ink) } }"#, "components/box.yaml": user,
        ]
        let memory = CatalogMemory()
        func misnamed() async -> [String] {
            let loaded = await CatalogLoader.load(
                "catalog.yaml", from: InMemoryFiles(files), reusing: memory, asksForErrors: true)
            let found = loaded.diagnostics.filter { $0.rule.id == "misnamed-override" }
            return found.map { $0.range?.sourceText ?? "" }
        }
        #expect(await misnamed() == [])
        files["components/box.yaml"] = Snippet.entry("box")
        #expect(await misnamed() == ["surfcae"])
        files["components/box.yaml"] = Snippet.entry("box", "headline: Now with one.")
        #expect(await misnamed() == ["surfcae"])
        files["components/box.yaml"] = user
        #expect(await misnamed() == [])
        files["a.tokens.json"] = #"{ "color": { "border": \#(ink) } }"#
        files["components/box.yaml"] = Snippet.entry("box")
        #expect(await misnamed() == [])
    }

    @Test("A repeated load reports the entry that described a type first, also after changes")
    func describedTypes() async {
        let field = CatalogEdits.web("Field", "{ kind: class, properties: { size: Int } }")
        let taken = CatalogEdits.web("Field", "{ from: b }")
        var texts = ["a": "", "b": field, "c": taken, "d": field]
        let memory = CatalogMemory()
        func duplicates() async -> [String] {
            let files = texts.map { ("components/\($0.key).yaml", Snippet.entry($0.key, $0.value)) }
            let all = Dictionary(uniqueKeysWithValues: files + [("catalog.yaml", "format: 1\nname: Test")])
            let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(all), reusing: memory)
            return loaded.diagnostics.map { finding in
                let entry = finding.range?.file.path ?? ""
                let first = finding.notes.first?.range?.file.path ?? ""
                return "\(finding.rule.id): \(entry) after \(first)"
            }
        }
        #expect(await duplicates() == ["duplicate-type: components/d.yaml after components/b.yaml"])
        texts["a"] = field
        #expect(
            await duplicates() == [
                "duplicate-type: components/b.yaml after components/a.yaml",
                "duplicate-type: components/d.yaml after components/a.yaml",
            ])
        texts["b"] = ""
        #expect(
            await duplicates() == [
                "unknown-type: components/c.yaml after ",
                "duplicate-type: components/d.yaml after components/a.yaml",
            ])
        texts["b"] = field
        texts["a"] = ""
        #expect(await duplicates() == ["duplicate-type: components/d.yaml after components/b.yaml"])
        texts["c"] = field
        #expect(
            await duplicates() == [
                "duplicate-type: components/c.yaml after components/b.yaml",
                "duplicate-type: components/d.yaml after components/b.yaml",
            ])
    }
}
