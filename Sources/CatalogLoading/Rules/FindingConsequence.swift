import CatalogFormat
import CatalogModel

/// A pair of rules for leaving out a finding caused by another finding in the same file.
struct FindingConsequence {
    /// The rule of the caused finding.
    let rule: Rule
    /// The rule of the cause.
    let cause: Rule
    /// The text of the fix of the cause; the fix removes the caused finding, too.
    let fix: String

    static let all = [
        // Themes choose from the token files, which a misspelled `tokens` hides.
        FindingConsequence(rule: CatalogRules.themesWithoutTokens, cause: FormatRules.unknownKey, fix: "tokens")
    ]

    /// Returns the findings without findings caused by others.
    static func removed(from findings: [Diagnostic], _ consequences: [FindingConsequence] = all) -> [Diagnostic] {
        findings.filter { finding in
            !consequences.contains { consequence in
                consequence.rule == finding.rule && findings.contains { consequence.isCaused(finding, by: $0) }
            }
        }
    }

    private func isCaused(_ finding: Diagnostic, by other: Diagnostic) -> Bool {
        other.rule == cause && other.fixIts.first?.replacement == fix
            && other.range?.file.path == finding.range?.file.path
    }
}
