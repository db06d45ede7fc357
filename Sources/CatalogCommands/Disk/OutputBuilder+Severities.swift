import CatalogModel

extension Diagnostics {
    /// The findings with the severities that the catalog's `rules` give to what is no error by itself.
    func weighed(by configuration: CatalogConfiguration) -> Diagnostics {
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
