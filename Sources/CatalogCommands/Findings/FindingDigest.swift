import CatalogModel

/// A shortened list of findings for the terminal: of many notes under the same rule a few, and the number of further
/// notes, likewise of warnings about sources, the work of other tools.
struct FindingDigest {
    private let count: FindingCount
    private let shown: [Diagnostic]
    /// Number of omitted findings, by the id and severity of the rule.
    private let further: [(rule: String, severity: Severity, count: Int)]

    /// Number of findings of a rule sufficient as examples.
    static let examples = 3

    /// Rules about the work of other tools, and about gaps that an import of a source leaves in every entry.
    private static let abridgedRules = Set(
        SourceKind.rules.map(\.id) + ["missing-summary", "missing-description", "missing-example"])

    /// Creates the digest with at most so many `examples` of a rule, leaving none of the findings out if `isWhole`.
    init(_ findings: [Diagnostic], isWhole: Bool = false, examples: Int = FindingDigest.examples) {
        count = FindingCount(findings)
        var counts: [Severity: [String: Int]] = [:]
        shown = findings.filter { finding in
            guard Self.isAbridged(finding), !isWhole else { return true }
            counts[finding.severity, default: [:]][finding.rule.id, default: 0] += 1
            return counts[finding.severity]?[finding.rule.id] ?? 0 <= examples
        }
        further = counts.flatMap { severity, rules in
            rules.filter { $0.value > examples }.map { ($0.key, severity, $0.value - examples) }
        }.sorted { ($1.severity, $0.rule) < ($0.severity, $1.rule) }
    }

    private static func isAbridged(_ finding: Diagnostic) -> Bool {
        finding.severity == .note || finding.severity == .warning && abridgedRules.contains(finding.rule.id)
    }

    /// Returns the findings, the count of each rule, and the total count; empty where there are none.
    func text(_ layout: TextLayout) -> String {
        if shown.isEmpty { return "" }
        return TextFindings.text(shown, layout: layout) + remarks(layout) + count.table(layout) + "\(count)\n"
    }

    private func remarks(_ layout: TextLayout) -> String {
        further.map { rule, severity, count in
            let words = "\(counted(count, noun: "further \(severity.rawValue)")) of this rule; '--verbose' shows all"
            return layout.style.apply(.cyan, to: "note:") + " " + layout.style.apply(.bold, to: words) + " "
                + layout.style.apply(.faint, to: "[\(rule)]") + "\n"
        }.joined()
    }
}
