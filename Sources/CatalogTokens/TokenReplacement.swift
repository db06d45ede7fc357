import CatalogModel
import CatalogSyntax

/// A record of a design token replaced by a token of a later file, for reporting a changed type.
struct TokenReplacement {
    /// An index of `TokenTree.tokens`.
    let token: Int
    /// Name of the token in the earlier file.
    let name: Text
    /// The type of the earlier token; nil for an alias, with the type of another token.
    let type: String?

    init(of earlier: Int, by token: Int, in tree: TokenTree) {
        let source = tree.sources[tree.tokens[earlier].source]
        self.token = token
        name = source.name
        type = source.type?.value ?? (source.value.isTokenReference ? nil : tree.groupType(ofToken: earlier)?.value)
    }
}

extension YAMLNode {
    /// Whether a value is a reference as a whole.
    fileprivate var isTokenReference: Bool {
        if case .mapping(let mapping) = content { return mapping["$ref"] != nil }
        return string.flatMap(TokenAlias.path) != nil
    }
}

extension TokenTree {
    /// Returns `$type` of the closest group with a type around a token.
    fileprivate func groupType(ofToken token: Int) -> Text? {
        var next: Int? = tokens[token].parent
        while let group = next {
            if let type = groups[group].type { return type }
            next = groups[group].parent
        }
        return nil
    }
}
