import CatalogModel

/// The output of `catalog token` for a group: a table of the design tokens with the resolved values in each theme.
struct TokenList {
    /// In the order of the token files.
    let paths: [String]
    private let themes: [TokenTheme]

    /// `group`: the group's path; empty for all tokens.
    init(group: String, in registry: ComponentRegistry) {
        themes = registry.themes
        let all = registry.themes.flatMap(\.tokens.all).map(\.path).uniqued()
        paths = group.isEmpty ? all : all.filter { $0.hasPrefix(group + ".") }
    }

    func text(layout: TextLayout) -> String {
        if paths.isEmpty { return "The catalog has no tokens; 'tokens' in catalog.yaml names the files.\n" }
        let header = themes.count > 1 ? ["token", "type"] + themes.map(\.name) : []
        var table = TextTable(layout, header: header)
        for path in paths {
            let type = themes.lazy.compactMap { $0.tokens[path]?.type }.first ?? ""
            table.append([path, type] + themes.map { value(path, in: $0) })
        }
        return table.text
    }

    var json: JSONValue {
        .array(
            paths.map { path in
                var values = JSONObject()
                for theme in themes { values[theme.name] = theme.tokens[path]?.resolvedValue }
                return [
                    "path": .string(path),
                    "type": themes.lazy.compactMap { $0.tokens[path]?.type }.first.map { .string($0) },
                    "values": .object(values),
                ]
            })
    }

    private func value(_ path: String, in theme: TokenTheme) -> String {
        guard let token = theme.tokens[path] else { return "" }
        return TokenValueText.text(of: token.resolvedValue, type: token.type)
    }
}
