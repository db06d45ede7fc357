public import CatalogModel

/// Steps that take users of a catalog from one version to another, for programs that change code.
///
/// Only what the catalogs declare or state: renames, replacements, defaults that changed, and what is gone.
extension ChangeReport {
    public var migration: JSONValue {
        [
            "version": .integer(1), "old": .string(oldName), "new": .string(newName),
            "steps": .array(changes.filter { !policy.isAccepted($0) }.compactMap(Self.step)),
        ]
    }

    private static func step(_ change: Change) -> JSONValue? {
        guard let action = action(of: change) else { return nil }
        return [
            "action": .string(action), "rule": .string(change.rule.id), "address": .string(change.address),
            "component": change.component.map { .string($0.rawValue) },
            "language": change.language.map { .string($0) },
            "name": .string(unescaped(change.address)),
            "from": change.old?.text.map { .string($0) }, "to": change.new?.text.map { .string($0) },
            "replacements": change.replacements.isEmpty ? nil : .array(change.replacements.map { .string($0) }),
            "reason": .string(change.rule.reason),
        ]
    }

    private static func action(of change: Change) -> String? {
        switch change.rule.kind {
        case .renamed: "rename"
        case .replaced: "replace"
        case .removed where change.rule.effect == .breaking: "remove"
        case .changed where ["Property.default", "Parameter.default"].contains(change.rule.subject): "default"
        default: change.rule.effect == .breaking ? "revise" : nil
        }
    }

    /// The last step of an address.
    private static func unescaped(_ address: String) -> String {
        (address.split(separator: "/").last.map(String.init) ?? address).replacing("~1", with: "/")
            .replacing("~0", with: "~")
    }
}

/// The JSON Schema (2020-12) of migrations.
public enum MigrationSchema {
    public static var json: JSONValue {
        let text: JSONValue = ["type": "string"]
        let step: JSONValue = [
            "type": "object",
            "required": ["action", "rule", "address", "name", "reason"],
            "properties": [
                "action": [
                    "description":
                        "'rename' and 'replace' say what to write instead; 'default': whoever left it out gets another value; 'remove' and 'revise' need a person.",
                    "enum": ["rename", "replace", "remove", "default", "revise"],
                ],
                "rule": text, "address": text, "component": text, "language": text, "name": text, "from": text,
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
