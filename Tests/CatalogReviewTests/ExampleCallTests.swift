import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing
import TrialCatalogs

/// Code that the rule `example-call` reports, and code that it does not report.
@Suite("Calls in examples")
struct ExampleCallTests {
    private static let swift = """
        implementations:
          swiftui:
            types:
              Kit.Badge:
                kind: view
                initializers:
                  - parameters:
                      text: { type: String, required: true }
                      tone: { type: Tone, required: true }
                      count: { label: of, type: Int, default: 1 }
                  - parameters:
                      icon: { label: _, type: Image, required: true }
                      onTap: { type: () -> Void, required: true }
              Kit.Note: { kind: struct, initializers: [{ parameters: { text: { type: String, required: true } } }] }
              Kit.Badge.Tone: { kind: enum, cases: { calm: {}, loud: {}, own: { parameters: { color: Color } }, 'step[1..3]': {} } }
              Chip:
                kind: class
                inherits: UIView
                initializers: [{ parameters: { text: { type: String, required: true }, style: Style } }]
        """

    private static let kotlin = """
        implementations:
          compose:
            types:
              Badge:
                kind: composable
                initializers:
                  - parameters:
                      text: { type: String, required: true }
                      tone: { type: Tone, required: true }
                      onTap: { type: () -> Unit, required: true }
              Tone: { kind: enum, cases: [Calm, Loud] }
        """

    private static let react = """
        implementations:
          react:
            types:
              Badge:
                kind: component
                properties:
                  text: { type: string, required: true }
                  tone: "'calm' | 'loud'"
                  size: { type: string, values: [small, large] }
                  mood: { type: Mood }
                  children: { type: ReactNode, required: true }
                events: { onDismiss: {} }
              Mood: { kind: enum, cases: [Gay, Grave] }
        """

    private static let web = """
        implementations:
          web:
            types:
              kit-badge:
                kind: element
                inherits: LitElement
                properties: { tone: "'calm' | 'loud'", width: "'auto' | 12", iconName: { type: string, attribute: icon-name } }
                slots: { "": The text., prefix: Stands before. }
        """

    /// What is said of an example: the text that it points at, the message and the fix.
    private func findings(_ entry: String, _ code: String) async -> [String] {
        let example = "    examples: [{ code: \(JSONValue.string(code).compact) }]\n"
        return await Snippet.load(["badge": Snippet.entry("badge", "\(entry)\n\(example)")]).diagnostics.map {
            let fixes = $0.fixIts.map { " → \($0.replacement)" }.joined()
            return "«\($0.range?.sourceText ?? "")» \($0.message)\(fixes)"
        }
    }

    @Test(
        "A wrong Swift call in an example is reported",
        arguments: [
            (
                "Kit.Badge(txt: a, tone: .calm)",
                "«txt» 'Kit.Badge' takes no argument 'txt'; did you mean 'text'? → text"
            ),
            (
                "Kit.Badge(text: a, tone: .calm, color: .red)",
                "«color» 'Kit.Badge' takes no argument 'color'; declared is (text:tone:of:)"
            ),
            ("Kit.Badge(text: a)", "«Kit.Badge» the call of 'Kit.Badge' lacks 'tone'; declared is (text:tone:of:)"),
            (
                "Kit.Badge(tone: .calm, text: a)",
                "«text» 'text' must come before 'tone', as declared in (text:tone:of:); move the argument"
            ),
            ("Kit.Note(\"a\")", "«\\\"a\\\"» the argument lacks its label; write 'text:' → text: "),
            (
                "Kit.Badge(\"a\", tone: .calm)",
                "«Kit.Badge» no initializer of 'Kit.Badge' fits; nearest are (text:tone:of:) and (_:onTap:)"
            ),
            (
                "Kit.Badge(icon: a) {}",
                "«icon» the argument 'icon' has no label; declared is (_:onTap:)"
            ),
            (
                "let a = [Kit.Badge(text: f(1, b: 2), tone: .clam)]",
                "«clam» 'Kit.Badge.Tone' has no case 'clam'; did you mean 'calm'? → calm"
            ),
            (
                "a.tone = Kit.Badge.Tone.blue",
                "«blue» 'Kit.Badge.Tone' has no case 'blue'; declared: calm, loud, own, step1, step2, step3"
            ),
            (
                "Kit.Badge(image) { a } onTap: { b }",
                "«Kit.Badge» 'Kit.Badge' does not accept this closure; declared is (_:onTap:)"
            ),
            ("Chip(txt: a)", "«txt» 'Chip' takes no argument 'txt'; did you mean 'text'? → text"),
        ])
    func swift(code: String, message: String) async {
        #expect(await findings(Self.swift, code) == [message])
    }

    /// Code for which a reader that searches from each sign, or calls itself for each, takes too long or fails.
    private static let hostileCode = [
        "`${", "`a${", "\"\\(", "\\'", "#", "a(", "f(a<", "a{", "<a {", "<a b={", "<a b={<a c={", "{", "/*", "a(b<c>(",
        "<a b=\"", "\"\"\"", "${", "<!--", "{{", "a: {",
    ]

    @Test("Long hostile code is read in every language without a finding", arguments: hostileCode)
    func hostile(piece: String) async {
        let count = Thoroughness.rounds(40_000, of: 200_000) / piece.utf8.count
        let code = String(repeating: piece, count: count)
        for entry in [Self.swift, Self.kotlin, Self.react, Self.web] {
            #expect(await findings(entry, code) == [])
        }
    }

    @Test(
        "Interpolations and brackets are read up to a depth",
        arguments: [
            (true, "<Badge text={`${`${f({a: 1})}`}`} txt=\"a\">a</Badge>", "txt"),
            (false, "Kit.Badge(txt: \"\\(f(\"\\(g([1, 2]))\"))\", tone: .calm)", "txt"),
        ])
    func nested(isReact: Bool, code: String, name: String) async {
        let entry = isReact ? Self.react : Self.swift
        #expect(await findings(entry, code).map { $0.contains("«\(name)»") } == [true])
    }

    @Test("Braces that contain only dots are omissions", arguments: ["{. . .}", "{...}", "{. . . .}"])
    func dots(value: String) async {
        #expect(await findings(Self.react, "<Badge text=\"a\" tone=\(value)>a</Badge>") == [])
    }

    @Test(
        "Correct Swift and ambiguous Swift have no findings",
        arguments: [
            "Kit.Badge(text: a, tone: .calm)",
            "Kit.Badge(text: \"\\(x ? \"(\" : \")\"), b\", tone: .own(color: .red), of: 2)",
            "Kit.Badge(image) { tap() }", "Kit.Badge(image, onTap: tap)",
            "Kit.Badge(text: a, ...)", "Kit.Badge(/* as above */)", "Kit.Badge(\n    text: a, // the rest\n)",
            "Kit.Badge(text: a < b, tone: c > d)", "Kit.Badge(text: Map<A, B>().c, tone: d)", "Kit.Badge(\n#if A\n)",
            "#\"Kit.Badge(b: 1)\"#", "// Kit.Badge(b: 1)", "/* /* */ Kit.Badge(b: 1) */",
            "\"\"\"\nKit.Badge(b: 1)\n\"\"\"",
            "extension Kit.Badge {\n}", "var body: Kit.Badge {\n}", "func f() -> Kit.Badge {\n}",
            "Other.Kit.Badge(b: 1)",
            "struct Kit { struct Badge {} }\nKit.Badge(b: 1)", "Chip(frame: .zero)", "Chip(coder: c)", "Chip()",
            "Chip(something: 1)", "func Chip(txt: Int)", "Kit.Badge.Tone.allCases", "Kit.Badge.Tone.Raw.self",
            "Kit.Badge.Tone.step2",
            "Kit.Badge(text: a, tone: .init(b))", "Kit.Badge(text: a, tone: other.clam)", "Kit.Badge(from: decoder)",
            "Kit.Badge(text: a, tone: .calm", "\"Kit.Badge(", "x.Chip(txt: a)", "@Chip(txt: 1) var a",
        ])
    func silentSwift(code: String) async {
        #expect(await findings(Self.swift, code) == [])
    }

    @Test(
        "A wrong Kotlin call in an example is reported",
        arguments: [
            ("Badge(txt = a, tone = b) {}", "«txt» 'Badge' takes no argument 'txt'; did you mean 'text'? → text"),
            ("Badge(text = a) {}", "«Badge» the call of 'Badge' lacks 'tone'; declared is (text, tone, onTap)"),
            (
                "Badge(text = a, tone = Tone.Clam) {}",
                "«Clam» 'Tone' has no case 'Clam'; did you mean 'Calm'? → Calm"
            ),
        ])
    func kotlin(code: String, message: String) async {
        #expect(await findings(Self.kotlin, code) == [message])
    }

    @Test(
        "Correct Kotlin and ambiguous Kotlin have no findings",
        arguments: [
            "Badge(tone = b, text = \"${f(\"}\")}\", onTap = {})", "Badge(a, b) { }", "Badge(a, b, c)",
            "Badge(a, onTap = c, tone = b)",
            "Badge(modifier = m, text = a, tone = b, onTap = c)", "Badge(*all)", "fun Badge(a: Int)", "Tone.valueOf(a)",
            "Badge(/* … */)", "val a = \"\"\"Badge(b = 1)\"\"\"", "Badge(text = a == b, tone = b, onTap = c)",
            "Badge(text = ',', tone = b) {}",
        ])
    func silentKotlin(code: String) async {
        #expect(await findings(Self.kotlin, code) == [])
    }

    @Test(
        "Wrong JSX in an example is reported",
        arguments: [
            (
                "<Badge txt=\"a\" text=\"b\">c</Badge>",
                "«txt» 'Badge' has no property 'txt'; did you mean 'text'?"
            ),
            ("<Badge>c</Badge>", "«Badge» the use of 'Badge' lacks 'text'"),
            ("<Badge text=\"a\" />", "«Badge» the use of 'Badge' lacks 'children'"),
            (
                "<Badge text={t} tone=\"clam\">c</Badge>",
                "«clam» 'tone' has no value 'clam'; did you mean 'calm'? → calm"
            ),
            (
                "return <Badge text={t} tone={'lowd'}>c</Badge>",
                "«lowd» 'tone' has no value 'lowd'; did you mean 'loud'? → loud"
            ),
            (
                "a && <Badge text={t} size=\"smal\">c</Badge>",
                "«smal» 'size' has no value 'smal'; did you mean 'small'? → small"
            ),
            (
                "<Badge text={t} mood={Mood.Grey}>c</Badge>",
                "«Grey» 'Mood' has no case 'Grey'; declared: Gay, Grave"
            ),
            (
                "<p>Don't {x > 1 ? <Badge text={t} zebra>c</Badge> : null}</p>",
                "«zebra» 'Badge' has no property 'zebra'; declared: text, tone, size, mood, children, onDismiss"
            ),
        ])
    func react(code: String, message: String) async {
        #expect(await findings(Self.react, code) == [message])
    }

    @Test(
        "Correct JSX and ambiguous JSX have no findings",
        arguments: [
            "<Badge tone=\"loud\" text='a'>b</Badge>", "<Badge {...rest} />", "<Badge text=\"a\" children={b} />",
            "<Badge text={`<Badge b=\"1\">`} className=\"a\" data-a aria-label=\"b\" key={1} ref={r} onClick={f} id=\"c\">b</Badge>",
            "<Badge text={t} tone={a ? 'calm' : 'loud'} size=\"7rem\" onDismiss={() => <b>1</b>}>b</Badge>",
            "a<Badge>(b)",
            "const f = <Badge extends B>(a: Badge) => a", "/* <Badge b=\"1\"/> */", "'<Badge b=\"1\"/>'",
            "<Badge.Item b=\"1\"/>",
            "<Badge ... />", "<Badge text={t} tone={tones[0]} mood={other.Grey}>b</Badge>", "<Other b=\"1\"/>",
            "if (a / 2 < Badge && b > 1) {}", "/<Badge b=\"1\">/.test(a)", "<Badge text=\"a\"",
        ])
    func silentReact(code: String) async {
        #expect(await findings(Self.react, code) == [])
    }

    @Test(
        "Wrong HTML in an example is reported",
        arguments: [
            (
                "<kit-badge icon-nam=\"a\"></kit-badge>",
                "«icon-nam» 'kit-badge' has no attribute 'icon-nam'; did you mean 'icon-name'? → icon-name"
            ),
            (
                "<!-- <kit-badge> --><kit-badge tone='clam'>a</kit-badge>",
                "«clam» 'tone' has no value 'clam'; did you mean 'calm'? → calm"
            ),
            (
                "<kit-badge><img><b slot=prefex>a</b></kit-badge>",
                "«prefex» 'kit-badge' has no slot 'prefex'; did you mean 'prefix'? → prefix"
            ),
        ])
    func html(code: String, message: String) async {
        #expect(await findings(Self.web, code) == [message])
    }

    @Test(
        "Correct HTML and ambiguous HTML have no findings",
        arguments: [
            "<kit-badge width=\"12\">", "<kit-badge tone=\"loud\" iconname=\"a\" ICON-NAME=b>a</kit-badge>",
            "<kit-badge [ton]=\"a\" (ton)=\"b\" *ton=\"c\" :ton=\"d\" @ton=\"e\">",
            "<kit-badge tone=\"{{ tone }}\" data-ton=\"a\" onton=\"b\" class=\"c\" zebra>",
            "<kit-badge><p><b slot=\"c\"></b></p></kit-badge>",
            "<kit-badge/><b slot=\"prefex\">", "<script>\"<kit-badge icon-nam=1>\"</script>",
            "<!-- <kit-badge tone=a> -->",
            "<kit-badge tone=\"clam", "<kit-badge tone=", "<other-badge tone=\"clam\">", "<kit-badge tone>",
            "</b><kit-badge>",
        ])
    func silentHTML(code: String) async {
        #expect(await findings(Self.web, code) == [])
    }

    @Test("Findings have locations in every style of text and in the entry's examples by language")
    func locations() async {
        let entry = """
            \(Self.swift)
                examples:
                  - |
                    // é 🙂
                    Kit.Badge(
                        txt: a, tone: .calm)
                  - >-
                    Kit.Badge(text: a,
                    ton: .calm)
                  - "Kit.Badge(\\u0074ext: \\"🙂\\", tne: .calm)"
                  - 'Kit.Badge(tixt: ''a'', tone: .calm)'
            examples: [{ language: swift, code: "Kit.Badge(text: a, tune: .calm)" }, "Kit.Badge(b: 1)"]
            """
        let found = await Snippet.load(["badge": Snippet.entry("badge", entry)]).diagnostics
        #expect(found.compactMap { $0.range?.sourceText } == ["txt", "ton", "tne", "tixt", "tune"])
        #expect(found.map(\.rule.id) == Array(repeating: "example-call", count: 5))
        let mended = Self.mended(Snippet.entry("badge", entry), by: found.flatMap(\.fixIts))
        #expect(await Snippet.load(["badge": mended]).diagnostics.map(\.testDescription) == [])
    }

    /// Returns a text with all mends made.
    private static func mended(_ text: String, by fixes: [Diagnostic.FixIt]) -> String {
        var bytes = Array(text.utf8)
        for fix in fixes.sorted(by: { $0.range > $1.range }) {
            bytes.replaceSubrange(fix.range.lowerBound..<fix.range.upperBound, with: fix.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A type of another entry is resolved by its full name or within a common module")
    func otherEntries() async {
        func entry(_ id: String, _ imports: String, _ rest: String) -> String {
            Snippet.entry(id, "implementations: { swiftui: { imports: [SwiftUI\(imports)], \(rest) } }")
        }
        let type = "{ kind: view, initializers: [{ parameters: { text: { type: String, required: true } } }] }"
        func locations(_ imports: String) async -> [String] {
            await Snippet.load([
                "badge": entry("badge", ", Kit", "types: { Label: \(type), Kit.Label: \(type) }"),
                "card": entry("card", imports, "examples: ['Label(txt: a)', 'Kit.Label(tixt: a)']"),
            ]).diagnostics.compactMap { $0.range?.sourceText }
        }
        #expect(await locations("") == ["tixt"])
        #expect(await locations(", Kit") == ["txt", "tixt"])
    }

    @Test("A fix inserts the missing label before its argument")
    func insertedLabel() async {
        let entry = Snippet.entry("badge", "\(Self.swift)\n    examples: Kit.Note(a)\n")
        let fixes = await Snippet.load(["badge": entry]).diagnostics.flatMap(\.fixIts)
        #expect(Self.mended(entry, by: fixes).hasSuffix("examples: Kit.Note(text: a)\n"))
    }

    private func exampleCalls(in loaded: LoadedCatalog) -> [String] {
        loaded.diagnostics.filter { $0.rule.id == "example-call" }.map(\.testDescription)
    }

    @Test("The project's own catalog has no findings on calls in examples")
    func ownCatalog() async throws {
        let own = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: try JudgedRegistries.ownFiles()))
        #expect(own.registry != nil)
        #expect(exampleCalls(in: own) == [])
    }

    @Test(
        "Trial catalogs of real systems have no findings on calls in examples",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"), arguments: TrialCatalog.allCases)
    func trialCatalogs(catalog: TrialCatalog) async throws {
        #expect(exampleCalls(in: try await catalog.load()) == [])
    }
}
