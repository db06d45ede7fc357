import CatalogModel
import CodeReaders

/// A token in a file of the Design Tokens format.
struct DraftedToken: Equatable {
    /// The names of the groups, and of the token.
    let path: [String]
    let type: String?
    let value: JSONValue
    /// The description and the deprecation of a new token; those in the catalog stay.
    var annotations = JSONObject()

    var name: String { path.joined(separator: ".") }
}

/// The values of a source as tokens of files: a file of common values, and a file for each variant.
struct TokenDraft {
    /// Tokens by variant, in the order of the source, with the common values first.
    private(set) var variants: [(theme: String?, tokens: [DraftedToken])] = []
    private(set) var omissions: [ImportOutcome.Omission] = []

    init(_ declared: DeclaredTokens) {
        // A name with several values has a single omission for each reason.
        var seen: Set<[String]> = []
        omissions = (declared.omissions + declared.unread).filter { seen.insert([$0.name.value, $0.reason]).inserted }
            .map { ($0.name.value, $0.reason, $0.name.range) }
        let paths = declared.tokens.map { Self.path(of: $0.name.value) }
        // A group's own token is the `$root` of the group.
        let groups = Set(paths.flatMap { path in path.indices.dropFirst().map { Array(path[..<$0]) } })
        func location(of path: [String]) -> [String] { groups.contains(path) ? path + ["$root"] : path }
        func reference(to path: [String]) -> JSONValue { .string("{\(location(of: path).joined(separator: "."))}") }
        // References within values show the names of the source, which can have dots.
        let pathsByDots = Dictionary(
            zip(declared.tokens, paths).map { ($0.name.value.replacing("/", with: "."), $1) },
            uniquingKeysWith: { first, _ in first })
        var taken: [String: Set<[String]>] = [:]
        for theme in [nil] + declared.tokens.compactMap(\.theme).uniqued().map(Optional.some) {
            var tokens: [DraftedToken] = []
            for (token, path) in zip(declared.tokens, paths) where token.theme == theme {
                guard taken[theme ?? "", default: []].insert(path).inserted else {
                    omissions.append((token.name.value, "is already declared", token.name.range))
                    continue
                }
                let alias = token.alias.map { reference(to: Self.path(of: $0)) }
                let written = token.written.map { $0.replacingReferences { pathsByDots[$0].map(reference) } }
                tokens.append(
                    DraftedToken(
                        path: location(of: path), type: token.type, value: alias ?? written ?? token.value,
                        annotations: token.annotations))
            }
            if !tokens.isEmpty { variants.append((theme, tokens)) }
        }
        for layers in declared.layers?.alternatives ?? [] { shareValues(of: layers) }
        // Annotations apply to all themes.
        let described = Set(variants.first { $0.theme == nil }?.tokens.map(\.path) ?? [])
        for variant in variants.indices where variants[variant].theme != nil {
            for index in variants[variant].tokens.indices
            where described.contains(variants[variant].tokens[index].path) {
                variants[variant].tokens[index].annotations = JSONObject()
            }
        }
    }

    /// Moves the tokens of all alternatives to the common values, with the value of the first alternative; the others
    /// keep the tokens with another value.
    private mutating func shareValues(of layers: [String]) {
        let indices = layers.map { layer in variants.firstIndex { $0.theme == layer } }
        // A token in a single file of several cannot apply to the others.
        guard let first = indices.first.flatMap(\.self), indices.allSatisfy({ $0 != nil }) else { return }
        let others = indices.dropFirst().compactMap(\.self)
        let names = others.reduce(Set(variants[first].tokens.map(\.path))) {
            $0.intersection(variants[$1].tokens.map(\.path))
        }
        let common = variants.first { $0.theme == nil }?.tokens ?? []
        let shared = variants[first].tokens.filter { names.contains($0.path) }
        guard Set(common.map(\.path)).isDisjoint(with: names) else { return }
        let values = Dictionary(shared.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for index in [first] + others { variants[index].tokens.removeAll { values[$0.path] == $0 } }
        variants.removeAll { $0.theme == nil || $0.tokens.isEmpty }
        if !(common + shared).isEmpty { variants.insert((nil, common + shared), at: 0) }
    }

    /// Returns the groups and the name for a name of the source, in letters allowed by the format.
    static func path(of name: String) -> [String] {
        name.split(separator: "/").map { part in
            let allowed = String(part.map { ".{}".contains($0) ? "-" : $0 })
            return allowed.hasPrefix("$") ? "-" + allowed.dropFirst() : allowed
        }
    }
}
