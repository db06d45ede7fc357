import CatalogModel

/// A table of the number of findings by rule, the most frequent first, with the numbers of findings fixed by `--fix`.
enum FindingStatistics {
    static func text(_ findings: [Diagnostic], layout: TextLayout) -> String {
        var table = TextTable(layout, header: ["Rule", "Findings", "Fixed by --fix", "With --unsafe"])
        let groups = Dictionary(grouping: findings, by: \.rule).map { rule, findings in
            (
                rule: rule, count: findings.count, safe: findings.count { FixSafety.isSafe($0) },
                all: findings.count { !$0.fixIts.isEmpty }
            )
        }
        for group in groups.sorted(by: { ($1.count, $0.rule.id) < ($0.count, $1.rule.id) }) {
            table.append([group.rule.id, "\(group.count)", "\(group.safe)", "\(group.all)"])
        }
        return table.text
    }
}
