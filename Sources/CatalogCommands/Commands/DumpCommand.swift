import ArgumentParser
import CatalogModel
import CatalogFormat

/// The command `catalog dump`: prints the whole checked and linked catalog as JSON.
struct DumpCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Prints the whole catalog as JSON: checked, linked, nothing left out.")

    @OptionGroup var options: CatalogOptions

    func run() async throws {
        try Terminal.output.write(RegistryDump.json(try await options.load()).printed)
    }
}
