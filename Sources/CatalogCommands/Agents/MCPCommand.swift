import ArgumentParser
import JSONRPC

/// The command `catalog mcp`: answers the questions of coding agents over standard input and output.
struct MCPCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Serve the catalog to coding agents over the Model Context Protocol.",
        discussion: """
            Reads requests from standard input and writes answers to standard output, one message per line, until \
            standard input ends. Supports the protocol versions 2026-07-28 and 2025-11-25. Saved files take effect at \
            the next request.

            Example: catalog mcp --catalog Catalog
            """)

    @OptionGroup var options: CatalogOptions

    func run() async throws {
        let catalog = AgentCatalog(options: options)
        // Clients start with requests that do not need the catalog.
        Task { await catalog.prepare() }
        await RPCServer().run(MCPServer(catalog: catalog, options: options)) { Self.exit() }
    }
}
