import CatalogModel

/// Tokens as one JSON object for each theme, with paths for names and values in the notation of CSS.
struct FlatJSONFormat: TokenFormat {
    let format = TokenSettings.Format.jsonFlat
    let cases: [NameCase] = []

    func name(_ request: TokenNameRequest, naming: TokenNaming) -> String? {
        let components = request.components + request.parts
        guard let nameCase = naming.nameCase else {
            return ([naming.prefix].filter { !$0.isEmpty } + components).joined(separator: ".")
        }
        let words = naming.words(components)
        return words.isEmpty ? nil : nameCase.name(words)
    }

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        try value.written { Self.text($0).compact }
    }

    /// Returns a number without a unit as a number, and any other value as a string.
    static func text(_ value: CSSValue) -> JSONValue {
        if case .number(let digits, unit: "") = value { .number(digits) } else { .string(value.printed) }
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        plan.themes.enumerated().map { index, theme in
            PlannedTokenFile("json-flat/\(theme.theme.name).json") { export in
                let items = export.themes[index].items
                if items.isEmpty { return ["{}"] }
                let members = items.map { "  \(JSONValue.string($0.name).compact): \($0.value.text)" }
                return ["{", members.joined(separator: ",\n"), "}"]
            }
        }
    }
}
