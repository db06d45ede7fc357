/// A token of the token files, resolved (Design Tokens Format Module 2025.10, "Design token").
///
/// An object because of its size: lookups hand it out many times, and nobody can change it.
public final class DesignToken: Sendable {
    /// Its path with dots, for example `theme.color.border.default`.
    public let path: String
    /// Its type, stated, inherited from a group or taken from the token it refers to; nil where nothing says it.
    public let type: String?
    /// The value as written, aliases and all.
    public let value: JSONValue
    /// The path of the token that it stands for, if its whole value is an alias.
    public let alias: String?
    /// The value with every alias followed to its end.
    public let resolvedValue: JSONValue
    /// The paths of all tokens that it refers to directly, also from within a composite value.
    public let references: [String]
    public let description: String?
    /// Whether it is deprecated, by itself or by a group.
    public let isDeprecated: Bool
    /// Why, if the file says so.
    public let deprecationMessage: String?
    public let extensions: JSONObject
    /// The place of its name.
    public let range: SourceRange
    /// The place of what it refers to, without braces and quotes, if its whole value is an alias.
    public let aliasRange: SourceRange?

    public init(
        path: String, type: String?, value: JSONValue, alias: String?, resolvedValue: JSONValue, references: [String],
        description: String? = nil, isDeprecated: Bool = false, deprecationMessage: String? = nil,
        extensions: JSONObject = JSONObject(), range: SourceRange, aliasRange: SourceRange? = nil
    ) {
        self.path = path
        self.type = type
        self.value = value
        self.alias = alias
        self.resolvedValue = resolvedValue
        self.references = references
        self.description = description
        self.isDeprecated = isDeprecated
        self.deprecationMessage = deprecationMessage
        self.extensions = extensions
        self.range = range
        self.aliasRange = aliasRange
    }
}

/// The tokens of a catalog's token files, by path.
public struct DesignTokens: Sendable {
    /// In the order of the files, and of each file.
    public let all: [DesignToken]
    /// The paths of all groups, without the root.
    public let groups: Set<String>
    /// The groups of which the files say something, in the order of `all`.
    public let describedGroups: [TokenGroup]
    private let indexByPath: [String: Int]

    /// Of several tokens with one path the last counts.
    public init(_ all: [DesignToken] = [], groups: Set<String> = [], describedGroups: [TokenGroup] = []) {
        self.all = all
        self.groups = groups
        self.describedGroups = describedGroups
        indexByPath = Dictionary(all.indices.map { (all[$0].path, $0) }, uniquingKeysWith: { _, last in last })
    }

    public var isEmpty: Bool { all.isEmpty }

    public subscript(path: String) -> DesignToken? { indexByPath[path].map { all[$0] } }

    /// The tokens from the one at `path` to the one that holds a value, following whole-value aliases. Each but the last says
    /// at its `aliasRange` where it names the next. `limit`: how many are wanted at most.
    public func aliasChain(from path: String, upTo limit: Int = .max) -> [DesignToken] {
        var chain: [DesignToken] = []
        var seen: Set<String> = []
        var next: String? = path
        while chain.count < limit, let path = next, seen.insert(path).inserted, let token = self[path] {
            chain.append(token)
            next = token.alias
        }
        return chain
    }
}
