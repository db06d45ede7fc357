import CatalogModel

extension FindingForm {
    /// The format of reviewdog, which comments on pull requests of many hosts.
    package static let rdjson = FindingForm(name: "rdjson") { report in
        .json([
            "source": ["name": "catalog"],
            "diagnostics": .array(report.findings.map { diagnostic($0, in: report) }),
        ])
    }

    private static func diagnostic(_ finding: Diagnostic, in report: FindingReport) -> JSONValue {
        let related = finding.notes.compactMap { note in
            note.range.map { range -> JSONValue in
                ["message": .string(note.message), "location": location(range)]
            }
        }
        let file = finding.range?.file
        // Viewers show a suggestion in the file of its finding, so omit fixes of other files.
        let fixes = finding.fixIts.filter { $0.range.file == file }.map { fix -> JSONValue in
            ["range": range(fix.range), "text": .string(fix.replacement)]
        }
        return [
            "message": .string(finding.message),
            "location": finding.range.map(location) ?? ["path": .string(report.catalogPath)],
            "severity": .string(finding.severity == .note ? "INFO" : finding.severity.rawValue.uppercased()),
            "code": ["value": .string(finding.rule.id)],
            "suggestions": fixes.isEmpty ? nil : .array(fixes),
            "related_locations": related.isEmpty ? nil : .array(related),
        ]
    }

    private static func location(_ range: SourceRange) -> JSONValue {
        ["path": .string(range.file.path), "range": Self.range(range)]
    }

    private static func range(_ range: SourceRange) -> JSONValue {
        let region = Region.utf8(range)
        return [
            "start": ["line": .count(region.startLine), "column": .count(region.startColumn)],
            "end": ["line": .count(region.endLine), "column": .count(region.endColumn)],
        ]
    }
}
