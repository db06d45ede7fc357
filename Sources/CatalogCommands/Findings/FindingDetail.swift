import CatalogModel

/// The selection of findings for a terminal: by severity with `--quiet`, a digest, or all with `--verbose`.
enum FindingDetail: Equatable {
    /// Findings of a severity and above, without a summary.
    case only(Severity)
    /// Errors and warnings, and a few notes of each rule.
    case digest
    case all

    /// Whether summaries are omitted.
    var isQuiet: Bool { if case .only = self { true } else { false } }

    /// The selection as part of the key of a record.
    var record: String {
        switch self {
        case .only(let severity): "only \(severity.rawValue)"
        case .digest: ""
        case .all: "verbose"
        }
    }

    func text(_ findings: [Diagnostic], layout: TextLayout) -> String {
        if case .only(let severity) = self {
            return TextFindings.text(findings.filter { $0.severity >= severity }, layout: layout)
        }
        return FindingDigest(findings, isWhole: self == .all).text(layout)
    }
}
