import ArgumentParser
import CatalogModel

extension OutputArgument<FindingFormat> {
    static let text = OutputArgument(form: .text)

    /// Whether the format takes the place of a command's text on standard output.
    var takesOutput: Bool { file == nil && form.name != FindingFormat.text.name }

    /// Writes the findings, together with the `suppressed` findings if the format has a place for them.
    func write(_ findings: [Diagnostic], besides suppressed: [Diagnostic], detail: FindingDetail) throws {
        let findings = form.showsSuppressed ? findings + suppressed : findings
        guard let file else { return try form.print(findings, detail: detail) }
        try NewFiles.replace(file, with: Array(form.text(findings, detail, form.terminal).utf8))
    }
}

/// The command-line option `--format` of commands with findings: the requested output formats.
struct FindingOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "The format of findings. Text is written to standard error, other formats to standard output; FORMAT:FILE "
                + "writes a file. Can be repeated.", valueName: "format"))
    var outputs: [OutputArgument<FindingFormat>] = [.text]

    func validate() throws {
        try OutputArgument.validate(outputs, takesOutput: \.takesOutput)
    }

    var isTextOnly: Bool { outputs.allSatisfy { $0.file == nil && !$0.takesOutput } }

    /// Whether standard output is free for the command's own words.
    var leavesOutput: Bool { !outputs.contains(where: \.takesOutput) }

    /// The only format, going to a stream, so that a record can keep the words; nil where there are others.
    var stream: FindingFormat? { outputs.count == 1 && outputs[0].file == nil ? outputs[0].form : nil }

    func write(_ findings: [Diagnostic], besides suppressed: [Diagnostic] = [], detail: FindingDetail) throws {
        for output in outputs { try output.write(findings, besides: suppressed, detail: detail) }
        if !detail.isQuiet { try OutputArgument.tellFiles(outputs, holding: "\(FindingCount(findings))") }
    }

    /// Writes the outcome of a command, from the text of a record where no findings are available.
    func write(_ outcome: Turn, detail: FindingDetail) throws {
        if let stream { return try stream.terminal.write(outcome.text) }
        try write(outcome.findings ?? [], besides: outcome.suppressed, detail: detail)
    }

    /// Does some work, and reports the reason for a stop in the requested formats.
    func telling<Result>(detail: FindingDetail, _ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let failure as CommandError {
            try write(failure.findings, detail: detail)
            throw ExitCode.catalogErrors
        }
    }
}
