import CatalogModel

/// Values of tokens in words: colors by their hex code, dimensions with their unit, all else as JSON.
enum TokenValue {
    static func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): return text
        case .array(let elements): return elements.map(text).joined(separator: ", ")
        case .object(let object): return self.object(object) ?? value.compact
        case .null, .bool, .number: return value.compact
        }
    }

    private static func object(_ object: JSONObject) -> String? {
        if object["colorSpace"] != nil { return color(object) }
        if object.members.count == 2, let number = object["value"], case .string(let unit)? = object["unit"] {
            return text(number) + unit
        }
        return nil
    }

    /// Design Tokens Color Module 2025.10: `hex` is an sRGB stand-in without the alpha.
    private static func color(_ color: JSONObject) -> String? {
        guard case .string(let space)? = color["colorSpace"] else { return nil }
        let alpha = color["alpha"].flatMap { $0 == .number("1") ? nil : " / " + text($0) } ?? ""
        if case .string(let hex)? = color["hex"] { return hex + alpha }
        guard case .array(let components)? = color["components"] else { return nil }
        return "color(\(space) \(components.map(text).joined(separator: " "))\(alpha))"
    }

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
    func resolvedValue(ofToken path: String, countsFirst: Bool) -> [Inline] {
        let chain = registry.tokens.aliasChain(from: path)
        guard let last = chain.last else { return [] }
        let value = Inline.value(TokenValue.text(last.resolvedValue))
        let steps = (countsFirst ? chain[...] : chain.dropFirst()).map { step in
            [Inline.link(Inline.value(step.path), .page(tokenPages.path(ofToken: step.path), anchor: TokenPageRule.anchor(of: step.path)))]
        }
        return steps.isEmpty ? value : value + [.text(" via ")] + steps.joined(by: [.text(" → ")])
    }
}
