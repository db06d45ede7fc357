import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogReview

/// Verdicts of `check_usage` on calls of all shapes.
@Suite("Review of code that uses components")
struct UsageReviewTests {
    private static let badge = Snippet.entry(
        "badge",
        """
        implementations:
          swiftui:
            types:
              Badge:
                kind: view
                initializers:
                  - parameters:
                      text: { label: _, type: String, required: true }
                      tone: { type: Tone, default: .calm }
                      count: { type: Int, required: true }
                      note: { type: String }
              Badge.Tone: { kind: enum, cases: [calm, loud] }
              Picker:
                kind: view
                initializers:
                  - parameters:
                      title: { type: String, required: true }
                      label: { type: () -> Content, required: true }
                      footer: { type: () -> Footer, required: true }
          compose:
            types:
              Badge:
                kind: composable
                initializers:
                  - parameters:
                      text: { type: String, required: true }
                      modifier: { type: Modifier, required: false }
                      count: { type: Int, required: true }
                      tone: { type: Tone, required: false }
                      content: { type: "@Composable () -> Unit", required: true }
              Tone: { kind: enum, cases: [Calm, Loud] }
          react:
            types:
              Badge:
                kind: component
                properties:
                  text: { type: string, required: true }
                  tone: "'calm' | 'loud'"
                  count: { type: number, required: true }
                  onClose: { type: "() => void" }
              Select: { kind: component, properties: { items: { type: "Item[]", required: true } } }
        """)

    private static let card = Snippet.entry(
        "card",
        """
        deprecated: { message: Use panels., replacements: [panel] }
        implementations:
          swiftui:
            imports: Kit
            types:
              Card:
                kind: view
                initializers:
                  - parameters:
                      title: { type: String, required: true }
                      level: { type: Level, default: .flat }
                      mark: { type: Mark, default: .dot }
                      tint: { type: "Color?", default: nil }
                  - parameters:
                      title: { type: String, required: true }
                      isOpen: { type: Bool, required: true }
                      content: { type: () -> Content, required: true }
                      footer: { type: () -> Footer, required: true }
              Card.Level: { kind: enum, cases: [flat, raised] }
              Card.Mark: { kind: enum, raw: String, conforms: ExpressibleByStringLiteral, cases: [dot, ring] }
              Sums: { kind: struct, initializers: [{ parameters: { first: { label: _, type: Int, variadic: true } } }] }
          compose:
            imports: com.kit.Card
            types:
              Card:
                kind: composable
                initializers:
                  - generics: "<Item>"
                    parameters:
                      item: { type: Item, required: true }
                      title: { type: Title, required: true }
                      other: { type: Serializable, required: false }
                      level: { type: Level, required: false }
                      content: { type: () -> Unit, required: true }
              Title: { kind: typealias, definition: String }
              Level: { kind: enum, cases: [Flat, Raised] }
          react:
            imports: "@kit/ui"
            types:
              Card:
                kind: component
                properties:
                  title: { type: string, required: true }
                  level: { type: Level, default: '"flat"' }
                  isOpen: { type: boolean, deprecated: { message: Use open., replacements: [open] } }
                  open: { type: boolean, required: false }
                  onClose: { type: () => void, required: false }
              Level: { kind: typealias, definition: '"flat" | "raised"' }
          web:
            types:
              kit-card:
                kind: element
                inherits: HTMLElement
                properties: { level: { type: '"flat" | "raised"', attribute: level } }
                slots: { icon: {} }
        """)

    private func report(_ code: String, _ language: String) async throws -> UsageReview.Report {
        let registry = try #require(await Snippet.load(["badge": Self.badge, "card": Self.card]).registry)
        return try #require(UsageReview(of: registry).report(on: code, language: language, platform: nil))
    }

    private func verdict(_ code: String, _ language: String) async throws -> String {
        let report = try await report(code, language)
        return report.findings.isEmpty ? report.judged.isEmpty ? "not judged" : "correct" : "wrong"
    }

    @Test(
        "Code that compiles is correct, or has no verdict if the catalog does not state enough.",
        arguments: [
            ("Badge(\"a (b, c: 1)\", count: 1, note: \"b\")\n    .padding(4)", "swift", "correct"),
            ("Badge(\"a\", count: 1)", "swift", "not judged"),
            ("Badge(\n    name, // The name, if any: 1\n    count: 1,\n    note: note\n)", "swift", "correct"),
            ("Badge(isOn ? \"a\" : b, tone: isOn ? .calm : c ?? .loud, count: d?.e ?? 1, note: f)", "swift", "correct"),
            ("Picker<Int>(title: \"a\") { Text(\"b\") } footer: { Text(\"c\") }", "swift", "correct"),
            ("if let badge = Badge(a, count: 1, note: b) { print(badge) }", "swift", "correct"),
            ("let tone = Badge.Tone.calm", "swift", "correct"),
            ("Budget(count: 1)", "swift", "not judged"), ("XBadge(a, count: 1, note: b)", "swift", "not judged"),
            ("Badge(\"a\", Modifier.size(1.dp), count = 1) { Text(\"b\") }", "kotlin", "correct"),
            ("Badge(text = a, modifier = b, 1) {}", "kotlin", "correct"),
            ("class Own : Badge(text = \"a\", count = 1, content = {}) {\n}", "kotlin", "correct"),
            ("<Badge text=\"a\" /* the text */ count={1} data-id=\"b\" key=\"c\" />", "tsx", "correct"),
            ("<Badge text=\"a\" count={1} className=\"b\" />", "tsx", "not judged"),
            ("<Badge text=\"a\" count={1}>b</Badge>", "tsx", "not judged"),
            ("<Select<Item> items={items} />", "tsx", "correct"),
            ("import { Bagde } from \"own\"; const a = <Bagde text=\"b\" count={1} />", "tsx", "not judged"),
        ])
    func right(code: String, language: String, expected: String) async throws {
        #expect(try await verdict(code, language) == expected)
    }

    @Test(
        "Code that a compiler rejects for a stated reason is wrong.",
        arguments: [
            ("Badge(count: 1, \"a\", note: \"b\")", "swift"), ("Badge(\"a\", count: 1, count: 1, note: b)", "swift"),
            ("Badge(\"a\", count: 1, note: b) { c() }", "swift"), ("Badge(\"a\", count: \"1\", note: b)", "swift"),
            ("Badge(a, tone: b ? .calm : .lod, count: 1, note: c)", "swift"),
            ("Badge(a, tone: Bagde.Tone.calm, count: 1, note: c)", "swift"), ("Bagde(a, count: 1, note: c)", "swift"),
            ("Picker(title: a) { b } foter: { c }", "swift"), ("Badge(a, count: [1], note: b)", "swift"),
            ("Badge(text = \"a\", text = \"b\", count = 1) {}", "kotlin"),
            ("Badge(count = 1, text = \"a\", b) {}", "kotlin"), ("Badge(\"a\", 1) {}", "kotlin"),
            ("Badge(a, b, 1, Tone.Calm, c, d)", "kotlin"), ("Badge(a, b, 1L) {}", "kotlin"),
            ("Badge(a, b, Tone.Calm) {}", "kotlin"),
            ("<Badge text=\"a\" text=\"b\" count={1} />", "tsx"), ("<Badge text count={1} />", "tsx"),
            ("<Badge text=\"a\" count=\"1\" />", "tsx"), ("<Badge text=\"a\" count={1} onClos={b} />", "tsx"),
            ("<Badge text=\"a\" count={1} Tone=\"loud\" />", "tsx"),
            ("<Badge text=\"a\" count={1} tone={b ? 'calm' : 'lod'} />", "tsx"),
            ("<Bagde text=\"a\" count={1} />", "tsx"),
        ])
    func wrong(code: String, language: String) async throws {
        #expect(try await verdict(code, language) == "wrong")
    }

    @Test(
        "A name that the code declares or imports from elsewhere has no verdict.",
        arguments: [
            (
                "swift",
                [
                    "func f<Card: Thing>(_ x: Card.Type) { _ = Card(zz: 1) }", "func f(Card: (Int) -> Int) { Card(1) }",
                    "class Own<Card> { let a = Card(zz: 1) }",
                    "protocol P { associatedtype Card }\nlet a = Card(zz: 1)",
                    "import struct Other.Card\nlet a = Card(zz: 1)", "let (Card, x) = f()\nCard(zz: 1)",
                    "if case let .some(Card) = x { Card(zz: 1) }", "for Card in x { Card(zz: 1) }",
                    "items.forEach { Card in Card(zz: 1) }", "items.forEach { [weak self] (Card, x) in Card(zz: 1) }",
                ]
            ),
            (
                "kotlin",
                [
                    "import com.kit.Badge\nimport other.Card\nfun a() { Card { Text(\"8\") } }",
                    "import other.Thing as Card\nval a = Card(zz = 1)",
                    "fun RowScope.Card(zz: Int) {}\nval a = Card(zz = 1)",
                    "inline fun <reified T> List<T>.Card(zz: T) {}\nval a = Card(zz = 1)",
                    "fun <T> Card(zz: T) {}\nval a = Card(zz = 1)", "val (Card, x) = pair\nval a = Card(1)",
                    "fun f(Card: (Int) -> Unit) { Card(1) }", "items.map { (a, Card) -> Card(1) }",
                    "items.map { a: Int, Card: Own -> Card(1) }", "for (Card in items) { Card(1) }",
                ]
            ),
            (
                "tsx",
                [
                    "import { Card } from \"other\"\nconst a = <Card zz=\"1\" />",
                    "import Card from 'other'\nconst a = <Card.Item zz=\"1\" />",
                    "import { Thing as Card } from \"@kit/ui\"\nconst a = <Card zz=\"1\" />",
                    "import * as Card from \"other\"\nconst a = <Card zz=\"1\" />",
                    "function Card() {}\n<Card zz=\"1\" />",
                    "class Card extends Part {}\n<Card zz=\"1\" />", "const Card = styled.div`a`\n<Card zz=\"1\" />",
                    "const { Card } = lib\n<Card zz=\"1\" />", "const f = ({ Own: Card }: Parts) => <Card zz=\"1\" />",
                    "items.map((Card, i) => <Card zz=\"1\" />)", "items.map(Card => <Card zz=\"1\" />)",
                    "function f({ Card }: Parts): Part { return <Card zz=\"1\" /> }",
                    "let a = 1, Card = b\n<Card zz=\"1\" />",
                ]
            ),
        ])
    func hidden(language: String, codes: [String]) async throws {
        for code in codes {
            #expect(try await verdict(code, language) == "not judged", "\(code)")
        }
    }

    @Test("The reason for no verdict distinguishes declarations and imports.")
    func reasons() async throws {
        let report = try await report(
            "import { Card } from \"x\"\nclass Badge {}\n<Card a=\"1\"><Badge b /></Card>", "tsx")
        #expect(
            report.notJudged.map(\.reason) == [
                "the catalog does not state the import of the code", "the code declares another one",
            ])
    }

    @Test(
        "A name from an import of the catalog has a verdict.",
        arguments: [
            ("import struct Kit.Card\nimport Other\nlet a: Own<Card> = Card(zz: 1)", "swift"),
            ("VStack { Card(zz: 1)\nfor x in y { print(x) } }", "swift"),
            ("import com.kit.Card\nimport com.kit.Level\nval a = Card(zz = 1)", "kotlin"),
            ("import com.kit.*\nfor (x in y) { Card(zz = 1) }", "kotlin"),
            (
                "import { Badge, Card } from \"@kit/ui\"\nstyled(Card)\nconst a = () => <Card zz=\"1\">Card</Card>",
                "tsx"
            ),
            ("import Card from '@kit/ui/Card'\nconst [a, b] = f(() => <Card zz=\"1\" />)", "tsx"),
        ])
    func imported(code: String, language: String) async throws {
        #expect(try await verdict(code, language) == "wrong")
    }

    @Test(
        "Code of every form that compiles has no finding.",
        arguments: [
            ("class K { var a = Sums(1) { didSet { b() } } }", "swift", "correct"),
            ("class K { lazy var a = Sums(1)\n{\n // c\n willSet { b() } } }", "swift", "correct"),
            ("if a,\n b == Sums(1, 2) {\n c()\n}", "swift", "correct"),
            ("if f(a), b == Sums(1, 2)\n{\n c()\n}", "swift", "correct"),
            ("for a in b\n where a == Sums(1) { }", "swift", "correct"),
            ("repeat { a() }\nwhile b\nCard(title: a, isOpen: b) { c() } footer: { d() }", "swift", "correct"),
            ("#if DEBUG\nCard(title: a, isOpen: b) { c() } footer: { d() }\n#endif", "swift", "correct"),
            ("f(for: Card(title: a, isOpen: b) { c() } footer: { d() })", "swift", "correct"),
            ("Card(title: a, isOpen: b)\n{ c() } // footer\nfooter: /* d */ { d() }", "swift", "correct"),
            ("let f = Card.init(title:isOpen:content:footer:)", "swift", "not judged"),
            ("let f = Sums(_:)", "swift", "not judged"), ("Card(title: a, mark: \"dot\")", "swift", "correct"),
            ("Card(title: a, tint: nil)", "swift", "correct"), ("Cards(title: a)", "swift", "not judged"),
            ("Car(title: a)", "swift", "not judged"),
            ("Card(title: a, level: Card.Level(rawValue: b) ?? .flat)", "swift", "correct"),
            ("Card(\"a\", \"b\", \"c\", Level.Flat)\n{ d() }", "kotlin", "correct"),
            ("Card(null, title = \"b\") @Composable /* c */ { d() }", "kotlin", "correct"),
            ("Card(a, b) label@{ d() }", "kotlin", "correct"),
            ("Cards(item = a, title = b) {}", "kotlin", "not judged"),
            ("<Cards title=\"a\" />", "tsx", "not judged"), ("<Card title=\"a\" level={`flat`} />", "tsx", "correct"),
            (
                "<title><kit-card level=\"flot\"></title><textarea><kit-card level=\"flot\"></textarea>", "html",
                "not judged"
            ),
            ("<kit-card color=\"a\"></kit-card>", "html", "not judged"),
            ("<kit-card class=\"a\" level=\"flat\"><b slot=\"icon\"></b></kit-card>", "html", "correct"),
        ])
    func plausible(code: String, language: String, expected: String) async throws {
        #expect(try await verdict(code, language) == expected)
    }

    @Test(
        "A finding has a fix only if the fixed code agrees with the catalog.",
        arguments: [
            (
                "Card(title: a, tint: b, levle: .flat)", "swift",
                ["'Card' takes no argument 'levle'; did you mean 'level'?"]
            ),
            (
                "Card(title: a, tilt: 3)", "swift", ["'Card' takes no argument 'tilt'; did you mean 'tint'?"]
            ),
            (
                "Card(title: a, tilt: b)", "swift", ["'Card' takes no argument 'tilt'; did you mean 'tint'? → tint"]
            ),
            (
                "Card(title: a, leval: .flat, levle: .flat)", "swift",
                [
                    "'Card' takes no argument 'leval'; did you mean 'level'? → level",
                    "'Card' takes no argument 'levle'; declared is (title:level:mark:tint:)",
                ]
            ),
            (
                "Card(title: a, isOpen: b) { c() } foter: { d() }", "swift",
                ["'Card' takes no argument 'foter'; did you mean 'footer'? → footer"]
            ),
            (
                "Card(title: a, level: .Flat)", "swift",
                ["'Card.Level' has no case 'Flat'; did you mean 'flat'? → flat"]
            ),
            (
                "Card(title: a, level: Card.Level.FLAT)", "swift",
                ["'Card.Level' has no case 'FLAT'; did you mean 'flat'? → flat"]
            ),
            (
                "a(\"\\(b(\"\\(Card(titel: c))\"))\")", "swift",
                ["'Card' takes no argument 'titel'; did you mean 'title'? → title"]
            ),
            (
                "val a = \"\"\"${Card(item = b, titel = c) {}}\"\"\"", "kotlin",
                ["'Card' takes no argument 'titel'; did you mean 'title'? → title"]
            ),
            ("Card(title = a)", "swift", ["unexpected '=' after 'title'; write ':' → :"]),
            ("Card(title: \"a\" level: .flat)", "swift", ["missing comma before 'level' → , level"]),
            ("Card(a, title: b) {}", "kotlin", ["unexpected ':' after 'title'; write '=' →  ="]),
            ("Card(title: nil)", "swift", ["the argument is a literal of another type than 'String'"]),
            ("\u{FEFF}Card(titel: a)", "swift", ["'Card' takes no argument 'titel'; did you mean 'title'? → title"]),
            ("Crad(title: a)", "swift", ["unknown name 'Crad'; did you mean 'Card'? → Card"]),
            (
                "Card(a, b, titel = c) {}", "kotlin",
                ["'Card' takes no argument 'titel'; declared is (item, title, other, level, content)"]
            ),
            ("Card(a, 3) {}", "kotlin", ["the argument is a literal of another type than 'String'"]),
            ("<Card title=\"a\" titel=\"b\" />", "tsx", ["'Card' has no property 'titel'; did you mean 'title'?"]),
            (
                "<Card title=\"a\" onclose={b} onClose={c} />", "tsx",
                ["'Card' has no property 'onclose'; did you mean 'onClose'?"]
            ),
            (
                "<p>don't <Card title=\"a\" zebra=\"b\" /> can't</p>", "tsx",
                ["'Card' has no property 'zebra'; declared: title, level, isOpen, open, onClose"]
            ),
            (
                "<p>https://a.b <Card title=\"a\" zebra=\"b\" /></p>", "tsx",
                ["'Card' has no property 'zebra'; declared: title, level, isOpen, open, onClose"]
            ),
            ("const a = b ?'c' : 'd' // <Card zebra=\"b\" />", "tsx", []),
            ("<Card title={null} />", "tsx", ["the value of 'title' is a literal of another type than 'string'"]),
            (
                "<Card title=\"a\" level={3} />", "tsx",
                ["the value of 'level' is a literal of another type than '\"flat\" | \"raised\"'"]
            ),
            (
                "<Card title=\"a\" level />", "tsx",
                ["the value of 'level' is a literal of another type than '\"flat\" | \"raised\"'"]
            ),
            (
                "<Card title=\"a\" level={`flot`} />", "tsx",
                ["'level' has no value 'flot'; did you mean 'flat'? → flat"]
            ),
            ("<kit-card level=\"loud\"></kit-card>", "html", ["'level' has no value 'loud'; declared: flat, raised"]),
            (
                "<kit-card level=\"flat\" levle=\"flat\"></kit-card>", "html",
                ["'kit-card' has no attribute 'levle'; did you mean 'level'?"]
            ),
            (
                "<kit-card><b slot=\"icn\"></b></kit-card>", "html",
                ["'kit-card' has no slot 'icn'; did you mean 'icon'? → icon"]
            ),
        ])
    func fixes(code: String, language: String, expected: [String]) async throws {
        let found = try await report(code, language).findings
        #expect(found.map { $0.message + ($0.fix.map { " → \($0.text)" } ?? "") } == expected)
    }

    @Test("Deprecations are notes and no findings.")
    func deprecations() async throws {
        let report = try await report("<Card title=\"a\" isOpen />", "tsx")
        #expect(report.findings.isEmpty)
        #expect(report.judged == ["Card"])
        #expect(
            report.notes.map(\.message) == [
                "'Card' is deprecated; use 'panel': Use panels.", "'isOpen' is deprecated; use 'open': Use open.",
            ])
    }

    @Test("The calls of a declared enum have no verdict and no suggestion.")
    func enumCall() async throws {
        let report = try await report("Card.Level(rawValue: a)", "swift")
        #expect(report.notJudged.map(\.name) == ["Card.Level"])
        #expect(report.notJudged.map(\.reason) == ["calls of it are not checked"])
    }
}
