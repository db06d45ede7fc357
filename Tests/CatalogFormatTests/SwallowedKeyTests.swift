import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Keys within the text above")
struct SwallowedKeyTests {
    private func findings(_ lines: String) -> [String] {
        let yaml = "id: a\ntitle: A\nsummary: S.\n" + lines
        return FormatDecoder.entry(SourceFile(path: "a.yaml", text: yaml)).diagnostics.sorted().map(\.testDescription)
    }

    @Test(
        "A key indented like a text of any style on several lines is reported at the key",
        arguments: [
            "description: >\n  Holds things.\n  category: Inputs\n",
            "description: >-\n  Holds\n  things.\n   category: Inputs\n",
            "description: |\n  Holds things.\n\n  category: Inputs\n",
            "headline: >\n  Holds things.\n  category:\n    Inputs\n",
            "description: \"Holds things.\n  category: Inputs\"\n",
            "description: 'Holds things.\n  category: Inputs'\n",
        ])
    func swallowed(lines: String) {
        let key = lines.hasPrefix("headline") ? "headline" : "description"
        let found = findings(lines)
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix(
                "«category» warning: 'category' is a line of the text of '\(key)'; indent it like '\(key)' to make it a key "
                    + "[swallowed-key]") == true, "\(found)")
    }

    @Test("A key of catalog.yaml within a text is reported")
    func configuration() async {
        let loaded = await Snippet.load(
            [:], catalog: "format: 1\nname: Test\ndescription: >\n  All things.\n  entries: components\n")
        #expect(
            loaded.diagnostics.map(\.testDescription).contains(
                "catalog.yaml:5:3 «entries» warning: 'entries' is a line of the text of 'description'; indent it like "
                    + "'description' to make it a key [swallowed-key]"), "\(loaded.diagnostics.map(\.testDescription))")
    }

    @Test(
        "Code, words with a colon, keys that the record has, and other words are text",
        arguments: [
            "description: |\n  Write this:\n\n  ```yaml\n  category: Inputs\n  ```\n",
            "description: |\n  Write this:\n\n      category: Inputs\n",
            "description: |\n  Holds a category: the first one.\n  Note: it is important.\n  colour: blue\n",
            "category: Inputs\ndescription: >\n  Holds things.\n  category: Inputs\n",
            "examples:\n  - language: yaml\n    code: |\n      title: A\n      description: B\n",
        ])
    func text(lines: String) {
        #expect(findings(lines).filter { $0.contains("swallowed-key") } == [])
    }
}
