import ArgumentParser
import BuildEngine
import CatalogLoading
import CatalogModel

/// The command `catalog check`: reports the errors, warnings and notes about a catalog, and mends some with `--fix`.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says what is wrong with the catalog; writes nothing.")

    @OptionGroup var options: CatalogOptions
    @OptionGroup var records: RecordOptions

    @OptionGroup var formats: FindingOptions
    @OptionGroup var fixes: FixOptions
    @OptionGroup var known: BaselineOptions
    @OptionGroup var acceptance: AcceptanceOptions

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

    @Flag(help: "Go on: check whenever a file of the catalog is saved, and say which findings come and go.")
    var watch = false

    @Flag(help: "Print how many findings there are of each rule, and how many of them --fix mends.")
    var statistics = false

    func validate() throws {
        if watch, !formats.isTextOnly { throw ValidationError("--watch speaks text only.") }
        if watch, isAboutFindings {
            throw ValidationError("--watch goes with neither --fix, --baseline, --statistics nor --add-allow.")
        }
        if statistics, !formats.leavesOutput { throw ValidationError("--statistics needs standard output.") }
        if fixes.diff, !formats.leavesOutput { throw ValidationError("--diff needs standard output.") }
    }

    /// Whether individual findings are needed; records have none.
    private var isAboutFindings: Bool {
        fixes.fix || known.baseline != nil || statistics || !acceptance.addAllow.isEmpty
    }

    func run() async throws {
        if watch {
            let known = WatchMemory()
            try await Watch().run { trace, tellsFindings, tell in
                let path = try options.path()
                return try await turn(
                    at: path, RecordedRun(record(of: path), in: trace, following: known), following: known.catalog,
                    tellsFindings: tellsFindings, telling: tell)
            }
        }
        let outcome = try await formats.telling(isVerbose: options.verbose) {
            let path = try options.path()
            try known.requireReadable()
            if !acceptance.addAllow.isEmpty { return try await accepted(at: path) }
            return try await fixes.fix ? mended(at: path) : turn(at: path, RecordedRun(record(of: path)))
        }
        try formats.write(outcome, isVerbose: options.verbose)
        await outcome.finish?()
        if statistics {
            try Terminal.output.write(
                FindingStatistics.text(outcome.findings ?? [], layout: Terminal.output.layout))
        }
        if !quiet, formats.leavesOutput, fixes.fix || !acceptance.addAllow.isEmpty || !outcome.hasErrors {
            try Terminal.output.write(outcome.summary)
        }
        if outcome.hasErrors { throw ExitCode.catalogErrors }
    }

    /// Accepts findings in place, and reports the rest.
    private func accepted(at path: String) async throws -> Turn {
        _ = try EditJournal.completed(in: CatalogFolder(of: path))
        let loaded = await options.read(path).requiringEntries()
        let words = try acceptance.accept(
            await findings(loaded, at: path), of: loaded.registry?.configuration, in: CatalogFolder(of: path))
        var turn = try await turn(at: path, RecordedRun(nil), tellsFindings: true)
        turn.summary = words + turn.summary
        return turn
    }

    /// Mends the catalog, and reports the rest.
    private func mended(at path: String) async throws -> Turn {
        var configuration: CatalogConfiguration?
        var accepted: [Diagnostic] = []
        if !fixes.diff { _ = try EditJournal.completed(in: CatalogFolder(of: path)) }
        let (found, unapplied, done) = try await fixes.mend(path) { files in
            let loaded = await options.read(path, from: files).requiringEntries()
            configuration = loaded.registry?.configuration
            accepted = loaded.accepted
            return await findings(loaded, at: path)
        }
        let (left, old) = try known.parted(found, of: configuration)
        let count = FindingCount(left)
        var turn = Turn(
            findings: left, text: words(left, besides: accepted + old), summary: done,
            hasErrors: count.errors > 0 || unapplied > 0 || strict && count.warnings > 0)
        turn.suppressed = accepted + old
        return turn
    }

    /// Checks once.
    ///
    /// - Parameters:
    ///   - path: The path of `catalog.yaml`.
    ///   - run: The run with the record and the trace of questions to the disk.
    ///   - entries: The entries of the last turn, of a process that goes on.
    ///   - tellsFindings: Whether individual findings are wanted; a record, with none, is not enough then.
    ///   - tell: Takes findings about a sound catalog, before the outputs are looked at.
    /// - Returns: The outcome, from a record of the same check if there is one.
    /// - Throws: A `CommandError` for an unusable baseline of findings.
    private func turn(
        at path: String, _ run: RecordedRun, following entries: CatalogMemory? = nil, tellsFindings: Bool = false,
        telling tell: ([Diagnostic]) throws -> Void = { _ in }
    ) async throws -> Turn {
        var run = run
        if let reply = await run.reply(), !tellsFindings {
            return Turn(text: reply.findings, summary: reply.summary, isUnchanged: true, hasErrors: reply.status != 0)
        }
        // A watching process has its entries in memory.
        let transcripts = entries == nil ? records.transcripts(of: path, in: run.trace) : nil
        let loaded = await options.read(
            path, from: TracedFiles(in: run.trace, transcripts: transcripts), reusing: entries
        )
        .requiringEntries()
        if loaded.registry != nil { try tell(loaded.diagnostics) }
        let (findings, old) = try known.parted(
            await findings(loaded, at: path), of: loaded.registry?.configuration)
        let suppressed = loaded.accepted + old
        let count = FindingCount(findings)
        let isFine = loaded.registry != nil && count.errors == 0 && !(strict && count.warnings > 0)
        let reply = BuildRecord.Reply(
            findings: words(findings, besides: suppressed), status: isFine ? 0 : 1,
            summary: loaded.registry.map { summary($0, loaded: loaded, count: count) } ?? "")
        var turn = Turn(findings: findings, text: reply.findings, summary: reply.summary, hasErrors: !isFine)
        turn.suppressed = suppressed
        turn.finish = { [run, registry = loaded.registry] in
            async let saving: Void? = transcripts?.save()
            await keep(reply, registry: registry, at: path, in: run)
            _ = await saving
        }
        return turn
    }

    /// Returns the findings in the form of a record.
    private func words(_ findings: [Diagnostic], besides suppressed: [Diagnostic] = []) -> String {
        formats.stream.map {
            $0.text($0.showsSuppressed ? findings + suppressed : findings, options.verbose, $0.terminal)
        } ?? ""
    }

    /// Notes the answer for the next check.
    private func keep(
        _ reply: BuildRecord.Reply, registry: ComponentRegistry?, at path: String, in run: RecordedRun
    ) async {
        // Without a registry nothing but the files was looked at.
        guard let configuration = registry?.configuration else {
            return await run.keep(reply, besides: [])
        }
        guard configuration.hasBuiltInBackendsOnly else { return }
        let folder = CatalogFolder(of: path).path
        let outputs = configuration.outputs.orEmpty().map { PathText.joined(folder, with: $0.folderName) }
        let sources = configuration.sourcePlaces(catalogFolder: folder)
        await run.keep(reply, besides: sources + outputs.map { .place($0, System.canonical($0)) })
    }

    private func record(of path: String) -> RecordFile? {
        guard let form = formats.stream, !isAboutFindings else { return nil }
        let wishes = [anyBackend, render, strict, options.verbose].map { $0 ? "yes" : "no" }
        return records.record(
            of: ["check", path, form.name], asking: wishes + [form.terminal.layout.record])
    }

    /// Returns the findings of a build, by place, without the contents of output folders and the output of programs; of
    /// findings from rendering alone, only the requested findings.
    private func findings(_ loaded: LoadedCatalog, at path: String) async -> [Diagnostic] {
        guard let registry = loaded.registry else { return loaded.diagnostics }
        let found = await OutputBuilder(backends: CatalogCommandLine.backends).check(
            registry, catalogFolder: CatalogFolder(of: path).path, allowsOtherBackends: anyBackend,
            renders: render)
        return loaded.findings(with: found)
    }

    private func summary(_ registry: ComponentRegistry, loaded: LoadedCatalog, count: FindingCount) -> String {
        let entries = counted(registry.components.count, noun: "entry")
        let files = counted(loaded.fileCount, noun: "file")
        return "\(registry.title): \(entries) in \(files), \(count)\n"
    }
}

extension LoadedCatalog {
    /// Findings about the catalog and the catalog's outputs, by place.
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
