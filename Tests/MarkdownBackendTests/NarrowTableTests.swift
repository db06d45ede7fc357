import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Tables on narrow screens")
struct NarrowTableTests {
    private func rows(_ properties: String) async throws -> [String] {
        let pages = try await TestPages([
            "a": "implementations: { lit: { types: { X: { properties: {\(properties)} } } } }"
        ])
        return try pages.section("#### Properties", of: "a").split(separator: "\n").map {
            String($0).replacing(/<a id="[^"]*"><\/a>/, with: "")
        }
    }

    @Test("A wide table folds its columns into the description, and a narrow one keeps them")
    func folding() async throws {
        #expect(
            try await rows(
                """
                controller: { type: Controller, default: "new Controller(this, { sees: ['input'] })",
                  attribute: control, description: Sees what people do., readOnly: true }, on: { type: Bool }
                """) == [
                    "| Property | Description |", "| --- | --- |",
                    "| `controller` | Type: `Controller` · Default: `new Controller(this, { sees: ['input'] })` · "
                        + "Attribute: `control`<br>Sees what people do.<br>Read-only |",
                    "| `on` | Type: `Bool` |",
                ])
        #expect(
            try await rows("on: { type: Bool, description: Whether it is on. }") == [
                "| Property | Type | Description |", "| --- | --- | --- |", "| `on` | `Bool` | Whether it is on. |",
            ])
    }

    @Test("A union of values is shown once, without a leading bar")
    func union() async throws {
        #expect(
            try await rows("size: { type: \"| 'small' | 'large' | null\", values: [small, large] }") == [
                "| Property | Type |", "| --- | --- |",
                "| `size` | `'small'`\u{A0}\\| `'large'`\u{A0}\\| `null` |",
            ])
        // Other values than those of the type are a fact of their own.
        #expect(
            try await rows("size: { type: \"'small' | 'large'\", values: [small] }").last
                == "| `size` | `'small'`\u{A0}\\| `'large'` | One of `small` |")
        #expect(try await rows("size: { type: \"\\n  | Small\\n  | Large\" }").last == "| `size` | `Small \\| Large` |")
    }

    @Test("A property is marked as required with any default")
    func required() async throws {
        #expect(
            try await rows("name: { default: '', required: true }").last == "| `name` | *empty* | Required |")
        let pages = try await TestPages([
            "a": """
            implementations:
              lit: { types: { X: { configuration: [name], properties: { name: { default: '', required: true } } } } }
            """
        ])
        #expect(try pages.section("#### Configuration", of: "a").hasSuffix("| *empty*, Required |"))
    }

    @Test("Long code names break after separators and before capital letters")
    func breaks() {
        #expect(CodeBreaks.pieces(of: "palette.red.600") == nil)
        #expect(CodeBreaks.pieces(of: "one two three four five six seven") == nil)
        #expect(
            CodeBreaks.pieces(of: "theme.color.text-input.border") == ["theme.", "color.", "text-", "input.", "border"])
        #expect(
            CodeBreaks.pieces(of: "onNameOfATypeOfTheSystem::all")
                == ["on", "Name", "Of", "AType", "Of", "The", "System::", "all"])
        #expect(
            CodeBreaks.pieces(of: "x Array<Map<string,number>> y") == ["x Array<", "Map<", "string,", "number>> y"])
    }

    @Test(
        "Line breaks preserve names exactly in each grammar",
        arguments: [
            (Grammar.gitHub, "<code>a\\_<wbr>long.<wbr>name\\*of.{<wbr>code}.<wbr>here</code>"),
            (.mdx, "<code>a\\_<wbr />long.<wbr />name\\*of.\\{<wbr />code\\}.<wbr />here</code>"),
            (.docC, "`a_`\u{200B}`long.`\u{200B}`name*of.{`\u{200B}`code}.`\u{200B}`here`"),
            (
                .kramdown,
                "<code>a&#95;<wbr>long.<wbr>name&#42;of.&#123;<wbr>code&#125;.<wbr>here</code>"
            ),
        ])
    func grammars(grammar: Grammar, expected: String) {
        let name = "a_long.name*of.{code}.here"
        #expect(MarkdownEscaper(grammar, breaksCode: true).code(name, inTable: true) == expected)
        #expect(MarkdownEscaper(grammar).code(name, inTable: true) == "`\(name)`")
    }

    @Test("Many examples are listed below their titles without headings")
    func examples() async throws {
        func outline(_ count: Int) async throws -> [String] {
            let examples = (1...count).map { "{ title: Number \($0), code: x }" }.joined(separator: ", ")
            return try await TestPages(["a": "examples: [\(examples)]"]).page("a").outline
        }
        // The first one is the quick start.
        #expect(try await outline(9).count == 10)
        #expect(try await outline(10) == ["Quick start", "Examples"])
    }

    @Test("Other tables follow properties, and slots keep the order of the author")
    func order() async throws {
        let pages = try await TestPages([
            "a": """
            implementations:
              lit:
                types:
                  X:
                    slots: { zeta: Last., alpha: First. }
                    events: { change: Another text. }
                    properties: { text: What it says. }
            """
        ])
        #expect(try pages.page("a").outline == ["API reference", "  X", "    Properties", "    Events", "    Slots"])
        let rows = try pages.section("#### Slots", of: "a").split(separator: "\n").dropFirst(2)
        #expect(rows.map { $0.contains("`zeta`") } == [true, false])
    }
}
