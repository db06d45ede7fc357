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

    @OptionGroup var printing: PrintingOptions

    var quiet: Bool { printing.quiet }

    /// The selection of printed findings.
    var detail: FindingDetail { quiet ? .only(.error) : verbose ? .all : .digest }

    /// Returns the registry of the catalog for a command about other things than findings: prints the errors that stop
    /// the command, and the number of other findings.
    ///
    /// With `isFirst`, the command creates entries, and a catalog without entries is valid.
    func load(from files: any CatalogFiles = DiskFiles(), isFirst: Bool = false) async throws -> ComponentRegistry {
        let path = try path()
        let loaded = await ProgressLine.during(isQuiet: quiet) { line in
            line?.show(.reading)
            return await read(path, from: files)
        }
        guard let registry = loaded.registry else {
            try FindingFormat.text.print(loaded.diagnostics.filter { $0.severity == .error }, detail: detail)
            try printCount(of: loaded.diagnostics.filter { $0.severity < .error })
            throw ExitCode.catalogErrors
        }
        try printCount(of: loaded.diagnostics.filter { !isFirst || $0.rule != CatalogRules.noEntries })
        return registry
    }

    /// Prints the number of findings on a line, or the findings with `--verbose`.
    private func printCount(of findings: [Diagnostic]) throws {
        if verbose, !quiet { return try FindingFormat.text.print(findings, detail: detail) }
        if quiet || findings.isEmpty { return }
        let command = "catalog check" + (catalog.map { " --catalog \($0.visible.shellWord)" } ?? "")
        try Terminal.errors.write(
            "\(counted(findings.count, noun: "other finding")) (\(FindingCount(findings))); run '\(command)' to see "
                + "\(findings.count == 1 ? "it" : "them").\n")
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
    ///
    /// With `summarizes`, one finding may replace many of a file; fixes and suppressions need all findings.
    func read(
        _ path: String, from files: any CatalogFiles = DiskFiles(), reusing memory: CatalogMemory? = nil,
        asksForErrors: Bool = false, summarizes: Bool = true
    ) async -> LoadedCatalog {
        await CatalogCommandLine.engine.load(
            path, from: files, reusing: memory, asksForErrors: asksForErrors, summarizes: summarizes)
    }
}
