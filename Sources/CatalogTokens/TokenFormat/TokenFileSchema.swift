package import CatalogModel

/// The JSON Schema of Design Tokens files, for editors to complete, explain and check tokens of any name.
///
/// Draft 7, as language servers implement it. A token's value is checked by the type of the token, or of a group around
/// the token. The reader checks facts beyond one file, or beyond a schema: targets of references, whether a token has a
/// type, and duplicates.
package enum TokenFileSchema {
    package static var json: JSONValue { TokenFileSchemaBuilder().document }
}

/// A builder of the JSON Schema of Design Tokens files, with definitions for each type given by a group to tokens.
private struct TokenFileSchemaBuilder {
    private let draft = SchemaDraft.draft7
    private let definitions = TokenDefinitions(.draft7)
    /// The types that groups can give to tokens; nil: none.
    private let contexts: [TokenType?] = [nil] + TokenType.allCases

    var document: JSONValue {
        var document = JSONObject([
            "$schema": .string(draft.address),
            "title": "Design tokens",
            "description": "A file of the Design Tokens format, 2025.10: tokens in groups.",
        ])
        for member in group(nil, isFile: true).members { document[member.name] = member.value }
        document["definitions"] = .object(allDefinitions)
        return .object(document)
    }

    private var allDefinitions: JSONObject {
        var all = JSONObject()
        for context in contexts {
            all.append(name(context, part: "Member"), value: member(of: context))
            all.append(name(context, part: "Members"), value: members(of: context))
            all.append(name(context, part: "Group"), value: .object(group(context, isFile: false)))
            all.append(name(context, part: "Token"), value: token(in: context))
        }
        all.append("typedMembers", value: typed { draft.reference(to: name($0, part: "Members")) })
        all.append("typedValue", value: typed { ["properties": ["$value": draft.reference(to: $0.rawValue)]] })
        all.append("isToken", value: isToken)
        for member in definitions.valuesAndKeys.members {
            all.append(
                member.name,
                value: TokenType(rawValue: member.name).map { explained(member.value, as: $0) } ?? member.value)
        }
        return all
    }

    private func name(_ context: TokenType?, part: String) -> String {
        context.map { $0.rawValue + part } ?? part.lowercased()
    }

    // MARK: Groups

    /// Returns the schema of a name's value.
    private func member(of context: TokenType?) -> JSONValue {
        [
            "if": draft.reference(to: "isToken"), "then": draft.reference(to: name(context, part: "Token")),
            "else": draft.reference(to: name(context, part: "Group")),
        ]
    }

    /// The test for a token: an object with a value, or a reference with no members below.
    private var isToken: JSONValue {
        [
            "type": "object",
            "anyOf": [
                ["required": ["$value"]],
                ["required": ["$ref"], "propertyNames": ["pattern": "^[$]", "not": ["const": "$root"]]],
            ],
        ]
    }

    /// Returns the names in a group with a type for the group's tokens.
    private func members(of context: TokenType?) -> JSONValue {
        [
            "properties": ["$root": draft.reference(to: name(context, part: "Token"))],
            "patternProperties": .object(JSONObject([namePattern: draft.reference(to: name(context, part: "Member"))])),
        ]
    }

    private let namePattern = "^\(TokenDefinitions.name)$"

    /// Returns a group inside a group with a type; the inner group's type takes precedence.
    private func group(_ context: TokenType?, isFile: Bool) -> JSONObject {
        var properties = JSONObject()
        let schemas = definitions.groupKeys(isFile: isFile)
        for key in TokenFileKeys.ofGroups where key.name == "$root" || schemas[key.name] != nil {
            properties.append(key.name, value: key.described(schemas[key.name] ?? true))
        }
        return JSONObject([
            "type": "object",
            "properties": .object(properties),
            "patternProperties": .object(JSONObject([namePattern: true])),
            "additionalProperties": false,
            "defaultSnippets": TokenSnippets.inGroup,
            "if": ["required": ["$type"]],
            "then": draft.reference(to: "typedMembers"),
            "else": draft.reference(to: name(context, part: "Members")),
        ])
    }

    // MARK: Tokens

    private func token(in context: TokenType?) -> JSONValue {
        var properties = JSONObject()
        let schemas = definitions.tokenKeys
        for key in TokenFileKeys.ofTokens {
            properties.append(key.name, value: key.described(schemas[key.name] ?? true))
        }
        var token = TokenDefinitions.object(properties)
        let inherited = context.map { ["properties": ["$value": draft.reference(to: $0.rawValue)]] as JSONValue }
        token["allOf"] = [
            ["if": ["required": ["$type"]], "then": draft.reference(to: "typedValue"), "else": inherited ?? true]
        ]
        token["defaultSnippets"] = TokenSnippets.tokens(in: context)
        return .object(token)
    }

    /// Returns the rules for an object by the stated type.
    private func typed(_ schema: (TokenType) -> JSONValue) -> JSONValue {
        let conditions = TokenType.allCases.map { type in
            ["if": ["properties": ["$type": ["const": .string(type.rawValue)]]], "then": schema(type)] as JSONValue
        }
        return ["allOf": .array(conditions)]
    }

    // MARK: Descriptions

    private func explained(_ value: JSONValue, as type: TokenType) -> JSONValue {
        var members = JSONObject([
            "description": .string(
                type.noun.prefix(1).uppercased() + type.noun.dropFirst() + ", or a reference to one."),
            "examples": [type.example],
            "defaultSnippets": [["label": .string(type.noun), "body": type.example]],
        ])
        if case .object(let schema) = value { for member in schema.members { members[member.name] = member.value } }
        return .object(members)
    }
}
