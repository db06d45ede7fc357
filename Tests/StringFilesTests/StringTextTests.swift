import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Texts of entries from files")
struct StringTextTests {
    private static let catalog = """
        format: 1
        name: Texts
        strings:
          - en.lproj/Localizable.strings
          - en.lproj/Localizable.stringsdict
          - de.lproj/Localizable.strings
          - { file: polish.json, language: pl, table: Localizable }
        """

    private static let plurals = """
        <plist><dict><key>items</key><dict><key>n</key><dict>
        <key>one</key><string>%d item</string><key>other</key><string>%d items</string></dict></dict></dict></plist>
        """

    private static func load(_ entry: String, _ changes: [String: String] = [:]) async -> LoadedCatalog {
        var files = [
            "/c/catalog.yaml": catalog,
            "/c/components/box.yaml": "id: box\ntitle: Box\nsummary: A box.\n" + entry,
            "/c/en.lproj/Localizable.strings": "\"close\" = \"Close %1$@\";\n\"done\" = \"Done\";\n",
            "/c/en.lproj/Localizable.stringsdict": plurals,
            "/c/de.lproj/Localizable.strings": "\"close\" = \"%@ schließen\";\n",
            "/c/polish.json": #"{"items_one": "%d", "items_few": "%d", "items_many": "%d", "items_other": "%d"}"#,
        ]
        for (name, text) in changes { files["/c/" + name] = text }
        return await CatalogLoader.load("/c/catalog.yaml", from: InMemoryFiles(files))
    }

    private static func findings(_ loaded: LoadedCatalog) -> [String] {
        loaded.diagnostics.map { finding in
            let location =
                finding.range.map { "\($0.file.path.dropFirst(3)):\($0.start.line):\($0.start.column): " } ?? ""
            return "\(location)\(finding.message) [\(finding.rule.id)]"
        }
    }

    @Test("Entries and implementations get texts with translations and plurals from string files")
    func filled() async throws {
        let loaded = await Self.load(
            "strings: { close: {}, items: {} }\nimplementations: { web: { strings: { done: {} } } }\n")
        #expect(Self.findings(loaded) == [])
        let entry = try #require(loaded.registry?.components.first?.entry)
        #expect(entry.facets.strings?["close"]?.text?.value == "Close %1$@")
        #expect(entry.facets.strings?["close"]?.translations?.names == ["de"])
        #expect(entry.facets.strings?["items"]?.translations?.names == ["pl"])
        guard case .branches(let plurals)? = entry.facets.strings?["items"]?.plurals else {
            Issue.record("there are no plurals")
            return
        }
        #expect(plurals.names == ["one", "other"])
        #expect(entry.implementations?["web"]?.facets.strings?["done"]?.text?.value == "Done")
    }

    @Test("Unknown keys, different texts, mismatched arguments and missing plural forms are reported")
    func findings() async {
        let loaded = await Self.load(
            "strings: { clse: {}, done: Ready }\n",
            [
                "de.lproj/Localizable.strings": "\"close\" = \"Schließen\";\n",
                "polish.json": #"{"items_one": "%d", "items_other": "%d"}"#,
            ])
        #expect(
            Self.findings(loaded) == [
                "components/box.yaml:4:12: no file of localized texts has the key 'clse'; did you mean 'close'? "
                    + "[unknown-string]",
                "components/box.yaml:4:28: 'done' is \"Done\" in '/c/en.lproj/Localizable.strings'; leave 'text' out to "
                    + "take it from there [other-text]",
                "de.lproj/Localizable.strings:1:11: 'close' has the arguments none in de, and %1$@ in the first language "
                    + "[string-arguments]",
                "polish.json:1:2: 'items' lacks the plural forms few, many of pl [incomplete-plurals]",
            ])
    }

    @Test("A missing string file and a string file with an unknown extension are reported")
    func badFiles() async {
        let bad = Self.catalog.replacing("polish.json", with: "polish.txt")
        #expect(
            Self.findings(await Self.load("strings: { close: {} }\n", ["catalog.yaml": bad])) == [
                "catalog.yaml:7:13: 'polish.txt' is not a valid file of localized texts; use .xcstrings, .strings, "
                    + ".stringsdict, .xml or .json [string-file]"
            ])
        let missing = Self.catalog.replacing("polish.json", with: "swedish.json")
        let found = Self.findings(await Self.load("strings: { close: {} }\n", ["catalog.yaml": missing]))
        #expect(found.count == 1 && found[0].hasPrefix("catalog.yaml:7:13: ") && found[0].hasSuffix("[unreadable]"))
    }

    @Test("Links from the root of a site require a valid 'linkBase', and begin with it")
    func linkBase() async throws {
        let entry = "description: See [how](/patterns/help#top).\n"
        let with = await Self.load(entry, ["catalog.yaml": Self.catalog + "\nlinkBase: https://example.com/design/"])
        #expect(Self.findings(with) == [])
        let links = try #require(with.registry?.components.first?.entry.description?.links)
        #expect(links.map(\.value.destination) == [.address("https://example.com/design/patterns/help#top")])
        let without = Self.findings(await Self.load(entry))
        #expect(
            without == [
                "components/box.yaml:4:24: '/patterns/help#top' does not lead from the entry to a file; write a path "
                    + "relative to the entry, or name the site's address under 'linkBase' in catalog.yaml [link-scheme]"
            ])
        let wrong = Self.findings(await Self.load(entry, ["catalog.yaml": Self.catalog + "\nlinkBase: example.com"]))
        #expect(
            wrong == [
                "catalog.yaml:8:11: 'example.com' cannot be the start of links; write an address that begins with http:// "
                    + "or https:// [link-scheme]"
            ])
    }
}
