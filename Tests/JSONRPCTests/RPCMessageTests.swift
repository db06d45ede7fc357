import CatalogModel
import Testing

@testable import JSONRPC

/// Lines that are messages of JSON-RPC, and the errors of all other lines.
@Suite("Messages of JSON-RPC")
struct RPCMessageTests {
    private func message(_ text: String) throws -> RPCMessage { try RPCMessage(parsing: Array(text.utf8)) }

    @Test("A request keeps its id, method and parameters.")
    func request() throws {
        let id: [(String, JSONValue)] = [("7", .integer(7)), ("\"a\"", "a"), ("1.50", .number("1.50"))]
        for (text, value) in id {
            #expect(
                try message(#"{"jsonrpc":"2.0","id":\#(text),"method":"m","params":{"a":[true]}}"#)
                    == .request(id: value, method: "m", parameters: ["a": [true]]))
        }
    }

    @Test("A message without an id is a notification, and one with a result or an error a response.")
    func others() throws {
        #expect(
            try message(#"{"jsonrpc":"2.0","method":"m"}"#) == .notification(method: "m", parameters: JSONObject()))
        // Invalid parameters of a notification have no answer either.
        for parameters in ["[]", "[1]", "5"] {
            #expect(
                try message(#"{"jsonrpc":"2.0","method":"m","params":\#(parameters)}"#)
                    == .notification(method: "m", parameters: JSONObject()))
        }
        #expect(try message(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == .response)
        #expect(try message(#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"a"}}"#) == .response)
    }

    @Test(
        "A malformed message has the code of the specification, and the id as far as the message states one.",
        arguments: [
            ("{", -32700, JSONValue.null), ("[1,2,]", -32700, .null), ("\u{FFFD}", -32700, .null),
            (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, -32600, .null), ("1", -32600, .null), ("{}", -32600, .null),
            (#"{"jsonrpc":"1.0","id":1,"method":"m"}"#, -32600, .integer(1)),
            (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, -32600, .null),
            (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, -32600, .null),
            (#"{"jsonrpc":"2.0","id":"x","method":5}"#, -32600, "x"),
            (#"{"jsonrpc":"2.0","id":1}"#, -32600, .integer(1)),
            (#"{"jsonrpc":"2.0","id":1,"method":"m","params":[1]}"#, -32602, .integer(1)),
        ])
    func malformed(text: String, code: Int, id: JSONValue) {
        let failure = #expect(throws: RPCFailure.self) { try message(text) }
        #expect(failure?.error.code == code)
        #expect(failure?.id == id)
    }

    @Test("Deep nesting is an error.")
    func deep() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: RPCFailure.self) { try message(text) }
    }
}
