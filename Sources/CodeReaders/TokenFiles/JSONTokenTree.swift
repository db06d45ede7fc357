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

        var description: String? {
            (whole["$description"] ?? whole["description"] ?? whole["comment"])?.statedText?.value
        }
    }

    /// In the order of the file.
    private(set) var tokens: [Token] = []
    /// Values outside of tokens.
    private(set) var strays: [ForeignTokens.Token] = []

    init(_ root: YAMLMapping) {
        add(root, path: [], type: nil)
    }

    private mutating func add(_ group: YAMLMapping, path: [String], type: String?) {
        let type = Self.type(of: group) ?? type
        let value = group["$value"] ?? (path.isEmpty ? nil : group["value"])
        // A group can have a child named 'value', which is an object with a value of its own.
        let isChild = group["$value"] == nil && value?.mapping.map(Self.isToken) ?? false
        if let value, !isChild { return tokens.append(Token(path: path, type: type, value: value, whole: group)) }
        // The token of the group itself.
        if let root = group["$root"]?.mapping { add(root, path: path, type: type) }
        for pair in group.pairs where !pair.key.value.hasPrefix("$") {
            let name = pair.key.value
            if let child = pair.value.mapping {
                add(child, path: path + [name], type: type)
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
    private static let descriptions: Set<String> = ["type", "description", "comment", "deprecated"]

    private static func type(of group: YAMLMapping) -> String? {
        (group["$type"] ?? group["type"])?.statedText?.value
    }
}
