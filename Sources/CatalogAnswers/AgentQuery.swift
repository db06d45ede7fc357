package import CatalogModel
import CatalogPages

/// The six questions of coding agents, each with the schema of its arguments and of its facts.
package enum AgentQuery: String, CaseIterable, Sendable {
    case search, get, token
    case checkUsage = "check_usage"
    case changes, health

    /// The greatest number of estimated tokens in any answer; clients refuse answers over 25,000.
    package static let greatestAnswer = 24_000

    /// The purpose of the query, for a model that chooses between queries.
    package var purpose: String {
        switch self {
        case .search: "Find components, members, design tokens and guidance by words. Each hit has an id for `get`."
        case .get:
            "Documentation of one entry as Markdown, cut to max_tokens. States which parts were left out; request those with `parts`, or one member with `member`."
        case .token:
            "Value and aliases of a design token per theme, or the tokens nearest to a value such as #0a84ff or 12px."
        case .checkUsage:
            "Check calls of catalog components in a piece of code against their declarations: findings with fixes. Calls without a verdict are listed."
        case .changes: "Changes between two versions of the catalog: what breaks, and the replacement."
        case .health: "Completeness of the documentation, and the next tasks."
        }
    }

    /// An argument of a query.
    package struct Parameter: Sendable {
        /// The values of an argument.
        package enum Content: Sendable {
            case text
            case texts
            case integer(ClosedRange<Int>, standard: Int)
            case choice([String])
        }

        package let name: String
        package let content: Content
        package let meaning: String
        package let isRequired: Bool

        fileprivate init(_ name: String, _ content: Content, _ meaning: String, required: Bool = false) {
            self.name = name
            self.content = content
            self.meaning = meaning
            isRequired = required
        }
    }

    package var parameters: [Parameter] {
        let platform = Parameter("platform", .text, "implementation, such as swiftui or compose")
        switch self {
        case .search:
            return [
                Parameter("query", .text, "words, names or a part of a name", required: true),
                Parameter("kind", .choice(SearchKind.allCases.map(\.rawValue)), "only this kind of hit"),
                Parameter("limit", .integer(1...20, standard: 8), "number of hits"),
            ]
        case .get:
            return [
                Parameter("id", .text, "id of the entry", required: true),
                Parameter("parts", .texts, "names of parts, such as states or when-to-use-it"), platform,
                Parameter("member", .text, "one property, method, case, state, token …"),
                Parameter("max_tokens", .integer(200...Self.greatestAnswer, standard: 800), "limit of the answer"),
            ]
        case .token:
            return [
                Parameter("token", .text, "path of a token, or a value", required: true),
                Parameter("theme", .text, "only this theme"),
            ]
        case .checkUsage:
            return [
                Parameter("code", .text, "one or more calls", required: true),
                Parameter("language", .text, "swift, kotlin, tsx, html …", required: true), platform,
            ]
        case .changes:
            return [
                Parameter("from", .text, "git revision or folder of the old catalog", required: true),
                Parameter("to", .text, "the same of the new one; default: the present files"),
                Parameter("id", .text, "only this entry"),
            ]
        case .health: return [Parameter("id", .text, "only this entry")]
        }
    }

    /// The JSON schema of the arguments.
    package var inputSchema: JSONValue {
        var properties = JSONObject()
        for parameter in parameters { properties.append(parameter.name, value: parameter.schema) }
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        return [
            "type": "object", "properties": .object(properties),
            "required": required.isEmpty ? nil : .array(required), "additionalProperties": false,
        ]
    }

    /// The JSON schema of the facts.
    package var outputSchema: JSONValue {
        switch self {
        case .search:
            return Self.object([
                "hits": Self.list([
                    "id": Self.text, "kind": Self.text, "name": Self.text, "in": Self.text, "about": Self.text,
                ]),
                "more": Self.integer, "nearest": Self.texts,
            ])
        case .get:
            return Self.object([
                "id": Self.text, "title": Self.text, "kind": Self.text, "platforms": Self.texts, "text": Self.text,
                "left_out": Self.texts,
            ])
        case .token:
            return Self.object([
                "path": Self.text, "type": Self.text,
                "values": Self.list(["theme": Self.text, "value": Self.text, "chain": Self.texts]),
                "users": Self.texts,
                "nearest": Self.list([
                    "path": Self.text, "theme": Self.text, "value": Self.text, "distance": ["type": "number"],
                    "deprecated": Self.text,
                ]),
                "more": Self.integer,
            ])
        case .checkUsage:
            return Self.object([
                "verdict": ["enum": ["correct", "wrong", "not judged"]],
                "findings": Self.list([
                    "line": Self.integer, "column": Self.integer, "message": Self.text, "fix": Self.text,
                ]),
                "judged": Self.texts, "not_judged": Self.list(["name": Self.text, "reason": Self.text]),
                "fixed": Self.text,
            ])
        case .changes:
            return Self.object([
                "summary": Self.text,
                "changes": Self.list([
                    "effect": Self.text, "id": Self.text, "change": Self.text, "rule": Self.text, "use": Self.texts,
                ]),
                "more": Self.integer,
            ])
        case .health:
            return Self.object([
                "score": Self.integer,
                "tasks": Self.list(["id": Self.text, "task": Self.text, "missing": Self.texts]), "more": Self.integer,
            ])
        }
    }

    private static let text: JSONValue = ["type": "string"]
    private static let integer: JSONValue = ["type": "integer"]
    private static let texts: JSONValue = ["type": "array", "items": ["type": "string"]]

    private static func list(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        ["type": "array", "items": object(members)]
    }

    private static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        ["type": "object", "properties": .object(JSONObject(members)), "additionalProperties": false]
    }
}

extension AgentQuery.Parameter {
    fileprivate var schema: JSONValue {
        switch content {
        case .text: ["type": "string", "description": .string(meaning)]
        case .texts: ["type": "array", "items": ["type": "string"], "description": .string(meaning)]
        case .integer(let range, let standard):
            [
                "type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
                "default": .integer(standard), "description": .string(meaning),
            ]
        case .choice(let names):
            ["type": "string", "enum": .array(names.map { .string($0) }), "description": .string(meaning)]
        }
    }
}
