import CatalogModel

extension FindingForm {
    /// Workflow commands, which GitHub shows beside the changed lines of a pull request.
    package static let github = FindingForm(name: "github") { report in
        .lines(report.findings.map { command(for: $0, in: report) })
    }

    private static func command(for finding: Diagnostic, in report: FindingReport) -> String {
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        var properties = [("file", finding.range?.file.path ?? report.catalogPath)]
        if let region = finding.range.map(Region.utf16) {
            properties += [("line", "\(region.startLine)"), ("endLine", "\(region.endLine)")]
            // GitHub uses columns only if both are on one line.
            if region.startLine == region.endLine {
                properties += [("col", "\(region.startColumn)"), ("endColumn", "\(region.endColumn)")]
            }
        }
        properties.append(("title", finding.rule.id))
        let list = properties.map { "\($0)=\(escaped($1, alsoSeparators: true))" }.joined(separator: ",")
        return "::\(name) \(list)::\(escaped(finding.message))"
    }

    private static func escaped(_ text: String, alsoSeparators: Bool = false) -> String {
        var escaped = text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
            .replacing("\n", with: "%0A")
        if alsoSeparators { escaped = escaped.replacing(":", with: "%3A").replacing(",", with: "%2C") }
        return escaped
    }
}
