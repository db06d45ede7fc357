package import CatalogModel
package import CatalogRendering

/// The backend for design tokens, theme by theme: as Design Tokens files (Format Module 2025.10), as custom properties
/// of CSS, and in the formats of other platforms and tools.
package struct TokensBackend: Backend {
    package let name = "tokens"
    package let summary =
        "The tokens of each theme, as Design Tokens files, as custom properties of CSS, and for other platforms."

    package init() {}

    package var rules: [Rule] { TokenOutputRules.all }

    package var options: [BackendOption] {
        [
            BackendOption(
                "formats", .choiceList(TokenSettings.Format.allCases.map(\.rawValue)),
                default: .array(TokenSettings.defaultFormats.map { .string($0.rawValue) }),
                "The formats to write: Design Tokens files (json), style sheets (css), and files for other platforms and "
                    + "tools, each format in a folder of its name."),
            BackendOption(
                "aliases", .choice(TokenSettings.Aliases.allCases.map(\.rawValue)),
                default: .string(TokenSettings.Aliases.resolve.rawValue),
                "Whether an alias is written as its resolved value (resolve), or as an alias (keep): {path} in "
                    + "JSON, var() in CSS."),
            BackendOption(
                "prefix", .text, "The prefix of the names of custom properties; 'ds' gives '--ds-color-text'."),
            BackendOption(
                "drop", .textList,
                "Leading groups to omit from names; 'theme' makes 'theme.color.text' the name of 'color.text'."),
            BackendOption(
                "case", .choice(NameCase.allCases.map(\.rawValue)),
                "The case that joins the words of a name, in each format whose names allow it; by default the usual one of "
                    + "the format, and custom properties as written."),
            BackendOption(
                "package", .text, default: .string(TokenSettings.defaultPackage), "The package of files in Kotlin."),
            BackendOption(
                "colorScheme", .flag, default: false,
                "Whether the style sheet of all themes has a 'prefers-color-scheme' block, where there is a light and a dark "
                    + "theme."),
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
        units += TokenSettings.Format.allCases.filter(settings.formats.contains).compactMap(\.export).map(plan.export)
        return units + plan.faults
    }
}
