import ArgumentParser
import BuildEngine
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
            try await WatchReport.watch { run, onFindings in try await turn(run, onFindings: onFindings) }
        }
        let outcome = try await formats.telling(isVerbose: options.verbose) {
            try await ProgressLine.during { progress in
                let turn = try await turn(EngineRun(), showing: progress)
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
    ///   - run: The surroundings of the build.
    ///   - onFindings: Takes the findings about the catalog before any rendering.
    ///   - progress: Line on a terminal about the work.
    /// - Returns: The outcome, from a record of the same build if there is one.
    /// - Throws: A `CommandError` without a readable catalog, or for a problem of the disk.
    func turn(
        _ run: EngineRun, onFindings: ([Diagnostic]) throws -> Void = { _ in }, showing progress: ProgressLine? = nil
    ) async throws -> Turn {
        let clock = ContinuousClock()
        let start = clock.now
        let request = try request()
        let isWritten = request.mode == .write
        switch try await build(request, in: run, onFindings: onFindings, showing: progress) {
        case .recorded(let reply):
            let report = BuildReport(reply, isWritten: isWritten, total: clock.now - start)
            return Turn(text: reply.findings, summary: words(report), isUnchanged: true)
        case .made(let build):
            let report = BuildReport(build, isWritten: isWritten, total: clock.now - start)
            let findings = build.findings
            var turn = Turn(
                findings: findings, text: words(findings), summary: words(report),
                isRefused: build.result.diagnostics.contains { $0.rule == OutputRules.unknownOutput },
                isUpToDate: build.result.isUpToDate)
            turn.outputs = build.result.outputs
            turn.finish = {
                await build.keep(
                    summary: BuildReport.read(build.loaded, registry: build.registry), printing: words)
            }
            return turn
        }
    }

    private func build(
        _ request: BuildRequest, in run: EngineRun, onFindings: ([Diagnostic]) throws -> Void,
        showing line: ProgressLine?
    ) async throws -> RunResult<CatalogBuild> {
        do {
            return try await CatalogCommandLine.engine.build(
                request, in: run, onFindings: onFindings, progress: { line?.show($0) })
        } catch let error as BuildError {
            throw CommandError(build: error)
        }
    }

    private func request() throws(CommandError) -> BuildRequest {
        var request = BuildRequest(try options.path())
        request.mode = check ? .check : dryRun ? .dryRun : .write
        request.only = only
        request.folder = output
        request.overwriting = overwrite
        request.record = records.settings(formats.stream, isVerbose: options.verbose)
        return request
    }

    private func words(_ report: BuildReport) -> String {
        timingsAsJSON ? report.json : report.text(withTimings: timings)
    }

    private func words(_ findings: [Diagnostic]) -> String {
        formats.stream.map { $0.text(findings, options.verbose, $0.terminal) } ?? ""
    }
}
