import CatalogModel

/// Aliases within documented values of tokens.
enum TokenValue {
    /// The path that text in braces stands for; nil when it is no alias.
    static func alias(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else { return nil }
        let path = text.utf8.dropFirst().dropLast()
        if path.isEmpty || path.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) { return nil }
        return String(Substring(path))
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
        tokens[path].map { resolvedValue(of: $0, besides: told) } ?? []
    }

    func resolvedValue(of token: ShownToken, besides told: [String]) -> [Inline] {
        let chain = tokens.aliasChain(from: token)
        guard let last = chain.last else { return [] }
        var text = last.resolvedValue
        var isFirst = true
        for step in chain where !told.contains(step.token.path) {
            text.append(.text(isFirst ? " via " : " → "))
            text.append(.link(Inline.value(step.token.path), step.target))
            isFirst = false
        }
        return text
    }
}
