import ArgumentParser
import CatalogModel
import CatalogFormat

/// The command `catalog dump`: prints the whole checked and linked catalog as JSON.
struct DumpCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Print the whole catalog as JSON, checked and with resolved links.",
        discussion: "Example: catalog dump > catalog.json")

    @OptionGroup var options: CatalogOptions

    func run() async throws {
        try Terminal.output.write(RegistryDump.json(try await options.load()).printed)
    }
}
