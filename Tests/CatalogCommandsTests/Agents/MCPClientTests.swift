import CatalogTestSupport
import Testing

/// `catalog mcp` as used by clients that others wrote.
@Suite("Clients of the Model Context Protocol")
struct MCPClientTests {
    /// Whether the Python of the external validators has the clients.
    private static let hasClient =
        Judge.python.isPresent && (try? Judge.python.run(["-c", "import mcp, mcp_probe"]))?.status == 0

    @Test(
        "The client of PyPI in its three modes and mcp-conform find nothing.",
        .enabled(if: hasClient, "the Python packages mcp and mcp-conform are not installed; Tests/run installs them"))
    func clients() throws {
        let script = Judge.scripts.appendingPathComponent("judge_mcp.py").path
        let catalog = SharedData.repository.appendingPathComponent("Catalog").path
        let verdict = try Judge.python.run([script, BuiltProgram.url.path, catalog])
        #expect(verdict.output == "[]\n", "\(verdict.errors)")
    }
}
