import BuildEngine
import CatalogModel

/// The report of a watching command: the findings that are new or gone after each run.
struct WatchReport {
    /// Whether summaries are omitted.
    let isQuiet: Bool
    /// The findings printed and not gone; nil before the first report.
    private var shown: [Diagnostic]?
    private var reported = ""
    private var hadErrors = true

    /// Runs a command now and after every possible change to the files read, for ever.
    ///
    /// - Parameters:
    ///   - isQuiet: Whether summaries are omitted.
    ///   - turn: Runs the command once; may hand out findings about the catalog before rendering.
    /// - Throws: The failure of the first turn, where no folder can be watched for a change, or any error but a
    ///   `CommandError`.
    static func watch(
        isQuiet: Bool, _ turn: (EngineRun, _ onFindings: ([Diagnostic]) throws -> Void) async throws -> Turn
    ) async throws -> Never {
        var report = WatchReport(isQuiet: isQuiet)
        try await CatalogCommandLine.engine.watch { try await report.run(turn, in: $0) }
    }

    /// Runs the command once, and prints the report.
    ///
    /// Whether single findings are needed depends on the earlier report: a record may have the right answer from before
    /// an error came and went.
    private mutating func run(
        _ turn: (EngineRun, _ onFindings: ([Diagnostic]) throws -> Void) async throws -> Turn, in run: EngineRun
    ) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        var run = run
        run.needsFindings = hadErrors
        let result: Turn
        do {
            result = try await turn(run) { found in
                guard let previous = shown else { return }
                let news = FindingChanges(Turn(findings: found, text: "", summary: ""), since: previous, after: .zero)
                try news.printNew()
                shown = previous + news.come
            }
        } catch let failure as CommandError {
            // Without a catalog there is no folder in which a change could fix anything.
            if shown == nil, !run.hasFolders { throw failure }
            result = Turn(
                findings: failure.findings, text: "", summary: "not built because there are errors\n")
        }
        if !result.isUnchanged {
            let news = FindingChanges(result, since: shown, after: clock.now - start)
            if run.followsChange || news.hasFindings || shown == nil || news.summary != reported {
                try news.print(isQuiet: isQuiet)
            }
            shown = result.findings ?? []
            reported = news.summary
            hadErrors = result.hasErrors
        }
        await result.finish?()
    }
}

/// The new and the gone findings since the last run of a watching command, printed to the terminal.
struct FindingChanges {
    let come: [Diagnostic]
    private let gone: [Diagnostic]
    private let count: Int
    /// The last lines of the command, without times.
    let summary: String
    private let time: Duration

    init(_ turn: Turn, since shown: [Diagnostic]?, after time: Duration) {
        let now = turn.findings ?? []
        let before = Set((shown ?? []).map(Key.init))
        let after = Set(now.map(Key.init))
        come = now.filter { !before.contains(Key($0)) }
        gone = (shown ?? []).filter { !after.contains(Key($0)) }
        count = now.count
        self.time = time
        summary = turn.summary.split(separator: "\n").filter { !$0.contains(" read from ") && !$0.hasPrefix("  ") }
            .map { $0 + "\n" }.joined()
    }

    var hasFindings: Bool { !come.isEmpty || !gone.isEmpty }

    /// A finding regardless of its place in the file: lines above come and go.
    private struct Key: Hashable {
        let rule, message: String
        let path: String?

        init(_ finding: Diagnostic) {
            rule = finding.rule.id
            message = finding.message
            path = finding.range?.file.path
        }
    }

    /// Prints new findings only.
    func printNew() throws(CommandError) {
        if !come.isEmpty { try Terminal.errors.write(TextFindings.text(come, layout: Terminal.errors.layout)) }
    }

    func print(isQuiet: Bool) throws(CommandError) {
        let layout = Terminal.errors.layout
        let fixed = gone.map { finding in
            let location = finding.range.map { "\($0.file.path.visible): " } ?? ""
            return layout.style.apply(.green, to: "gone:") + " \(location)\(finding.message.visible) "
                + layout.style.apply(.faint, to: "[\(finding.rule.id)]") + "\n"
        }
        try Terminal.errors.write(fixed.joined() + TextFindings.text(come, layout: layout))
        if isQuiet { return }
        let words = "\(counted(count, noun: "finding")); watching for changes, Ctrl-C ends (\(time.words))\n"
        try Terminal.output.write(summary + words)
    }
}
