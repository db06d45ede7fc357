package import CatalogChanges
import CatalogModel

/// The answer of `changes`: the changes between two catalogs, those that break first, each with the replacement.
package struct ChangesAnswer {
    private let report: ChangeReport

    package init(_ report: ChangeReport) { self.report = report }

    /// The greatest number of estimated tokens.
    private static let limit = 2_000

    package func answer(id: String?) -> Answer {
        if let id, report.catalogs.old[id] == nil, report.catalogs.new[id] == nil {
            return .unknown(entry: id, in: report.catalogs.new)
        }
        let effects: [ChangeEffect] = [.breaking, .dangerous, .safe]
        let all = effects.flatMap { effect in
            report.changes.filter { $0.rule.effect == effect && (id == nil || $0.component?.rawValue == id) }
        }
        let subject = "\(report.oldName) → \(report.newName)" + (id.map { ", `\($0)`" } ?? "")
        var text = "\(subject): \(id == nil ? report.summary : all.isEmpty ? "no changes" : "\(all.count) changes")\n"
        var shown: [JSONValue] = []
        var tokens = TokenEstimate.tokens(in: text) + 60
        for change in all {
            let line = line(change)
            let facts = facts(change)
            tokens += max(TokenEstimate.tokens(in: line), TokenEstimate.tokens(in: facts.compact))
            if tokens > Self.limit, !shown.isEmpty { break }
            text += line
            shown.append(facts)
        }
        let more = all.count - shown.count
        if more > 0 { text += "\(more) more; narrow with `id`.\n" }
        return Answer(
            text,
            facts: [
                "summary": .string(report.summary), "changes": .array(shown), "more": .integer(more),
            ])
    }

    private func line(_ change: Change) -> String {
        let isAccepted = report.policy.isAccepted(change)
        let id = change.component.map { "`\($0.rawValue)` " } ?? ""
        let use = change.replacements.isEmpty ? "" : " Use \(change.replacements.joined(separator: ", "))."
        return
            "- \(isAccepted ? "accepted" : change.rule.effect.rawValue): \(id)\(change.message).\(use) [\(change.rule.id)]\n"
    }

    private func facts(_ change: Change) -> JSONValue {
        [
            "effect": .string(change.rule.effect.rawValue), "id": (change.component?.rawValue).map { .string($0) },
            "change": .string(change.message), "rule": .string(change.rule.id),
            "use": change.replacements.isEmpty ? nil : .array(change.replacements.map { .string($0) }),
        ]
    }
}
