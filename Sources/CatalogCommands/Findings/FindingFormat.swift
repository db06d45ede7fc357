import ArgumentParser
import CatalogModel
import CatalogSyntax

/// An output format for findings, such as text, JSON or SARIF, with the function printing the findings.
struct FindingFormat: OutputForm {
    let name: String
    /// Whether the findings are a result for programs on standard output, not text on standard error.
    let isResult: Bool
    /// Whether the format has a place for findings left out.
    var showsSuppressed = false
    let text: @Sendable (_ findings: [Diagnostic], _ detail: FindingDetail, Terminal) -> String

    var terminal: Terminal { isResult ? .output : .errors }

    static let all: [FindingFormat] = [.text, .json] + FindingForm.all.map(FindingFormat.init)

    static let text = FindingFormat(name: "text", isResult: false) { findings, detail, terminal in
        detail.text(findings, layout: terminal.layout)
    }

    static let json = FindingFormat(name: "json", isResult: true) { findings, _, _ in JSONFindings.text(findings) }

    /// Prints findings; formats for programs have all of them.
    func print(_ findings: [Diagnostic], detail: FindingDetail = .digest) throws {
        try terminal.write(text(findings, detail, terminal))
    }
}

extension FindingFormat {
    private init(_ form: FindingForm) {
        self.init(name: form.name, isResult: true, showsSuppressed: form.showsSuppressed) { findings, _, _ in
            switch form.content(FindingReport(findings, rules: CommandRules.available, reading: YAMLReader.tree(of:))) {
            case .json(let value): value.printed
            case .lines(let lines): lines.map { $0.visible + "\n" }.joined()
            }
        }
    }
}
