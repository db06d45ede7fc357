import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands
@testable import JSONRPC

/// The methods of the Model Context Protocol over the catalog of this repository.
@Suite("Model Context Protocol")
struct MCPServerTests {
    private static let server: MCPServer = {
        var options = CatalogOptions()
        options.catalog = SharedData.repository.appendingPathComponent("Catalog").path
        return MCPServer(catalog: AgentCatalog(options: options), options: options)
    }()

    private static let modern: JSONObject = [
        "_meta": [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": [:],
        ]
    ]

    /// Returns the answer to a line; nil where the line has none.
    private func answer(to line: String) async -> JSONValue? {
        await RPCServer().answer(.text(Array(line.utf8)), by: Self.server)
    }

    private func result(_ method: String, _ parameters: JSONObject, isModern: Bool = false) async throws -> JSONObject {
        var parameters = parameters
        if isModern { parameters["_meta"] = Self.modern["_meta"] }
        guard case .object(let object) = try await Self.server.answer(method, parameters: parameters) else {
            return JSONObject()
        }
        return object
    }

    // MARK: Versions

    @Test(
        "A client with a handshake gets its version, or the newest.",
        arguments: ["2025-11-25", "2024-11-05", "1999-01-01"])
    func handshake(version: String) async throws {
        let result = try await result("initialize", ["protocolVersion": .string(version)])
        #expect(result["protocolVersion"] == (version == "1999-01-01" ? "2025-11-25" : .string(version)))
        #expect(result["resultType"] == nil)
    }

    @Test(
        "A client without a handshake gets the fields of its version.",
        arguments: ["server/discover", "tools/list", "resources/list", "resources/templates/list"])
    func modernFields(method: String) async throws {
        let result = try await result(method, JSONObject(), isModern: true)
        #expect(result["resultType"] == "complete")
        #expect(result["ttlMs"] != nil)
        #expect(result["cacheScope"] != nil)
    }

    @Test("A version that the server does not have is an error with the versions it has.")
    func version() async {
        let parameters: JSONObject = ["_meta": ["io.modelcontextprotocol/protocolVersion": "2030-01-01"]]
        let error = await #expect(throws: RPCError.self) {
            try await Self.server.answer("tools/list", parameters: parameters)
        }
        #expect(error?.code == -32022)
        #expect(error?.data != nil)
    }

    @Test("A request may state a version with a handshake, and has the answer of that version.")
    func statedHandshake() async throws {
        let result = try await result(
            "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2025-11-25"]])
        #expect(result["tools"] != nil)
        #expect(result["resultType"] == nil)
    }

    // MARK: Tools

    @Test("The list of tools is the same bytes each time, and fits its budget.")
    func tools() async throws {
        let first = JSONValue.object(try await result("tools/list", JSONObject())).compact
        #expect(first == JSONValue.object(try await result("tools/list", JSONObject())).compact)
        // Tokenizers need a token for about four bytes of JSON.
        #expect(first.utf8.count < 8_500)
        #expect(!first.contains(":true,\"properties\""))
        #expect(MCPServer.instructions.count <= 2_048)
    }

    @Test(
        "A tool answers with text and facts, and an unknown name or argument is an error of the tool.",
        arguments: [
            ("search", ["query": "button"], false), ("get", ["id": "button"], false), ("get", ["id": "buton"], true),
            ("get", ["id": "button", "x": "y"], true), ("token", ["token": "#ffffff"], false),
            ("check_usage", ["code": "Other(a: 1)", "language": "swift"], false), ("health", [:], false),
            ("changes", ["from": "no-such-revision"], true),
        ] as [(String, JSONObject, Bool)])
    func call(name: String, arguments: JSONObject, isError: Bool) async throws {
        let result = try await result("tools/call", ["name": .string(name), "arguments": .object(arguments)])
        #expect((result["isError"] == true) == isError)
        #expect((result["structuredContent"] == nil) == isError)
    }

    @Test("An unknown tool, resource, cursor or method is an error of the protocol.")
    func unknown() async throws {
        for (method, parameters, code) in [
            ("tools/call", ["name": "none"], -32602), ("resources/read", ["uri": "catalog://entry/none"], -32002),
            ("resources/list", ["cursor": "x"], -32602), ("resources/list", ["cursor": "+1"], -32602),
            ("tools/list", ["cursor": "x"], -32602), ("tools/list", ["cursor": .integer(5)], -32602),
            ("resources/templates/list", ["cursor": "100"], -32602), ("prompts/list", JSONObject(), -32601),
        ] as [(String, JSONObject, Int)] {
            let error = await #expect(throws: RPCError.self) {
                try await Self.server.answer(method, parameters: parameters)
            }
            #expect(error?.code == code)
        }
    }

    @Test(
        "An argument of 'changes' without a catalog is an error that names the argument.",
        arguments: [
            (["from": "no-such-revision"], "from"), (["from": ""], "from"),
            (["from": .string(SharedData.repository.appendingPathComponent("Catalog").path), "to": "none"], "to"),
        ] as [(JSONObject, String)])
    func changes(arguments: JSONObject, name: String) async throws {
        let result = try await result("tools/call", ["name": "changes", "arguments": .object(arguments)])
        guard case .array(let content)? = result["content"], case .object(let first)? = content.first,
            case .string(let text)? = first["text"]
        else {
            Issue.record("the answer has no text")
            return
        }
        #expect(text.hasPrefix("Invalid argument '\(name)' of `changes`: "))
        #expect(text.hasSuffix(" Use a git revision, or the folder or dump of a catalog.\n"))
        #expect(result["isError"] == true)
    }

    @Test("A catalog that was away for a while is read again without a note.")
    func absence() async throws {
        let program = try CatalogProgram()
        try program.writeSmallCatalog(in: "Catalog")
        var options = CatalogOptions()
        options.catalog = program.folder.url.appendingPathComponent("Catalog").path
        let catalog = AgentCatalog(options: options)
        #expect(await catalog.state().note == nil)
        let folder = program.folder.url.appendingPathComponent("Catalog")
        let file = folder.appendingPathComponent("catalog.yaml")
        let other = folder.appendingPathComponent("other.yaml")
        try FileManager.default.moveItem(at: file, to: other)
        #expect(await catalog.state().note?.hasPrefix("The files have errors now;") == true)
        try FileManager.default.moveItem(at: other, to: file)
        let state = await catalog.state()
        #expect(state.note == nil)
        #expect(state.answers != nil)
    }

    @Test("A resource is the Markdown of an entry or a token.")
    func resources() async throws {
        let entry = try await result("resources/read", ["uri": "catalog://entry/badge"])
        #expect(JSONValue.object(entry).compact.contains("# Badge (`badge`)"))
    }

    // MARK: Malformed input

    @Test("Random and mutated lines have an error or no answer, and never end the server.")
    func mutated() async {
        let seeds = [
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get","arguments":{"id":"badge"}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check_usage","arguments":{"code":"Badge(text: \"a\")","language":"swift"}}}"#,
            #"{"jsonrpc":"2.0","id":"x","method":"resources/read","params":{"uri":"catalog://token/a%20b"}}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#,
        ].map { Array($0.utf8) }
        var random = SeededRandom(seed: 63)
        for number in 0..<1_000 {
            var line = seeds[number % seeds.count]
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 0..<line.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: line[index] = UInt8.random(in: 0...255, using: &random)
                case 1: line.remove(at: index)
                default: line.insert(contentsOf: line[index..<min(index + 9, line.count)], at: index)
                }
            }
            guard let answer = await RPCServer().answer(.text(line), by: Self.server) else { continue }
            guard case .object(let object) = answer else {
                Issue.record("the answer is not an object")
                continue
            }
            #expect(object["jsonrpc"] == "2.0")
            #expect((object["result"] == nil) != (object["error"] == nil))
            #expect(!answer.compact.utf8.contains(UInt8(ascii: "\n")))
        }
    }
}
