import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Misspelled keys and types of token files")
struct MeantKeyTests {
    private static let tokens = """
        { "color": { "$type": "color", "ink": { "$value": "#777777" }, "paper": { "$value": "#ffffff" } },
          "size": { "$type": "dimension", "small": { "$value": { "value": 4, "unit": "px" } } } }

        """

    @Test(
        "A misspelled key or type in a token file is the only error, even if tokens depend on it",
        arguments: [
            ("\"$type\": \"color\"", "\"$tpye\": \"color\"", "$type"), ("\"color\",", "\"colour\",", "color"),
            ("{ \"$value\": \"#7", "{ \"$vlaue\": \"#7", "$value"), ("\"dimension\"", "\"dimensoin\"", "dimension"),
            ("\"$type\": \"d", "\"$typ\": \"d", "$type"), ("{ \"$value\": {", "{ \"$valu\": {", "$value"),
        ])
    func mistakes(right: String, wrong: String, meant: String) async {
        let entry =
            "id: box\ntitle: Box\nsummary: A box.\ntokens:\n"
            + "  color.ink: { background: color.paper, role: foreground }\n  size.small: { role: width }\n"
        let found = await Snippet.load(
            ["box": entry], files: ["a.tokens.json": Self.tokens.replacing(right, with: wrong)],
            catalog: "format: 1\nname: Test\ntokens: a.tokens.json"
        ).diagnostics.filter { $0.severity == .error }
        #expect(found.count == 1, "\(found.map(\.testDescription))")
        #expect(found.first?.fixIts.map(\.replacement) == [meant])
    }
}
