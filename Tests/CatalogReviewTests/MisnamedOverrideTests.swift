import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Misspelled names of overrides")
struct MisnamedOverrideTests {
    /// Findings of a catalog with two files, the later one given without its braces; INK stands for a token.
    private func findings(_ later: String) async -> [String] {
        let ink = #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
        let files = [
            "a.tokens.json": #""color": { "surface": INK, "border": INK, "border2": INK }"#, "b.tokens.json": later,
        ].mapValues { "{ \($0.replacing("INK", with: ink)) }" }
        return await Snippet.load(
            ["box": Snippet.entry("box")], files: files,
            catalog: "format: 1\nname: Test\ntokens: [a.tokens.json, b.tokens.json]"
        ).diagnostics.map { finding in
            "«\(finding.range?.sourceText ?? "")» \(finding.message)\(finding.fixIts.map { " → \($0.replacement)" }.joined())"
        }
    }

    @Test("An unused token of a later file that resembles another one is reported")
    func tokens() async {
        let words = "unused token"
        #expect(
            await findings(#""color": { "border": INK, "surfcae": INK }"#) == [
                "«surfcae» \(words) 'color.surfcae', which no other file has; did you mean 'color.surface'? → surface"
            ])
        #expect(
            await findings(#""colour": { "surface": INK, "border": INK }"#) == [
                "«surface» \(words) 'colour.surface', which no other file has; did you mean 'color.surface'?"
            ])
    }

    @Test(
        "A token that is used, dissimilar, numbered or next to its lookalike is not reported",
        arguments: [
            #""color": { "surfcae": INK }, "use": { "$type": "color", "$value": "{color.surfcae}" }"#,
            #""color": { "shadow": INK }"#, #""color": { "border1": INK }"#,
            #""color": { "surface": INK, "surfaces": INK }"#,
        ])
    func others(later: String) async {
        #expect(await findings(later) == [])
    }

    @Test("A state, part or axis of an implementation that resembles one of the entry is reported")
    func facets() async {
        let loaded = await Snippet.load([
            "box": Snippet.entry(
                "box",
                """
                states: { pressed: A finger is on it., active: It is on. }
                anatomy: { label: Says it. }
                implementations:
                  web:
                    states: { presed: In blue., inactive: Off., active: { title: On } }
                    anatomy: { lable: In bold., icon: Shows it. }
                """)
        ])
        #expect(
            loaded.diagnostics.map { "«\($0.range?.sourceText ?? "")» \($0.message)" } == [
                "«presed» the entry has no state 'presed', so that this is a new one; did you mean 'pressed'?",
                "«lable» the entry has no part 'lable', so that this is a new one; did you mean 'label'?",
            ])
    }
}
