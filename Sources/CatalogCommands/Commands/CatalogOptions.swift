import ArgumentParser
import BuildEngine
import CatalogFormat
import CatalogLoading
import CatalogModel

/// The command-line options `--catalog` and `--verbose`, shared by many commands, with the loading of the chosen
/// catalog.
struct CatalogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The catalog.yaml file or its folder.", valueName: "path"),
        completion: .file(extensions: ["yaml"]))
    var catalog: String?

    @Flag(help: "Print every finding instead of a few notes of each rule.")
    var verbose = false

    /// Returns the registry of the catalog, and prints the findings that do not stop the command.
    ///
    /// A catalog may have no entries if the command is about to make entries (`isFirst`).
    func load(from files: any CatalogFiles = DiskFiles(), isFirst: Bool = false) async throws -> ComponentRegistry {
        let loaded = await read(try path(), from: files)
        guard let registry = loaded.registry else { throw CommandError(loaded.diagnostics) }
        let findings = loaded.diagnostics.filter { !isFirst || $0.rule != CatalogRules.noEntries }
        try FindingFormat.text.print(findings, isVerbose: verbose)
        return registry
    }

    /// Returns the path of `catalog.yaml`, as reached from the working directory.
    func path() throws(CommandError) -> String {
        try CatalogLocation.find(catalog)
    }

    /// Reads `catalog.yaml` alone; nil if the options name no catalog and none is found.
    func configuration() throws(CommandError) -> (path: String, decoded: DecodedFile<CatalogConfiguration>)? {
        let path: String
        do throws(CommandError) {
            path = try self.path()
        } catch {
            if catalog == nil { return nil }
            throw error
        }
        do {
            let files = DiskFiles().confined(to: FileBounds(catalog: CatalogFolder(of: path).path))
            return (path, FormatDecoder.configuration(SourceFile(path: path, bytes: try files.read(path))))
        } catch {
            throw CommandError(.unreachablePath(path, reason: error.message))
        }
    }

    /// Reads the catalog at a path, with errors or without; warnings and notes do not matter with `asksForErrors`.
    func read(
        _ path: String, from files: any CatalogFiles = DiskFiles(), reusing known: CatalogMemory? = nil,
        asksForErrors: Bool = false
    ) async -> LoadedCatalog {
        await CatalogCommandLine.engine.load(path, from: files, reusing: known, asksForErrors: asksForErrors)
    }
}
