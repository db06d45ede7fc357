import CatalogModel

/// A key of the Design Tokens file format, with a description for editors.
package struct FormatKey: Sendable {
    package let name: String
    /// Meaning of the key, in one sentence.
    package let meaning: String

    init(_ name: String, meaning: String) {
        self.name = name
        self.meaning = meaning
    }

    /// Returns the schema of the key's value, with the meaning as the description shown by editors.
    func described(_ schema: JSONValue) -> JSONValue {
        var members = JSONObject(["description": .string(meaning)])
        guard case .object(let schema) = schema else { return .object(members) }
        // Validators ignore keywords next to `$ref` (draft 7, section 8.3), so wrap the reference in `allOf`.
        if schema["$ref"] != nil {
            members["allOf"] = [.object(schema)]
        } else {
            for member in schema.members { members[member.name] = member.value }
        }
        return .object(members)
    }
}

/// The keys allowed in Design Tokens files for tokens and for groups (Format Module 2025.10, sections 5 and 6).
package enum TokenFileKeys {
    package static let ofTokens = [
        FormatKey(
            "$value", meaning: "Value of the token: a value of its type, or another token as '{group.name}'."),
        FormatKey("$ref", meaning: "JSON Pointer to the source of its value, instead of '$value'."),
        FormatKey("$type", meaning: "Type of the value; that of the groups around unless stated."),
        FormatKey("$description", meaning: "What the token is for."),
        FormatKey("$deprecated", meaning: "Whether it is deprecated, or why."),
        FormatKey("$extensions", meaning: "Vendors' data, by the vendor's name."),
    ]
    package static let ofGroups = [
        FormatKey("$type", meaning: "Type of the tokens below that state none."),
        FormatKey("$description", meaning: "What the group is for."),
        FormatKey("$deprecated", meaning: "Whether its tokens are deprecated, or why."),
        FormatKey("$extensions", meaning: "Vendors' data, by the vendor's name."),
        FormatKey("$extends", meaning: "Group whose tokens it inherits: '{group}' or a JSON Pointer."),
        FormatKey("$ref", meaning: "Group whose tokens it inherits: the same as '$extends'."),
        FormatKey("$root", meaning: "Token of the group itself."),
        FormatKey("$schema", meaning: "Schema of the file, for editors."),
    ]
}

/// The keys of the `catalog` program's own data in `$extensions` of Design Tokens files, for facts without a key in the
/// format.
package enum TokenExtensionKeys {
    package static let visibility = FormatKey(
        "visibility", meaning: "Who the token is for; private ones are for other tokens only, not for components.")
    package static let deprecated = FormatKey("deprecated", meaning: "Details of '$deprecated'.")
    package static let all = [visibility, deprecated]

    package static let ofDeprecation = [
        FormatKey("since", meaning: "Version of the deprecation."),
        FormatKey("replacements", meaning: "Paths of the tokens to use instead."),
        FormatKey("removal", meaning: "Version of the planned removal."),
    ]

    /// The schema of the data.
    static var schema: JSONValue {
        let text: JSONValue = ["type": "string"]
        let version: JSONValue = ["type": ["string", "number"]]
        let details = zip(ofDeprecation, [version, ["anyOf": [text, ["type": "array", "items": text]]], version])
        return object([
            (visibility, ["enum": .array(Visibility.allCases.map { .string($0.rawValue) })]),
            (deprecated, object(details.map { ($0, $1) })),
        ])
    }

    private static func object(_ keys: [(FormatKey, JSONValue)]) -> JSONValue {
        var properties = JSONObject()
        for (key, schema) in keys { properties.append(key.name, value: key.described(schema)) }
        return ["type": "object", "properties": .object(properties), "additionalProperties": false]
    }
}
