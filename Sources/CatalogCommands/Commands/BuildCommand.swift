import ArgumentParser
import BuildEngine
import CatalogModel
import CatalogRendering

/// The command `catalog build`: renders the outputs of a catalog, and writes changed files only.
struct BuildCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Render the outputs of the catalog and write changed files only.",
        discussion: """
            An error in the catalog stops the build before any file is written. Files edited by hand are never \
            overwritten.

            Example: catalog build --only html
            """)

    @OptionGroup var options: CatalogOptions
    @OptionGroup var records: RecordOptions
    @OptionGroup var formats: FindingOptions

    @Option(
        help: ArgumentHelp("Build only this output. Can be repeated.", valueName: "name"),
        completion: .outputName)
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write each output to a subfolder of this folder, named after the output.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(help: "Compare without writing files; exit with 2 if a build would change a file.")
    var check = false

    @Flag(help: "List the changes of a build without writing files.")
    var dryRun = false

    @Flag(help: "Print the time of each stage and how much unchanged work was skipped.")
    var timings = false

    @Flag(name: .customLong("timings-json"), help: "Print the times and the result of each output as JSON.")
    var timingsAsJSON = false

    @Flag(help: "Watch for changes: rebuild on save and print new and resolved findings.")
    var watch = false

    @Option(
        help: ArgumentHelp(
            "Overwrite this file although it was edited by hand, or restore deleted stubs in this folder. "
                + "Can be repeated.", valueName: "file"),
        completion: .file())
    var overwrite: [String] = []

    func validate() throws {
        if timingsAsJSON, !formats.leavesOutput || timings || watch {
            throw ValidationError(
                "--timings-json cannot be combined with --timings, --watch or findings on standard output.")
        }
        if check, dryRun { throw ValidationError("--check cannot be combined with --dry-run.") }
        if watch, check || dryRun { throw ValidationError("--watch cannot be combined with --check or --dry-run.") }
        if watch, !formats.isTextOnly { throw ValidationError("--watch supports text output only.") }
        if output?.isEmpty == true { throw ValidationError("--output requires the name of a folder.") }
    }

    func run() async throws {
        if watch {
            try await WatchReport.watch(isQuiet: options.quiet) { run, onFindings in
                try await turn(run, onFindings: onFindings)
            }
        }
        let outcome = try await formats.telling(detail: options.detail) {
            try await ProgressLine.during(isQuiet: options.quiet) { progress in
                let turn = try await turn(EngineRun(), showing: progress)
                await turn.finish?()
                return turn
            }
        }
        try formats.write(outcome, detail: options.detail)
        if outcome.isRefused { throw ExitCode.validationFailure }
        if outcome.hasErrors { throw ExitCode.catalogErrors }
        if !options.quiet, formats.leavesOutput {
            try Terminal.output.write(outcome.summary + (timingsAsJSON ? "" : outcome.pagesToOpen))
        }
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
            var turn = Turn(text: reply.findings, summary: words(report), isUnchanged: true)
            turn.pagesToOpen = report.pagesToOpen
            return turn
        case .made(let build):
            let report = BuildReport(build, isWritten: isWritten, total: clock.now - start)
            let findings = build.findings
            var turn = Turn(
                findings: findings, text: words(findings), summary: words(report),
                isRefused: build.result.diagnostics.contains { $0.rule == OutputRules.unknownOutput },
                isUpToDate: build.result.isUpToDate)
            turn.outputs = build.result.outputs
            turn.pagesToOpen = report.pagesToOpen
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
        request.record = records.settings(formats.stream, detail: options.detail)
        return request
    }

    private func words(_ report: BuildReport) -> String {
        timingsAsJSON ? report.json : report.text(withTimings: timings)
    }

    private func words(_ findings: [Diagnostic]) -> String {
        formats.stream.map { $0.text(findings, options.detail, $0.terminal) } ?? ""
    }
}
