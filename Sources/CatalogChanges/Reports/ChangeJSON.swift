package import CatalogModel

/// Changes for programs. `version` grows with any change that could break a reader; new members may come at any time.
extension ChangeReport {
    package var json: JSONValue {
        [
            "version": .integer(1),
            "old": .string(oldName),
            "new": .string(newName),
            "changes": .array(changes.map(json)),
            "summary": [
                "breaking": .integer(changes(.breaking).count), "dangerous": .integer(changes(.dangerous).count),
                "safe": .integer(changes(.safe).count), "accepted": .integer(accepted.count),
            ],
            "counts": counts.json,
            "release": [
                "level": .string(advice.level.rawValue),
                "old": advice.old.map { .string($0.description) },
                "new": advice.new.map { .string($0.description) },
                "suggestion": advice.suggestion.map { .string($0.description) },
                "isTooLow": .bool(advice.isTooLow),
                "reasons": .array(advice.reasons.map { .string($0.fingerprint) }),
            ],
            "findings": .array(
                findings.map { finding in
                    [
                        "rule": .string(finding.rule.id), "severity": .string(finding.severity.rawValue),
                        "message": .string(finding.message), "place": finding.range.map(Self.location),
                    ]
                }),
        ]
    }

    private func json(_ change: Change) -> JSONValue {
        [
            "rule": .string(change.rule.id),
            "area": .string(change.rule.area.rawValue),
            "kind": .string(change.rule.kind.rawValue),
            "effect": .string(change.rule.effect.rawValue),
            "level": .string(policy.level(of: change).rawValue),
            "fingerprint": .string(change.fingerprint),
            "accepted": policy.accepted[change.fingerprint].map { .string($0.value) },
            "component": change.component.map { .string($0.rawValue) },
            "address": .string(change.address),
            "message": .string(change.message),
            "reason": .string(change.rule.reason),
            "old": change.old.map(json),
            "new": change.new.map(json),
            "replacements": change.replacements.isEmpty
                ? nil : .array(change.replacements.map { .string($0) }),
            "lookalike": change.lookalike.map { .string($0) },
            "language": change.language.map { .string($0.name) },
        ]
    }

    private func json(_ side: Change.Side) -> JSONValue {
        ["text": side.text.map { .string($0) }, "place": side.range.map(Self.location)]
    }

    private static func location(_ range: SourceRange) -> JSONValue {
        [
            "path": .string(range.file.path), "line": .integer(Int(range.start.line)),
            "column": .integer(Int(range.start.column)),
        ]
    }
}

/// The JSON Schema (2020-12) of the changes printed as JSON by `catalog diff`.
package enum ChangeSchema: ReportSchema {
    package static var json: JSONValue {
        document(
            "Changes between two catalogs",
            required: [
                "old": text("The old catalog, as given."),
                "new": text("The new catalog, as given."), "changes": list(change),
                "summary": object(
                    "How many changes there are of each effect.",
                    required: ["breaking": count, "dangerous": count, "safe": count, "accepted": count]),
                "release": release, "findings": list(finding),
            ],
            optional: [
                "counts": object(
                    "Numbers of added and removed items, without their parts.",
                    required: ["added": things, "removed": things])
            ])
    }

    private static var finding: JSONValue {
        object(
            "A finding.",
            required: [
                "rule": text("Its rule."), "severity": word(["note", "warning", "error"]),
                "message": text("What is wrong."),
            ], optional: ["place": location])
    }

    private static var change: JSONValue {
        object(
            "A change.",
            required: [
                "rule": text("Its rule, as 'catalog diff --rules' lists them."),
                "area": word(ChangeArea.allCases.map(\.rawValue)), "kind": word(ChangeKind.allCases.map(\.rawValue)),
                "effect": word(ChangeEffect.allCases.map(\.rawValue)),
                "level": word(ChangePolicy.Level.allCases.map(\.rawValue)),
                "fingerprint": text("Identifier of the change, stable between runs."),
                "address": text("Its path of names and keys."), "message": text("The change in a sentence."),
                "reason": text("Why it has its effect."),
            ],
            optional: [
                "accepted": text("Why it does not count."), "component": text("The id of its entry."), "old": side,
                "new": side, "replacements": list(text("Declared replacements.")),
                "lookalike": text("Added item similar to the removed one."),
                "language": text("The language that it is written in."),
            ])
    }

    private static var release: JSONValue {
        object(
            "Required change of the version number.",
            required: [
                "level": word(ChangePolicy.Level.allCases.map(\.rawValue)), "isTooLow": ["type": "boolean"],
                "reasons": list(text("Fingerprint of a change that requires it.")),
            ],
            optional: [
                "old": text("Version of the old catalog."), "new": text("Version of the new catalog."),
                "suggestion": text("The smallest sufficient version."),
            ])
    }

    private static var side: JSONValue {
        object("One side of a change.", required: [:], optional: ["text": text("The value."), "place": location])
    }

    private static var location: JSONValue {
        object("A place in a file.", required: ["path": text("The file."), "line": count, "column": count])
    }

    private static var things: JSONValue {
        object("Numbers by kind.", required: ["components": count, "types": count, "members": count])
    }

    private static var count: JSONValue { number(from: 0) }
}
