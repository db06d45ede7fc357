import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

/// Each case: the lines behind an entry's first three, and the findings that they give.
struct LinkTests {
    /// Would take hours if each unknown name were compared with all known ones.
    @Test func manyUnknownNamesAmongMany() async {
        let count = 10_000
        let states = (0..<count).map { "  state\($0): { overrides: none\($0) }\n" }.joined()
        let figures = (0..<count).map { "  - { caption: A, variants: v\($0) }\n" }.joined()
        let lines = "states:\n\(states)variants: { size: [a, b] }\nfigures:\n\(figures)"
        let loaded = await Snippet.load(["box": Snippet.entry("box", lines)])
        #expect(loaded.diagnostics.count == 101)
        #expect(
            loaded.diagnostics.first?.message
                == "this entry has no state 'none0'; it has \((0..<12).map { "'state\($0)'" }.joined(separator: ", ")), …"
        )
        #expect(
            loaded.diagnostics.last?.message
                == "19900 more findings in this file are omitted; fix those above and check again")
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let lines: String
        let findings: [String]

        init(_ name: String, _ lines: String, _ findings: [String]) {
            testDescription = name
            self.lines = lines
            self.findings = findings.map { "components/box.yaml:" + $0 }
        }
    }

    static let cases: [Case] = [
        Case(
            "entry", "related: boxes",
            ["4:10 «boxes» unknown entry 'boxes'; did you mean 'box'? [unknown-entry] → box"]),
        Case(
            "entry in prose", "description: See [that](entry:nothing-like-it).",
            [
                "4:31 «nothing-like-it» unknown entry 'nothing-like-it'; mention it by 'name' if it has no entry [unknown-entry]"
            ]),
        Case(
            "reference", "related: { when: Always. }",
            ["4:10 «{ when: Always. }» the reference has no target; add an 'entry' or a 'name' [missing-target]"]),
        Case(
            "state", "states: [on, off]\nsemanticTokens: { a: { state: offf } }",
            ["5:31 «offf» this entry has no state 'offf'; did you mean 'off'? [unknown-state] → off"]),
        Case(
            "overrides", "states: { loading: { overrides: [disabled] } }",
            ["4:34 «disabled» this entry has no state 'disabled'; it has 'loading' [unknown-state]"]),
        Case(
            "part", "anatomy: { label: {}, icon: { parts: [badge] } }\nfigures: { caption: A, parts: [badge, lable] }",
            ["5:39 «lable» this entry has no part 'lable'; did you mean 'label'? [unknown-part] → label"]),
        Case(
            "part with a callout",
            "anatomy: { label: { callout: A } }\nfigures: { file: ring.svg, alt: A, callouts: { lable: 1% 2% } }",
            ["5:48 «lable» this entry has no part 'lable'; did you mean 'label'? [unknown-part] → label"]),
        Case(
            "callout without a letter",
            "anatomy: [label]\nfigures: { file: ring.svg, alt: A, callouts: { label: 1% 2% } }",
            [
                "5:48 «label» the part 'label' has a place on the picture, but no 'callout' in the anatomy; give it a letter or number [callout-place]"
            ]),
        Case(
            "callout without a picture",
            "anatomy: { label: { callout: A } }\nfigures: { caption: A, callouts: { label: 1% 2% } }",
            [
                "5:36 «label» the callout of 'label' has a place, but the figure has no picture; name one under 'file' [callout-place]"
            ]),
        Case(
            "place of a callout",
            "anatomy: { a: { callout: A }, b: { callout: B } }\nfigures: { file: ring.svg, alt: A, callouts: { a: \"0.2, 0.5\", b: 120% 5% } }",
            [
                "5:51 «\"0.2, 0.5\"» 'a' is a place on the picture: percent from the left edge, then from the top, each from 0% to 100%, not '0.2, 0.5'; did you mean '20% 50%'? [wrong-kind] → 20% 50%",
                "5:66 «120% 5%» 'b' is a place on the picture: percent from the left edge, then from the top, each from 0% to 100%, not '120% 5%'; write it like '20% 50%' [wrong-kind]",
            ]),
        Case(
            "axis", "variants: { size: [small, large] }\nexclusions: { combination: { sizes: small } }",
            ["5:30 «sizes» this entry has no axis of variants 'sizes'; did you mean 'size'? [unknown-variant] → size"]),
        Case(
            "value", "variants: { size: { values: [small, large], default: medium } }",
            ["4:54 «medium» the axis 'size' has no value 'medium'; it has 'large', 'small' [unknown-variant]"]),
        Case(
            "empty axis", "variants: { size: {} }",
            ["4:13 «size» the axis 'size' has no values; list them under 'values' [empty-axis]"]),
        Case(
            "configuration",
            "implementations: { a: { types: { Box: { configuration: [titel], initializers: { parameters: [title] } } } } }",
            [
                "4:57 «titel» this type has no property or parameter 'titel'; did you mean 'title'? [unknown-member] → title"
            ]),
        Case(
            "event", "implementations: { a: { types: { Box: { events: { tap: { property: onTap } } } } } }",
            ["4:68 «onTap» this type has no property or parameter 'onTap'; it declares none [unknown-member]"]),
        Case(
            "case of an axis",
            "variants: { size: [small] }\nimplementations: { a: { types: { Size: { axis: size, cases: [smal] } } } }",
            ["5:62 «smal» the axis 'size' has no value 'smal'; did you mean 'small'? [unknown-variant] → small"]),
        Case(
            "type and either", "properties: { a: { type: Int, either: [Int, String] } }",
            ["4:40 «Int» a property has 'type' or 'either', not both; remove one [contradiction]"]),
        Case(
            "default of a text", "properties: { a: { type: String, default: on } }",
            [
                #"4:43 «on» warning: 'on' is an expression, not the text "on"; if the text is meant, write '"on"' [unquoted-default] → '"on"'"#
            ]),
        Case(
            "default of a union", "properties: { a: { type: \"'on' | 'off'\", default: off } }",
            [
                #"4:51 «off» warning: 'off' is an expression, not the text 'off'; if the text is meant, write "'off'" [unquoted-default] → "'off'""#
            ]),
        Case(
            "vendor data", "extensions: { figma: 1 }",
            ["4:15 «figma» 'figma' is not a reverse-domain name; write it like 'com.example.figma' [extension-name]"]),
        Case(
            "figure", "figures: { file: box.png, caption: A box }",
            [
                "4:18 «box.png» warning: the picture 'box.png' has no 'alt'; describe it [missing-alt]",
                "4:18 «box.png» missing file 'box.png'; write its path relative to the entry [missing-file]",
            ]),
        Case(
            "repeated fact", "states: { on: It is on. }\nimplementations: { a: { states: { on: It is on. } } }",
            [
                "5:35 «on» 'description' of 'on' repeats the entry; state it in one place [repeated-fact] (the entry states it here at components/box.yaml:4:11)"
            ]),
        Case(
            "values of a token", "tokens: { \"a.[b|c]\": { default: { b: 1, d: 2 } } }",
            ["4:41 «d» 'd' is not one of the token's choices here, which are 'b', 'c' [token-values]"]),
        Case(
            "depth of a token's values", "tokens: { a.b: { default: { light: 1 } } }",
            [
                "4:29 «light» the values are nested deeper than the token has brackets and axes; name the other axis in 'by' [token-values]"
            ]),
        Case(
            "axis of a token", "tokens: { a.b: { by: theem, default: { light: 1 } } }",
            ["4:22 «theem» this entry has no axis 'theem'; did you mean 'theme'? [unknown-token-axis] → theme"]),
        Case(
            "id", "covers: Box",
            [
                "4:9 «Box» 'Box' is not a valid id; use kebab case: lowercase letters and digits, joined by hyphens, for example 'box' [invalid-id] → box"
            ]),
        Case(
            "words", "status: stabel",
            ["4:9 «stabel» 'stabel' is not a valid value of 'status'; did you mean 'stable'? [unknown-word] → stable"]),
        Case(
            "flag", "properties: { a: { required: yes } }",
            ["4:30 «yes» 'required' is true or false, not 'yes'; write true [wrong-kind] → true"]),
        Case(
            "no value", "category:",
            [
                "4:1 «category» 'category' has no value; write one ('\"\"' is empty text, '[]' is an empty list, '{}' an empty record), or remove the key [missing-value]"
            ]),
        Case(
            "names twice", "states: [on, off, on]",
            [
                "4:19 «on» duplicate 'on' in 'states'; remove one [duplicate-name] (the first one is here at components/box.yaml:4:10)"
            ]),
        Case(
            "dashes before names", "states:\n  - on: It is on.",
            [
                "5:5 «on: It is on.» 'states' is a mapping from names to facts, not a list of mappings; write the names as keys, without dashes [wrong-kind]"
            ]),
        Case(
            "link behind the same word", "description: See nope, [a](https://x.org/nope) and [b](entry:nope).",
            ["4:62 «nope» unknown entry 'nope'; mention it by 'name' if it has no entry [unknown-entry]"]),
        Case(
            "file in prose", "description: See [a](docs/a.md#b).",
            ["4:22 «docs/a.md» missing file 'docs/a.md'; write its path relative to the entry [missing-file]"]),
        Case(
            "address", "links: ['javascript:alert(1)', https://example.com, '']",
            [
                "4:9 «'javascript:alert(1)'» an address begins with http, https or mailto, or is a file relative to the entry; 'javascript' is none of these [link-scheme]",
                "4:53 «''» 'url' is required and empty; add a value [missing-value]",
            ]),
        Case(
            "empty reason", "allow: { missing-alt: '' }",
            ["4:10 «missing-alt» 'missing-alt' is accepted without a reason; add one [missing-value]"]),
        Case(
            "empty required text", "sections: { title: '' }",
            ["4:13 «title» 'title' is required and empty; add a value [missing-value]"]),
        Case(
            "what a missing entry does not give",
            "implementations: { a: { types: { T: { from: nope, configuration: [p] } } } }",
            ["4:45 «nope» unknown entry 'nope'; mention it by 'name' if it has no entry [unknown-entry]"]),
        Case(
            "device", "covers: con",
            ["4:9 «con» 'con' is the name of a device on Windows; choose another id [invalid-id]"]),
        Case(
            "prose in brackets", "features: [Green, and bright.]",
            [
                "4:12 «Green, and bright.» warning: the commas make several items of this; if it is one text, quote it: 'Green, and bright.', else write each item on a line of its own or end it with a period [prose-in-brackets] → 'Green, and bright.'"
            ]),
        Case("whole sentences in brackets", "features: [It is green., It is bright.]", []),
        Case("single words in brackets", "features: [green, bright]", []),
        Case(
            "prose that is a mapping", "features:\n  - Note: this",
            [
                "5:5 «Note: this» 'features' is text, not a mapping; if it is text, write it in quotes: 'Note: this' [wrong-kind] → 'Note: this'"
            ]),
        Case(
            "missing key", "links: { title: Docs }",
            ["4:8 «» the link 'links' has no 'url'; add it [missing-key]"]),
    ]

    @Test(arguments: cases)
    func findsWhatDoesNotFit(_ example: Case) async {
        let loaded = await Snippet.load(
            ["box": Snippet.entry("box", example.lines)], files: ["components/ring.svg": ""])
        #expect(loaded.diagnostics.map(\.testDescription) == example.findings)
    }

    @Test func tokensInProse() async {
        let tokens = #"{ "c": { "ok": { "$type": "number", "$value": 1 } } }"#
        let loaded = await Snippet.load(
            ["box": Snippet.entry("box", "description: '[a](token:c.ok), [b](token:c.okk)'")],
            files: ["t.tokens.json": tokens], catalog: "format: 1\nname: T\ntokens: t.tokens.json")
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/box.yaml:4:42 «c.okk» unknown token 'c.okk'; did you mean 'c.ok'? [unknown-token] → c.ok"
            ])
    }

    @Test func aFileHasAHundredFindingsAtMost() async {
        let lines = (1...250).map { "  p\($0): { typ: Int }" }.joined(separator: "\n")
        let loaded = await Snippet.load(["box": Snippet.entry("box", "properties:\n\(lines)")])
        #expect(loaded.diagnostics.count == 101)
        #expect(loaded.diagnostics.last?.severity == .error)
        #expect(
            loaded.diagnostics.last?.message
                == "150 more findings in this file are omitted; fix those above and check again")
    }

    @Test func idsAndFileNames() async {
        let loaded = await Snippet.load([
            "a": Snippet.entry("b"), "b": Snippet.entry("b"), "c": "id: ../c\ntitle: C\nsummary: C.",
        ])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:1:5 «b» the id is 'b', but the file is named 'a'; rename one of them [file-name] → a",
                "components/b.yaml:1:5 «b» duplicate id 'b'; give one of the entries another id [duplicate-id] (the other entry is here at components/a.yaml:1:5)",
                "components/c.yaml:1:5 «../c» '../c' is not a valid id; use kebab case: lowercase letters and digits, joined by hyphens, for example 'c' [invalid-id] → c",
            ])
    }

    @Test func aTypeIsDescribedOnce() async {
        let type = "implementations: { uikit: { types: { Field: { kind: class } } } }"
        let loaded = await Snippet.load(["a": Snippet.entry("a", type), "b": Snippet.entry("b", type)])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/b.yaml:4:38 «Field» the entry 'a' already describes the type 'Field'; take it from there with 'from: a', or, if they are two types, state the 'module' of each [duplicate-type] (the other description is here at components/a.yaml:4:38)"
            ])
    }

    @Test("Types with the same name in different modules are different types")
    func modules() async {
        func entry(_ id: String, imports: String = "", module: String = "") -> String {
            Snippet.entry(
                id, "implementations: { swiftui: { \(imports) types: { Dialog: { kind: struct\(module) } } } }")
        }
        func findings(_ entries: [String: String]) async -> [String] {
            await Snippet.load(entries).diagnostics.map(\.message)
        }
        #expect(
            await findings([
                "a": entry("a", imports: "imports: NewKit,"), "b": entry("b", imports: "imports: OldKit,"),
                "c": entry("c", imports: "imports: OldKit,", module: ", module: Base"),
            ]) == [])
        #expect(
            await findings([
                "a": entry("a", module: ", module: Base"), "b": entry("b", module: ", module: Other"),
                "c": entry("c", module: ", module: Other"),
            ]) == ["the entry 'b' already describes the type 'Dialog'; take it from there with 'from: b'"])
    }

    @Test func aTypeIsNotTakenFromItself() async {
        func type(from id: String) -> String { "implementations: { uikit: { types: { Field: { from: \(id) } } } }" }
        let loaded = await Snippet.load([
            "a": Snippet.entry("a", type(from: "b")), "b": Snippet.entry("b", type(from: "a")),
        ])
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "components/a.yaml:4:38 «Field» the type 'Field' is taken from itself: 'a' → 'b' → 'a'; describe it in one entry [circular-type]",
                "components/b.yaml:4:38 «Field» the type 'Field' is taken from itself: 'b' → 'a' → 'b'; describe it in one entry [circular-type]",
            ])
    }

    @Test func everyRuleHasItsOwnNameAndSummary() {
        let ids = CatalogLoader.rules.map(\.id)
        #expect(Set(ids).count == ids.count)
        for rule in CatalogLoader.rules {
            #expect(EntryID(rule.id) != nil, "\(rule.id) is not in kebab case")
            #expect(rule.summary.hasSuffix("."))
        }
    }
}
