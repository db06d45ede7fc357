import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import CodeReaders
import Testing

@Suite("Entries from files of localized strings")
struct StringImportTests {
    /// Returns the lines below `strings` of the imported entry, then the findings.
    private static func lines(_ files: [(path: String, content: String)]) async throws -> [String] {
        let sources = files.map { SourceFile(path: $0.path, text: $0.content) }
        let empty = InMemoryFiles(["catalog.yaml": "format: 1\nname: Test\n", "components/z.yaml": Snippet.entry("z")])
        let registry = try await #require(CatalogLoader.load("catalog.yaml", from: empty).registry)
        let api = StringFileReader().read(sources)
        let outcome = SourceImport(
            ImportOptions(), last: ImportRecord(), entries: CatalogEntries(registry), preamble: ""
        ) { "\($0).yaml" }.outcome(of: api)
        let lines = outcome.files.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        return lines.drop { $0 != "strings:" }.dropFirst() + api.diagnostics.all.map(\.rule.id)
    }

    @Test("A string has its comment as description, and its translations in any order of files")
    func files() async throws {
        let expected = [
            "  close:", "    text: Close", "    description: Closes it.", "    translations:", "      de: Zu",
        ]
        let english = ("Base.lproj/A.strings", "/* Closes it. */\n\"close\" = \"Close\";")
        let german = ("de.lproj/A.strings", "\"close\" = \"Zu\";")
        #expect(try await Set(Self.lines([english, german])) == Set(expected))
        #expect(try await Set(Self.lines([german, english])) == Set(expected))
    }

    @Test("A sentence with plurals is the text, and the plural forms are below their variable")
    func sentence() async throws {
        let text = """
            <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
            <key>n</key><dict><key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict>
            </dict></dict></plist>
            """
        let lines = try await Self.lines([("en.lproj/A.stringsdict", text)])
        #expect(
            lines.map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init) == [
                "a:", "text: '%#@n@ left'", "plurals:", "n:", "one: '%d day'", "other: '%d days'",
            ])
    }

    @Test("The marked placeholders of an Android string are its arguments if each is named")
    func arguments() async throws {
        let text = """
            <resources><string name="a"><xliff:g id="count">%2$d</xliff:g> by
            <xliff:g id="name" example="Ada">%1$s</xliff:g></string>
            <string name="b"><xliff:g id="name">%1$s</xliff:g> %2$s</string></resources>
            """
        let lines = try await Self.lines([("values/strings.xml", text)])
        #expect(
            Set(lines) == [
                "  a:", "    text: '%2$d by %1$s'", "    arguments:", "      - name, for example Ada", "      - count",
                "  b: '%1$s %2$s'",
            ])
    }

    @Test("A key that two files have in a language is a finding of the import")
    func repeated() async throws {
        func content(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }
        let lines = try await Self.lines([
            ("x/values/strings.xml", content("One")), ("y/values/strings.xml", content("Two")),
        ])
        #expect(lines == ["  a: One", "string-value"])
    }
}
