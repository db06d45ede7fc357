import CatalogChanges
import CatalogCommands
import CatalogLoading
import CatalogModel
import CatalogRendering
import OutsideBackends

/// The page that lists every rule, printed from the rules themselves.
enum RuleReference {
    /// Every rule that a command can report, by id; a rule that two stages share once.
    static var rules: [Rule] {
        var seen: Set<String> = []
        return
            (CatalogLoader.rules + OutputRules.all + OutsideRules.all + BuiltInBackends.all.flatMap(\.rules)
            + CommandRules.all + DeprecationRules.all + ChangePolicyRules.all)
            .filter { seen.insert($0.id).inserted }
            .sorted { $0.id < $1.id }
    }

    /// The page in Markdown.
    static var markdown: String {
        let rows = rules.map { rule in
            "| `\(rule.id)` | \(severity(of: rule)) | \(rule.summary) |\n"
        }
        return """
            # Rules

            Every finding names its rule. This page is printed from the rules, so it cannot be out of date.

            ## Severities

            A catalog can raise, lower or switch off what is not an error, for all of its files in `catalog.yaml`:

            ```yaml
            rules: { missing-alt: error, comment-behind-value: off, missing-example: warning }
            ```

            or accept it in one record, with a reason. A reason that is not needed any longer is reported itself.

            ```yaml
            figures: { file: frame.png, allow: { missing-alt: Only decoration. } }
            ```

            Errors stay errors: what comes out of a catalog can rely on them. Rules on request count only where
            `catalog.yaml` gives them a severity.

            Without entries there is nothing to publish, and all that was published would go. So `no-entries` stops
            `catalog check` and `catalog build` until a catalog that means it switches the rule off.

            ## All rules

            | Rule | Severity | What it asks for |
            | --- | --- | --- |

            """ + rows.joined()
    }

    private static func severity(of rule: Rule) -> String {
        if CatalogRules.beforePublishing.contains(rule) { return "error in `check` and `build`, else \(rule.severity)" }
        return rule.severity.rawValue + (rule.isOptIn ? ", on request" : "")
    }
}
