import CatalogModel
import Foundation
import Testing

struct JSONPrinterTests {
    private let value: JSONValue = [
        "text": "a \"b\" \\ \n\t\u{1} é 😀 \u{2028}", "digits": .number("1.50"), "none": nil, "null": .null,
        "list": [true, false, []], "empty": [:],
    ]

    @Test func printsMembersInOrderAndLeavesOutNil() {
        let expected = """
            {"text":"a \\"b\\" \\\\ \\n\\t\\u0001 é 😀 \u{2028}","digits":1.50,"null":null,"list":[true,false,[]],"empty":{}}
            """
        #expect(value.compact == expected)
    }

    @Test func anotherReaderReadsTheSame() throws {
        let object = try JSONSerialization.jsonObject(with: Data(value.prettyPrinted.utf8)) as? NSDictionary
        #expect(object?["text"] as? String == "a \"b\" \\ \n\t\u{1} é 😀 \u{2028}")
        #expect(object?.count == 5)
    }

    @Test(arguments: ["\"", "\\", "\n", "\u{1F}", "\u{7F}", "\u{80}", "a", "¢", " "])
    func escapesAtAnyPlaceWhatHasToBe(character: String) throws {
        for location in 0..<20 {
            let text =
                String(repeating: "-", count: location) + character + String(repeating: "é", count: 20 - location)
            let read = try JSONSerialization.jsonObject(
                with: Data(JSONValue.string(text).compact.utf8), options: .fragmentsAllowed)
            #expect(read as? String == text)
        }
        let isEscaped = character < " " || ["\"", "\\"].contains(character)
        #expect(JSONValue.string(character).compact.hasPrefix("\"\\") == isEscaped)
    }

    @Test func settingAMemberKeepsItsPlace() {
        var object = JSONObject(["a": .integer(1), "b": .integer(2)])
        object["a"] = "new"
        object["c"] = true
        object["b"] = nil
        #expect(JSONValue.object(object).compact == #"{"a":"new","c":true}"#)
    }

    // MARK: Lines

    @Test func whatIsShortStandsOnOneLine() {
        let value: JSONValue = [
            "empty": [], "flat": ["a": .integer(1), "b": [], "c": [:]], "list": ["a", .null, false],
            "alternatives": [["type": "string"], ["type": "null"]], "nested": ["a": ["b": ["c": true]]],
        ]
        #expect(
            value.prettyPrinted == """
                {
                  "empty": [],
                  "flat": { "a": 1, "b": [], "c": {} },
                  "list": ["a", null, false],
                  "alternatives": [{ "type": "string" }, { "type": "null" }],
                  "nested": {
                    "a": { "b": { "c": true } }
                  }
                }

                """)
        #expect(JSONValue.object(JSONObject()).prettyPrinted == "{}\n")
        #expect(JSONValue.string("a").prettyPrinted == "\"a\"\n")
    }

    /// Beside its text, `  "k": { "a": "…" }` has 18 columns.
    @Test(arguments: [(82, true), (83, false)])
    func aLineHasHundredColumns(length: Int, fits: Bool) {
        let inner: JSONValue = ["a": .string(String(repeating: "x", count: length))]
        let value: JSONValue = ["one": ["two": ["three": true]], "k": inner]
        let lines = value.prettyPrinted.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("  \"k\": { \"a\"") } == fits)
        if fits { #expect(lines.map(\.count).max() == 100) }
    }

    @Test func whatIsEscapedCountsAsItIsWritten() {
        let value: JSONValue = ["a": .string(String(repeating: "\"", count: 60)), "b": "c"]
        #expect(value.prettyPrinted.split(separator: "\n").count == 4)
    }

    @Test func partsMakeTheSameTextAsTheWhole() {
        let inner: JSONValue = ["c": ["d": ["e": [.integer(1), .integer(2)]]], "f": [:]]
        let whole: JSONValue = [
            "a": ["b": ["b": ["b": true]]], "$defs": ["first": inner, "second": inner], "z": .null,
        ]
        var printer = JSONPrinter()
        printer.open()
        printer.print("a", value: ["b": ["b": ["b": true]]])
        printer.open("$defs")
        printer.print(member: JSONPrinter.member("first", value: inner, level: 2))
        printer.print("second", value: inner)
        printer.close()
        printer.print("z", value: .null)
        printer.close()
        #expect(String(decoding: printer.finished(), as: UTF8.self) == whole.prettyPrinted)
    }
}
