import CatalogModel

/// Aliases within documented values of tokens.
enum TokenValue {
    /// The path that text in braces stands for; nil when it is no alias.
    static func alias(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
        let path = text.dropFirst().dropLast()
        return path.contains { $0 == "{" || $0 == "}" } ? nil : String(path)
    }

    /// The paths of all aliases among documented values.
    static func aliases(_ tree: TextTree?) -> [String] {
        switch tree {
        case nil: []
        case .text(let text): alias(text.value).map { [$0] } ?? []
        case .branches(let branches): branches.flatMap { aliases($0.value) }
        }
    }
}

extension SiteLinks {
    /// A documented value; an alias leads to its token.
    func tokenValue(_ text: String) -> [Inline] {
        guard let path = TokenValue.alias(text), let target = token(path) else { return Inline.value(text) }
        return [.link(Inline.value(text), target)]
    }

    /// What a token comes to in the token files, and the tokens on the way; empty when they do not have it.
    ///
    /// `told`: the tokens that stand beside it anyway.
    func resolvedValue(ofToken path: String, besides told: [String]) -> [Inline] {
        let chain = registry.tokens.aliasChain(from: path)
        guard let last = chain.last else { return [] }
        let value = Inline.value(TokenValueText.text(of: last.resolvedValue, type: last.type))
        let steps = chain.filter { !told.contains($0.path) }.map { step -> [Inline] in
            let page = tokenPages.path(ofToken: step.path)
            return [.link(Inline.value(step.path), .page(page, anchor: TokenPageRule.anchor(of: step.path)))]
        }
        return steps.isEmpty ? value : value + [.text(" via ")] + steps.joined(by: [.text(" → ")])
    }
}
