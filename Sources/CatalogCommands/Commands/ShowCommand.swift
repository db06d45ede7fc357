import ArgumentParser
import CatalogAnswers
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

    @OptionGroup var format: AgentFormat

    @Option(help: "Print this part only, with --format agent. Can be repeated.")
    var part: [String] = []

    @Option(help: "Print this implementation only, with --format agent.")
    var platform: String?

    @Option(help: "Print this member only, with --format agent.")
    var member: String?

    @Option(help: ArgumentHelp("The limit of the text in tokens, with --format agent.", valueName: "count"))
    var maxTokens: Int?

    func run() async throws {
        let registry = try await options.load()
        if format.isAgent {
            try registry.print(
                .get,
                with: [
                    "id": .string(id), "parts": part.isEmpty ? nil : .array(part.map { .string($0) }),
                    "platform": platform.map { .string($0) }, "member": member.map { .string($0) },
                    "max_tokens": maxTokens.map { .integer($0) },
                ])
            return
        }
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
