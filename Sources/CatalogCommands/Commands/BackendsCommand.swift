import ArgumentParser
import CatalogModel
import CatalogRendering

struct BackendsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backends", abstract: "Lists what can render a catalog, with the options for catalog.yaml.")

    @Flag(help: "Print the list as JSON.")
    var json = false

    func run() async throws {
        let terminal = Terminal.output
        let backends = CatalogCommandLine.backends
        try terminal.write(json ? BackendList.json(backends) : BackendList.text(backends, layout: terminal.layout))
    }
}
