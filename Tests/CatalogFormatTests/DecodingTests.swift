import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Testing

/// The rules of the format that hold everywhere.
struct DecodingTests {
    private func decode(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Entry {
        let text = "id: box\ntitle: Box\nsummary: A box.\n\(lines)\n"
        let decoded = FormatDecoder.entry(SourceFile(path: "box.yaml", text: text))
        #expect(decoded.diagnostics.all.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return try #require(decoded.record, sourceLocation: sourceLocation)
    }

    @Test func threeLinesAreEnough() throws {
        let entry = try decode("")
        #expect(entry.id?.value.rawValue == "box")
        #expect(entry.kind == nil)
        #expect(entry.facets.states == nil)
    }

    /// Would take hours if the text at fault were looked for from the beginning of the file.
    @Test(arguments: ["tags:\n", "aliases: [é,\n"]) func manyFindingsInALongFile(_ start: String) throws {
        let isFlow = start.hasSuffix(",\n")
        let items = (0..<20_000).map { isFlow ? "[é\($0)], " : "  - [é\($0)]\n" }.joined()
        let text = "id: box\ntitle: Box\nsummary: A box.\n\(start)\(items)\(isFlow ? "]\n" : "")"
        let found = FormatDecoder.entry(SourceFile(path: "box.yaml", text: text)).diagnostics.all
        #expect(found.count == 20_000)
        #expect(found.last?.fixIts.map(\.replacement) == ["'[é19999]'"])
    }

    /// Who has thousands of unknown keys did not mistype them.
    @Test func ofManyUnknownKeysTheFirstAreCompared() throws {
        let keys = (0..<5_001).map { "sumary\($0): a\n" }.joined()
        let text = "id: box\ntitle: Box\nsummary: A box.\n\(keys)"
        let found = FormatDecoder.entry(SourceFile(path: "box.yaml", text: text)).diagnostics.all
        #expect(found.count == 5_001)
        #expect(found.first?.fixIts.map(\.replacement) == ["summary"])
        #expect(found.last?.message.hasPrefix("'sumary5000' is not a key of an entry; its keys are 'id', ") == true)
    }

    @Test func absentAndNoneAndNothingToAddDiffer() throws {
        #expect(try decode("").facets.dependencies?.external == nil)
        #expect(try decode("dependencies: { external: [] }").facets.dependencies?.external?.names == [])
        #expect(try decode("dependencies: {}").facets.dependencies?.external == nil)
        #expect(try decode("dependencies: {}").facets.dependencies != nil)
        #expect(try decode("category: ''").category?.value == "")
        #expect(try decode("category: ~").category?.value == "~")
    }

    @Test func oneValueIsAListOfOne() throws {
        #expect(try decode("tags: a").tags?.map(\.value) == ["a"])
        #expect(try decode("tags: [a, b]").tags?.map(\.value) == ["a", "b"])
        #expect(try decode("tags: []").tags?.isEmpty == true)
        #expect(try decode("related: box").related?.first?.entry?.value.rawValue == "box")
        #expect(try decode("features: It is.").facets.features?.map(\.source.value) == ["It is."])
    }

    @Test func aRecordMayBeWrittenAsItsShortForm() throws {
        let entry = try decode("properties: { a: Int, b: { type: Int } }\nvariants: { size: [small, large] }")
        #expect(entry.properties?["a"]?.type?.value == "Int")
        #expect(entry.properties?["b"]?.type?.value == "Int")
        #expect(entry.facets.variants?["size"]?.values?.names == ["small", "large"])
    }

    @Test func namesKeepTheirOrderAndSpelling() throws {
        let entry = try decode("states: { b: B., on: {}, 'a b': A. }\nproperties: [z, y]")
        #expect(entry.facets.states?.names == ["b", "on", "a b"])
        #expect(entry.properties?.names == ["z", "y"])
    }

    @Test func overloadsAreAListUnderOneName() throws {
        let entry = try decode(
            """
            implementations:
              kit:
                types:
                  Box:
                    methods:
                      open: Opens it.
                      close: [Closes it., { description: Closes it later., async: true }]
                    initializers: {}
            """)
        let box = try #require(entry.implementations?["kit"]?.types?["Box"])
        #expect(box.methods?["open"]?.count == 1)
        #expect(box.methods?["close"]?.map { $0.async == true } == [false, true])
        #expect(box.initializers?.count == 1)
    }

    @Test func dataKeepsItsTypesAndDigits() throws {
        let entry = try decode(
            "extensions: { com.example: { n: 1.50, t: true, z: null, s: '1', u: 017, l: [a, {}] } }")
        #expect(
            entry.named.base.extensions?["com.example"]?.compact
                == #"{"n":1.50,"t":true,"z":null,"s":"1","u":"017","l":["a",{}]}"#)
    }

    @Test func blockScalarsEndWithTheirLastLine() throws {
        let entry = try decode("examples:\n  code: |\n    a\n\n    b\n\n")
        #expect(entry.examples?.first?.code?.value == "a\n\nb")
    }

    @Test func aliasesStandForTheirAnchors() throws {
        let entry = try decode("properties: { a: &p { type: Int, default: 1 }, b: *p }")
        #expect(entry.properties?["b"]?.default?.value == "1")
    }
}
