import CatalogModel
import CatalogSyntax

/// A reader of Style Dictionary's sources and lists, of flat JSON, and of the tokens that Theo writes.
enum StyleDictionaryFile {
    /// Returns the tokens of a source: groups with objects that have `value`.
    static func source(_ root: YAMLNode) -> [ForeignTokens.Token] {
        guard let mapping = root.mapping else { return [] }
        let tree = JSONTokenTree(mapping)
        let tokens = tree.tokens.map { token in
            let category = token.whole["attributes"]?.mapping?["category"]?.statedText?.value
            let type = token.type ?? category ?? token.path.first { categories.contains($0) }
            return ForeignTokens.Token(
                path: token.path, value: JSONTokenValue(hasPixels: false).value(token.value, type: type),
                range: token.value.range, annotations: token.annotations)
        }
        return tokens + tree.strays
    }

    /// Groups whose name is the type of their tokens.
    private static let categories: Set<String> = ["color", "opacity", "time"]

    /// Returns the tokens of a list of objects with `name` or `path`, and `value`, `rgba` or `hex`.
    static func list(_ root: YAMLNode) -> [ForeignTokens.Token] {
        (root.elements ?? []).map { element in
            guard let mapping = element.mapping else {
                return .init(path: ["?"], value: .unread("is not an object"), range: element.range)
            }
            let path = mapping["path"]?.elements?.compactMap(\.statedText?.value) ?? []
            let name = mapping["name"]?.statedText.map { [$0.value] }
            let value = mapping["$value"] ?? mapping["value"] ?? mapping["rgba"] ?? mapping["hex"]
            let type = (mapping["$type"] ?? mapping["type"])?.statedText?.value
            return .init(
                path: path.isEmpty ? name ?? ["?"] : path,
                value: value.map { color($0) ?? JSONTokenValue(hasPixels: false).value($0, type: type) }
                    ?? .unread("has no 'value'"), range: (value ?? element).range,
                annotations: JSONTokenTree.annotations(of: mapping))
        }
    }

    /// Returns the tokens of an object of names and values.
    static func flat(_ root: YAMLNode) -> [ForeignTokens.Token] {
        (root.mapping?.pairs ?? []).map { pair in
            .init(
                path: [pair.key.value], value: JSONTokenValue(hasPixels: false).value(pair.value, type: nil),
                range: pair.value.range)
        }
    }

    /// Returns the color of an object with the components `r`, `g`, `b` and `a`, as numbers from 0 to 1.
    static func color(_ node: YAMLNode) -> ForeignTokens.Value? {
        guard let mapping = node.mapping else { return nil }
        let numbers = ["r", "g", "b"].compactMap { mapping[$0]?.statedText.flatMap { Double($0.value) } }
        guard numbers.count == 3, numbers.allSatisfy({ 0...1 ~= $0 }) else { return nil }
        let alpha = mapping["a"]?.statedText.flatMap { Double($0.value) } ?? 1
        return .value(HexColor.color(numbers, in: "srgb", alpha: min(max(alpha, 0), 1)), type: "color")
    }
}
