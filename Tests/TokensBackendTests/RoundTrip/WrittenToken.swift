import CatalogModel
@testable import TokensBackend

/// A token of a theme as an export writes it: the names in the format with the values they must have.
struct WrittenToken {
    /// A name in the format, and the token's value or the part of it that has the name.
    struct Piece {
        let name: String
        let value: TypedValue
    }

    let token: DesignToken
    /// Empty for a token that the format cannot represent.
    var pieces: [Piece] = []
    /// Whether the export has a note that the value is not the token's.
    var isInexact = false

    /// Returns the tokens of each theme of a format, named by the rules of the export.
    static func all(_ themes: [ThemeFile], format: TokenSettings.Format, settings: TokenSettings) -> [[WrittenToken]] {
        let tokens = themes.map { file in file.theme.tokens.all.filter { file.theme.tokens[$0.path] === $0 } }
        switch format.export {
        case let export?:
            let written = TokenExport(themes, format: export, settings: settings)
            return zip(tokens, written.themes).map { tokens, theme in
                let items = Dictionary(grouping: theme.items, by: \.token.path)
                return tokens.map { WrittenToken($0, items: items[$0.path] ?? []) }
            }
        case nil where format == .css:
            return zip(tokens, themes).map { tokens, file in
                let properties = ThemeProperties(file.theme.tokens, settings: settings)
                let byPath = Dictionary(grouping: properties.all, by: \.token.path)
                return tokens.map { WrittenToken($0, property: byPath[$0.path]?.last) }
            }
        case nil:
            return tokens.map { $0.map { WrittenToken($0, names: [$0.path]) } }
        }
    }

    private init(_ token: DesignToken, items: [TokenExport.Item]) {
        self.token = token
        guard let whole = TypedValue(token) else { return }
        pieces = items.compactMap { item in
            let value = item.parts.reduce(Optional(whole)) { $0?.part($1) }
            return value.map { Piece(name: item.name, value: $0) }
        }
        isInexact = items.contains { $0.value.deviation != nil }
    }

    private init(_ token: DesignToken, property: ThemeProperties.Property?) {
        self.init(token, names: property?.declarations.first.map { [$0.name] } ?? [])
        // The properties after the first have the dashes that CSS lacks.
        let isOfStrokes = token.type == "strokeStyle" || token.type == "border"
        isInexact = isOfStrokes && (property?.declarations.count ?? 0) > 1
    }

    private init(_ token: DesignToken, names: [String]) {
        self.token = token
        pieces = names.compactMap { name in TypedValue(token).map { Piece(name: name, value: $0) } }
    }
}
