import ArgumentParser
import CatalogModel

/// The command `catalog list`: lists the entries of a catalog by category.
struct ListCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the entries by category.",
        discussion: "Example: catalog list --json")

    @OptionGroup var options: CatalogOptions

    @Flag(help: "Print the list as JSON.")
    var json = false

    func run() async throws {
        let registry = try await options.load()
        let terminal = Terminal.output
        try terminal.write(json ? EntryList.json(registry) : EntryList.text(registry, layout: terminal.layout))
    }
}
