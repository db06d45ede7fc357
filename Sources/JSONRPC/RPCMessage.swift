package import CatalogModel
import CatalogSyntax

/// A message of JSON-RPC 2.0 as received: a request, a notification or a response.
package enum RPCMessage: Equatable, Sendable {
    /// A call that gets an answer with the same id: a string or a number.
    case request(id: JSONValue, method: String, parameters: JSONObject)
    /// A call without an answer.
    case notification(method: String, parameters: JSONObject)
    /// The answer to a request of this side.
    case response

    /// Parses the text of a message.
    ///
    /// Batches, and requests with parameters by position, are rejected: no protocol on top of this module uses them.
    package init(parsing text: [UInt8]) throws(RPCFailure) {
        var diagnostics = Diagnostics(limit: 1)
        let file = SourceFile(path: "message", bytes: text)
        guard let node = JSONReader.read(file, diagnostics: &diagnostics) else {
            throw RPCFailure(.parseError(diagnostics.sorted().first?.message ?? "invalid JSON"))
        }
        guard case .object(let message) = node.jsonValue() else {
            throw RPCFailure(.invalidRequest("the message is not an object; batches are not supported"))
        }
        let id = message["id"]
        switch id {
        case .string?, .number?, nil: break
        default: throw RPCFailure(.invalidRequest("'id' is not a string or a number"))
        }
        guard message["jsonrpc"] == "2.0" else {
            throw RPCFailure(.invalidRequest("'jsonrpc' is not \"2.0\""), id: id)
        }
        if message["method"] == nil, message["result"] != nil || message["error"] != nil {
            self = .response
            return
        }
        guard case .string(let method)? = message["method"] else {
            throw RPCFailure(.invalidRequest("'method' is not a string"), id: id)
        }
        let parameters: JSONObject
        switch message["params"] {
        case nil: parameters = JSONObject()
        case .object(let object)?: parameters = object
        // A notification never has an answer, not even for invalid parameters (JSON-RPC 2.0, section 4.1).
        case _ where id == nil: parameters = JSONObject()
        default: throw RPCFailure(.invalidParameters("'params' is not an object"), id: id)
        }
        self =
            id.map { .request(id: $0, method: method, parameters: parameters) }
            ?? .notification(method: method, parameters: parameters)
    }
}

/// An error of JSON-RPC 2.0, as sent in an answer.
package struct RPCError: Error, Equatable, Sendable {
    package let code: Int
    package let message: String
    /// Details for the client.
    package let data: JSONValue?

    package init(code: Int, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    package static func parseError(_ problem: String) -> RPCError { RPCError(code: -32700, "Parse error: \(problem)") }
    package static func invalidRequest(_ problem: String) -> RPCError {
        RPCError(code: -32600, "Invalid request: \(problem)")
    }
    package static func methodNotFound(_ method: String) -> RPCError {
        RPCError(code: -32601, "Method not found: \(method.prefix(100))")
    }
    package static func invalidParameters(_ problem: String, data: JSONValue? = nil) -> RPCError {
        RPCError(code: -32602, "Invalid params: \(problem)", data: data)
    }

    var json: JSONValue { ["code": .integer(code), "message": .string(message), "data": data] }
}

/// The error of a message that could not become a call, with the id as far as the message states one.
package struct RPCFailure: Error, Equatable, Sendable {
    package let error: RPCError
    /// `null` where the id could not be determined.
    package let id: JSONValue

    init(_ error: RPCError, id: JSONValue? = nil) {
        self.error = error
        self.id = id ?? .null
    }
}
