import ArgumentParser
import CatalogLoading
import CatalogModel
import CatalogRendering

/// Which catalog a command works on.
struct CatalogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The catalog.yaml, or a folder that holds one.", valueName: "path"),
        completion: .file(extensions: ["yaml"]))
    var catalog: String?

    /// Reads the catalog. Findings that do not stop the command are printed.
    func load() async throws -> ComponentRegistry {
        let loaded = try await read()
        guard let registry = loaded.registry else { throw CommandFailure(loaded.diagnostics) }
        try FindingFormat.text.print(loaded.diagnostics)
        return registry
    }

    /// Reads the catalog, whatever its findings.
    func read() async throws(CommandFailure) -> LoadedCatalog {
        await CatalogLoader.load(try CatalogLocation.find(catalog), from: DiskFiles(), laterRules: OutputRules.all)
    }
}
