import CatalogFormat
import CatalogModel
import CatalogYAML

/// Decides what becomes of findings: the catalog's severities, and what its authors accept.
struct Severities {
    /// Every rule that loading a catalog can report, by id.
    private let rules: [String: Rule]
    /// Their ids in order.
    private let names: [String]
    private var settings: [String: RuleSeverity] = [:]
    private var acceptances: [Acceptance] = []
    private(set) var diagnostics = Diagnostics()

    init(rules: [Rule]) {
        self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        names = self.rules.keys.sorted()
    }

    /// Takes over what `catalog.yaml` says about rules.
    mutating func apply(_ configuration: CatalogConfiguration) {
        for setting in configuration.rules.orEmpty() {
            // Rules of outside backends are known to them only, and nothing here starts a program.
            if OutsideRule.isName(setting.key.value) { continue }
            guard let rule = knownRule(setting.key) else { continue }
            if rule.severity == .error && setting.value.value != .error {
                diagnostics.report(.fixedSeverity(rule, at: setting.value.range))
            } else {
                settings[rule.id] = setting.value.value
            }
        }
    }

    /// Takes over what a file accepts.
    mutating func accept(_ accepted: [Acceptance]) {
        for acceptance in accepted {
            if OutsideRule.isName(acceptance.rule.value) {
                diagnostics.report(.unacceptableRule(acceptance.rule))
                continue
            }
            guard let rule = knownRule(acceptance.rule) else { continue }
            if rule.severity == .error {
                diagnostics.report(.fixedSeverity(rule, at: acceptance.rule.range))
            } else if acceptance.reason.value.allSatisfy(\.isWhitespace) {
                diagnostics.report(.missingReason(acceptance.rule))
            } else {
                acceptances.append(acceptance)
            }
        }
    }

    /// The findings that remain, with their severities, and those about what was accepted in vain.
    func result(of found: Diagnostics) -> [Diagnostic] {
        var remaining = Diagnostics()
        var used: Set<SourceRange> = []
        let scopes = AcceptedScopes(acceptances)
        for diagnostic in found.all + diagnostics.all {
            guard let severity = severity(of: diagnostic) else { continue }
            var diagnostic = diagnostic
            diagnostic.severity = severity
            let acceptance =
                severity == .error && diagnostic.rule.severity == .error ? nil : scopes.acceptance(of: diagnostic)
            if let acceptance {
                used.insert(acceptance.rule.range)
            } else {
                remaining.report(diagnostic)
            }
        }
        for acceptance in acceptances where !used.contains(acceptance.rule.range) && isOn(acceptance.rule.value) {
            var unused = Diagnostic.unusedAllow(acceptance.rule)
            guard let severity = severity(of: unused) else { continue }
            unused.severity = severity
            remaining.report(unused)
        }
        return bounded(remaining.sorted())
    }

    /// No file has so many findings that nobody reads the others. One stands for what is left out, as heavy as that.
    private func bounded(_ sorted: [Diagnostic]) -> [Diagnostic] {
        let byFile = Dictionary(grouping: sorted.indices) { sorted[$0].range?.file.path ?? "" }
        var leftOut: Set<Int> = []
        var endings: [Int: Diagnostic] = [:]
        for indices in byFile.values where indices.count > YAMLLimits.findings {
            let rest = indices.dropFirst(YAMLLimits.findings)
            leftOut.formUnion(rest)
            guard let last = rest.first, let heaviest = rest.map({ sorted[$0].severity }).max() else { continue }
            endings[last] = .furtherFindings(rest.count, severity: heaviest, at: sorted[last].range)
        }
        return sorted.indices.compactMap { endings[$0] ?? (leftOut.contains($0) ? nil : sorted[$0]) }
    }

    private mutating func knownRule(_ name: Text) -> Rule? {
        if let rule = rules[name.value] { return rule }
        // No more findings of a file are shown, so that for others nobody has to look at all names.
        diagnostics.report(.unknownRule(name, known: diagnostics.all.count < YAMLLimits.findings ? names : []))
        return nil
    }

    private func severity(of diagnostic: Diagnostic) -> Severity? {
        guard let setting = settings[diagnostic.rule.id] else {
            return diagnostic.rule.isOptIn ? nil : diagnostic.severity
        }
        return switch setting {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }

    /// Whether the catalog looks for findings of a rule, so that one could have been there.
    private func isOn(_ rule: String) -> Bool {
        switch settings[rule] {
        case .off?: false
        case .some: true
        case nil: rules[rule]?.isOptIn == false
        }
    }
}
