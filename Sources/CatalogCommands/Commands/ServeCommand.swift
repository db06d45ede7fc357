import ArgumentParser
import BuildEngine
import CatalogLoading
import CatalogModel
@preconcurrency import Dispatch
import HTMLBackend

/// The command `catalog serve`: builds the HTML site, serves the pages on the local machine, and rebuilds and reloads
/// open pages after every change.
struct ServeCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the HTML site locally, and rebuild and reload it on every change.",
        discussion: """
            Serves an output of the backend html. Saving a file of the catalog rebuilds the HTML site and reloads the open \
            pages, which also show the findings with their files and lines. Press Ctrl-C to stop.

            Example: catalog serve --open
            """)

    @OptionGroup var options: CatalogOptions
    @OptionGroup var records: RecordOptions

    @Option(
        help: ArgumentHelp(
            "The address to listen on; 0.0.0.0 lets other machines connect to all addresses of this machine.",
            valueName: "address"))
    var host = ServerHost.local

    @Option(help: ArgumentHelp("The port to listen on; 0 for any free port.", valueName: "number"))
    var port: UInt16 = 4600

    @Option(
        help: ArgumentHelp("The output to serve, if several have the backend html.", valueName: "name"),
        completion: .outputName)
    var only: String?

    @Flag(help: "Open the HTML site in the browser.")
    var open = false

    func run() async throws {
        let output = ServedOutput()
        let server = try listen(output)
        try Terminal.output.write("Serving \(server.address), Ctrl-C ends\n")
        if host.isShared { try Terminal.output.write("Other machines can reach this server at port \(server.port)\n") }
        DispatchQueue(label: "server").async { server.run() }
        if open, !Browser.open(server.address) {
            try Terminal.errors.write("cannot start a browser; open \(server.address)\n")
        }
        var build = try await BuildCommand.asyncParse([])
        build.options = options
        build.records = records
        var state = ServerState()
        // With this state, a page that was opened before the first change identifies its build.
        server.tell(state.text)
        try await WatchReport.watch(isQuiet: options.quiet) { run, onFindings in
            do {
                if build.only.isEmpty { build.only = [try await name(run)] }
                let turn = try await build.turn(run, onFindings: onFindings)
                if let folder = turn.outputs.first?.target.location { output.serve(folder) }
                if state.note(turn) { server.tell(state.text) }
                return turn
            } catch let failure as CommandError {
                if state.note(Turn(findings: failure.findings, text: "", summary: "")) { server.tell(state.text) }
                throw failure
            }
        }
    }

    private func listen(_ output: ServedOutput) throws -> SiteServer {
        do {
            return try SiteServer(
                output, policy: HTMLBackend.serverPolicy, framed: HTMLBackend.demoFolder, host: host, port: port)
        } catch {
            throw ValidationError(
                error.isTaken
                    ? "Port \(port) is in use; choose another one with --port, or 0 for any free port."
                    : "Cannot listen on \(host.text), port \(port): \(error.words).")
        }
    }

    /// Returns the name of the output to serve.
    private func name(_ run: EngineRun) async throws -> String {
        if let only { return only }
        let loaded = await options.read(try options.path(), from: run.files)
        guard let registry = loaded.registry else { throw CommandError(loaded.diagnostics) }
        guard let site = registry.configuration.outputs(of: HTMLBackend().name).first else {
            throw ValidationError("No output of catalog.yaml has the backend html; add 'html: {}' to the outputs.")
        }
        return site.name
    }
}

extension ServerHost: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }

    package var defaultValueDescription: String { text }
}
