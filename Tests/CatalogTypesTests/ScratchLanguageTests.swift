import CatalogModel
import SourceCode
import Testing

/// A language that only this file names: types and values follow its traits, and the defaults under any other name.
@Suite("Types and values of a scratch language")
struct ScratchLanguageTests {
    private static let scratch = ProgrammingLanguage("scratch") { traits in
        traits.topTypes = ["Thing"]
        traits.hasUndefined = true
        traits.arraysAreInvariant = true
        traits.functionsMayOmitParameters = true
        traits.standardModules = ["base."]
        traits.emptyTuple = "Empty"
        traits.hasUtilityTypes = true
        traits.valueRule = .kotlin
        traits.valuesAreExpressions = true
        traits.numberSuffixes = ["Wide": "L"]
        traits.numberUnits = ["px"]
        traits.tripleQuotesArePlain = true
        traits.keysMayBeQuoted = true
        traits.memberSpelling = .leadingDot
        traits.noneIsNil = true
    }

    @Test(
        "The relation of two types follows the traits of the language",
        arguments: [
            ("Int", "Thing", "wider", "different"), ("Int", "Any", "different", "wider"),
            ("Int?", "Thing", "wider", "different"), ("[Int]", "[Int?]", "different", "wider"),
            ("() -> Int", "(Int) -> Int", "wider", "different"), ("base.Box", "Box", "respelled", "different"),
            ("()", "Empty", "respelled", "different"),
            ("Record<string, Int>", "[string: Int]", "respelled", "different"),
            ("undefined", "Int?", "wider", "different"), ("Int", "Int?", "wider", "wider"),
        ])
    func types(old: String, new: String, expected: String, byDefault: String) {
        #expect("\(TypeRelation.of(old, to: new, in: Self.scratch))" == expected)
        #expect("\(TypeRelation.of(old, to: new, in: .named("scratch")))" == byDefault)
    }

    @Test("An optional property takes undefined if the language has it")
    func undefined() {
        func isSame(in language: ProgrammingLanguage) -> Bool {
            TypeRelation.of("Int | undefined", to: "Int", in: language, mayBeAbsent: (true, true)).isSame
        }
        #expect(isSame(in: Self.scratch))
        #expect(!isSame(in: .named("scratch")))
    }

    @Test(
        "The equality of two values follows the traits of the language",
        arguments: [
            ("Kind.a", ".a", "Kind"), ("Kind()", ".init()", "Kind"), (".none", "nil", "Int?"), ("5L", "5", "Wide"),
            ("8.px", "8.0.px", "Size"), (#""""a""""#, "\"a\"", "String"), (#"{ "a": 1 }"#, "{ a: 1 }", "Kind"),
            ("[1, 2,]", "[1, 2]", "[Int]"), ("(1)", "1", "Int"),
        ])
    func values(one: String, other: String, type: String) {
        func isSame(in language: ProgrammingLanguage) -> Bool {
            ValueEquality(in: language).isSame(one, of: type, as: other, of: type)
        }
        #expect(isSame(in: Self.scratch))
        #expect(!isSame(in: .named("scratch")))
    }

    @Test("Values of a language with numbers of several types differ in the type")
    func numbers() {
        let oneType = ProgrammingLanguage("scratch") { traits in
            traits.valueRule = .swift
            traits.numbersAreOneType = true
        }
        #expect(ValueEquality(in: oneType).isSame("1.0", of: nil, as: "1", of: nil))
        #expect(!ValueEquality(in: Self.scratch).isSame("1.0", of: nil, as: "1", of: nil))
    }
}
