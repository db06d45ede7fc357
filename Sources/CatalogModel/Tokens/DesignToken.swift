/// A design token read from the token files, with all aliases resolved (Design Tokens Format Module 2025.10, "Design
/// token").
///
/// An object because of the size: lookups hand tokens out many times, and tokens are immutable.
public final class DesignToken: Sendable {
    /// Path with dots, for example `theme.color.border.default`.
    public let path: String
    /// Type, stated, inherited from a group or taken from the referenced token; nil where unstated.
    public let type: String?
    /// The value as written, aliases and all.
    public var value: JSONValue {
        CatalogReads.addValue(of: self)
        return writtenValue
    }
    /// The path of the aliased token, if the whole value is an alias.
    public let alias: String?
    /// The value with every alias followed to the end.
    public var resolvedValue: JSONValue {
        CatalogReads.addValue(of: self)
        return finalValue
    }
    /// The paths of all tokens referred to directly, also from within a composite value.
    public let references: [String]
    /// The description from the token file (`$description`); nil where unstated.
    public let description: String?
    /// Deprecation of the token or of a surrounding group; nil where there is none.
    public let deprecation: TokenDeprecation?
    /// Visibility of the token: private tokens are for other tokens, not for components.
    public let visibility: Visibility
    /// Data of other vendors.
    public var extensions: JSONObject {
        CatalogReads.addValue(of: self)
        return writtenExtensions
    }
    /// The place of the token's name.
    public let range: SourceRange
    /// The place of the referenced path, without braces and quotes, if the whole value is an alias.
    public let aliasRange: SourceRange?
    private let writtenValue: JSONValue
    private let finalValue: JSONValue
    private let writtenExtensions: JSONObject

    /// Creates a token with the facts of a token file; public and not deprecated unless stated.
    public init(
        path: String, type: String?, value: JSONValue, alias: String?, resolvedValue: JSONValue, references: [String],
        description: String? = nil, deprecation: TokenDeprecation? = nil, visibility: Visibility = .public,
        extensions: JSONObject = JSONObject(), range: SourceRange, aliasRange: SourceRange? = nil
    ) {
        self.path = path
        self.type = type
        writtenValue = value
        self.alias = alias
        finalValue = resolvedValue
        self.references = references
        self.description = description
        self.deprecation = deprecation
        self.visibility = visibility
        writtenExtensions = extensions
        self.range = range
        self.aliasRange = aliasRange
    }

    /// Whether the token or a surrounding group is deprecated.
    public var isDeprecated: Bool { deprecation != nil }

    /// The same token with the value written out.
    fileprivate var resolved: DesignToken {
        DesignToken(
            path: path, type: type, value: finalValue, alias: nil, resolvedValue: finalValue, references: [],
            description: description, deprecation: deprecation, visibility: visibility, extensions: writtenExtensions,
            range: range)
    }
}

extension String {
    /// Whether another text has the same bytes.
    package func isWritten(as other: String) -> Bool {
        let isSame = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { own.count == $0.count && own.elementsEqual($0) }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

/// All design tokens and groups of a catalog's token files, for lookup by path.
///
/// An object, because each lookup of a theme's token would copy a value of so many parts.
public final class DesignTokens: Sendable {
    /// In the order of the files, and of each file.
    public let all: [DesignToken]
    /// The paths of all groups, without the root.
    public let groups: Set<String>
    /// The groups with statements in the files, in the order of `all`.
    public let describedGroups: [TokenGroup]
    private let indexByPath: [String: Int]
    private let cachedFacts = CachedFacts()

    /// Of several tokens with the same path the last counts.
    public init(
        _ all: [DesignToken] = [], groups: Set<String> = [], describedGroups: [TokenGroup] = []
    ) {
        self.all = all
        self.groups = groups
        self.describedGroups = describedGroups
        indexByPath = Dictionary(all.indices.map { (all[$0].path, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// Whether there are no tokens; groups do not count.
    public var isEmpty: Bool { all.isEmpty }

    /// Returns facts about the tokens, found at the first request only.
    ///
    /// The tokens retain the facts, so the facts must not retain the `DesignTokens`.
    package func facts<Facts: Sendable>(_ kind: Facts.Type, make: () -> Facts) -> Facts {
        cachedFacts.facts(kind, make: make)
    }

    /// Returns the tokens without some; the groups stay.
    ///
    /// Values that refer to an omitted token are written out.
    func without(_ isLeftOut: (DesignToken) -> Bool) -> DesignTokens {
        let hidden = Set(all.lazy.filter(isLeftOut).map(\.path))
        if hidden.isEmpty { return self }
        let rest = all.filter { !hidden.contains($0.path) }.map { token in
            token.references.contains(where: hidden.contains) ? token.resolved : token
        }
        return DesignTokens(rest, groups: groups, describedGroups: describedGroups)
    }

    /// The token at a path with dots; nil for an unknown path.
    public subscript(path: String) -> DesignToken? { indexByPath[path].map { all[$0] } }

    /// Returns the tokens from the token at `path` to the token with a value, following whole-value aliases.
    ///
    /// Each but the last names the next at `aliasRange`. `limit`: the maximum number of wanted tokens.
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
