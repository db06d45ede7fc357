import CatalogModel
import Testing

@testable import JSONRPC

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The server of JSON-RPC over two pipes.
@Suite("Server of JSON-RPC")
struct RPCServerTests {
    /// Methods that return their parameters, or fail.
    private struct Echo: RPCHandler {
        func answer(_ method: String, parameters: JSONObject) async throws(RPCError) -> JSONValue {
            if method == "echo" { return .object(parameters) }
            throw .methodNotFound(method)
        }
        func receive(_ method: String, parameters: JSONObject) async {}
    }

    /// Returns the output for an input, up to the end of both.
    private func output(_ input: String, limit: Int = 1 << 20) async -> String {
        var (requests, answers): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&requests) == 0, pipe(&answers) == 0 else { return "no pipe" }
        let bytes = Array(input.utf8)
        #expect(write(requests[1], bytes, bytes.count) == bytes.count)
        close(requests[1])
        await RPCServer(input: requests[0], output: answers[1], messageLimit: limit).run(Echo()) {}
        close(answers[1])
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(answers[0], &buffer, buffer.count)
        close(answers[0])
        close(requests[0])
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }

    @Test("Requests are answered in order, one line each, and the server ends with its input.")
    func lines() async {
        let input = """
            {"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":"b\\nc"}}\r

            {"jsonrpc":"2.0","method":"echo"}
            {"jsonrpc":"2.0","id":2,"method":"none"}
            nonsense
            {"jsonrpc":"2.0","id":3,"method":"echo"}
            """
        let lines = await output(input).split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first == #"{"jsonrpc":"2.0","id":1,"result":{"a":"b\nc"}}"#)
        #expect(lines.dropFirst().first?.contains("-32601") == true)
        #expect(lines.dropFirst(2).first?.contains("\"id\":null,\"error\":{\"code\":-32700") == true)
        #expect(lines.last == #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
    }

    @Test("A message over the limit is an error, and the next message has its answer.")
    func limit() async {
        let long = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\(String(repeating: "a", count: 500))\"}\n"
        let lines = await output(long + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"echo\"}\n", limit: 200)
            .split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("more than 200 bytes") == true)
        #expect(lines.last == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
    }

    @Test("Lines are the same however the bytes arrive.", arguments: [1, 2, 3, 7, 100])
    func pieces(size: Int) {
        let bytes = Array("{}\n\n [1]\r\n\tlast".utf8)
        var lines = RPCLines(limit: 10)
        var found: [RPCLines.Line] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            found += lines.add(bytes[start..<min(start + size, bytes.count)])
        }
        found += lines.finish()
        #expect(found == ["{}", " [1]\r", "\tlast"].map { .text(Array($0.utf8)) })
    }
}
