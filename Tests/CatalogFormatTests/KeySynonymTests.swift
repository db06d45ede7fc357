import CatalogTestSupport
import Testing

@Suite("Synonyms of keys")
struct KeySynonymTests {
    private func type(_ keys: String) -> String {
        "implementations: { web: { types: { Box: { kind: class, \(keys) } } } }"
    }

    @Test(
        "An unknown key that other tools use is reported with the key of the format",
        arguments: [
            ("desc: A box.", "description"), ("a11y: { role: button }", "accessibility"),
            ("i18n: { a: A. }", "strings"),
            ("example: Box()", "examples"), ("demos: Box()", "examples"), ("styles_: {}", "variants"),
            ("modifiers: [a]", "variants"), ("designTokens: {}", "tokens"), ("platform: {}", "implementations"),
            ("keywords: [a]", "tags"), ("Usage: { when: Now. }", "usage"), ("TAGS: [a]", "tags"),
        ] as [(String, String?)])
    func entry(key: String, meant: String?) async { await check(key, meant) }

    @Test(
        "An unknown key of a type is reported with the key of the format",
        arguments: [
            ("props: { a: string }", "properties"), ("attrs: { a: string }", "properties"),
            ("args: { a: string }", "properties"), ("options: { a: string }", "properties"),
            ("callbacks: { a: It. }", "events"), ("children: { a: It. }", "slots"),
            ("functions: { a: It. }", "methods"),
            ("extends: Base", "inherits"), ("Default-Value: a", nil),
        ] as [(String, String?)])
    func member(key: String, meant: String?) async { await check(type(key), meant) }

    @Test("A synonym gets no fix if the record already has the key")
    func taken() async {
        await check(type("properties: { a: string }, props: { b: string }"), "properties", isFix: false)
    }

    private func check(_ entry: String, _ meant: String?, isFix: Bool = true) async {
        let found = await Snippet.load(["box": Snippet.entry("box", entry)]).diagnostics.filter {
            $0.rule.id == "unknown-key"
        }
        #expect(found.count == 1)
        #expect(found.first?.fixIts.first?.replacement == (isFix ? meant : nil), "\(found.map(\.testDescription))")
    }

    // MARK: Texts and names

    @Test(
        "A flag or a version in place of a text is reported with the record as a fix",
        arguments: [
            ("deprecated: true", "{}"), ("deprecated: 2.0", "{ since: 2.0 }"), ("deprecated: v3", "{ since: v3 }"),
            ("states: { on: true }", "{}"), ("deprecated: false", nil),
        ] as [(String, String?)])
    func flags(entry: String, meant: String?) async {
        let found = await Snippet.load(["box": Snippet.entry("box", entry)]).diagnostics
        #expect(found.map(\.rule.id) == ["flag-as-text"])
        #expect(found.first?.fixIts.first?.replacement == meant)
    }

    @Test("Strings that resemble flags and versions are accepted")
    func texts() async {
        let entry = "deprecated: Use 2.0.\nstates: { on: 'true', off: Off. }\nsummary: true"
        let found = await Snippet.load(["box": "id: box\ntitle: Box\n\(entry)\n"]).diagnostics
        #expect(found.map(\.testDescription) == [])
    }

    @Test(
        "An invisible character in a name is reported with the intended name",
        arguments: [("o\u{200B}n", "on"), ("o\u{200D}n", "on"), ("o\u{AD}n", "on")])
    func hidden(name: String, meant: String) async {
        let found = await Snippet.load(["box": Snippet.entry("box", "states: { \(name): It is on. }")]).diagnostics
        #expect(found.map(\.rule.id) == ["hidden-character"])
        #expect(found.first?.fixIts.first?.replacement == meant)
    }

    @Test("Joiners that combine letters are part of a name", arguments: ["می\u{200C}خواهم", "👩\u{200D}🚀"])
    func joiners(name: String) async {
        let found = await Snippet.load(["box": Snippet.entry("box", "states: { \(name): It is on. }")]).diagnostics
        #expect(found.map(\.testDescription) == [])
    }
}
