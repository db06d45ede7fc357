import CatalogModel

/// The number of findings of each severity, in words such as `2 errors, 1 warning`, with a table by rule.
struct FindingCount: CustomStringConvertible {
    let errors: Int
    let warnings: Int
    let notes: Int
    /// By severity, the worst first, then by the rule's id.
    private let rules: [(severity: Severity, rule: String, count: Int)]

    init(_ findings: [Diagnostic]) {
        let groups = Dictionary(grouping: findings) { $0.severity }
        rules = groups.sorted { $0.key > $1.key }.flatMap { severity, findings in
            Dictionary(grouping: findings, by: \.rule.id).map { (severity, $0.key, $0.value.count) }
                .sorted { $0.1 < $1.1 }
        }
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        notes = findings.count { $0.severity == .note }
    }

    /// Returns a line for each rule; empty for a single finding, where the rule is named already.
    func table(_ layout: TextLayout) -> String {
        if errors + warnings + notes < 2 { return "" }
        var table = TextTable(layout, indent: 2)
        for (severity, rule, count) in rules { table.append([rule, counted(count, noun: severity.rawValue)]) }
        return table.text
    }

    /// In words, for example `2 errors, 1 warning`; `no findings` when there are none.
    var description: String {
        let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
        return parts.isEmpty ? "no findings" : parts.map { counted($0, noun: $1) }.joined(separator: ", ")
    }
}

/// Returns a number with the noun: `1 entry`, `2 entries`.
func counted(_ count: Int, noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    return "\(count) " + (noun.hasSuffix("ry") ? noun.dropLast() + "ies" : noun + "s")
}
