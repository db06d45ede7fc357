import ArgumentParser
import CatalogLoading
import CatalogModel

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says what is wrong with the catalog; writes nothing.")

    @OptionGroup var options: CatalogOptions

    @Option(help: "How findings are printed: text to standard error, other formats to standard output.")
    var format = FindingFormat.text

    @Flag(
        help: """
            Let outputs have backends that this program does not know, for a catalog that another one builds, or another \
            machine.
            """)
    var anyBackend = false

    @Flag(
        help: """
            Render the outputs, without writing them, for what only that tells of the entries: all that a build says. \
            That takes most of a build's time.
            """)
    var render = false

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
        let findings = await findings(loaded, at: path)
        try format.print(findings, isVerbose: options.verbose)
        let count = FindingCount(findings)
        guard let registry = loaded.registry, count.errors == 0 else { throw ExitCode.catalogErrors }
        if strict, count.warnings > 0 { throw ExitCode.catalogErrors }
        if quiet || format.name != FindingFormat.text.name { return }
        try Terminal.output.write(summary(registry, loaded: loaded, count))
    }

    /// By place: what a build says, besides what stands in the folders of outputs and what programs make; of what only
    /// rendering tells, what was asked for.
    private func findings(_ loaded: LoadedCatalog, at path: String) async -> [Diagnostic] {
        guard let registry = loaded.registry else { return loaded.diagnostics }
        let found = await OutputBuilder(backends: CatalogCommandLine.backends).check(
            registry, catalogFolder: CatalogFolder(of: path).path, allowsOtherBackends: anyBackend,
            renders: render)
        return loaded.findings(with: found)
    }

    private func summary(_ registry: ComponentRegistry, loaded: LoadedCatalog, _ count: FindingCount) -> String {
        let entries = counted(registry.components.count, "entry")
        let files = counted(loaded.fileCount, "file")
        return "\(registry.title): \(entries) in \(files), \(count)\n"
    }
}

extension LoadedCatalog {
    /// Findings about the catalog and its outputs, by place.
    func findings(with others: [Diagnostic]) -> [Diagnostic] {
        if others.isEmpty { return diagnostics }
        var findings = Diagnostics()
        for finding in diagnostics + others { findings.report(finding) }
        return findings.sorted()
    }
}

extension ComponentRegistry {
    /// The catalog's name, fit for a terminal.
    var title: String { (configuration.name?.value ?? "catalog").visible }
}
