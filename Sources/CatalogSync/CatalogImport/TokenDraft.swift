import CatalogModel
import CodeReaders

/// A token in a file of the Design Tokens format.
struct DraftedToken: Equatable {
    /// The names of the groups, and of the token.
    let path: [String]
    let type: String?
    let value: JSONValue

    var name: String { path.joined(separator: ".") }
}

/// The values of a source as tokens of files: a file of common values, and a file for each variant.
struct TokenDraft {
    /// Tokens by variant, in the order of the source, with the common values first.
    private(set) var variants: [(theme: String?, tokens: [DraftedToken])] = []
    private(set) var omissions: [(name: String, reason: String)] = []

    init(_ declared: DeclaredTokens) {
        omissions = declared.omissions.map { ($0.name.value, $0.reason) }
        omissions += declared.unknown.map { ($0.value, "has a value that depends on a device or another file") }
        let paths = declared.tokens.map { Self.path(of: $0.name.value) }
        // A group's own token is the `$root` of the group.
        let groups = Set(paths.flatMap { path in path.indices.dropFirst().map { Array(path[..<$0]) } })
        func location(of path: [String]) -> [String] { groups.contains(path) ? path + ["$root"] : path }
        var taken: [String: Set<[String]>] = [:]
        for theme in [nil] + declared.tokens.compactMap(\.theme).uniqued().map(Optional.some) {
            var tokens: [DraftedToken] = []
            for (token, path) in zip(declared.tokens, paths) where token.theme == theme {
                guard taken[theme ?? "", default: []].insert(path).inserted else {
                    omissions.append((token.name.value, "is already declared"))
                    continue
                }
                let alias = token.alias.map {
                    JSONValue.string("{\(location(of: Self.path(of: $0)).joined(separator: "."))}")
                }
                tokens.append(DraftedToken(path: location(of: path), type: token.type, value: alias ?? token.value))
            }
            if !tokens.isEmpty { variants.append((theme, tokens)) }
        }
    }

    /// Returns the groups and the name for a name of the source, in letters allowed by the format.
    static func path(of name: String) -> [String] {
        name.split(separator: "/").map { part in
            let allowed = String(part.map { ".{}".contains($0) ? "-" : $0 })
            return allowed.hasPrefix("$") ? "-" + allowed.dropFirst() : allowed
        }
    }
}
