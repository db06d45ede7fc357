import CatalogModel
import CatalogSyntax

/// A reader of Figma's own export in the Design Tokens format: a file for each mode, with sizes as numbers.
enum FigmaExportFile {
    /// Returns the tokens of a file, with the name of the mode.
    static func part(_ root: YAMLNode, stem: String) -> ForeignTokens.Part {
        guard let mapping = root.mapping else { return .init(name: stem) }
        let tree = JSONTokenTree(mapping)
        let tokens = tree.tokens.map { token in
            ForeignTokens.Token(
                path: token.path, value: value(of: token), range: token.value.range,
                annotations: token.annotations,
                codeSyntax: FigmaNumber.codeSyntax(token.whole["$extensions"]?.mapping?["com.figma.codeSyntax"]))
        }
        let mode = mapping["$extensions"]?.mapping?["com.figma.modeName"]?.statedText?.value
        return .init(name: mode ?? stem, tokens: tokens + tree.strays)
    }

    private static func value(of token: JSONTokenTree.Token) -> ForeignTokens.Value {
        guard case .scalar(let scalar) = token.value.content else {
            return JSONTokenValue(hasPixels: false).value(token.value, type: token.type)
        }
        if let path = JSONTokenValue.alias(scalar.text) { return .alias(path) }
        if scalar.text.contains("{") { return .unread("is a formula, which is not evaluated") }
        let scopes = token.whole["$extensions"]?.mapping?["com.figma.scopes"]?.elements?.compactMap(\.statedText?.value)
        return FigmaNumber.value(scalar.text, type: token.type, scopes: Set(scopes ?? []))
    }
}
