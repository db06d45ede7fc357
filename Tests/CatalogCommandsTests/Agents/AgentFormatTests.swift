import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogCommands
@testable import JSONRPC

/// The commands that print answers for agents.
@Suite("The format for agents")
struct AgentFormatTests {
    private static let catalog = SharedData.repository.appendingPathComponent("Catalog").path

    @Test(
        "A command prints the answer of the tool of 'catalog mcp' byte for byte.",
        arguments: [
            (["search", "date", "input"], "search", ["query": "date input"]),
            (
                ["search", "text", "--kind", "state", "--limit", "1"], "search",
                ["query": "text", "kind": "state", "limit": .integer(1)]
            ),
            (["search", "qqxx"], "search", ["query": "qqxx"]), (["show", "badge"], "get", ["id": "badge"]),
            (
                ["show", "badge", "--part", "states", "--part", "overview", "--max-tokens", "300"], "get",
                ["id": "badge", "parts": ["states", "overview"], "max_tokens": .integer(300)]
            ),
            (
                ["show", "badge", "--part", "overview", "--part", "variants", "--max-tokens", "300"], "get",
                ["id": "badge", "parts": ["overview", "variants"], "max_tokens": .integer(300)]
            ),
            (
                ["show", "badge", "--platform", "swiftui", "--member", "text"], "get",
                ["id": "badge", "platform": "swiftui", "member": "text"]
            ),
            (["show", "bage"], "get", ["id": "bage"]),
            (["token", "theme.color.input.error.border"], "token", ["token": "theme.color.input.error.border"]),
            (["token", "#0a84ff", "--theme", "dark"], "token", ["token": "#0a84ff", "theme": "dark"]),
            (["token", "none"], "token", ["token": "none"]), (["health"], "health", [:]),
            (["health", "--id", "badge"], "health", ["id": "badge"]),
            (["health", "--id", "bage"], "health", ["id": "bage"]),
            (["diff", catalog], "changes", ["from": .string(catalog)]),
            (
                ["diff", catalog, catalog, "--id", "badge"], "changes",
                ["from": .string(catalog), "to": .string(catalog), "id": "badge"]
            ),
            (["diff", catalog, "--id", "bage"], "changes", ["from": .string(catalog), "id": "bage"]),
            (["diff", "nope"], "changes", ["from": "nope"]),
            (["diff", catalog, "nope"], "changes", ["from": .string(catalog), "to": "nope"]), (["token"], "token", [:]),
            (["show", "badge", "--max-tokens", "5"], "get", ["id": "badge", "max_tokens": .integer(5)]),
            (["search", "badge", "--limit", "0"], "search", ["query": "badge", "limit": .integer(0)]),
        ] as [([String], String, JSONObject)])
    func bytes(command: [String], tool: String, arguments: JSONObject) async throws {
        var options = CatalogOptions()
        options.catalog = Self.catalog
        let server = MCPServer(catalog: AgentCatalog(options: options), options: options)
        let result = try await server.answer(
            "tools/call", parameters: ["name": .string(tool), "arguments": .object(arguments)])
        let format = tool == "search" ? [] : ["--format", "agent"]
        let printed = try CatalogProgram().run(command + format + ["--catalog", Self.catalog, "--quiet"])
        let content: JSONValue = [["type": "text", "text": .string(printed.output)]]
        #expect(result.object["content"] == content)
        #expect(printed.status == (result.object["isError"] == true ? 1 : 0))
    }

    @Test("A folder in place of a file and a query without words are errors with the reason.")
    func unanswered() throws {
        let program = try CatalogProgram()
        try program.write("code/a.swift", "Badge()\n")
        let folder = try program.run("check-usage", "code", "--language", "swift", "--catalog", Self.catalog)
        #expect(folder.errors == "error: cannot read 'code': it is not a readable file [missing-catalog]\n1 error\n")
        #expect(folder.status == 1)
        let query = try program.run("search", "--catalog", Self.catalog, "--", "--")
        #expect(query.output == "The query has no words; search for words, names or a part of a name.\n")
        #expect(query.status == 1)
    }

    @Test("'check-usage' prints the answer of its tool, and states a difference in its status.")
    func usage() async throws {
        let program = try CatalogProgram()
        try program.write("a.swift", "BB.Badge(txt: \"a\", appearance: .info)\n")
        var options = CatalogOptions()
        options.catalog = Self.catalog
        let server = MCPServer(catalog: AgentCatalog(options: options), options: options)
        let result = try await server.answer(
            "tools/call",
            parameters: [
                "name": "check_usage",
                "arguments": [
                    "code": .string(try program.read("a.swift")), "language": "swift", "platform": "swiftui",
                ],
            ])
        let printed = try program.run(
            "check-usage", "a.swift", "--platform", "swiftui", "--format", "agent", "--catalog", Self.catalog, "--quiet"
        )
        #expect(result.object["content"] == [["type": "text", "text": .string(printed.output)]])
        #expect(printed.status == 2)
    }
}

extension JSONValue {
    fileprivate var object: JSONObject { if case .object(let object) = self { object } else { JSONObject() } }
}
