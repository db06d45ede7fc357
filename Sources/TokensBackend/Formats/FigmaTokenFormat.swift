import CatalogModel

/// Tokens as Design Tokens files in the subset that Figma imports: a file for each mode, with colors, numbers, strings
/// and flags, and with the ids of the variables.
struct FigmaTokenFormat: TokenFormat {
    let format = TokenSettings.Format.figma
    let cases: [NameCase] = []

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        switch value.type {
        case "color":
            let color = try ScreenColor(value)
            let digits = color.digitsWithAlphaFirst.dropFirst(2)
            let json: JSONValue = [
                "colorSpace": "srgb",
                "components": .array(color.components.map { .number(DecimalNumber.component($0)) }),
                "alpha": .number(DecimalNumber.component(color.alpha)), "hex": .string("#\(digits)"),
            ]
            return FormattedValue(json: json, type: "color", deviation: color.deviation)
        case "dimension": return value.points.map(number)
        case "number", "fontWeight": return value.number.map(number)
        case "duration": return value.milliseconds.map(number)
        case "fontFamily":
            guard let family = value.families.first else { return nil }
            let isLonely = value.families.count == 1
            return FormattedValue(
                json: .string(family), type: "string",
                deviation: isLonely ? nil : "a variable has one font, so the fallbacks are left out")
        case "strokeStyle", "word":
            return value.word.map { FormattedValue(json: .string($0), type: "string") }
        case "boolean": return value.word.map { FormattedValue(json: .bool($0 == "true"), type: "boolean") }
        default: return nil
        }
    }

    private func number(_ number: Double) -> FormattedValue {
        FormattedValue(json: .number(DecimalNumber.text(number)), type: "number")
    }

    func name(_ request: TokenNameRequest, naming: TokenNaming) -> String? {
        (request.components + request.parts).joined(separator: ".")
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        plan.themes.enumerated().map { index, theme in
            PlannedTokenFile("figma/\(theme.theme.name).tokens.json") { export in
                file(export.themes[index], settings: plan.settings).prettyPrintedBytes
            }
        }
    }

    private func file(_ theme: TokenExport.Theme, settings: TokenSettings) -> JSONValue {
        let groups = Set(theme.items.flatMap { Self.groups(around: $0.name) })
        let variables = theme.items.map { item in
            let target = item.token.alias.map { settings.naming.components(of: $0).joined(separator: ".") }
            // Figma has no reference to the token of a group, and none to a part of a value.
            let alias = target.flatMap { item.parts.isEmpty && !groups.contains($0) && theme[$0] != nil ? $0 : nil }
            return variable(item, alias: alias)
        }
        let document = TokenDocument(DesignTokens(variables, groups: groups), description: nil)
        let json = TokenDocumentPrinter(document: document, aliases: settings.aliases).json
        guard case .object(var file) = json else { return json }
        let mode = theme.file.configuration?.title?.value ?? theme.file.theme.name
        file["$extensions"] = ["com.figma.modeName": .string(mode)]
        return .object(file)
    }

    private func variable(_ item: TokenExport.Item, alias: String?) -> DesignToken {
        let isWhole = item.parts.isEmpty
        var extensions = isWhole ? item.token.extensions : JSONObject()
        if item.value.type == "string" { extensions["com.figma.type"] = "string" }
        return DesignToken(
            path: item.name, type: item.value.type, value: item.value.json, alias: alias,
            resolvedValue: item.value.json, references: alias.map { [$0] } ?? [],
            description: isWhole ? item.token.description : nil, deprecation: item.token.deprecation,
            visibility: item.token.visibility, extensions: extensions, range: item.token.range)
    }

    private static func groups(around path: String) -> [String] {
        path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
    }
}
