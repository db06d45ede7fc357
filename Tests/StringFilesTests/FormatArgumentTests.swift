import Testing

@testable import CatalogFormat

@Suite("Arguments of localized texts")
struct FormatArgumentTests {
    /// The findings about a text in English and German.
    private static func findings(_ first: String, _ other: String? = nil) -> [String] {
        func content(_ text: String) -> String {
            "{\"a\": \"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"}"
        }
        let files = [("m.json", content(first)), ("m.de.json", content(other ?? first))]
        return TextReading.lines(files.map { (path: $0.0, content: $0.1) }, key: "a")
            .filter { $0.hasSuffix("[string-arguments]") }
    }

    @Test("A number above the range of positions is not a position")
    func greatPosition() {
        let arguments = FormatArguments(of: ["%9223372036854775807$d %65536$d %2$d {name}"])
        #expect(arguments.all == ["%1$d", "%2$d", "{name}"])
        #expect(arguments.count == 3)
    }

    @Test("A gap in the positions is a finding in every language")
    func gaps() {
        let gap =
            "'a' has the arguments %2$@, %3$@, and none at %1$; number the arguments without a gap [string-arguments]"
        #expect(Self.findings("%2$@, %3$@") == ["m.de.json: \(gap)", "m.json: \(gap)"])
        #expect(Self.findings("%1$@ %3$d", "%1$@ %2$@ %3$d").count == 2)
        for text in ["%2$@ %1$@", "%@ %d", "100 %", "%%", "%1$@ %1$@"] { #expect(Self.findings(text) == [], "\(text)") }
    }

    @Test("Different kinds of values at one position are a finding")
    func conflicts() {
        let conflict = "'a' has %1$lld and %1$@ for one value; use the same conversion [string-arguments]"
        #expect(Self.findings("%1$lld of %1$@") == ["m.de.json: \(conflict)", "m.json: \(conflict)"])
        #expect(Self.findings("%1$lld", "%1$@").count == 1)
        #expect(Self.findings("%1$f %1$d").count == 2)
        #expect(Self.findings("%1$c %1$@").count == 2)
        // Parts of one date, and numbers in several notations.
        for text in ["%1$tB %1$te, %1$tY", "%1$d (%1$x)", "%1$s %1$@", "%1$.2f %1$e", "%,d"] {
            #expect(Self.findings(text) == [], "\(text)")
        }
    }

    @Test("A percent sign before a word is not an argument")
    func percent() {
        #expect(Self.findings("20% of", "20 % von") == [])
        #expect(Self.findings("20% off", "20 % weniger") == [])
        #expect(Self.findings("100% done", "100 % fertig") == [])
        #expect(Self.findings("50%, more", "50 %, mehr") == [])
    }

    @Test(
        "Words inside the variants of ICU messages are not arguments",
        arguments: [
            ("{n, plural, one {item} other {items}}", "{n, plural, one {Ding} other {Dinge}}"),
            ("{n, plural, =0 {none} one {# of {total}} other {# of {total}}}", "{n} {total}"),
            ("{g, select, male {he} female {she} other {they}}", "{g, select, other {sie}}"),
            ("{n, selectordinal, offset:1 one {#st} other {#th}}", "{n}."),
            ("{g, select, a {{n, plural, one {x} other {y}}} other {z}}", "{g} {n}"),
            ("{n, plural, one {'{word}' x} other {y}}", "{n}"), ("{d, date, ::yyyyMMdd}", "{d}"),
            ("{{ n }} and {{- m}}, {{x, number(style: {a})}}", "{{x}} {{n}} {{m}}"), ("${user.name}", "${ user.name }"),
            ("l'{name}", "der {name}"), ("{not an argument}", "{auch keins}"), ("{", "}"),
        ])
    func messages(_ first: String, _ other: String) {
        #expect(Self.findings(first, other) == [])
    }

    @Test("A name inside the variants of one language only is a finding")
    func missingNames() {
        #expect(
            Self.findings("{n, plural, one {item} other {{n} of {total}}}", "{n, plural, other {alle}}") == [
                "m.de.json: 'a' has the arguments {n} in de, and {n}, {total} in the first language [string-arguments]"
            ])
    }

    @Test("A sentence around plural forms has the arguments of its variables")
    func sentences() {
        func catalog(_ english: String, _ german: String) -> [String] {
            func localization(_ text: String) -> String {
                """
                {"stringUnit": {"value": "\(text)"}, "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld",
                  "variations": {"plural": {"one": {"stringUnit": {"value": "%arg x"}},
                    "other": {"stringUnit": {"value": "%arg of %3$@"}}}}}}}
                """
            }
            let text = """
                {"sourceLanguage": "en", "strings": {"a": {"localizations": {
                  "en": \(localization(english)), "de": \(localization(german))}}}}
                """
            return TextReading.lines([(path: "A.xcstrings", content: text)], key: "a").filter { $0.hasSuffix("]") }
        }
        #expect(catalog("%1$@: %2$#@n@", "%2$#@n@: %1$@") == [])
        #expect(catalog("%1$@: %2$#@n@", "%2$#@n@").count == 2)
    }
}
