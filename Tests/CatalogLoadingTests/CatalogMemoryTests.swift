import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Synchronization
import Testing

@testable import CatalogLoading

/// What is taken over from other states of a catalog.
@Suite("A catalog that has been read before")
struct CatalogMemoryTests {
    @Test("says what it says when it is read for the first time", arguments: 0..<6)
    func edits(seed: UInt64) async throws {
        var edits = CatalogEdits(seed: seed)
        let memory = CatalogMemory()
        let hasty = CatalogMemory(statesOfEachFile: 1)
        let transcripts = Transcripts()
        var readings = 0
        for step in 0..<Thoroughness.rounds(40, of: 400) {
            let edit = edits.step()
            let files = InMemoryFiles(edits.files)
            let fresh = await CatalogLoader.load("catalog.yaml", from: files)
            let again = await CatalogLoader.load("catalog.yaml", from: files, reusing: memory)
            let quick = await CatalogLoader.load("catalog.yaml", from: files, reusing: hasty, asksForErrors: true)
            let written = await CatalogLoader.load(
                "catalog.yaml", from: InMemoryFiles(edits.files, transcripts: transcripts))
            let words = "step \(step) of seed \(seed): \(edit)"
            #expect(
                written.diagnostics.map(\.testDescription) == fresh.diagnostics.map(\.testDescription), "\(words)")
            #expect(written.accepted.map(\.testDescription) == fresh.accepted.map(\.testDescription), "\(words)")
            #expect(
                again.diagnostics.map(\.testDescription) == fresh.diagnostics.map(\.testDescription), "\(words)")
            #expect(again.accepted.map(\.testDescription) == fresh.accepted.map(\.testDescription), "\(words)")
            let dump = fresh.registry.map { RegistryDump.json($0).compact }
            #expect(again.registry.map { RegistryDump.json($0).compact } == dump, "\(words)")
            #expect(quick.registry.map { RegistryDump.json($0).compact } == dump, "\(words)")
            #expect(written.registry.map { RegistryDump.json($0).compact } == dump, "\(words)")
            #expect(again.registry?.tokenUsers == fresh.registry?.tokenUsers, "\(words)")
            readings += fresh.registry == nil ? 0 : 1
        }
        #expect(readings > 3)
    }

    @Test("is parsed anew only where bytes differ")
    func parsing() async {
        var files = [
            "catalog.yaml": "format: 1\nname: Test", "components/a.yaml": Snippet.entry("a"),
            "components/b.yaml": Snippet.entry("b", "description: See [a](entry:a)."),
        ]
        let transcripts = Transcripts()
        func parsed() async -> [String] {
            let loaded = await CatalogLoader.load(
                "catalog.yaml", from: InMemoryFiles(files, transcripts: transcripts))
            #expect(loaded.registry != nil)
            return transcripts.takeNews().sorted()
        }
        #expect(await parsed() == ["components/a.yaml", "components/b.yaml"])
        #expect(await parsed() == [])
        files["components/a.yaml"]?.append("headline: Now with one.\n")
        #expect(await parsed() == ["components/a.yaml"])
        files["components/c.yaml"] = files.removeValue(forKey: "components/b.yaml")?
            .replacing("id: b", with: "id: c")
        #expect(await parsed() == ["components/c.yaml"])
    }

    @Test("is linked anew only where something could differ")
    func reuse() async throws {
        var files = [
            "catalog.yaml": "format: 1\nname: Test\ntokens: t.tokens.json",
            "t.tokens.json": CatalogEdits.tokens(0),
            "components/base.yaml": Snippet.entry(
                "base", CatalogEdits.web("Base", "{ kind: class, properties: { size: Int } }")),
            "components/box.yaml": Snippet.entry("box", CatalogEdits.web("Box", "{ kind: class, inherits: Base }")),
            "components/tinted.yaml": Snippet.entry("tinted", "tokens: { color.a: { title: A } }"),
            "components/alone.yaml": Snippet.entry("alone"),
        ]
        let memory = CatalogMemory()
        func relinked() async -> [String] {
            let last = memory.links?.entries ?? []
            let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files), reusing: memory)
            #expect(loaded.registry != nil)
            let now = memory.links?.entries ?? []
            return now.filter { entry in !last.contains { $0 === entry } }.map(\.draft.id.rawValue)
        }
        #expect(await relinked() == ["alone", "base", "box", "tinted"])
        #expect(await relinked() == [])
        files["components/alone.yaml"]?.append("headline: Now with one.\n")
        #expect(await relinked() == ["alone"])
        files["components/base.yaml"]?.append("headline: Now with one.\n")
        #expect(await relinked() == ["base", "box"])
        files["t.tokens.json"] = CatalogEdits.tokens(1)
        #expect(await relinked() == ["tinted"])
        files["components/more.yaml"] = Snippet.entry("more")
        #expect(await relinked() == ["more"])
    }

    @Test("has the findings about tokens that go with their users now")
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
            // With rules about examples a change like these has all findings looked for anew.
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

    @Test("keeps the tokens of a file that is the same, unless what they lead to has changed")
    func tokens() async throws {
        func base(_ amount: String) -> String {
            #"{ "base": { "$type": "number", "unit": { "$value": \#(amount) }, "gap": { "$value": 2 } } }"#
        }
        let steps = """
            { "step": {
              "a": { "$value": "{base.unit}" }, "b": { "$value": "{base.gap}" },
              "c": { "$type": "number", "$value": 3 }, "d": { "$value": "{base.gap}", "$deprecated": true }
            } }
            """
        var files = [
            "catalog.yaml": "format: 1\nname: Test\ntokens: [a.tokens.json, b.tokens.json]",
            "a.tokens.json": base("1"), "b.tokens.json": steps, "components/a.yaml": Snippet.entry("a"),
        ]
        let memory = CatalogMemory()
        func read() async throws -> [DesignToken] {
            let fresh = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files))
            let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files), reusing: memory)
            let registry = try #require(loaded.registry)
            #expect(RegistryDump.json(registry).compact == fresh.registry.map { RegistryDump.json($0).compact })
            return registry.tokens.all
        }
        func kept(_ last: [DesignToken], in now: [DesignToken]) -> [String] {
            now.filter { token in last.contains { $0 === token } }.map(\.path)
        }
        let first = try await read()
        files["a.tokens.json"] = base("4")
        let second = try await read()
        // A deprecated token is made anew each time, since the details may come from another file.
        #expect(kept(first, in: second) == ["step.b", "step.c"])
        #expect(second.first { $0.path == "step.a" }?.resolvedValue == .number("4"))
        files["b.tokens.json"] = steps + "\n"
        #expect(kept(second, in: try await read()) == ["base.unit", "base.gap"])
    }

    @Test("says of a type which entry described it first, whichever entries come and go")
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

/// Transcripts by the bytes of files, with the paths of files that had none.
private final class Transcripts: TranscriptStore {
    private let state = Mutex<(known: [[UInt8]: [UInt8]], news: [String])>(([:], []))

    func transcript(of file: SourceFile) -> [UInt8]? { state.withLock { $0.known[file.bytes] } }

    func keep(_ transcript: [UInt8]?, of file: SourceFile) {
        state.withLock { state in
            state.known[file.bytes] = transcript
            state.news.append(file.path)
        }
    }

    func note(_ entry: Entry, of file: SourceFile) {}

    func takeNews() -> [String] {
        state.withLock { state in
            defer { state.news = [] }
            return state.news
        }
    }
}
