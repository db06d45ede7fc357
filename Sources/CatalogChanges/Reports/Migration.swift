package import CatalogModel

/// Steps for moving users of a catalog from a version to another, for programs that change code.
///
/// Only declarations and statements of the catalogs: renames, replacements, moves to other modules, changed defaults,
/// and removals.
extension ChangeReport {
    package var migration: JSONValue {
        [
            "version": .integer(1), "old": .string(oldName), "new": .string(newName),
            "steps": .array(migrationSteps.map(Self.json)),
        ]
    }

    /// The changes that call for work by users, with the work to do.
    var migrationSteps: [MigrationStep] {
        changes.filter { !policy.isAccepted($0) }.compactMap { change in
            Self.action(of: change).map { MigrationStep(action: $0, change: change) }
        }
    }

    private static func json(_ step: MigrationStep) -> JSONValue {
        let change = step.change
        return [
            "action": .string(step.action.rawValue), "rule": .string(change.rule.id),
            "address": .string(change.address),
            "component": change.component.map { .string($0.rawValue) },
            "language": change.language.map { .string($0.name) },
            "kind": step.kind.map { .string($0) }, "type": step.type.map { .string($0) }, "name": .string(step.name),
            "from": change.old?.text.map { .string($0) }, "to": change.new?.text.map { .string($0) },
            "replacements": change.replacements.isEmpty ? nil : .array(change.replacements.map { .string($0) }),
            "reason": .string(change.rule.reason),
        ]
    }

    private static func action(of change: Change) -> MigrationStep.Action? {
        switch change.rule.kind {
        case .renamed: .rename
        case .replaced: .replace
        case .changed where ["Type.module", "Implementation.package"].contains(change.rule.subject): .move
        case .removed where change.rule.effect == .breaking: .remove
        case .changed where ["Property.default", "Parameter.default"].contains(change.rule.subject): .default
        default: change.rule.effect == .breaking ? .revise : nil
        }
    }
}

/// A step for users upgrading to a new catalog: a rename, replacement, move, removal, changed default or revision.
struct MigrationStep {
    /// The action asked of the users of a component, such as renaming or replacing a name.
    enum Action: String, CaseIterable { case rename, replace, move, remove, `default`, revise }

    let action: Action
    let change: Change

    /// The names and keys on the way.
    private var steps: [String] {
        change.address.split(separator: "/").map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    /// The name of the subject of the step; for a step about a key, the name before the key.
    var name: String {
        let isKey = action == .default || action == .move
        return (isKey ? steps.dropLast() : steps[...]).last ?? change.address
    }

    /// The key of the subject's list, such as `properties`.
    var kind: String? {
        let way = action == .default || action == .move ? steps.dropLast(2) : steps.dropLast()
        return way.count > 1 ? way.last : nil
    }

    /// The type of the member, or the type itself.
    var type: String? {
        guard let index = steps.firstIndex(of: "types"), index + 1 < steps.count else { return nil }
        return steps[index + 1]
    }
}

/// The JSON Schema (2020-12) of the upgrade steps printed by `catalog diff --format migration`.
package enum MigrationSchema {
    package static var json: JSONValue {
        let text: JSONValue = ["type": "string"]
        let step: JSONValue = [
            "type": "object",
            "required": ["action", "rule", "address", "name", "reason"],
            "properties": [
                "action": [
                    "description":
                        "'rename', 'replace' and 'move' name the new code; 'default': code that omits it gets another value; 'remove' and 'revise' require manual changes.",
                    "enum": .array(MigrationStep.Action.allCases.map { .string($0.rawValue) }),
                ],
                "rule": text, "address": text, "component": text, "language": text, "kind": text, "type": text,
                "name": text, "from": text,
                "to": text, "replacements": ["type": "array", "items": text], "reason": text,
            ],
        ]
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Migration between two catalogs, version 1", "type": "object",
            "required": ["version", "old", "new", "steps"],
            "properties": [
                "version": ["const": .integer(1)], "old": text, "new": text,
                "steps": ["type": "array", "items": step],
            ],
        ]
    }
}
