import CatalogModel
import SourceCode

/// Tokens as constant objects of TypeScript, one for each theme, with types for the names.
struct ScriptTokenFormat: TokenFormat {
    let format = TokenSettings.Format.ts
    let cases = [NameCase.camel, .pascal, .snake, .kebab]

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        guard value.type == "typography" else { return try value.written { FlatJSONFormat.text($0).compact } }
        var members: [String] = []
        for part in value.parts {
            guard let written = try write(part.value) else { return nil }
            members.append("\(part.name): \(written.text)")
        }
        return FormattedValue(text: "{ \(members.joined(separator: ", ")) }")
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        [PlannedTokenFile("ts/tokens.ts") { export in lines(export, heading: plan.heading) }]
    }

    private func lines(_ export: TokenExport, heading: String) -> [String] {
        var lines = ["// \(heading)"]
        for theme in export.themes {
            lines += [""] + BlockComment.lines(["The tokens of the theme '\(theme.file.theme.name)'."])
            lines.append("export const \(binding(theme)) = {")
            for item in theme.items {
                lines += BlockComment.lines(notes(of: item), indentation: "  ")
                let isPlain = TypeScriptNames.isIdentifier(item.name)
                let key = isPlain ? item.name : JSONValue.string(item.name).compact
                lines.append("  \(key): \(item.value.text),")
            }
            lines.append("} as const;")
        }
        let names = export.themes.map { theme in
            binding(theme) == theme.identifier ? theme.identifier : "\(theme.identifier): \(binding(theme))"
        }
        lines += [""] + BlockComment.lines(["The tokens of each theme."])
        lines.append("export const themes = { \(names.joined(separator: ", ")) } as const;")
        lines += [""] + BlockComment.lines(["The name of a theme."])
        lines.append("export type ThemeName = keyof typeof themes;")
        lines += [""] + BlockComment.lines(["The name of a token that all themes have."])
        return lines + ["export type TokenName = keyof (typeof themes)[ThemeName];"]
    }

    private func binding(_ theme: TokenExport.Theme) -> String {
        TypeScriptNames.binding(theme.identifier) ?? theme.identifier
    }

    /// Returns the token's description, and the deprecation in the form that editors show.
    private func notes(of item: TokenExport.Item) -> [String] {
        let deprecation = item.deprecation.map { "Deprecated: \($0)" }
        return item.notes.map { $0 == deprecation ? "@deprecated " + $0.dropFirst("Deprecated: ".count) : $0 }
    }
}
