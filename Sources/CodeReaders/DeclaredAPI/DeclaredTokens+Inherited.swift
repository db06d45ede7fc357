import CatalogModel

extension DeclaredTokens {
    /// The values that tokens have in layers without values of their own for them, each with the token of a layer below.
    ///
    /// A reference takes the value that its target has in the layer. Of a source with several modifiers, only these
    /// values are listed, because a layer of one modifier does not decide the values of another.
    package var inherited: [(token: DeclaredToken, origin: DeclaredToken)] {
        var modifiers = layers?.modifiers ?? []
        let chosen = Set(modifiers.flatMap { $0.contexts.flatMap(\.layers) })
        let appearances = tokens.compactMap(\.theme).uniqued().filter { !chosen.contains($0) }
        if !appearances.isEmpty { modifiers += TokenLayers(appearances: appearances).modifiers }
        let contexts = modifiers.flatMap(\.contexts).filter { !$0.layers.isEmpty }
        // The last layer of several contexts has no certain layers below.
        let owners = Dictionary(contexts.map { ($0.layers[$0.layers.count - 1], 1) }, uniquingKeysWith: +)
        let names = tokens.map(\.name.value).uniqued()
        var all: [(token: DeclaredToken, origin: DeclaredToken)] = []
        for context in contexts {
            guard let layer = context.layers.last, owners[layer] == 1 else { continue }
            var values = LayeredValues(tokens, layers: context.layers)
            for name in names {
                guard let origin = values.token(name), origin.theme != layer else { continue }
                var token = origin
                token.theme = layer
                token.value = values.value(of: origin)
                if modifiers.count == 1 || token.value != origin.value { all.append((token, origin)) }
            }
        }
        return all
    }
}

/// The values of tokens below a stack of layers.
private struct LayeredValues {
    /// The token of the uppermost layer, by name.
    private var tokens: [String: DeclaredToken] = [:]
    /// The names by the spelling of references within values.
    private var names: [String: String] = [:]
    private var values: [String: JSONValue] = [:]

    init(_ all: [DeclaredToken], layers: [String]) {
        let ranks = Dictionary(layers.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { $1 })
        func rank(_ token: DeclaredToken) -> Int? { token.theme == nil ? 0 : token.theme.flatMap { ranks[$0] } }
        for token in all {
            guard let own = rank(token) else { continue }
            let name = token.name.value
            if let other = tokens[name].flatMap(rank), other >= own { continue }
            tokens[name] = token
            names[name.replacing("/", with: ".")] = name
        }
    }

    func token(_ name: String) -> DeclaredToken? { tokens[name] }

    mutating func value(of token: DeclaredToken) -> JSONValue { value(of: token, depth: 0) }

    /// Returns the value at the end of the references.
    private mutating func value(of token: DeclaredToken, depth: Int) -> JSONValue {
        let name = token.name.value
        if let value = values[name] { return value }
        // Each step is a call, so longer chains keep the value of the layer below.
        guard depth < 100 else { return token.value }
        // A cycle of references ends here.
        values[name] = token.value
        var value = token.value
        if let target = token.alias.flatMap({ tokens[$0] }) {
            value = self.value(of: target, depth: depth + 1)
        } else if let written = token.written {
            value = written.replacingReferences { path in
                names[path].flatMap { tokens[$0] }.map { self.value(of: $0, depth: depth + 1) }
            }
        }
        values[name] = value
        return value
    }
}
