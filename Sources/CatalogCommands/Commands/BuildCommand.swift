import ArgumentParser
import CatalogLoading
import CatalogModel
import CatalogRendering

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Renders the outputs of the catalog; writes only what has changed.",
        discussion: "If any finding is an error, nothing is written. What people wrote is never overwritten.")

    @OptionGroup var options: CatalogOptions

    @Option(
        help: ArgumentHelp("An output to build instead of all; may be repeated.", valueName: "name"),
        completion: .outputName)
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Put each output into a folder of its name in this one.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(help: "Write nothing; exit with 2 if a build would change something.")
    var check = false

    @Flag(help: "Write nothing; list what a build would do.")
    var dryRun = false

    @Flag(help: "Say how long each stage took.")
    var timings = false

    @Option(
        help: ArgumentHelp(
            "A file of an output whose edits by hand may be lost, or a folder in which deleted stubs are to be written "
                + "again; may be repeated.", valueName: "file"),
        completion: .file())
    var overwrite: [String] = []

    @Option(
        help: ArgumentHelp(
            "A stub that was edited and has by now what the catalog says; may be repeated.", valueName: "file"),
        completion: .file())
    var merged: [String] = []

    @Flag(name: .shortAndLong, help: "Print findings only.")
    var quiet = false

    func validate() throws {
        if check, dryRun { throw ValidationError("--check and --dry-run exclude each other.") }
        if output?.isEmpty == true { throw ValidationError("--output needs the name of a folder.") }
    }

    func run() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        let path = try options.path()
        let loaded = await options.read(path).requiringEntries()
        guard let registry = loaded.registry else { throw CommandFailure(loaded.diagnostics) }
        let result = try await build(registry, at: path)
        try FindingFormat.text.print(loaded.findings(with: result.diagnostics), isVerbose: options.verbose)
        if result.diagnostics.contains(where: { $0.rule == OutputRules.unknownOutput }) {
            throw ExitCode.validationFailure
        }
        if result.hasErrors { throw ExitCode.catalogErrors }
        let report = BuildReport(
            loaded: loaded, registry: registry, result: result, isWritten: mode == .write, total: clock.now - start)
        if !quiet { try Terminal.output.write(report.text(withTimings: timings)) }
        // The process ends here, so the system takes all memory back at once. Letting go of every record of a large
        // catalog one by one would take a tenth as long as the build.
        _ = Unmanaged.passRetained(Kept(report))
        if check, !result.isUpToDate { throw ExitCode.outOfDate }
    }

    private var mode: OutputBuilder.Mode { check ? .check : dryRun ? .dryRun : .write }

    private func build(_ registry: ComponentRegistry, at path: String) async throws(CommandFailure) -> BuildResult {
        var builder = OutputBuilder(backends: CatalogCommandLine.backends)
        builder.mode = mode
        builder.only = only
        builder.folder = output
        builder.overwriting = overwrite
        builder.merged = merged
        do {
            return try await builder.build(registry, catalogFolder: CatalogFolder(of: path).path)
        } catch {
            throw CommandFailure(.disk(error))
        }
    }
}

/// Holds on to a value.
private final class Kept<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
