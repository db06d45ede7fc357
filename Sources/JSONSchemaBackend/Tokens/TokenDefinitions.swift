import CatalogModel

/// What the schema of the tokens says of the format itself, the same in every catalog: its keys, its references, and for
/// each of its types the values and the tokens.
enum TokenDefinitions {
    static let all: JSONValue = {
        var members = Members()
        for type in TokenValueSchemas.all.members { members.add(tokenName(of: type.name), token(of: type.name)) }
        members.add(anyToken, token(of: nil))
        members.add(contentsOf: TokenValueSchemas.all)
        members.add(contentsOf: references)
        members.add(contentsOf: keys)
        return members.value
    }()

    /// What refers to a definition.
    static func reference(to name: String) -> JSONValue { ["$ref": .string("#/$defs/" + name)] }

    /// What refers to the tokens of a type; of any type where nothing says it, or the format does not know it.
    static func reference(toTokenOf type: String?) -> String {
        guard let type, TokenValueSchemas.all[type] != nil else { return "#/$defs/" + anyToken }
        return "#/$defs/" + tokenName(of: type)
    }

    /// The keys that may stand in a group beside its tokens and groups.
    static func groupKeys(isFile: Bool) -> JSONObject {
        JSONObject([
            "$schema": isFile ? ["type": "string"] : nil,
            "$type": reference(to: "type"),
            "$description": reference(to: "description"),
            "$deprecated": reference(to: "deprecation"),
            "$extensions": reference(to: "extensions"),
            "$extends": reference(to: "groupReference"),
            // Says the same as '$extends', of a group that is another; a file as a whole is none.
            "$ref": isFile ? nil : reference(to: "groupReference"),
        ])
    }

    // MARK: Tokens

    private static let anyToken = "token"

    private static func tokenName(of type: String) -> String { type + "Token" }

    /// A token has a value, or refers to one as a whole (section 7).
    private static func token(of type: String?) -> JSONValue {
        [
            "type": "object",
            "properties": [
                "$type": type.map { ["const": .string($0)] } ?? reference(to: "type"),
                "$value": type.map(reference(to:)) ?? [:],
                "$ref": reference(to: "pointerText"),
                "$description": reference(to: "description"),
                "$deprecated": reference(to: "deprecation"),
                "$extensions": reference(to: "extensions"),
            ],
            "additionalProperties": false,
            "if": ["type": "object", "required": ["$ref"]],
            "then": ["not": ["required": ["$value"]]],
            "else": ["required": ["$value"]],
        ]
    }

    // MARK: References

    /// Names that dots part (section 5.1.1), the last of which may be that of a group's own token.
    private static let path = #"\{([^${}.][^{}.]*\.)*([^${}.][^{}.]*|\$root)\}"#
    /// A JSON Pointer in a URI's fragment (RFC 6901, section 6).
    private static let pointer = "#/([^~]|~[01])*"

    private static let references = JSONObject([
        "reference": ["anyOf": [reference(to: "alias"), reference(to: "pointer")]],
        "alias": ["description": "The value of another token.", "type": "string", "pattern": .string("^\(path)$")],
        "pointer": [
            "description": "What stands elsewhere in the file: the value of a token, or a part of it.",
            "type": "object", "properties": ["$ref": reference(to: "pointerText")], "required": ["$ref"],
            "additionalProperties": false,
        ],
        "pointerText": ["type": "string", "pattern": .string("^\(pointer)$")],
        "groupReference": ["type": "string", "pattern": .string("^(\(path)|\(pointer))$")],
    ])

    // MARK: Keys

    private static let keys = JSONObject([
        "type": ["enum": .array(TokenValueSchemas.all.members.map { .string($0.name) })],
        "description": ["type": "string"],
        "deprecation": ["description": "Whether it is, or why.", "type": ["boolean", "string"]],
        "extensions": ["description": "Vendors' data, by the vendor's name.", "type": "object"],
    ])
}
