import CatalogModel
import CatalogReview
import CatalogTestSupport
import Testing

@Suite("What reviewers ask for")
struct RuleExampleTests {
    private func findings(_ example: RuleExample, _ entry: String) async -> [Diagnostic] {
        await Snippet.load(
            ["box": "id: box\ntitle: Box\n\(entry.contains("summary:") ? "" : "summary: Holds things.\n")\(entry)\n"],
            files: example.files,
            catalog: "format: 1\nname: Test\n\(example.catalog)"
        ).diagnostics.filter { $0.rule.id != "older-token-value" }
    }

    @Test(
        "a rule tells of its failing example once, at the place, and nothing of the passing one",
        arguments: RuleExample.all)
    func example(_ example: RuleExample) async {
        let failing = await findings(example, example.failing)
        #expect(failing.map(\.rule.id) == [example.rule.id], "\(failing.map(\.testDescription))")
        #expect(failing.first?.range?.sourceText == example.place)
        let passing = await findings(example, example.passing)
        #expect(passing.map(\.testDescription) == [])
    }

    @Test("every rule has an example")
    func all() {
        #expect(Set(RuleExample.all.map(\.rule.id)) == Set(ReviewRules.all.map(\.id)).subtracting(["own-rule"]))
    }
}
