package import CatalogModel

extension Diagnostics {
    /// Returns the findings with the severities given by the catalog's `rules` to findings other than errors.
    package func weighed(by configuration: CatalogConfiguration) -> Diagnostics {
        guard let settings = configuration.rules, !settings.isEmpty else { return self }
        var weighed = Diagnostics()
        for var finding in all {
            if finding.rule.severity != .error, let setting = settings[finding.rule.id]?.value {
                guard let severity = Severity(rawValue: setting.rawValue) else { continue }
                finding.severity = severity
            }
            weighed.report(finding)
        }
        return weighed
    }
}
