import CatalogModel
import CatalogSyntax

/// A walk over the tokens in a JSON tree of groups, whose keys may begin with `$` or not: `$value` or `value`.
struct JSONTokenTree {
    /// A token with the inherited type.
    struct Token {
        let path: [String]
        let type: String?
        let value: YAMLNode
        let whole: YAMLMapping
        /// The description and the deprecation, by the keys of the Design Tokens format.
        let annotations: JSONObject
    }

    /// In the order of the file.
    private(set) var tokens: [Token] = []
    /// Values outside of tokens.
    private(set) var strays: [ForeignTokens.Token] = []

    init(_ root: YAMLMapping) {
        add(root, path: [], type: nil, deprecation: nil)
    }

    private mutating func add(_ group: YAMLMapping, path: [String], type: String?, deprecation: JSONValue?) {
        let deprecation = Self.deprecation(of: group) ?? deprecation
        let type = Self.type(of: group) ?? type
        let value = group["$value"] ?? (path.isEmpty ? nil : group["value"])
        // A group can have a child named 'value', which is an object with a value of its own.
        let isChild = group["$value"] == nil && value?.mapping.map(Self.isToken) ?? false
        if let value, !isChild {
            let annotations = Self.annotations(of: group, inherited: deprecation)
            return tokens.append(
                Token(path: path, type: type, value: value, whole: group, annotations: annotations))
        }
        // The token of the group itself.
        if let root = group["$root"]?.mapping { add(root, path: path, type: type, deprecation: deprecation) }
        for pair in group.pairs where !pair.key.value.hasPrefix("$") {
            let name = pair.key.value
            if let child = pair.value.mapping {
                add(child, path: path + [name], type: type, deprecation: deprecation)
            } else if !Self.descriptions.contains(name) {
                strays.append(
                    .init(
                        path: path + [name], value: .unread("is not a token, because it has no 'value'"),
                        range: pair.value.range))
            }
        }
    }

    private static func isToken(_ value: YAMLMapping) -> Bool {
        value["$value"] != nil || value["value"] != nil && value["unit"] == nil
    }

    /// Keys of groups that describe the group.
    private static let descriptions: Set<String> = [
        "type", "description", "comment", "deprecated", "deprecated_comment",
    ]

    /// Returns the description and the deprecation of a token, which can be those of the group around.
    static func annotations(of token: YAMLMapping, inherited: JSONValue? = nil) -> JSONObject {
        var annotations = JSONObject()
        let description = (token["$description"] ?? token["description"] ?? token["comment"])?.statedText?.value
        if let description, !description.isEmpty { annotations["$description"] = .string(description) }
        let deprecation = deprecation(of: token) ?? inherited
        if let deprecation, deprecation != .bool(false) { annotations["$deprecated"] = deprecation }
        return annotations
    }

    /// Returns the reason, or whether tokens are deprecated; nil for no statement about that.
    private static func deprecation(of group: YAMLMapping) -> JSONValue? {
        let reason = group["deprecated_comment"]?.statedText.map { JSONValue.string($0.value) }
        switch (group["$deprecated"] ?? group["deprecated"])?.jsonValue() {
        case .bool(true)?: return reason ?? .bool(true)
        case .bool(false)?: return .bool(false)
        case .string(let text)?: return .string(text)
        default: return nil
        }
    }

    private static func type(of group: YAMLMapping) -> String? {
        (group["$type"] ?? group["type"])?.statedText?.value
    }
}
