import CatalogModel

/// A printer of findings as JSON for other programs.
///
/// The keys are part of the command line's interface: `version` grows with any change that could break a reader, and
/// new keys may come at any time.
enum JSONFindings {
    static func text(_ findings: [Diagnostic]) -> String {
        let count = FindingCount(findings)
        let document: JSONValue = [
            "version": .integer(1),
            "findings": .array(findings.map(json)),
            "summary": [
                "errors": .integer(count.errors), "warnings": .integer(count.warnings), "notes": .integer(count.notes),
            ],
        ]
        return document.printed
    }

    private static func json(_ finding: Diagnostic) -> JSONValue {
        [
            "rule": .string(finding.rule.id),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
            "place": finding.range.map(json),
            "notes": .array(finding.notes.map { ["message": .string($0.message), "place": $0.range.map(json)] }),
            "fixes": .array(finding.fixIts.map { ["place": json($0.range), "replacement": .string($0.replacement)] }),
        ]
    }

    private static func json(_ range: SourceRange) -> JSONValue {
        ["path": .string(range.file.path), "start": json(range.start), "end": json(range.end)]
    }

    private static func json(_ position: SourcePosition) -> JSONValue {
        ["line": .integer(Int(position.line)), "column": .integer(Int(position.column))]
    }
}
