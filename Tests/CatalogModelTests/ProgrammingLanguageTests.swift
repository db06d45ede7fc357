import CatalogModel
import Testing

@Suite("The list of programming languages")
struct ProgrammingLanguageTests {
    @Test("Names and aliases of all languages are unique and in lower case")
    func unique() {
        let names = ProgrammingLanguage.all.flatMap(\.codeNames)
        #expect(Set(names).count == names.count)
        #expect(names.map { $0.lowercased() } == names)
    }

    @Test(
        "A code block's language is found by name and alias without regard to case",
        arguments: [
            ("swift", "swift"), ("Kotlin", "kotlin"), ("kt", "kotlin"), ("TS", "typescript"), ("js", "javascript"),
            ("jsx", "jsx"), ("htm", "html"),
        ])
    func codeBlocks(name: String, expected: String) {
        #expect(ProgrammingLanguage.inCode(name)?.name == expected)
    }

    @Test("An unlisted name and an alias are languages with default traits where types are concerned")
    func unlisted() {
        for name in ["dart", "kt", ""] {
            let language = ProgrammingLanguage.named(name)
            #expect(language.name == name)
            #expect(language.traits.topTypes == ["Any"])
            #expect(ProgrammingLanguage.listed(name) == nil)
        }
        #expect(ProgrammingLanguage.inCode("dart") == nil)
        #expect(ProgrammingLanguage.named("") == .unstated)
        #expect(ProgrammingLanguage.named("dart") == .named("dart"))
        #expect(ProgrammingLanguage.named("dart") != .swift)
    }

    @Test("Stubs have the languages of the list that state it")
    func stubs() {
        #expect(StubTargetConfiguration.Language.allCases.map(\.rawValue) == ["swift", "kotlin", "typescript"])
        #expect(StubTargetConfiguration.Language(rawValue: "kotlin")?.rawValue == "kotlin")
        #expect(StubTargetConfiguration.Language(rawValue: "css") == nil)
        #expect(StubTargetConfiguration.Language(rawValue: "dart") == nil)
    }
}
