package import CatalogModel

/// The table of all rules for classifying differences between two catalogs, with a lookup by id and by kind of change.
package enum ChangeRules {
    /// By area, and within an area in the order of the entry format.
    package static let all: [ChangeRule] =
        (entryRules + memberRules + parameterRules + typeRules + webRules).map { $0.of(.api) }
        + stateRules.map { $0.of(.states) } + tokenRules.map { $0.of(.tokens) }
        + accessibilityRules.map { $0.of(.accessibility) } + stringRules.map { $0.of(.strings) }
        + guidanceRules.map { $0.of(.guidance) } + metadataRules.map { $0.of(.metadata) } + generalRules

    package static subscript(id: String) -> ChangeRule? { byID[id] }

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The key for looking up a rule: the subject and the kind of a change.
    private struct Index: Hashable {
        let subject: String
        let kind: ChangeKind
    }

    private static let index = Dictionary(
        all.filter { $0.subject != "*" }.map { (Index(subject: $0.subject, kind: $0.kind), $0) },
        uniquingKeysWith: { first, _ in first })

    private static let general = Dictionary(
        grouping: all.filter { $0.subject == "*" }, by: \.area)

    /// Returns the rule for a change: by the most exact subject with a rule, then the general rule of the area.
    static func rule(for subjects: [String], _ kind: ChangeKind, in area: ChangeArea) -> ChangeRule? {
        var kind = kind
        while true {
            for subject in subjects {
                if let rule = index[Index(subject: subject, kind: kind)] { return rule }
            }
            guard let general = kind.general else { break }
            kind = general
        }
        return general[area]?.first { $0.kind == kind }
    }
}

extension ChangeRules {
    /// The rules for programs.
    package static var json: JSONValue {
        .array(
            all.map { rule in
                [
                    "id": .string(rule.id), "area": .string(rule.area.rawValue), "subject": .string(rule.subject),
                    "kind": .string(rule.kind.rawValue), "effect": .string(rule.effect.rawValue),
                    "reason": .string(rule.reason), "visual": rule.isVisual ? true : nil,
                ]
            })
    }
}
