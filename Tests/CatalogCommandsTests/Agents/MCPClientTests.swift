import CatalogTestSupport
import Testing

/// `catalog mcp` as used by clients that others wrote.
@Suite("Clients of the Model Context Protocol")
struct MCPClientTests {
    /// Whether the Python of the external validators has the clients.
    private static let hasClient =
        Judge.python.isPresent && (try? Judge.python.run(["-c", "import mcp, mcp_probe"]))?.status == 0

    @Test(
        "Clients and generators of requests find no fault.",
        .enabled(if: hasClient, "the Python packages mcp and mcp-conform are not installed; Tests/run installs them"),
        arguments: [
            // The client of PyPI in its three modes, and mcp-conform.
            ["judge_mcp.py"],
            // The schemas of the protocol and of the tools.
            ["judge_mcp_schemas.py"],
            // Random and malformed requests.
            ["judge_mcp_input.py", Thoroughness.isFull ? "300000" : "3000"],
        ])
    func clients(script: [String]) throws {
        let catalog = SharedData.repository.appendingPathComponent("Catalog").path
        let path = Judge.scripts.appendingPathComponent(script[0]).path
        let verdict = try Judge.python.run([path, BuiltProgram.url.path, catalog] + script.dropFirst())
        #expect(verdict.output == "[]\n", "\(verdict.errors)")
    }
}
