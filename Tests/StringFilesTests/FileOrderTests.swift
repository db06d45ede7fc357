import CatalogModel
import CatalogFormat
import Testing

@Suite("The order of files with localized texts")
struct FileOrderTests {
    /// Returns the texts of a key for each order of the files, which has to be the same.
    private static func texts(_ files: [(path: String, content: String)]) -> [String] {
        let forward = TextReading.lines(files, key: "a").sorted()
        #expect(TextReading.lines(files.reversed(), key: "a").sorted() == forward)
        return forward
    }

    private static func resources(_ text: String) -> String {
        "<resources><string name=\"a\">\(text)</string></resources>"
    }

    @Test("A file without a language has the first language, in any order of files")
    func withoutLanguage() {
        let first = ["- a = First", "de a = Zwei"]
        #expect(
            Self.texts([
                ("values-de/strings.xml", Self.resources("Zwei")), ("values/strings.xml", Self.resources("First")),
            ]) == first)
        for name in ["Base.lproj/A.strings", "A.strings"] {
            #expect(Self.texts([("de.lproj/A.strings", "\"a\" = \"Zwei\";"), (name, "\"a\" = \"First\";")]) == first)
        }
        #expect(Self.texts([("m.de.json", #"{"a": "Zwei"}"#), ("m.json", #"{"a": "First"}"#)]) == first)
        #expect(
            Self.texts([
                ("Base.lproj/A.strings", "\"a\" = \"First\";"), ("de.lproj/A.strings", "\"a\" = \"Zwei\";"),
                ("en.lproj/A.strings", "\"a\" = \"Two\";"),
            ]) == first + ["en a = Two"])
    }

    @Test("Of files that all have a language, English is the first, or else the first by name")
    func withLanguages() {
        let german = ("de.lproj/A.strings", "\"a\" = \"Zwei\";")
        #expect(Self.texts([german, ("en.lproj/A.strings", "\"a\" = \"First\";")]) == ["- a = First", "de a = Zwei"])
        #expect(Self.texts([german, ("fr.lproj/A.strings", "\"a\" = \"Deux\";")]) == ["- a = Zwei", "fr a = Deux"])
        #expect(
            Self.texts([("locales/de/m.json", #"{"a": "Zwei"}"#), ("locales/en/m.json", #"{"a": "First"}"#)])
                == ["- a = First", "de a = Zwei"])
    }

    @Test("The same key in the same language in two files is a finding, and the first file counts")
    func repeated() {
        let location = "has the key 'a' in the same language; only the text there counts, remove one [string-value]"
        #expect(
            TextReading.lines(
                [
                    ("x/values-de/strings.xml", Self.resources("Eins")),
                    ("y/values-de/strings.xml", Self.resources("Zwei")),
                ],
                key: "a")
                == ["- a = Eins", "y/values-de/strings.xml: 'x/values-de/strings.xml' \(location)"])
        // Android's keys are for all files.
        #expect(
            TextReading.lines(
                [("values/a.xml", Self.resources("One")), ("values/b.xml", Self.resources("Two"))], key: "a")
                == ["- a = One", "values/b.xml: 'values/a.xml' \(location)"])
        #expect(
            TextReading.lines([("x/de.json", #"{"a": "Eins"}"#), ("y/de.json", #"{"a": "Eins"}"#)], key: "a")
                == ["- a = Eins", "y/de.json: 'x/de.json' \(location)"])
        #expect(
            TextReading.lines([("A.strings", "\"a\" = \"One\";"), ("B.strings", "\"a\" = \"Two\";")], key: "a")
                == ["- a = One"])
    }

    @Test("Resources for some screens or modes give way to those for all")
    func configurations() {
        let found = Self.texts([
            ("values-land/strings.xml", Self.resources("Wide")), ("values/strings.xml", Self.resources("First")),
        ])
        #expect(found.first == "- a = First" && found.count == 2)
    }

    @Test("A path states its language among other qualifiers and folders")
    func languages() {
        let paths = [
            "values-mcc310-de-rAT-night/strings.xml", "values-car/strings.xml", "values-b+zh+Hans-land/strings.xml",
            "locales/de/common.json", "src/messages.json", "locales/pt-BR/common.json", "values-v21/strings.xml",
        ]
        #expect(paths.map(StringFileKind.language) == ["de-AT", nil, "zh-Hans", "de", nil, "pt-BR", nil])
    }
}
