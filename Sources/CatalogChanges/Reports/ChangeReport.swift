package import CatalogModel

/// A report on two catalogs: the changes, the advice on the version number, and the findings about deprecations.
package struct ChangeReport: Sendable {
    /// The two sides as they were asked for.
    package let oldName: String
    package let newName: String
    package let changes: [Change]
    package let policy: VersionPolicy
    package let advice: VersionAdvice
    package let catalogs: (old: ComponentRegistry, new: ComponentRegistry)
    private let deadRenames: [Text]

    package init(
        from old: ComponentRegistry, named oldName: String, to new: ComponentRegistry, named newName: String,
        preset: ChangePolicy.Preset? = nil
    ) {
        self.oldName = oldName
        self.newName = newName
        let difference = CatalogDifference(from: old, to: new)
        policy = VersionPolicy(new.configuration.changes, preset: preset)
        changes = difference.changes
        advice = VersionAdvice(changes, policy: policy, old: old, new: new)
        catalogs = (old, new)
        deadRenames = difference.deadRenames
    }

    /// Findings about deprecation windows, and about unneeded declarations.
    package var findings: [Diagnostic] {
        var found = Diagnostics()
        for finding in DeprecationChecks.findings(changes, from: catalogs.old, to: catalogs.new) {
            found.report(finding)
        }
        let declared = catalogs.new.configuration.changes
        for name in (declared?.accepted).orEmpty().map(\.key) where advice.deadAcceptances.contains(name.value) {
            found.report(.deadAcceptance(name))
        }
        for name in deadRenames { found.report(.deadRename(name)) }
        for rule in (declared?.levels).orEmpty().map(\.key) where ChangeRules[rule.value] == nil {
            found.report(.unknownChangeRule(rule))
        }
        return found.sorted()
    }

    /// Returns the changes that count, and of one effect.
    package func changes(_ effect: ChangeEffect) -> [Change] {
        changes.filter { $0.rule.effect == effect && !policy.isAccepted($0) }
    }

    /// Returns an entry of the new catalog, else of the old catalog.
    func component(_ id: String) -> Component? {
        EntryID(id).flatMap { catalogs.new[$0] ?? catalogs.old[$0] }
    }

    package var accepted: [Change] { changes.filter(policy.isAccepted) }

    /// Numbers of added and removed things, including accepted changes.
    package var counts: ChangeCounts { ChangeCounts(changes) }

    /// `2 breaking, 1 dangerous, 4 safe changes; new: 1 component, 2 members; gone: 1 type`.
    package var summary: String {
        if changes.isEmpty { return "no changes" }
        let effects = ChangeEffect.allCases.reversed().map { (count: changes($0).count, name: $0.rawValue) }
            .filter { $0.count > 0 }
        let words = effects.isEmpty ? "0" : effects.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
        return words + (effects.last?.count == 1 ? " change" : " changes")
            + (accepted.isEmpty ? "" : ", \(accepted.count) accepted")
            + (counts.words.isEmpty ? "" : "; \(counts.words)")
    }

    /// The advice in words: the bump, and the first reason.
    package var versionWords: String {
        let isInitial = advice.level == .major && advice.old?.numbers.first == 0
        let bump =
            advice.level == .none
            ? "no new version"
            : isInitial
                ? "a minor version, since they break and 1.0.0 is still to come" : "a \(advice.level.rawValue) version"
        let target = advice.suggestion.flatMap { suggestion in
            advice.level == .none ? nil : advice.old.map { "; \(suggestion) after \($0)" }
        }
        let reason = advice.reasons.first.map { change in
            let others = advice.reasons.count - 1
            return ", because \(change.message) [\(change.rule.id)]"
                + (others == 0 ? "" : others == 1 ? " and 1 more change" : " and \(others) more changes")
        }
        return "The changes ask for \(bump)" + (target ?? "") + (reason ?? "")
    }
}

/// The rules for `changes` in `catalog.yaml`: accepted changes, declared renames and named rules must exist.
package enum ChangePolicyRules {
    package static let deadAcceptance = Rule(
        "dead-acceptance", .warning, "`accepted` lists only changes that exist.",
        reason: "An unused suppression misleads reviewers, and would hide the change if it came back.")
    package static let deadRename = Rule(
        "dead-rename", .warning, "`renamed` lists only renames that happened.",
        reason: "A mistyped rename has no effect, so the real one is reported as a removal and an addition.")
    package static let unknownChangeRule = Rule(
        "unknown-change-rule", .warning, "`levels` names only rules of changes that exist.",
        reason: "The level has no effect, so the advice on the version number is not what the team decided.")

    package static let all = [deadAcceptance, deadRename, unknownChangeRule]
}

extension Diagnostic {
    fileprivate static func deadAcceptance(_ fingerprint: Text) -> Diagnostic {
        Diagnostic(
            ChangePolicyRules.deadAcceptance,
            "no change has the fingerprint '\(fingerprint.value)'; remove the line", at: fingerprint.range
        )
    }

    fileprivate static func deadRename(_ address: Text) -> Diagnostic {
        Diagnostic(
            ChangePolicyRules.deadRename,
            "no rename from '\(address.value)'; remove the line, or copy the address from 'catalog diff'",
            at: address.range)
    }

    fileprivate static func unknownChangeRule(_ name: Text) -> Diagnostic {
        let meant = suggestion(for: name.value, among: ChangeRules.all.map(\.id))
        return Diagnostic(
            ChangePolicyRules.unknownChangeRule,
            "unknown change rule '\(name.value)'; "
                + (meant.map { "did you mean '\($0)'?" } ?? "run 'catalog diff --rules' for a list"),
            at: name.range, fixIts: meant.map { [.init(replace: name.range, with: $0)] } ?? [])
    }
}
