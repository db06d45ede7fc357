import ArgumentParser
import CatalogModel
import CatalogFormat

/// The command `catalog show`: prints an entry for the terminal or as JSON.
struct ShowCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show an entry in the terminal.",
        discussion: "Example: catalog show button")

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The id of the entry.", completion: .entryID)
    var id: String

    @Flag(help: "Print all facts of the entry as JSON.")
    var json = false

    func run() async throws {
        let registry = try await options.load()
        let component = try registry.component(named: id)
        let terminal = Terminal.output
        if json {
            try terminal.write(RegistryDump.json(component, in: registry).printed)
        } else {
            try terminal.write(EntryView.text(component, layout: terminal.layout))
        }
    }
}

extension ComponentRegistry {
    /// Returns the entry named by a command.
    func component(named id: String) throws(CommandError) -> Component {
        if let component = self[id] { return component }
        let suggestion = suggestion(for: id, among: components.map(\.id.rawValue))
        throw CommandError(.unknownEntry(id, suggestion: suggestion))
    }
}
