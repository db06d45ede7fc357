import ArgumentParser
import CatalogReview
import CatalogModel

/// The command `catalog health`: prints scores for the completeness of the documentation, and the next tasks.
struct HealthCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Says how complete the documentation is, by component and section, and what to do next.",
        discussion: """
            A score is the share of points that answered questions bring, from 0 to 100. What a component does not have is not \
            asked: a style needs no keyboard. The catalog has the mean of its components.

            '--format badge' prints a picture in SVG. The forms of findings have the scores that are too low.

            Exit status: 1 where the catalog has errors or the file of --ratchet cannot be read; 2 where the score is below \
            --fail-below, or a component's below what --ratchet has recorded.
            """)

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: ReportOptions<HealthFormat>

    @Option(help: ArgumentHelp("How many things to do are listed.", valueName: "count"))
    var tasks = 10

    @Option(help: ArgumentHelp("End with status 2 where the catalog's score is lower.", valueName: "score"))
    var failBelow: Int?

    @Option(
        help: ArgumentHelp(
            "A file of the scores that components have reached; end with status 2 where one is worse.",
            valueName: "file"), completion: .file())
    var ratchet: String?

    @Flag(help: "Record in the file of --ratchet what is better now, and components that are new.")
    var ratchetUpdate = false

    func validate() throws {
        if tasks < 0 { throw ValidationError("--tasks is 0 or more.") }
        if let failBelow, !(0...100).contains(failBelow) { throw ValidationError("--fail-below is from 0 to 100.") }
        if ratchetUpdate, ratchet == nil { throw ValidationError("--ratchet-update goes with --ratchet.") }
    }

    func run() async throws {
        let (report, findings) = try await formats.telling(isVerbose: options.verbose) {
            // A catalog without entries has no score, so report an error.
            let loaded = await options.read(try options.path()).requiringEntries()
            guard let registry = loaded.registry else { throw CommandError(loaded.diagnostics) }
            let report = HealthReport(of: registry)
            return (report, try lowScore(report) + slippedScores(report))
        }
        try formats.write(
            findings: findings, told: findings, isVerbose: options.verbose, summary: "A score of \(report.score)"
        ) { form, layout in text(of: report, as: form, layout: layout) }
        if !findings.isEmpty { throw ExitCode.outOfDate }
    }

    private func text(of report: HealthReport, as form: HealthFormat, layout: TextLayout) -> String {
        switch form {
        case .text: HealthText(report, taskLimit: tasks, layout: layout).text
        case .json: report.json.printed
        case .markdown: report.markdown(taskLimit: tasks)
        case .badge: report.badge
        }
    }

    private func lowScore(_ report: HealthReport) -> [Diagnostic] {
        guard let failBelow, report.score < failBelow else { return [] }
        return [.lowHealth(report.score, wanted: failBelow)]
    }

    private func slippedScores(_ report: HealthReport) throws(CommandError) -> [Diagnostic] {
        guard let path = ratchet else { return [] }
        guard let known = try HealthRatchet.read(path) else {
            guard ratchetUpdate else { throw CommandError(.missingHealthRatchet(path)) }
            try NewFiles.replace(path, with: Array(HealthRatchet(report).text.utf8))
            return []
        }
        let raised = known.raised(by: report)
        if ratchetUpdate, raised != known { try NewFiles.replace(path, with: Array(raised.text.utf8)) }
        return known.slipped(report).map { .slippedHealth($0.component, reached: $0.reached) }
    }
}

/// An output format of `catalog health`, as an argument of `--format`, apart from the formats of findings.
enum HealthFormat: String, CaseIterable { case text, json, markdown, badge }

extension HealthRatchet {
    /// Returns the scores in a file; nil where there is none.
    fileprivate static func read(_ path: String) throws(CommandError) -> HealthRatchet? {
        let bytes: [UInt8]?
        do throws(ReadingError) {
            bytes = try NewFiles.existing(path, limit: 1 << 24)
        } catch {
            throw CommandError(.brokenHealthRatchet(path, problem: error.words))
        }
        guard let bytes else { return nil }
        guard let ratchet = HealthRatchet(SourceFile(path: path, bytes: bytes)) else {
            throw CommandError(.brokenHealthRatchet(path, problem: "it is not as '--ratchet-update' writes it"))
        }
        return ratchet
    }
}

extension Diagnostic {
    fileprivate static func missingHealthRatchet(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.healthRatchet,
            "there is no file '\(path)'; '--ratchet \(path) --ratchet-update' records the scores of now", at: nil)
    }

    fileprivate static func brokenHealthRatchet(_ path: String, problem: String) -> Diagnostic {
        Diagnostic(CommandRules.healthRatchet, "cannot read the scores in '\(path)': \(problem)", at: nil)
    }

    fileprivate static func lowHealth(_ score: Int, wanted: Int) -> Diagnostic {
        Diagnostic(
            CommandRules.healthScore, "the catalog's score is \(score), and is to be \(wanted) at least", at: nil)
    }

    fileprivate static func slippedHealth(_ component: ComponentHealth, reached: Int) -> Diagnostic {
        Diagnostic(
            CommandRules.healthScore,
            "the score of '\(component.id)' is \(component.score), and was \(reached); 'catalog health' lists what to do",
            at: nil)
    }
}
