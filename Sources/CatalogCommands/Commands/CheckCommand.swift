import ArgumentParser
import BuildEngine
import CatalogLoading
import CatalogModel

/// The command `catalog check`: reports the errors, warnings and notes about a catalog, and fixes some with `--fix`.
struct CheckCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Validate the catalog without writing files.",
        discussion: """
            Files change only with --fix, --add-allow and --baseline-update.

            Example: catalog check --strict
            """)

    @OptionGroup var options: CatalogOptions
    @OptionGroup var records: RecordOptions

    @OptionGroup var formats: FindingOptions
    @OptionGroup var fixes: FixOptions
    @OptionGroup var baselines: BaselineOptions
    @OptionGroup var acceptance: AcceptanceOptions

    @Flag(
        help: """
            Accept outputs with unknown backends, for a catalog that another program or another machine builds.
            """)
    var anyBackend = false

    @Flag(
        help: """
            Render the outputs without writing them, to report all findings of a build. This takes most of a build's \
            time.
            """)
    var render = false

    @Flag(help: "Fail on warnings, too.")
    var strict = false

    @Flag(help: "Watch for changes: check on save and print new and resolved findings.")
    var watch = false

    @Flag(help: "Print the number of findings of each rule, and how many of them --fix resolves.")
    var statistics = false

    func validate() throws {
        if watch, !formats.isTextOnly { throw ValidationError("--watch supports text output only.") }
        if watch, isAboutFindings {
            throw ValidationError("--watch cannot be combined with --fix, --baseline, --statistics or --add-allow.")
        }
        if statistics, !formats.leavesOutput { throw ValidationError("--statistics requires standard output.") }
        if fixes.diff, !formats.leavesOutput { throw ValidationError("--diff requires standard output.") }
    }

    /// Whether individual findings are needed; records have none.
    private var isAboutFindings: Bool {
        fixes.fix || baselines.baseline != nil || statistics || !acceptance.addAllow.isEmpty
    }

    func run() async throws {
        if watch {
            try await WatchReport.watch(isQuiet: options.quiet) { run, onFindings in
                try await turn(at: options.path(), in: run, onFindings: onFindings)
            }
        }
        let outcome = try await formats.telling(detail: detail) {
            let path = try options.path()
            try baselines.requireReadable()
            if let suppression = acceptance.suppression { return try await suppressed(suppression, at: path) }
            if fixes.fix { return try await fixed(at: path) }
            return try await ProgressLine.during(isQuiet: options.quiet) { try await turn(at: path, showing: $0) }
        }
        try formats.write(outcome, detail: detail)
        await outcome.finish?()
        if statistics {
            try Terminal.output.write(
                FindingStatistics.text(outcome.findings ?? [], layout: Terminal.output.layout))
        }
        if !options.quiet, formats.leavesOutput, fixes.fix || !acceptance.addAllow.isEmpty || !outcome.hasErrors {
            try Terminal.output.write(outcome.summary)
        }
        if outcome.hasErrors { throw ExitCode.catalogErrors }
    }

    /// Suppresses findings in the files, and reports the rest.
    private func suppressed(_ suppression: FindingSuppression, at path: String) async throws -> Turn {
        let folder = CatalogFolder(of: path)
        _ = try EditJournal.completed(in: folder)
        let loaded = await options.read(path, summarizes: false).requiringEntries()
        let outcome = try suppression.outcome(
            for: await findings(loaded, at: path), of: loaded.registry?.configuration)
        try FileEdits(outcome.changes).write(in: folder)
        var turn = try await turn(at: path)
        turn.summary = outcome.summary + turn.summary
        return turn
    }

    /// Fixes findings in the files, and reports the rest.
    private func fixed(at path: String) async throws -> Turn {
        let folder = CatalogFolder(of: path)
        if !fixes.diff { _ = try EditJournal.completed(in: folder) }
        var checked: LoadedCatalog?
        let fix = await CatalogFix(allowsUnsafe: fixes.includesUnsafe) { files in
            let loaded = await options.read(path, from: files, summarizes: false).requiringEntries()
            checked = loaded
            return await self.findings(loaded, at: path)
        }
        let summary = try fixes.write(fix, in: folder)
        let (findings, old) = try baselines.parted(fix.findings.summarized, of: checked?.registry?.configuration)
        let suppressed = (checked?.accepted ?? []) + old
        var turn = Turn(
            findings: findings, text: words(findings, besides: suppressed), summary: summary,
            hasErrors: fails(FindingCount(findings)) || !fix.unapplied.isEmpty)
        turn.suppressed = suppressed
        return turn
    }

    /// The selection of printed findings: with `--quiet`, those that fail the check.
    private var detail: FindingDetail {
        options.quiet && strict ? .only(.warning) : options.detail
    }

    /// Whether the check fails with some findings.
    private func fails(_ count: FindingCount) -> Bool { count.errors > 0 || strict && count.warnings > 0 }

    /// Checks once.
    ///
    /// - Parameters:
    ///   - path: The path of `catalog.yaml`.
    ///   - run: The surroundings of the check.
    ///   - onFindings: Takes findings about a sound catalog, before the outputs are compared.
    ///   - line: Line on a terminal about the work.
    /// - Returns: The outcome, from a record of the same check if there is one.
    /// - Throws: A `CommandError` for an unusable baseline of findings.
    private func turn(
        at path: String, in run: EngineRun = EngineRun(), onFindings: ([Diagnostic]) throws -> Void = { _ in },
        showing line: ProgressLine? = nil
    ) async throws -> Turn {
        let check: CatalogCheck
        let result = try await CatalogCommandLine.engine.check(
            request(at: path), in: run, onFindings: onFindings, progress: { line?.show($0) })
        switch result {
        case .recorded(let reply):
            return Turn(text: reply.findings, summary: reply.summary, isUnchanged: true, hasErrors: reply.status != 0)
        case .made(let made): check = made
        }
        let loaded = check.loaded
        let (findings, old) = try baselines.parted(check.findings, of: loaded.registry?.configuration)
        let suppressed = loaded.accepted + old
        let count = FindingCount(findings)
        let hasErrors = loaded.registry == nil || fails(count)
        let reply = BuildRecord.Reply(
            findings: words(findings, besides: suppressed), status: hasErrors ? 1 : 0,
            summary: loaded.registry.map { summary($0, loaded: loaded, count: count) } ?? "")
        var turn = Turn(findings: findings, text: reply.findings, summary: reply.summary, hasErrors: hasErrors)
        turn.suppressed = suppressed
        turn.finish = { await check.keep(reply) }
        return turn
    }

    /// Returns the findings in the format of a record.
    private func words(_ findings: [Diagnostic], besides suppressed: [Diagnostic] = []) -> String {
        formats.stream.map {
            $0.text($0.showsSuppressed ? findings + suppressed : findings, detail, $0.terminal)
        } ?? ""
    }

    private func request(at path: String) -> CheckRequest {
        var request = CheckRequest(path)
        request.allowsOtherBackends = anyBackend
        request.renders = render
        if !isAboutFindings {
            request.record = records.settings(
                formats.stream, detail: detail, details: [strict ? "strict" : ""])
        }
        return request
    }

    private func findings(_ loaded: LoadedCatalog, at path: String) async -> [Diagnostic] {
        await CatalogCommandLine.engine.findings(of: loaded, for: request(at: path))
    }

    private func summary(_ registry: ComponentRegistry, loaded: LoadedCatalog, count: FindingCount) -> String {
        let entries = counted(registry.components.count, noun: "entry")
        let files = counted(loaded.fileCount, noun: "file")
        return "\(registry.title): \(entries) in \(files), \(count)\n"
    }
}

extension ComponentRegistry {
    /// The catalog's name, fit for a terminal.
    var title: String { (configuration.name?.value ?? "catalog").visible }
}
