import CatalogModel
import CatalogTestSupport
import Testing

/// One run reports everything, each mistake at the text that causes it, and nothing that only follows from another.
struct FiveMistakesTests {
    private let tokens = """
        { "theme": { "color": { "$type": "color",
          "border": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } } }
        """

    @Test func fiveMistakesInOneEntryGiveFiveFindings() async {
        let entry = """
            id: checkbox
            title: Checkbox
            summary: Lets people pick options.
            states:
              error: Something is wrong.
              disabled: Does not react.
            tokens:
              theme.color.borders: { state: eror }
            implementations:
              uikit:
                types:
                  Checkbox:
                    kind: class
                    properties:
                      hasError: { type: Bool, defualt: false }
                      isOn: { type: [Bool] }
                      hasError: Int
            """
        let loaded = await Snippet.load(
            ["checkbox": entry], files: ["theme.tokens.json": tokens],
            catalog: "format: 1\nname: Test\ntokens: theme.tokens.json")
        #expect(loaded.registry == nil)
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/checkbox.yaml:8:3 «theme.color.borders» unknown token 'theme.color.borders'; did you mean 'theme.color.border'? [unknown-token] → theme.color.border",
                "components/checkbox.yaml:8:33 «eror» this entry has no state 'eror'; did you mean 'error'? [unknown-state] → error",
                "components/checkbox.yaml:15:35 «defualt» 'defualt' is not a key of a property; did you mean 'default'? [unknown-key] → default",
                "components/checkbox.yaml:16:25 «[Bool]» 'type' is text, not a list; if it is text, write it in quotes: '[Bool]' [wrong-kind] → '[Bool]'",
                "components/checkbox.yaml:17:11 «hasError» duplicate key 'hasError'; remove or rename one [duplicate-key] (the first 'hasError' is here at components/checkbox.yaml:15:11)",
            ])
    }

    @Test func aMisspelledSummaryIsNotMissing() async {
        let loaded = await Snippet.load(["box": "id: box\ntitle: Box\nsumary: A box."])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/box.yaml:3:1 «sumary» 'sumary' is not a key of an entry; did you mean 'summary'? [unknown-key] → summary"
            ])
    }

    @Test func aMisspelledRequiredKeyIsNotMissing() async {
        let loaded = await Snippet.load(["box": "id: box\ntitel: Box\nsummary: A box."])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/box.yaml:2:1 «titel» 'titel' is not a key of an entry; did you mean 'title'? [unknown-key] → title"
            ])
    }

    @Test func whatFollowsFromAMistakeIsNotReported() async {
        let entry = Snippet.entry(
            "box",
            """
            staets: { error: Wrong. }
            tokens:
              theme.color.border: { state: error }
            """)
        let loaded = await Snippet.load(["box": entry])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/box.yaml:4:1 «staets» 'staets' is not a key of an entry; did you mean 'states'? [unknown-key] → states"
            ])
    }

    @Test func aFailedEntryDoesNotMakeOthersFail() async {
        let loaded = await Snippet.load([
            "broken": "id: broken\ntitle: [\n", "good": Snippet.entry("good", "related: broken"),
        ])
        #expect(loaded.diagnostics.allSatisfy { $0.range?.file.path == "components/broken.yaml" })
        #expect(loaded.diagnostics.count == 1)
    }
}
