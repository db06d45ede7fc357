import CatalogModel

/// A key of the Design Tokens format, with what it is for.
public struct FormatKey: Sendable {
    public let name: String
    /// One sentence.
    public let meaning: String

    init(_ name: String, _ meaning: String) {
        self.name = name
        self.meaning = meaning
    }

    /// What stands behind the key, with what editors say of it beside it.
    func described(_ schema: JSONValue) -> JSONValue {
        var members = JSONObject(["description": .string(meaning)])
        guard case .object(let schema) = schema else { return .object(members) }
        // What stands beside a reference is ignored (draft 7, section 8.3).
        if schema["$ref"] != nil {
            members["allOf"] = [.object(schema)]
        } else {
            for member in schema.members { members[member.name] = member.value }
        }
        return .object(members)
    }
}

/// The keys of token files (Format Module 2025.10, sections 5 and 6).
public enum TokenFileKeys {
    public static let ofTokens = [
        FormatKey("$value", "What the token stands for: a value of its type, or another token as '{group.name}'."),
        FormatKey("$ref", "JSON Pointer to what it takes its value from, instead of '$value'."),
        FormatKey("$type", "Type of the value; that of the groups around unless stated."),
        FormatKey("$description", "What the token is for."),
        FormatKey("$deprecated", "Whether it is not to be used any longer, or why."),
        FormatKey("$extensions", "Vendors' data, by the vendor's name."),
    ]
    public static let ofGroups = [
        FormatKey("$type", "Type of the tokens below that state none."),
        FormatKey("$description", "What the group is for."),
        FormatKey("$deprecated", "Whether its tokens are not to be used any longer, or why."),
        FormatKey("$extensions", "Vendors' data, by the vendor's name."),
        FormatKey("$extends", "Group whose tokens it takes over: '{group}' or a JSON Pointer."),
        FormatKey("$ref", "Group whose tokens it takes over: says the same as '$extends'."),
        FormatKey("$root", "Token of the group itself."),
        FormatKey("$schema", "Schema of the file, for editors."),
    ]
}
