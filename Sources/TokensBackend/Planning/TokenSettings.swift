import CatalogModel
import CatalogRendering

/// The settings of the tokens backend, read from the options of an output: formats, aliases, prefix and selectors.
struct TokenSettings: Sendable {
    /// A format of token files to write.
    enum Format: String, CaseIterable, Sendable {
        case json, css, swift, xcassets, compose, android, scss, tailwind, ts, figma
        case jsonFlat = "json-flat"
    }
    /// The form of aliases in the files: the value in the alias's place, or the alias.
    enum Aliases: String, CaseIterable, Sendable { case resolve, keep }

    static let defaultFormats = [Format.json, .css]
    static let defaultPackage = "design.tokens"
    static let defaultRootSelector = ":root"
    static let defaultThemeSelector = "[data-theme=\"{theme}\"]"

    let formats: Set<Format>
    let aliases: Aliases
    let naming: TokenNaming
    /// Whether the style sheet of all themes follows the color scheme of the system.
    let followsColorScheme: Bool
    /// The package of Kotlin files; empty for none.
    let package: String
    private let rootSelector: String
    private let themeSelector: String

    init(_ options: BackendOptions) {
        formats = Set(options.textList("formats").compactMap(Format.init(rawValue:)))
        aliases = options.text("aliases").flatMap(Aliases.init(rawValue:)) ?? .resolve
        naming = TokenNaming(
            prefix: options.text("prefix") ?? "", drop: options.textList("drop"),
            nameCase: options.text("case").flatMap(NameCase.init(rawValue:)))
        followsColorScheme = options.flag("colorScheme")
        package = options.text("package") ?? Self.defaultPackage
        rootSelector = options.text("rootSelector") ?? Self.defaultRootSelector
        themeSelector = options.text("themeSelector") ?? Self.defaultThemeSelector
    }

    /// Returns the selector of a theme without a special selector: alone, or as the first of several.
    func rootSelector(of theme: String) -> String { ThemeSelector(rootSelector).text(for: theme) }

    /// Returns the selector of a theme among others.
    func selector(of theme: String) -> String { ThemeSelector(themeSelector).text(for: theme) }

    static func example(of option: String) -> String {
        option == "rootSelector" ? defaultRootSelector : defaultThemeSelector
    }

    /// Returns the faults of the selectors for a number of themes.
    func faults(themes: Int, in configuration: CatalogConfiguration) -> Diagnostics {
        var diagnostics = Diagnostics()
        for (option, selector) in [("rootSelector", rootSelector), ("themeSelector", themeSelector)]
        where !ThemeSelector(selector).isUsable {
            let range = Self.range(of: option, selector, in: configuration)
            diagnostics.report(.unusableSelector(selector, option: option, at: range))
        }
        if themes > 1, !themeSelector.contains(ThemeSelector.placeholder) {
            let range = Self.range(of: "themeSelector", themeSelector, in: configuration)
            diagnostics.report(.sameSelector(themeSelector, at: range))
        }
        return diagnostics
    }

    /// Returns the place of an option in `catalog.yaml`: the place in the backend's first output with the option set
    /// the same way.
    private static func range(
        of option: String, _ value: String, in configuration: CatalogConfiguration
    ) -> SourceRange? {
        for output in configuration.outputs(of: "tokens") {
            if let given = output.value.options?[option], given.value == .string(value) { return given.range }
        }
        return nil
    }
}
