import CatalogModel

/// A shortened list of findings for the terminal: of many notes under the same rule a few, and the number of further
/// notes.
struct FindingDigest {
    private let count: FindingCount
    private let shown: [Diagnostic]
    /// Number of omitted notes, by the id of the rule.
    private let further: [(rule: String, count: Int)]

    /// Number of notes of a rule sufficient as examples.
    private static let examples = 3

    /// Creates the digest, leaving none of the findings out if `isWhole`.
    init(_ findings: [Diagnostic], isWhole: Bool = false) {
        count = FindingCount(findings)
        var counts: [String: Int] = [:]
        shown = findings.filter { finding in
            guard finding.severity == .note, !isWhole else { return true }
            counts[finding.rule.id, default: 0] += 1
            return counts[finding.rule.id, default: 0] <= Self.examples
        }
        further = counts.filter { $0.value > Self.examples }.map { ($0.key, $0.value - Self.examples) }
            .sorted { $0.rule < $1.rule }
    }

    /// Returns the findings, the count of each rule, and the total count; empty where there are none.
    func text(_ layout: TextLayout) -> String {
        if shown.isEmpty { return "" }
        return TextFindings.text(shown, layout: layout) + remarks(layout) + count.table(layout) + "\(count)\n"
    }

    private func remarks(_ layout: TextLayout) -> String {
        further.map { rule, count in
            let words = "\(counted(count, noun: "further note")) of this rule; '--verbose' shows all"
            return layout.style.apply(.cyan, to: "note:") + " " + layout.style.apply(.bold, to: words) + " "
                + layout.style.apply(.faint, to: "[\(rule)]") + "\n"
        }.joined()
    }
}
