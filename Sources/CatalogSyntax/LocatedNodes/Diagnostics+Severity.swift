package import CatalogModel

extension Diagnostics {
    /// Returns the findings with those of a rule as warnings at most.
    package func weakening(_ rule: Rule) -> Diagnostics {
        var weaker = Diagnostics()
        for var finding in all {
            if finding.rule == rule { finding.severity = min(finding.severity, .warning) }
            weaker.report(finding)
        }
        return weaker
    }
}
