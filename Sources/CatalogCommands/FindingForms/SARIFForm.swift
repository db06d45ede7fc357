import CatalogModel

extension FindingForm {
    /// SARIF 2.1.0, which code scanning services and editors read.
    package static let sarif = FindingForm(name: "sarif", showsSuppressed: true) { .json(SARIFLog(report: $0).json) }
}

/// A printer of a finding report as a SARIF log in JSON.
private struct SARIFLog {
    let report: FindingReport

    var json: JSONValue {
        [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "catalog", "fullName": "Component Catalog",
                            "semanticVersion": .string(CatalogCommand.programVersion),
                            "rules": .array(report.rules.map(rule)),
                        ]
                    ],
                    "columnKind": "utf16CodeUnits",
                    "newlineSequences": ["\r\n", "\n", "\r"],
                    "results": .array((report.named + report.suppressed).map(result)),
                ]
            ],
        ]
    }

    private func rule(_ rule: Rule) -> JSONValue {
        let description = [rule.summary, rule.reason].compactMap(\.self).joined(separator: " ")
        return [
            "id": .string(rule.id),
            "shortDescription": ["text": .string(rule.summary)],
            "fullDescription": ["text": .string(description)],
            "help": ["text": .string(help(rule)), "markdown": .string(page(of: rule))],
            "defaultConfiguration": ["enabled": .bool(!rule.isOptIn), "level": .string(level(rule.severity))],
        ]
    }

    private func help(_ rule: Rule) -> String {
        let acceptance =
            rule.severity == .error
            ? "Findings are errors and cannot be accepted."
            : "Set its severity under `rules` in catalog.yaml, or accept a finding with a reason under `allow`."
        return "\(rule.summary) \(acceptance) Run `catalog explain \(rule.id)` for details."
    }

    /// Returns the page of a rule, with examples for a rule with findings in the log.
    private func page(of rule: Rule) -> String {
        let isReported = report.findings.contains { $0.rule.id == rule.id }
        let examples = isReported ? rule.examples.map(Self.page).joined() : ""
        return help(rule) + (rule.reason.map { "\n\nWhy: \($0)" } ?? "") + examples
    }

    private static func page(of example: RuleExample) -> String {
        func code(_ text: String) -> String {
            "\n\n" + (text + "\n").split(separator: "\n").map { "    \($0)\n" }.joined()
        }
        return "\n\nReported in \(example.file):\(code(example.failing))\nNot reported:\(code(example.passing))"
    }

    private func result(_ finding: Diagnostic, fingerprint: String) -> JSONValue {
        let related = finding.notes.enumerated().map { index, note -> JSONValue in
            [
                "id": .count(index + 1), "message": ["text": .string(note.message)],
                "physicalLocation": note.range.map(location),
            ]
        }
        return [
            "ruleId": .string(finding.rule.id),
            "ruleIndex": report.rules.firstIndex { $0.id == finding.rule.id }.map(JSONValue.count),
            "level": .string(level(finding.severity)),
            "message": ["text": .string(finding.message)],
            "locations": .array([
                ["physicalLocation": finding.range.map(location) ?? ["artifactLocation": artifact(report.catalogPath)]]
            ]),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": ["findingIdentity/v1": .string(fingerprint)],
            "fixes": finding.fixIts.isEmpty ? nil : [fix(finding.fixIts)],
            // Without this property, consumers count the result, and its review state is unspecified (section 3.27.23).
            "suppressions": finding.suppression.map { [suppression($0)] },
        ]
    }

    /// Returns a suppression, in the source or beside it (section 3.35).
    private func suppression(_ suppression: DiagnosticSuppression) -> JSONValue {
        switch suppression {
        case .accepted(let reason): ["kind": "inSource", "justification": .string(reason)]
        case .recorded: ["kind": "external", "justification": "recorded in the baseline"]
        }
    }

    /// Returns a fix of all replacements, by file.
    private func fix(_ fixIts: [Diagnostic.FixIt]) -> JSONValue {
        var files: [SourceFile] = []
        for file in fixIts.map(\.range.file) where !files.contains(file) { files.append(file) }
        let changes = files.map { file -> JSONValue in
            let replacements = fixIts.filter { $0.range.file == file }.map { fix -> JSONValue in
                [
                    "deletedRegion": region(fix.range), "insertedContent": ["text": .string(fix.replacement)],
                ]
            }
            return ["artifactLocation": artifact(file.path), "replacements": .array(replacements)]
        }
        return ["artifactChanges": .array(changes)]
    }

    private func location(_ range: SourceRange) -> JSONValue {
        ["artifactLocation": artifact(range.file.path), "region": region(range)]
    }

    private func artifact(_ path: String) -> JSONValue {
        ["uri": .string((path.hasPrefix("/") ? "file://" : "") + path.percentEncodedPath)]
    }

    private func region(_ range: SourceRange) -> JSONValue {
        let region = Region.utf16(range)
        return [
            "startLine": .count(region.startLine), "startColumn": .count(region.startColumn),
            "endLine": .count(region.endLine), "endColumn": .count(region.endColumn),
        ]
    }

    private func level(_ severity: Severity) -> String { severity.rawValue }
}
