import CatalogLoading
import CatalogModel
import CatalogTestSupport

@testable import CatalogPages
@testable import MarkdownBackend

/// Texts that would run, break out of something or vanish if a page took them for more than text, in every field of an
/// entry that takes any text, and as the name of everything that has a name: types, members, states, groups, tokens.
struct HostileCatalog {
    let registry: ComponentRegistry
    /// What the page of the entry has to say, each with a word of its own by which it is told from the others.
    let texts: [String]
    /// Those of them that pictures have instead of what they show.
    let alternatives: Set<String>

    static let path = "components/everything.md"
    private static let entryTokens = ["Entry.tokens", "Implementation.tokens"]
    /// A catalog that has nothing but tokens.
    let tokens: ComponentRegistry
    /// What the pages of its token files have to say.
    let tokenTexts: [String]

    private static let phrasesWithoutBrackets = phrases.filter { !$0.contains { "[]|{}".contains($0) } }

    init() async throws {
        let schema = try AuthoringSchema.load()
        var texts: [(word: String, text: String)] = []
        var alternatives: Set<String> = []
        var names: [String: String] = [:]
        var count = 0
        let hostile = EverythingEntry(schema, depth: 6) { word, key, isProse in
            count += 1
            // Brackets in a path of a token stand for several names.
            let phrases = key == "Token.background" ? Self.phrasesWithoutBrackets : Self.phrases
            let phrase = phrases[count % phrases.count]
            let text = count.isMultiple(of: 3) ? "\(word) \(phrase)" : "\(phrase) \(word)"
            // The language of code is for the host, not for readers.
            if !key.hasSuffix(".language") { texts.append((word, text)) }
            if key == "Figure.alt" { alternatives.insert(text) }
            return isProse ? Self.escaped(text) : text
        } naming: { name, key in
            // A name by which others refer to something is the same everywhere.
            if let existing = names[name] { return existing }
            count += 1
            // Brackets in names of cases and tokens stand for several names, and braces for an alias.
            let takesBrackets = !["Type.cases", "Axis.values"].contains(key) && !Self.entryTokens.contains(key)
            let phrases = takesBrackets ? Self.phrases : Self.phrasesWithoutBrackets
            // The names of vendors have a form of their own, and patterns of tokens their brackets.
            if key.hasSuffix(".extensions") || Self.entryTokens.contains(key) { return name }
            let text = "\(phrases[count % phrases.count]) \(name)"
            names[name] = text
            texts.append((name, text))
            return text
        }
        registry = try await Self.registry(hostile, type: names["Whole"])
        tokens = try JudgedRegistries.require(
            await Snippet.load(
                EverythingEntry.others, files: ["t.tokens.json": Self.tokenFile],
                catalog: "format: 1\nname: \(JSONValue.string(Self.phrases[0]).compact)\ntokens: t.tokens.json"))
        tokenTexts = Self.tokenNames.flatMap { ["group \($0)", "\($0) token", "\($0) described"] }
        // Not every field is on the page, for example the summary of what another one explains better.
        let plain = RenderedCatalog(try await Self.registry(EverythingEntry(schema, depth: 6))).files[Self.path] ?? ""
        let words = Set(plain.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        self.alternatives = alternatives
        self.texts = texts.filter { words.contains($0.word) }.map(\.text)
    }

    /// `type`: what the type is called that the entry takes from another one.
    private static func registry(_ entry: EverythingEntry, type: String? = nil) async throws -> ComponentRegistry {
        let others = EverythingEntry.others.mapValues { text in
            type.map { text.replacing("Whole:", with: JSONValue.string($0).compact + ":") } ?? text
        }
        return try JudgedRegistries.require(
            await Snippet.load(
                others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files))
    }

    /// What a group or token may be called.
    private static let tokenNames = phrases.filter { phrase in
        !phrase.contains { "{}.".contains($0) } && phrase.first != "$"
    }

    /// Groups and tokens with these names, and words about them.
    private static var tokenFile: String {
        var groups = JSONObject()
        for name in tokenNames {
            let token: JSONValue = [
                "$type": "number", "$value": .integer(1), "$description": .string("\(name) described"),
            ]
            var group = JSONObject(["$description": .string("\(name) described")])
            group["\(name) token"] = token
            groups["group \(name)"] = .object(group)
        }
        return JSONValue.object(groups).prettyPrinted
    }

    /// The author's Markdown for a text: everything that could be markup is escaped.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let isSign = scalar.isASCII && scalar.value > 0x20 && !scalar.isASCIILetter && !scalar.isASCIIDigit
            return isSign ? "\\\(scalar)" : "\(scalar)"
        }.joined()
    }

    private static let phrases = [
        "<script>alert(1)</script>", "<img src=x onerror=alert(2)>", "</details></td></table><iframe src=//e.org>",
        "[click](javascript:alert(3))", "<a href=\"javascript:alert(4)\">four</a>", "![x](javascript:alert(5))", "---",
        "title: \"six\"", "{% raw %} seven {% endraw %} {{ site.title }}", "{%- endraw -%}{{ 'eight' }}",
        "{{ constructor.constructor('alert(9)')() }}", "{alert(10)}", "{/* eleven */}", "::: danger twelve", ":::",
        "!!! note \"thirteen\"", "??? fourteen", "=== \"fifteen\"", "import sixteen from 'x'",
        "export const seventeen = 1", "@Metadata { @TechnologyRoot }", "@TabNavigator {", "}",
        "{: .nineteen onclick=\"a\"}", "{:toc}", "* [ ] twenty", "1. one", "12) twelve", "# heading", "> quote",
        "- dash", "+ plus", "| a | b |", "| --- |", "`a|b` ``two`` ```three", "\\`", "a\\",
        "**bold *both** _under_ ~~struck~~ ~one~", "__init__ snake_case", "&lt;b&gt; &amp;copy; &#42;", "<!-- comment",
        "-->", "<![CDATA[x]]>", "<?php ?>", "$x$ $$y$$", ":smile: ^sup^ ==mark==", "[^1]: note", "*[HTML]: long name",
        "[ref]: javascript:x", "https://e.org/a_b_c www.e.org", "<https://e.org>",
        "\u{202E}right to left\u{202C} \u{200F}mark\u{200E}", "👩‍👩‍👧‍👦 e\u{301} 日本", "a\u{A0}b", "tab\there",
        "--8<-- \"/etc/passwd\"", "[[toc]] [[_TOC_]]", "<<< @/x.js", "\"straight\" 'quotes' -- ... (c)",
        "++ins++ ,,x,,", "Type<" + String(repeating: "Result<[Int: String?], any Error>, ", count: 12) + "Never>",
    ]
}
