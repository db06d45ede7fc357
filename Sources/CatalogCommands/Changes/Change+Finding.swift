import BuildEngine
import CatalogChanges
import CatalogModel

extension ChangeReport {
    /// Returns the findings on deprecations and declarations, and all findings including the changes, by place.
    ///
    /// A breaking change is an error, a dangerous one a warning, a safe one a note; accepted changes are suppressed.
    func findings(
        weighedBy settings: CatalogConfiguration
    ) -> (deprecations: [Diagnostic], changes: [Diagnostic]) {
        var found = Diagnostics()
        for finding in findings { found.report(finding) }
        found = found.weighed(by: settings)
        let deprecations = found.sorted()
        for change in changes {
            var finding = change.finding
            finding.suppression = policy.reason(toAccept: change).map { .accepted(reason: $0) }
            found.report(finding)
        }
        return (deprecations, found.sorted())
    }
}

extension Change {
    /// The change as a finding at the place in the new catalog, with the place in the old one as a note.
    ///
    /// A removed element is reported at the surrounding record, or at the old location without such a record.
    fileprivate var finding: Diagnostic {
        let notes = old?.range.map { [Diagnostic.Note("before", at: $0)] } ?? []
        return Diagnostic(
            rule.findingRule, message, at: new?.range ?? around.new ?? old?.range ?? around.old, notes: notes)
    }
}

extension ChangeRule {
    fileprivate var findingRule: Rule {
        let severity: Severity =
            switch effect {
            case .breaking: .error
            case .dangerous: .warning
            case .safe: .note
            }
        return Rule(id, severity, reason)
    }
}
