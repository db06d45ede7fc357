import ArgumentParser
import CatalogModel
import CatalogSyntax

/// An output format for findings, such as text, JSON or SARIF, with the function printing the findings.
struct FindingFormat: OutputForm {
    let name: String
    /// Terminal of the format: text goes to the place where people look for errors; input for programs is a result.
    let terminal: Terminal
    /// Whether the format has a place for findings left out.
    var showsSuppressed = false
    let text: @Sendable (_ findings: [Diagnostic], _ isVerbose: Bool, Terminal) -> String

    static let all: [FindingFormat] = [.text, .json] + FindingForm.all.map(FindingFormat.init)

    static let text = FindingFormat(name: "text", terminal: .errors) { findings, isVerbose, terminal in
        FindingDigest(findings, isWhole: isVerbose).text(terminal.layout)
    }

    static let json = FindingFormat(name: "json", terminal: .output) { findings, _, _ in JSONFindings.text(findings) }

    /// Prints findings: all of them if `isVerbose`, else a few of each kind where people read.
    func print(_ findings: [Diagnostic], isVerbose: Bool = false) throws {
        try terminal.write(text(findings, isVerbose, terminal))
    }
}

extension FindingFormat {
    private init(_ form: FindingForm) {
        self.init(name: form.name, terminal: .output, showsSuppressed: form.showsSuppressed) { findings, _, _ in
            switch form.content(FindingReport(findings, rules: CommandRules.known, reading: YAMLReader.tree(of:))) {
            case .json(let value): value.printed
            case .lines(let lines): lines.map { $0.visible + "\n" }.joined()
            }
        }
    }
}
