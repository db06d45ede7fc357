import ArgumentParser
import CatalogModel

/// An argument of `--format` for findings, as in `sarif:FILE`: the output format, and the output file or nil for a
/// stream.
struct FindingOutput: ExpressibleByArgument {
    let format: FindingFormat
    let file: String?

    static let text = FindingOutput(format: .text, file: nil)

    private init(format: FindingFormat, file: String?) {
        self.format = format
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = FindingFormat.all.first(where: { $0.name == parts[0] }) else { return nil }
        if parts.count > 1, parts[1].isEmpty { return nil }
        self.init(format: format, file: parts.count > 1 ? String(parts[1]) : nil)
    }

    static var allValueStrings: [String] { FindingFormat.all.map(\.name) }
    var defaultValueDescription: String { format.name }

    /// Whether the form takes the place of a command's text on standard output.
    var takesOutput: Bool { file == nil && format.name != FindingFormat.text.name }

    /// Writes the findings, together with the `suppressed` findings if the form has a place for them.
    func write(_ findings: [Diagnostic], besides suppressed: [Diagnostic], isVerbose: Bool) throws {
        let findings = format.showsSuppressed ? findings + suppressed : findings
        guard let file else { return try format.print(findings, isVerbose: isVerbose) }
        try NewFiles.replace(file, with: Array(format.text(findings, isVerbose, format.terminal).utf8))
    }
}

/// The command-line option `--format` of commands with findings: the requested output formats.
struct FindingOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "How findings are printed: text to standard error, other forms to standard output, or any into a file with FORM:FILE; "
                + "may be repeated.", valueName: "form"))
    var outputs: [FindingOutput] = [.text]

    func validate() throws {
        if outputs.count(where: \.takesOutput) > 1 {
            throw ValidationError("Two forms cannot share standard output; give one a file, as in --format sarif:FILE.")
        }
        let files = outputs.compactMap(\.file)
        if Set(files).count < files.count { throw ValidationError("Two forms cannot share a file.") }
    }

    var isTextOnly: Bool { outputs.allSatisfy { $0.file == nil && !$0.takesOutput } }

    /// Whether standard output is free for the command's own words.
    var leavesOutput: Bool { !outputs.contains(where: \.takesOutput) }

    /// The only form, going to a stream, so that a record can keep the words; nil where there are others.
    var stream: FindingFormat? { outputs.count == 1 && outputs[0].file == nil ? outputs[0].format : nil }

    func write(_ findings: [Diagnostic], besides suppressed: [Diagnostic] = [], isVerbose: Bool) throws {
        for output in outputs { try output.write(findings, besides: suppressed, isVerbose: isVerbose) }
        let files = outputs.compactMap(\.file)
        // Nobody looks for what is not told of.
        if files.count == outputs.count {
            let names = files.map(\.visible).joined(separator: ", ")
            try Terminal.errors.write("\(FindingCount(findings)), written to \(names)\n")
        }
    }

    /// Writes the outcome of a command, in the words of a record where no findings are known.
    func write(_ outcome: Turn, isVerbose: Bool) throws {
        if let stream { return try stream.terminal.write(outcome.text) }
        try write(outcome.findings ?? [], besides: outcome.suppressed, isVerbose: isVerbose)
    }

    /// Does some work, and reports the reason for a stop in the requested forms.
    func telling<Result>(isVerbose: Bool, _ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let failure as CommandError {
            try write(failure.findings, isVerbose: isVerbose)
            throw ExitCode.catalogErrors
        }
    }
}
