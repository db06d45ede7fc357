package import CatalogModel

/// The definitions shared by all JSON Schemas of Design Tokens files: keys, references, and for each type the values
/// and the tokens.
package struct TokenDefinitions: Sendable {
    let draft: SchemaDraft

    package init(_ draft: SchemaDraft) {
        self.draft = draft
    }

    /// The values by the names of their types, and the tokens of each type and of any.
    package var all: JSONObject {
        var all = JSONObject()
        for type in TokenType.allCases { all.append(Self.tokenName(of: type), value: token(of: type)) }
        all.append(Self.anyToken, value: token(of: nil))
        for member in valuesAndKeys.members { all.append(member.name, value: member.value) }
        return all
    }

    /// The values by type name, the references, and the values of keys.
    var valuesAndKeys: JSONObject {
        var all = JSONObject()
        let schemas = TokenValueSchemas(draft: draft)
        for type in TokenType.allCases { all.append(type.rawValue, value: schemas.values(of: type)) }
        for member in references.members + keys.members { all.append(member.name, value: member.value) }
        return all
    }

    /// Returns the reference to the tokens of a type; to tokens of any type for nil, or for a type not in the format.
    package func reference(toTokenOf type: String?) -> JSONValue {
        draft.reference(to: type.flatMap(TokenType.init).map(Self.tokenName) ?? Self.anyToken)
    }

    /// Returns the keys allowed in a group beside the group's tokens and groups, except for `$root`, the group's own
    /// token.
    package func groupKeys(isFile: Bool) -> JSONObject {
        JSONObject([
            "$schema": isFile ? ["type": "string"] : nil,
            "$type": draft.reference(to: "type"),
            "$description": draft.reference(to: "description"),
            "$deprecated": draft.reference(to: "deprecation"),
            "$extensions": draft.reference(to: "extensions"),
            "$extends": draft.reference(to: "groupReference"),
            // Equivalent to `$extends` in a group that only refers to another group. A whole file is not such a group.
            "$ref": isFile ? nil : draft.reference(to: "groupReference"),
        ])
    }

    // MARK: Tokens

    private static let anyToken = "token"

    private static func tokenName(of type: TokenType) -> String { type.rawValue + "Token" }

    private func token(of type: TokenType?) -> JSONValue {
        var token = tokenKeys
        token["$type"] = type.map { ["const": .string($0.rawValue)] } ?? token["$type"]
        token["$value"] = type.map { draft.reference(to: $0.rawValue) } ?? [:]
        return .object(Self.object(token))
    }

    /// The keys of a token except for the value.
    var tokenKeys: JSONObject {
        JSONObject([
            "$type": draft.reference(to: "type"),
            "$value": [:],
            "$ref": draft.reference(to: "pointerText"),
            "$description": draft.reference(to: "description"),
            "$deprecated": draft.reference(to: "deprecation"),
            "$extensions": draft.reference(to: "extensions"),
        ])
    }

    /// Returns a token with some keys: either with a value, or a reference as a whole (section 7).
    static func object(_ keys: JSONObject) -> JSONObject {
        JSONObject([
            "type": "object", "properties": .object(keys), "additionalProperties": false,
            "if": ["type": "object", "required": ["$ref"]],
            "then": ["not": ["required": ["$value"]]],
            "else": ["required": ["$value"]],
        ])
    }

    // MARK: References

    static let reference = "reference"
    static let pointer = "pointer"
    /// A name of a token or group (section 5.1.1).
    static let name = "[^${}.][^{}.]*"
    /// Names parted by dots, the last possibly of a group's own token.
    private static let path = #"\{("# + name + #"\.)*("# + name + #"|\$root)\}"#
    /// A JSON Pointer in a URI's fragment (RFC 6901, section 6).
    private static let fragment = "#/([^~]|~[01])*"

    private var references: JSONObject {
        let location = FormatKey("$ref", meaning: "JSON Pointer to the value, such as '#/group/name/$value'.")
        return JSONObject([
            Self.reference: ["anyOf": [draft.reference(to: "alias"), draft.reference(to: Self.pointer)]],
            "alias": [
                "description": "The value of another token.", "type": "string", "pattern": .string("^\(Self.path)$"),
            ],
            Self.pointer: [
                "description": "Reference to another location in the file: the value of a token, or a part of it.",
                "type": "object", "properties": ["$ref": location.described(draft.reference(to: "pointerText"))],
                "required": ["$ref"],
                "additionalProperties": false,
            ],
            "pointerText": ["type": "string", "pattern": .string("^\(Self.fragment)$")],
            "groupReference": ["type": "string", "pattern": .string("^(\(Self.path)|\(Self.fragment))$")],
        ])
    }

    // MARK: Keys

    private var keys: JSONObject {
        JSONObject([
            "type": ["enum": .array(TokenType.allCases.map { .string($0.rawValue) })],
            "description": ["type": "string"],
            "deprecation": ["description": "Whether it is, or why.", "type": ["boolean", "string"]],
            "extensions": [
                "description": "Vendors' data, by the vendor's name.", "type": "object",
                "properties": .object(JSONObject([TokenVendorData.vendor: TokenExtensionKeys.schema])),
            ],
        ])
    }
}
