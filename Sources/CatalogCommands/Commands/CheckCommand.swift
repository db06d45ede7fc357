import ArgumentParser
import CatalogLoading
import CatalogModel

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says what is wrong with the catalog; writes nothing.")

    @OptionGroup var options: CatalogOptions

    @Option(help: "How findings are printed: text to standard error, other formats to standard output.")
    var format = FindingFormat.text

    @Flag(help: "Let warnings fail the check, too.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Print findings only.")
    var quiet = false

    func run() async throws {
        let path: String
        do throws(CommandFailure) {
            path = try options.path()
        } catch {
            try format.print(error.findings)
            throw ExitCode.catalogErrors
        }
        let loaded = await options.read(path).requiringEntries()
        try format.print(loaded.diagnostics)
        let count = FindingCount(loaded.diagnostics)
        guard let registry = loaded.registry, count.errors == 0 else { throw ExitCode.catalogErrors }
        if strict, count.warnings > 0 { throw ExitCode.catalogErrors }
        if quiet || format.name != FindingFormat.text.name { return }
        try Terminal.output.write(summary(registry, loaded: loaded))
    }

    private func summary(_ registry: ComponentRegistry, loaded: LoadedCatalog) -> String {
        let entries = counted(registry.components.count, "entry")
        let files = counted(loaded.fileCount, "file")
        return "\(registry.title): \(entries) in \(files), \(FindingCount(loaded.diagnostics))\n"
    }
}

extension ComponentRegistry {
    /// The catalog's name, fit for a terminal.
    var title: String { (configuration.name?.value ?? "catalog").visible }
}
