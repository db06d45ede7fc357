package import CatalogModel
package import CatalogRendering

/// The backend for design tokens, theme by theme: as Design Tokens files (Format Module 2025.10) and as custom
/// properties of CSS.
package struct TokensBackend: Backend {
    package let name = "tokens"
    package let summary = "The tokens of each theme, as Design Tokens files and as custom properties of CSS."

    package init() {}

    package var rules: [Rule] { TokenOutputRules.all }

    package var options: [BackendOption] {
        [
            BackendOption(
                "formats", .choiceList(TokenSettings.Format.allCases.map(\.rawValue)),
                default: .array(TokenSettings.Format.allCases.map { .string($0.rawValue) }),
                "The formats to write: Design Tokens files (json), style sheets (css)."),
            BackendOption(
                "aliases", .choice(TokenSettings.Aliases.allCases.map(\.rawValue)),
                default: .string(TokenSettings.Aliases.resolve.rawValue),
                "Whether an alias is written as its resolved value (resolve), or as an alias (keep): {path} in "
                    + "JSON, var() in CSS."),
            BackendOption(
                "prefix", .text, "The prefix of the names of custom properties; 'ds' gives '--ds-color-text'."),
            BackendOption(
                "rootSelector", .text, default: .string(TokenSettings.defaultRootSelector),
                "The selector of a theme in its own style sheet, and of the first theme in the combined one."),
            BackendOption(
                "themeSelector", .text, default: .string(TokenSettings.defaultThemeSelector),
                "The selector of a theme in the combined style sheet; {theme} is replaced by its name."),
        ]
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let settings = TokenSettings(options)
        let plan = ThemePlan(registry, settings: settings)
        var units: [RenderUnit] = []
        // The style sheet of all themes takes longer than any other unit, so start it first.
        if settings.formats.contains(.css), let unit = plan.combined { units.append(unit) }
        for theme in plan.themes {
            if settings.formats.contains(.json) { units.append(plan.tokenFile(theme)) }
            if settings.formats.contains(.css) { units.append(plan.stylesheet(theme)) }
        }
        return units + plan.faults
    }
}
