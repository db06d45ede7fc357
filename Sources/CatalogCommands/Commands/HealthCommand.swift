import ArgumentParser
import CatalogAnswers
import CatalogReview
import CatalogModel

/// The command `catalog health`: prints scores for the completeness of the documentation, and the next tasks.
struct HealthCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Score the documentation by component and section, and list the next tasks.",
        discussion: """
            A score is the share of documented criteria, from 0 to 100. Criteria that do not apply to a component are \
            excluded: a style has no keyboard support. The catalog's score is the mean of its components.

            '--format badge' prints an SVG image. Formats of findings list the scores that are too low.

            Exit status: 1 if the catalog has errors or the file of --ratchet cannot be read; 2 if the score is below \
            --fail-below, or a component's score is below its score in --ratchet.

            Example: catalog health --fail-below 80
            """)

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: ReportOptions<HealthFormat>

    @Option(help: "Print this entry only, with --format agent.", completion: .entryID)
    var id: String?

    @Option(help: ArgumentHelp("The maximum number of tasks to list.", valueName: "count"))
    var tasks = 10

    @Option(help: ArgumentHelp("Exit with 2 if the catalog's score is lower.", valueName: "score"))
    var failBelow: Int?

    @Option(
        help: ArgumentHelp(
            "Compare with the scores in this file; exit with 2 if a score is lower.",
            valueName: "file"), completion: .file())
    var ratchet: String?

    @Flag(help: "Record higher scores and new components in the file of --ratchet.")
    var ratchetUpdate = false

    func validate() throws {
        if tasks < 0 { throw ValidationError("--tasks requires a number of at least 0.") }
        if let failBelow, !(0...100).contains(failBelow) {
            throw ValidationError("--fail-below requires a number from 0 to 100.")
        }
        if ratchetUpdate, ratchet == nil { throw ValidationError("--ratchet-update requires --ratchet.") }
    }

    func run() async throws {
        let (report, findings) = try await formats.telling(detail: options.detail) {
            // A catalog without entries has no score, so report an error.
            let loaded = await options.read(try options.path()).requiringEntries()
            guard let registry = loaded.registry else { throw CommandError(loaded.diagnostics) }
            let report = HealthReport(of: registry)
            return (report, try lowScore(report) + slippedScores(report))
        }
        try formats.write(
            findings: findings, reported: findings, detail: options.detail, summary: "A score of \(report.score)"
        ) { form, layout in try text(of: report, as: form, layout: layout) }
        if !findings.isEmpty { throw ExitCode.outOfDate }
    }

    private func text(of report: HealthReport, as form: HealthFormat, layout: TextLayout) throws -> String {
        switch form {
        case .text: HealthText(report, taskLimit: tasks, layout: layout).text
        case .json: report.json.printed
        case .markdown: report.markdown(taskLimit: tasks)
        case .badge: report.badge
        case .agent: try CatalogHealthAnswer(report).answer(id: id).printable()
        }
    }

    private func lowScore(_ report: HealthReport) -> [Diagnostic] {
        guard let failBelow, report.score < failBelow else { return [] }
        return [.lowHealth(report.score, wanted: failBelow)]
    }

    private func slippedScores(_ report: HealthReport) throws(CommandError) -> [Diagnostic] {
        guard let path = ratchet else { return [] }
        guard let recorded = try HealthRatchet.read(path) else {
            guard ratchetUpdate else { throw CommandError(.missingHealthRatchet(path)) }
            try NewFiles.replace(path, with: Array(HealthRatchet(report).text.utf8))
            return []
        }
        let raised = recorded.raised(by: report)
        if ratchetUpdate, raised != recorded { try NewFiles.replace(path, with: Array(raised.text.utf8)) }
        return recorded.slipped(report).map { .slippedHealth($0.component, reached: $0.reached) }
    }
}

/// An output format of `catalog health`, as an argument of `--format`, apart from the formats of findings.
enum HealthFormat: String, CaseIterable { case text, json, markdown, badge, agent }

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
            throw CommandError(.brokenHealthRatchet(path, problem: "it does not have the format of '--ratchet-update'"))
        }
        return ratchet
    }
}

extension Diagnostic {
    fileprivate static func missingHealthRatchet(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.healthRatchet,
            "missing file '\(path)'; record the present scores with '--ratchet \(path) --ratchet-update'", at: nil)
    }

    fileprivate static func brokenHealthRatchet(_ path: String, problem: String) -> Diagnostic {
        Diagnostic(CommandRules.healthRatchet, "cannot read the scores in '\(path)': \(problem)", at: nil)
    }

    fileprivate static func lowHealth(_ score: Int, wanted: Int) -> Diagnostic {
        Diagnostic(
            CommandRules.healthScore, "the catalog's score is \(score), below the required \(wanted)", at: nil)
    }

    fileprivate static func slippedHealth(_ component: ComponentHealth, reached: Int) -> Diagnostic {
        Diagnostic(
            CommandRules.healthScore,
            "the score of '\(component.id)' is \(component.score), below the recorded \(reached); run 'catalog health' for the tasks",
            at: nil)
    }
}
