import CatalogModel
import CatalogTestSupport
import Testing

/// Severities that a catalog sets, and findings that its authors accept.
struct AcceptanceTests {
    private func findings(_ lines: String, rules: String = "") async -> [String] {
        let loaded = await Snippet.load(
            ["box": Snippet.entry("box", lines)], catalog: "format: 1\nname: Test\n\(rules)")
        return loaded.diagnostics.map(\.testDescription)
    }

    private let unquoted = "properties: { a: { type: String, default: on } }"
    private let finding =
        #"'on' is an expression, not the text "on"; if the text is meant, write '"on"' [unquoted-default] → '"on"'"#

    @Test func warningsCanBeRaisedLoweredAndSwitchedOff() async {
        #expect(await findings(unquoted) == ["components/box.yaml:4:43 «on» warning: \(finding)"])
        #expect(
            await findings(unquoted, rules: "rules: { unquoted-default: error }")
                == ["components/box.yaml:4:43 «on» \(finding)"])
        #expect(
            await findings(unquoted, rules: "rules: { unquoted-default: note }")
                == ["components/box.yaml:4:43 «on» note: \(finding)"])
        #expect(await findings(unquoted, rules: "rules: { unquoted-default: off }") == [])
    }

    @Test func errorsCannot() async {
        #expect(
            await findings("", rules: "rules: { unknown-key: warning }") == [
                "catalog.yaml:3:23 «warning» findings of 'unknown-key' are errors and cannot be lowered or accepted; fix them [fixed-severity]"
            ])
    }

    /// Would take minutes if each finding were held against all that is accepted.
    @Test func manyFindingsAreAcceptedEachByItsOwnRecord() async {
        let count = 10_000
        let accepted = (0..<count).map {
            "  p\($0): { type: String, default: on, allow: { unquoted-default: A constant. } }\n"
        }
        #expect(await findings("properties:\n\(accepted.joined())") == [])
        let nested = "properties: { a: { properties: { b: { type: String, default: on } } } }\n"
        let outer = "allow: { unquoted-default: Outside. }\n\(nested)"
        #expect(await findings(outer) == [])
        let both = """
            allow: { unquoted-default: Outside. }
            properties: { a: { type: String, default: on, allow: { unquoted-default: Inside. } } }
            """
        #expect(
            await findings(both) == [
                "components/box.yaml:4:10 «unquoted-default» warning: unused suppression: no finding of 'unquoted-default' here; remove the line [unused-allow]"
            ])
    }

    @Test func rulesOnRequestCountOnlyWhereACatalogAsks() async {
        #expect(
            await findings("", rules: "rules: { missing-example: warning }") == [
                "components/box.yaml:1:5 «box» warning: the component 'box' has no example; show how it is used [missing-example]"
            ])
        #expect(await findings("allow: { missing-example: It is a test. }") == [])
    }

    @Test func aFindingIsAcceptedInItsRecordOnly() async {
        let accepted = """
            properties:
              a: { type: String, default: on, allow: { unquoted-default: A constant. } }
              b: { type: String, default: on }
            """
        #expect(await findings(accepted) == ["components/box.yaml:6:31 «on» warning: \(finding)"])
    }

    @Test func whatIsAcceptedInVainIsReported() async {
        #expect(
            await findings("allow: { unquoted-default: A constant. }") == [
                "components/box.yaml:4:10 «unquoted-default» warning: unused suppression: no finding of 'unquoted-default' here; remove the line [unused-allow]"
            ])
        #expect(
            await findings("allow: { unquoted-defualt: A constant. }") == [
                "components/box.yaml:4:10 «unquoted-defualt» unknown rule 'unquoted-defualt'; did you mean 'unquoted-default'? [unknown-rule] → unquoted-default"
            ])
    }
}
