import CatalogModel

extension FindingForm {
    /// Reports of code quality, which GitLab shows in merge requests.
    package static let gitlab = FindingForm(name: "gitlab") { report in
        .json(
            .array(
                report.named.map { finding, fingerprint in
                    let region = finding.range.map(Region.utf16)
                    return [
                        "description": .string(finding.message),
                        "check_name": .string(finding.rule.id),
                        "fingerprint": .string(fingerprint),
                        "severity": .string(severity(finding.severity)),
                        "location": [
                            "path": .string(finding.range?.file.path ?? report.catalogPath),
                            "lines": ["begin": .count(region?.startLine ?? 1), "end": .count(region?.endLine ?? 1)],
                        ],
                    ]
                }))
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
