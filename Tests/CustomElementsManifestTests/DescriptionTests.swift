import CatalogModel
import CodeReaders
import Testing

/// Descriptions with markup that prose lacks: their text is kept, and it is said.
struct DescriptionTests {
    private func description(_ text: String, linkBase: String? = nil) -> (text: String?, findings: [String]) {
        let part = Manifests.element(#""cssParts": [{ "name": "a", "description": "\#(text)" }]"#)
        let imported = Imported(part, .init(linkBase: linkBase))
        guard let value = imported.entries.first?.value, let web = value["implementations"]?["web"] else {
            return (nil, [])
        }
        let text = web["types"]?["my-lamp"]?["cssParts"]?["a"]?.text
        return (text, imported.findings.map { String($0.message.prefix { $0 != ";" }) })
    }

    @Test(arguments: [
        ("Plain *text* with `code`, [a link](https://example.com) and <b>HTML</b>.", ""),
        ("An ![image](a.png) and ~~no~~.", "images, strikethrough, a relative link"),
        ("Above\\n\\n---\\n\\nbelow", "thematic breaks"),
        ("- [ ] one\\n- [x] two", "task items"),
        ("See [the docs][1].\\n\\n[1]: https://example.com 'A title'", "link definitions"),
        ("A &madeup; name.", "an unknown character reference"),
        ("[run](javascript:run) [none]()", "a link that prose cannot have, a link that leads nowhere"),
        ("See [the file](docs/a.md#b) and [it](docs/a.md#b).", "a relative link"),
    ])
    func onlyTheMarkupBecomesText(_ source: String, _ constructs: String) {
        let (text, findings) = description(source)
        let fact = "the description has \(constructs), which prose does not support"
        #expect(findings == (constructs.isEmpty ? [] : [fact]))
        let original = source.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
        #expect(text?.filter { $0 != "\\" } == original)
        #expect((text == original) == constructs.isEmpty)
    }

    @Test func tablesAndIndentedCodeAreFenced() {
        #expect(
            description("Sizes:\\n\\n| a | b |\\n|---|---|\\n| 1 | 2 |\\n\\nEnd.").text
                == "Sizes:\n\n```text\n| a | b |\n|---|---|\n| 1 | 2 |\n```\n\nEnd.")
        #expect(
            description("Code:\\n\\n    a(b)\\n\\n      c()\\n\\nEnd.").text
                == "Code:\n\n```text\na(b)\n\n  c()\n```\n\nEnd.")
    }

    @Test(arguments: [
        ("Title\\n=====\\n\\ntext", "# Title\n\ntext"),
        ("Text.\\n\\nTitle\\n---\\ntext", "Text.\n\n## Title\ntext"),
        ("Code:\\n\\n    a(b)\\n\\nEnd.", "Code:\n\n```text\na(b)\n```\n\nEnd."),
        ("See [the docs][1].\\n\\n[1]: https://example.com", "See [the docs](https://example.com)."),
        (
            "[It][], [it], `[it]`, [it](https://b.org), [no].\\n[it]: <https://a.org>",
            "[It](https://a.org), [it](https://a.org), `[it]`, [it](https://b.org), [no]."
        ),
        ("```\\n[it]: https://a.org\\n```\\n[it]", "```\n[it]: https://a.org\n```\n[it]"),
    ])
    func markupOfAnotherSpellingIsRespelledWithoutAWord(_ source: String, _ expected: String) {
        let (text, findings) = description(source)
        #expect(text == expected)
        #expect(findings == [])
    }

    @Test func relativeLinksGetTheirBase() {
        let (text, findings) = description("See [the file](./docs/a.md).", linkBase: "https://example.com/repo")
        #expect(text == "See [the file](https://example.com/repo/docs/a.md).")
        #expect(findings == ["the description has a relative link, which prose does not support"])
    }

    @Test(arguments: [
        "> | a |\\n> |---|\\n> | 1 |", "- x\\n\\n      code", "1. a\\n\\n   ---", "![a](b)![c](d)", "~~a~~b~~c~~",
        "\\\\![a](b)", "a\\n---\\nb\\n---", "[a]: b\\n[c]: d", "```\\nopen", "&a;&b;&c;", "<a:b>", "***\\n___\\n- - -",
    ])
    func whateverStandsThereTheEntryLoads(_ source: String) async {
        let part = Manifests.element(#""cssParts": [{ "name": "a", "description": "\#(source)" }]"#)
        let imported = Imported(part)
        #expect(await imported.load().diagnostics.map(\.message) == [])
        let (text, _) = description(source)
        let kept = (text ?? "").split(separator: "```text", omittingEmptySubsequences: false).joined()
        let original = source.split(separator: "\\n").joined(separator: "\n")
        #expect(kept.filter(\.isLetter) == original.filter(\.isLetter))
    }
}
