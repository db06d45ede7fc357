import CatalogModel
import Testing

/// The searches find what is not there.
@Suite("Looking for facts")
struct SearchTests {
    private static let record = FactRecord(
        name: "size", facts: Fact.text(.type, "Size") + Fact.text(.default, ".small") + Fact.prose("How *large*."))

    private static func missing(_ property: JSONValue) -> [String] {
        DumpRecord(["types": [["name": "Box", "properties": [property]]]])
            .missing(FactRecord(name: "Box", inner: [record]), at: "a")
    }

    @Test("in a dump needs each in the record that it belongs to")
    func dump() {
        #expect(
            Self.missing(["name": "size", "type": "Size", "default": ".small", "description": "How *large*."]) == [])
        #expect(
            Self.missing(["name": "size", "type": "Size?", "description": "How large."]) == [
                "a › Box › size: the type \"Size\"", "a › Box › size: the default \".small\"",
                "a › Box › size: the description \"How *large*.\"",
            ])
        #expect(
            Self.missing(["name": "width", "properties": [["name": "size", "type": "Size"]]])
                == ["a › Box › size: there is no such record"])
    }

    @Test("in an output needs whole words")
    func output() {
        func result(_ row: String) -> OutputSearch.Result {
            var result = OutputSearch.Result()
            let words = Self.record.all.map { ($0, $0.isProse ? "How large." : $0.text) }
            let search = OutputSearch(passages: [:], words: Dictionary(uniqueKeysWithValues: words))
            search.look(for: Self.record, at: "a", in: [row, row + " and more"], &result)
            return result
        }
        #expect(result("size Size .small How large.").missing == [])
        #expect(result("size Size .small How large.").together == 4)
        #expect(
            result("resize Sizes .smaller How large. size").missing
                == ["a › size: the type Size", "a › size: the default .small"])
        #expect(result("size").shown == 1)
    }
}
