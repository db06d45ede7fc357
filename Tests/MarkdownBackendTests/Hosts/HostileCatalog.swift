import CatalogLoading
import CatalogModel
import CatalogTestSupport

@testable import MarkdownBackend

/// Texts that would run, break out of something or vanish if a page took them for more than text, in every field of an
/// entry that takes any text.
struct HostileCatalog {
    let registry: ComponentRegistry
    /// What the page of the entry has to say, each with a word of its own by which it is told from the others.
    let texts: [String]
    /// Those of them that pictures have instead of what they show.
    let alternatives: Set<String>

    static let path = "components/everything.md"

    init() async throws {
        let schema = try AuthoringSchema.load()
        var texts: [(word: String, text: String)] = []
        var alternatives: Set<String> = []
        var count = 0
        let hostile = EverythingEntry(schema, depth: 6) { word, key, isProse in
            count += 1
            let phrase = Self.phrases[count % Self.phrases.count]
            let text = count.isMultiple(of: 3) ? "\(word) \(phrase)" : "\(phrase) \(word)"
            // The language of code is for the host, not for readers.
            if !key.hasSuffix(".language") { texts.append((word, text)) }
            if key == "Figure.alt" { alternatives.insert(text) }
            return isProse ? Self.escaped(text) : text
        }
        registry = try await Self.registry(hostile)
        // Not every field is on the page, for example the summary of what another one explains better.
        let plain = RenderedCatalog(try await Self.registry(EverythingEntry(schema, depth: 6))).files[Self.path] ?? ""
        let words = Set(plain.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        self.alternatives = alternatives
        self.texts = texts.filter { words.contains($0.word) }.map(\.text)
    }

    private static func registry(_ entry: EverythingEntry) async throws -> ComponentRegistry {
        try JudgedRegistries.require(
            await Snippet.load(
                EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files))
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
