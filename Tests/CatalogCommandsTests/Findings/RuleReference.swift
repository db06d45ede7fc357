import CatalogChanges
import CatalogCommands
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogSyntax
import CatalogRendering
import CatalogReview
import CatalogTokens
import ExternalBackends

/// The page that lists every rule, printed from the rules themselves.
enum RuleReference {
    /// Every rule that a command can report, by id; a rule that two stages share once.
    static var rules: [Rule] {
        var seen: Set<String> = []
        return
            (CatalogLoader.rules + OutputRules.all + ExternalRules.all + BuiltInBackends.all.flatMap(\.rules)
            + CommandRules.all + DeprecationRules.all + ChangePolicyRules.all)
            .filter { seen.insert($0.id).inserted }
            .sorted { $0.id < $1.id }
    }

    /// Themes with their rules; a rule of two themes stands in the first one, one of none among the last.
    private static let themes: [(title: String, rules: [Rule])] = [
        ("YAML", YAMLRules.all), ("Keys and values of entries", FormatRules.all), ("Prose", ProseRules.all),
        ("Names, links and files", LinkRules.all), ("Meaning", MeaningRules.all),
        ("Tokens", TokenRules.all + TokenLinkRules.all),
        ("Localized texts", StringFileRules.all), ("The catalog, and findings themselves", CatalogRules.all),
        ("Reviews", ReviewRules.all), ("Changes between versions", DeprecationRules.all + ChangePolicyRules.all),
        ("Outputs and backends", OutputRules.all + ExternalRules.all + BuiltInBackends.all.flatMap(\.rules)),
        ("Commands and sources", []),
    ]

    private static var sections: String {
        var left = rules
        return themes.map { title, own in
            let ids = Set(own.map(\.id))
            let here = own.isEmpty ? left : left.filter { ids.contains($0.id) }
            left.removeAll { rule in here.contains { $0.id == rule.id } }
            let rows = here.map {
                "| `\($0.id)` | \(severity(of: $0)) | \($0.summary) | \($0.reason ?? "") | \(mistake($0)) |\n"
            }
            return "\n### \(title)\n\n| Rule | Severity | What it asks for | Why | A mistake |\n"
                + "| --- | --- | --- | --- | --- |\n" + rows.joined()
        }.joined()
    }

    /// A mistake that fits into a cell of a table and needs no further file to be understood.
    private static func mistake(_ rule: Rule) -> String {
        guard !rule.isOptIn, let example = rule.examples.first, !example.failing.isEmpty, example.failing.count <= 60,
            example.others.keys.allSatisfy({ $0 == RuleExample.configuration }),
            !example.failing.contains(where: { $0.isNewline || "|`".contains($0) })
        else { return "" }
        return "`\(example.failing)`"
    }

    /// The page in Markdown.
    static var markdown: String {
        """
        # Rules

        Reference: each finding names its rule. This page is printed from the rules, so it is always up to date.

        ## Severities

        A catalog can raise, lower or switch off what is not an error, for all of its files in `catalog.yaml`:

        ```yaml
        rules: { missing-alt: error, comment-behind-value: off, missing-example: warning }
        ```

        or suppress it in one record, with a reason. An unused suppression is a finding, too.

        ```yaml
        figures: { file: frame.png, allow: { missing-alt: Only decoration. } }
        ```

        Errors cannot be changed, because outputs rely on them. Rules on request are active only if `catalog.yaml` gives
        them a severity.

        A build of a catalog without entries would remove all published pages. So `no-entries` stops `catalog check` and
        `catalog build` if `entries` names other folders than `components` and the catalog has no tokens. Turn the rule
        off if the catalog is empty on purpose.

        ## Rules by theme

        For most rules, `catalog explain RULE` prints a catalog with the finding, and one without. Tests check both. This
        page includes the short ones.

        """ + sections
    }

    private static func severity(of rule: Rule) -> String {
        if CatalogRules.beforePublishing.contains(rule) { return "error in `check` and `build`, else \(rule.severity)" }
        return rule.severity.rawValue + (rule.isOptIn ? ", on request" : "")
    }
}
