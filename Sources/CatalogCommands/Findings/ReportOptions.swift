import ArgumentParser
import CatalogModel

/// The output formats of a command with a report: formats of the report, and formats of findings for other programs.
enum ReportForm<Own: RawRepresentable<String> & CaseIterable & Sendable>: OutputForm {
    case report(Own)
    case findings(FindingFormat)

    static var all: [ReportForm] {
        let own = Own.allCases.map(\.rawValue)
        // Findings as text are always written to standard error.
        return Own.allCases.map(ReportForm.report)
            + FindingFormat.all.filter { !own.contains($0.name) && $0.name != FindingFormat.text.name }
            .map(ReportForm.findings)
    }

    var name: String {
        switch self {
        case .report(let own): own.rawValue
        case .findings(let format): format.name
        }
    }
}

/// The command-line option `--format` of commands with a report: the requested output formats.
struct ReportOptions<Own: RawRepresentable<String> & CaseIterable & Sendable>: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "The format of the report or of its findings on standard output; FORMAT:FILE writes a file. Can be repeated.",
            valueName: "format"))
    var outputs: [OutputArgument<ReportForm<Own>>] = Own.allCases.first.map { [.init(form: .report($0))] } ?? []

    func validate() throws {
        try OutputArgument.validate(outputs) { $0.file == nil }
    }

    /// The formats of the report itself.
    var reports: [Own] {
        outputs.compactMap { if case .report(let own) = $0.form { own } else { nil } }
    }

    /// Whether standard output has the findings, with no need for text on standard error.
    private var showsFindings: Bool {
        outputs.contains { if case .findings = $0.form { $0.file == nil } else { false } }
    }

    /// Prints the report and the findings in all formats, and the findings missing in the report, `reported`, to standard
    /// error.
    func write(
        findings: [Diagnostic], reported: [Diagnostic], detail: FindingDetail, summary: @autoclosure () -> String,
        report: (_ form: Own, _ layout: TextLayout) throws -> String
    ) throws {
        for output in outputs {
            guard case .report(let own) = output.form else { continue }
            var layout = Terminal.output.layout
            if output.file != nil { layout.style = .plain }
            try write(try report(own, layout), to: output.file)
        }
        try write(findings: findings, reported: reported, detail: detail)
        if !detail.isQuiet { try OutputArgument.tellFiles(outputs, holding: summary()) }
    }

    /// Does some work, and reports the reason for a stop in the formats of findings.
    func telling<Result>(detail: FindingDetail, _ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let failure as CommandError {
            try write(findings: failure.findings, reported: failure.findings, detail: detail)
            throw ExitCode.catalogErrors
        }
    }

    private func write(findings: [Diagnostic], reported: [Diagnostic], detail: FindingDetail) throws {
        for output in outputs {
            guard case .findings(let format) = output.form else { continue }
            let shown = findings.filter { format.showsSuppressed || $0.suppression == nil }
            try write(format.text(shown, .all, format.terminal), to: output.file)
        }
        if !showsFindings { try FindingFormat.text.print(reported, detail: detail) }
    }

    private func write(_ text: String, to file: String?) throws {
        guard let file else { return try Terminal.output.write(text) }
        try NewFiles.replace(file, with: Array(text.utf8))
    }
}
