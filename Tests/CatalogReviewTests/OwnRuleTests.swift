import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Custom rules of a catalog")
struct OwnRuleTests {
    private func findings(_ rules: String, _ entry: String = "", further: String = "") async -> [String] {
        await Snippet.load(
            ["box": "id: box\ntitle: Box\nsummary: A box.\n\(entry)\n"],
            catalog: "format: 1\nname: Test\nownRules:\n\(rules)\n\(further)"
        ).diagnostics.map(\.testDescription)
    }

    private static let entry = """
        category: Inputs
        aliases: [crate, case]
        states: { on: Is on., off_: Off. }
        implementations:
          web: { types: { Box: { kind: class, properties: { label: String, Size: Int } } } }
        """

    @Test("A long expression is rejected with its limit, and a shorter one is evaluated")
    func longExpressions() async {
        func rule(_ count: Int) -> String {
            let terms = Array(repeating: "category is present", count: count).joined(separator: " or ")
            return "  mine: { each: components, expect: \"\(terms)\", message: 'Look, {id}.' }"
        }
        #expect(await findings(rule(500), Self.entry) == [])
        let found = await findings(rule(10_000), Self.entry)
        #expect(found.count == 1)
        #expect(found.first?.contains("the expression has more than 2,000 words; split it into several rules") == true)
    }

    @Test(
        "An expression evaluates to true or false",
        arguments: [
            ("category is present", true), ("category is absent", false), ("updated is absent", true),
            ("category = Inputs", true), ("category = 'Outputs'", false), ("category != Outputs", true),
            ("category is one of Outputs, Inputs", true), ("category is one of Outputs", false),
            ("category matches 'In.*'", true), ("category matches 'n'", false), ("aliases = case", true),
            ("count(aliases) = 2", true), ("count(aliases) > 2", false), ("count(states) >= 2", true),
            ("count(implementations.types.properties) <= 1", false), ("count(updated) < 1", true),
            ("not category is present", false), ("category is absent or title = Box", true),
            ("category is present and title = Crate", false),
            ("not (category is absent or title = Crate) and states.name = on", true),
            ("extensions.'com.example'.owner is absent", true), ("linked.path matches 'components/.*'", true),
            ("implementations.types.properties.name matches '[A-Z].*'", true),
        ])
    func expressions(text: String, isTrue: Bool) async {
        let found = await findings(
            "  mine: { each: components, expect: \"\(text)\", message: 'Look, {id}.' }", Self.entry)
        #expect(found.map { $0.hasSuffix("warning: Look, box. [mine]") } == (isTrue ? [] : [true]), "\(found)")
    }

    @Test("A finding has the location and the severity that the rule states")
    func location() async {
        let rule = """
              small-names:
                each: components.implementations.types.properties
                where: type is present
                expect: name matches '[a-z]\\w*'
                message: "'{name}' begins with a small letter here"
                severity: error
            """
        #expect(
            await findings(rule, Self.entry) == [
                "components/box.yaml:8:68 «Size» 'Size' begins with a small letter here [small-names]"
            ])
    }

    @Test(
        "A mistake in a rule is a finding at its location",
        arguments: [
            (
                "each: component, expect: id is present",
                "catalog.yaml:4:14 «component» unknown fact 'component'; did you mean 'components'? [own-rule] → components"
            ),
            (
                "each: components.titel, expect: id is present",
                "catalog.yaml:4:25 «titel» unknown fact 'titel'; did you mean 'title'? [own-rule] → title"
            ),
            (
                "each: components, expect: kategory = a",
                "catalog.yaml:4:34 «kategory» unknown fact 'kategory'; did you mean 'category'? [own-rule] → category"
            ),
            (
                "each: components, expect: id.x = a",
                "catalog.yaml:4:37 «x» unknown fact 'x' of a text [own-rule]"
            ),
            (
                "each: components, expect: id is presnt",
                "catalog.yaml:4:40 «presnt» expected 'present', 'absent' or 'one of', not 'presnt' [own-rule]"
            ),
            (
                "each: components, expect: id matches a",
                "catalog.yaml:4:45 «a» expected a pattern in quotes, not 'a' [own-rule]"
            ),
            (
                "each: components, expect: id matches '('",
                "catalog.yaml:4:45 «'('» '(' is not a valid regular expression [own-rule]"
            ),
            (
                "each: components, expect: id is present and",
                "catalog.yaml:4:51 «» missing a name at the end [own-rule]"
            ),
            (
                "each: components, expect: count(aliases) = two",
                "catalog.yaml:4:51 «two» expected a number, not 'two' [own-rule]"
            ),
            ("each: components, expect: id = %", "catalog.yaml:4:39 «%» unexpected '%' [own-rule]"),
        ])
    func mistakes(rule: String, finding: String) async {
        #expect(await findings("  a: { \(rule), message: M. }") == [finding])
    }

    @Test("Names of rules are in kebab case and unique")
    func names() async {
        let rest = "each: components, expect: id is present, message: M."
        #expect(
            await findings("  MyRule: { \(rest) }") == [
                "catalog.yaml:4:3 «MyRule» the name of a rule is in kebab case, not 'MyRule'; did you mean 'my-rule'? [own-rule] → my-rule"
            ])
        #expect(
            await findings("  file-name: { \(rest) }") == [
                "catalog.yaml:4:3 «file-name» duplicate rule 'file-name'; give this one another name [own-rule]"
            ])
    }

    @Test("A custom rule is suppressed, disabled and raised as any other rule")
    func severities() async {
        let rule = "  mine: { each: components, expect: updated is present, message: Say when. }"
        #expect(await findings(rule) == ["components/box.yaml:1:5 «box» warning: Say when. [mine]"])
        #expect(await findings(rule, "allow: { mine: Old. }") == [])
        #expect(await findings(rule, further: "rules: { mine: off }") == [])
        #expect(
            await findings(rule, further: "rules: { mine: error }") == [
                "components/box.yaml:1:5 «box» Say when. [mine]"
            ])
        #expect(
            await findings(rule, "updated: 2026\nallow: { mine: Old. }") == [
                "components/box.yaml:5:10 «mine» warning: unused suppression: no finding of 'mine' here; remove the line [unused-allow]"
            ])
    }

    @Test(
        "Severities apply to the files of a path",
        arguments: [
            ("components/**", false), ("components/b*.yaml", false), ("**/box.yaml", false), ("**", false),
            ("components/box.yaml", false), ("components/*x.yaml", false), ("components", true),
            ("components/c*", true), ("*", true), ("**/x/**", true),
        ])
    func paths(pattern: String, isFound: Bool) async {
        let rule = "  mine: { each: components, expect: updated is present, message: Say when. }"
        let found = await findings(rule, further: "rulesFor: { '\(pattern)': { mine: off } }")
        #expect(found.isEmpty != isFound)
    }

    @Test("An opt-in rule can be enabled for some files, and a misspelled rule is reported")
    func pathRules() async {
        let further = "ownRules: {}\nrulesFor: { components/box.yaml: { missing-example: note, missing-exmple: off } }"
        let found = await Snippet.load(
            ["box": Snippet.entry("box"), "other": Snippet.entry("other")],
            catalog: "format: 1\nname: Test\n\(further)"
        ).diagnostics.map(\.testDescription)
        #expect(
            found == [
                "catalog.yaml:4:59 «missing-exmple» unknown rule 'missing-exmple'; did you mean 'missing-example'? [unknown-rule] → missing-example",
                "components/box.yaml:1:5 «box» note: the component 'box' has no example; show how it is used [missing-example]",
            ])
    }
}
