import ArgumentParser
import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The command `catalog build`: renders the outputs of a catalog, and writes changed files only.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Renders the outputs of the catalog; writes only what has changed.",
        discussion: "If any finding is an error, nothing is written. What people wrote is never overwritten.")

    @OptionGroup var options: CatalogOptions
    @OptionGroup var records: RecordOptions
    @OptionGroup var formats: FindingOptions

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

    @Flag(help: "Say how long each stage took, and what was left out because nothing had changed.")
    var timings = false

    @Flag(name: .customLong("timings-json"), help: "The same, and what became of each output, as JSON.")
    var timingsAsJSON = false

    @Flag(help: "Go on: build whenever a file of the catalog is saved, and say which findings come and go.")
    var watch = false

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
        if timingsAsJSON, !formats.leavesOutput || timings || watch {
            throw ValidationError(
                "--timings-json goes with neither --timings, --watch nor findings on standard output.")
        }
        if check, dryRun { throw ValidationError("--check and --dry-run exclude each other.") }
        if watch, check || dryRun { throw ValidationError("--watch goes with neither --check nor --dry-run.") }
        if watch, !formats.isTextOnly { throw ValidationError("--watch speaks text only.") }
        if output?.isEmpty == true { throw ValidationError("--output needs the name of a folder.") }
    }

    func run() async throws {
        if watch {
            let memory = WatchMemory()
            try await Watch().run { trace, tellsFindings, tell in
                try await turn(trace, memory: memory, tellsFindings: tellsFindings, telling: tell)
            }
        }
        let outcome = try await formats.telling(isVerbose: options.verbose) {
            try await ProgressLine.during { progress in
                let turn = try await turn(FileTrace(), showing: progress)
                await turn.finish?()
                return turn
            }
        }
        try formats.write(outcome, isVerbose: options.verbose)
        if outcome.isRefused { throw ExitCode.validationFailure }
        if outcome.hasErrors { throw ExitCode.catalogErrors }
        if !quiet, formats.leavesOutput { try Terminal.output.write(outcome.summary) }
        if check, !outcome.isUpToDate { throw ExitCode.outOfDate }
    }

    /// Builds once.
    ///
    /// - Parameters:
    ///   - trace: Takes all questions to the disk.
    ///   - memory: The memory of a watching process.
    ///   - tellsFindings: Whether individual findings are wanted; a record, with none, is not enough then.
    ///   - tell: Takes the findings about the catalog before any rendering.
    ///   - progress: Line on a terminal about the work.
    /// - Returns: The outcome, from a record of the same build if there is one.
    /// - Throws: A `CommandError` without a readable catalog, or for a problem of the disk.
    func turn(
        _ trace: FileTrace, memory: WatchMemory? = nil, tellsFindings: Bool = false,
        telling tell: ([Diagnostic]) throws -> Void = { _ in }, showing progress: ProgressLine? = nil
    ) async throws -> Turn {
        let clock = ContinuousClock()
        let start = clock.now
        let path = try options.path()
        var run = RecordedRun(record(of: path), in: trace, memory: memory)
        if let reply = await run.reply(), !tellsFindings {
            let report = BuildReport(reply, isWritten: mode == .write, total: clock.now - start)
            return Turn(text: reply.findings, summary: words(report), isUnchanged: true)
        }
        progress?.set("Reading the catalog")
        let loaded = await options.read(path, from: TracedFiles(in: trace), reusing: memory?.catalog)
            .requiringEntries()
        guard let registry = loaded.registry else { throw CommandError(loaded.diagnostics) }
        try tell(loaded.diagnostics)
        // Programs of others write to the same terminal.
        let line = registry.configuration.hasBuiltInBackendsOnly ? progress : nil
        progress?.set("")
        let result = try await build(registry, at: path, in: run, showing: line)
        let report = BuildReport(
            result, of: loaded, registry: registry, isWritten: mode == .write, total: clock.now - start,
            remark: run.remark(result, entries: registry.components.count))
        let findings = loaded.findings(with: result.diagnostics)
        var turn = Turn(
            findings: findings, text: words(findings), summary: words(report),
            isRefused: result.diagnostics.contains { $0.rule == OutputRules.unknownOutput },
            isUpToDate: result.isUpToDate)
        turn.outputs = result.outputs
        turn.finish = { [run] in await keep(result, of: loaded, registry: registry, at: path, in: run) }
        return turn
    }

    private func words(_ report: BuildReport) -> String {
        timingsAsJSON ? report.json : report.text(withTimings: timings)
    }

    private func words(_ findings: [Diagnostic]) -> String {
        formats.stream.map { $0.text(findings, options.verbose, $0.terminal) } ?? ""
    }

    /// Records the outcome of the build for the next build.
    private func keep(
        _ result: BuildResult, of loaded: LoadedCatalog, registry: ComponentRegistry, at path: String,
        in run: RecordedRun
    ) async {
        guard registry.configuration.hasBuiltInBackendsOnly, let settling = result.settling,
            let settled = await settling.outputs
        else { return }
        let reply = BuildRecord.Reply(
            findings: words(loaded.findings(with: settled.findings)),
            summary: BuildReport.read(loaded, registry: registry),
            outputs: settled.outputs)
        let sources = registry.configuration.sourcePlaces(catalogFolder: CatalogFolder(of: path).path)
        await run.keep(reply, besides: sources + settled.facts, units: settling.units)
    }

    /// Returns the record of similar builds; nil for a build with files to overwrite or merged files.
    ///
    /// Statements of a person about such files hold for a single build only.
    private func record(of path: String) -> RecordFile? {
        guard overwrite.isEmpty, merged.isEmpty, let form = formats.stream else { return nil }
        return records.record(
            of: ["build", path, output ?? ""] + only,
            asking: [form.name, form.terminal.layout.record, options.verbose ? "verbose" : ""])
    }

    private var mode: OutputBuilder.Mode { check ? .check : dryRun ? .dryRun : .write }

    private func build(
        _ registry: ComponentRegistry, at path: String, in run: RecordedRun, showing progress: ProgressLine?
    ) async throws(CommandError) -> BuildResult {
        var builder = OutputBuilder(backends: CatalogCommandLine.backends)
        builder.mode = mode
        builder.only = only
        builder.folder = output
        builder.overwriting = overwrite
        builder.merged = merged
        builder.progress = progress
        let planned = await builder.planned(registry, catalogFolder: CatalogFolder(of: path).path)
        let cache = await run.unitCache(of: registry, shown: planned.registries, at: path)
        if let cache { builder.stamps = cache.stamps }
        do {
            return try await builder.build(planned, cache: cache?.units)
        } catch {
            throw CommandError(.disk(error))
        }
    }
}
