import CatalogFormat
import CatalogModel
import CatalogReview
import CatalogSyntax

/// A filter of findings: sets the severities of `catalog.yaml`, and removes suppressed findings and consequences of
/// other findings.
struct DiagnosticPolicy {
    /// Every rule of loading a catalog, by id.
    private var rules: [String: Rule]
    /// Ids of the rules in order.
    private var names: [String]
    private var settings = RuleSettings()
    /// Rules of the catalog's own yet to be asked, with unknown findings.
    private var pending: Set<String> = []
    private var acceptances: [Suppression] = []
    private(set) var diagnostics = Diagnostics()

    init(rules: [Rule]) {
        self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        names = self.rules.keys.sorted()
    }

    /// Takes over the statements of `catalog.yaml` about rules, and the catalog's `own` rules.
    mutating func apply(_ configuration: CatalogConfiguration, own: OwnRules) {
        diagnostics.merge(own.diagnostics)
        for rule in own.rules {
            if let taken = rules[rule.id], let name = configuration.ownRules?.element(named: rule.id)?.key {
                diagnostics.report(.takenRule(taken, at: name.range))
            } else {
                rules[rule.id] = rule
                pending.insert(rule.id)
            }
        }
        names = rules.keys.sorted()
        settings.folder = CatalogPath.folder(of: configuration.name?.range.file.path ?? "")
        settings.everywhere = severities(configuration.rules.orEmpty())
        settings.byPath = configuration.rulesFor.orEmpty().map { (FilePattern($0.name), severities($0.value)) }
    }

    /// Whether findings of a rule on request are wanted anywhere.
    func asks(for rule: Rule) -> Bool { !rule.isOptIn || settings.all.contains { $0[rule.id] ?? .off != .off } }

    /// Whether findings of a rule are errors anywhere.
    func canFail(_ rule: Rule) -> Bool {
        rule.severity == .error || settings.all.contains { $0[rule.id] == .error }
    }

    /// Marks the rules of the catalog's own as asked.
    mutating func settle() { pending = [] }

    private mutating func severities(_ stated: OrderedRecords<Located<RuleSeverity>>) -> [String: RuleSeverity] {
        var severities: [String: RuleSeverity] = [:]
        for setting in stated {
            // Only external backends define these rules, and no program is started here, so accept all such names.
            if ExternalRule.isName(setting.key.value) { continue }
            guard let rule = existingRule(setting.key) else { continue }
            if rule.severity == .error && setting.value.value != .error {
                diagnostics.report(.fixedSeverity(rule, at: setting.value.range))
            } else {
                severities[rule.id] = setting.value.value
            }
        }
        return severities
    }

    /// Adds the suppressions of a file.
    mutating func accept(_ accepted: [Suppression]) {
        for acceptance in accepted {
            if ExternalRule.isName(acceptance.rule.value) {
                diagnostics.report(.unacceptableRule(acceptance.rule))
                continue
            }
            guard let rule = existingRule(acceptance.rule) else { continue }
            if rule.severity == .error {
                diagnostics.report(.fixedSeverity(rule, at: acceptance.rule.range))
            } else if acceptance.reason.value.allSatisfy(\.isWhitespace) {
                diagnostics.report(.missingReason(acceptance.rule))
            } else {
                acceptances.append(acceptance)
            }
        }
    }

    /// Returns the remaining findings with their severities, including findings about unused suppressions, and the
    /// suppressed findings.
    func result(of found: Diagnostics) -> (remaining: [Diagnostic], accepted: [Diagnostic]) {
        var remaining = Diagnostics()
        var accepted = Diagnostics()
        var used: Set<SourceRange> = []
        let scopes = AcceptedScopes(acceptances)
        for diagnostic in FindingConsequence.removed(from: found.all + diagnostics.all) {
            guard let severity = severity(of: diagnostic) else { continue }
            var diagnostic = diagnostic
            diagnostic.severity = severity
            let acceptance =
                severity == .error && diagnostic.rule.severity == .error ? nil : scopes.acceptance(of: diagnostic)
            if let acceptance {
                used.insert(acceptance.rule.range)
                diagnostic.suppression = .accepted(reason: acceptance.reason.value)
                accepted.report(diagnostic)
            } else {
                remaining.report(diagnostic)
            }
        }
        for acceptance in acceptances where !used.contains(acceptance.rule.range) && isOn(acceptance.rule) {
            var unused = Diagnostic.unusedAllow(acceptance.rule)
            guard let severity = severity(of: unused) else { continue }
            unused.severity = severity
            remaining.report(unused)
        }
        return (remaining.sorted(), accepted.sorted())
    }

    private mutating func existingRule(_ name: Text) -> Rule? {
        if let rule = rules[name.value] { return rule }
        // Findings beyond the limit are not shown, so skip the comparison with all names.
        diagnostics.report(.unknownRule(name, candidates: diagnostics.all.count < FileLimits.findings ? names : []))
        return nil
    }

    private func severity(of diagnostic: Diagnostic) -> Severity? {
        guard let setting = settings[diagnostic.rule.id, at: diagnostic.range] else {
            return diagnostic.rule.isOptIn ? nil : diagnostic.severity
        }
        return switch setting {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }

    /// Whether the catalog looks for findings of a rule, so that a finding could have been there.
    private func isOn(_ rule: Text) -> Bool {
        if pending.contains(rule.value) { return false }
        return switch settings[rule.value, at: rule.range] {
        case .off?: false
        case .some: true
        case nil: rules[rule.value]?.isOptIn == false
        }
    }
}
