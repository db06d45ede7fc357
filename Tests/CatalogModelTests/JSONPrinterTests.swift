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

    @Test func settingAMemberKeepsItsPlace() {
        var object = JSONObject(["a": .integer(1), "b": .integer(2)])
        object["a"] = "new"
        object["c"] = true
        object["b"] = nil
        #expect(JSONValue.object(object).compact == #"{"a":"new","c":true}"#)
    }
}
