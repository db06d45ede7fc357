import CatalogModel
import CatalogRendering

/// Themes that differ only by light and dark, or by contrast.
struct ThemeFamily {
    /// The conditions of the system under which a theme applies.
    struct Appearance: Hashable {
        var isDark = false
        var isHighContrast = false
    }

    /// The words that the themes have in common, such as `compact`; empty for none.
    let name: String
    private(set) var themes: [(appearance: Appearance, index: Int)]

    /// The theme for an appearance, by index.
    subscript(isDark isDark: Bool, isHighContrast isHighContrast: Bool) -> Int? {
        themes.first { $0.appearance == Appearance(isDark: isDark, isHighContrast: isHighContrast) }?.index
    }

    /// The index of the theme that applies where no other does.
    var base: Int { self[isDark: false, isHighContrast: false] ?? themes[0].index }

    /// Returns the families in the order of their first themes; a second theme with the appearance of another one is a
    /// family of its own.
    ///
    /// `separatesContrast`: whether themes of different contrast are different families.
    static func of(_ themes: [TokenTheme], separatesContrast: Bool = false) -> [ThemeFamily] {
        var families: [ThemeFamily] = []
        for (index, theme) in themes.enumerated() {
            var (appearance, words) = read(theme)
            if separatesContrast, appearance.isHighContrast {
                appearance.isHighContrast = false
                words.append("high-contrast")
            }
            let name = words.joined(separator: "-")
            guard let family = families.firstIndex(where: { $0.name == name }) else {
                families.append(ThemeFamily(name: name, themes: [(appearance, index)]))
                continue
            }
            if families[family].themes.contains(where: { $0.appearance == appearance }) {
                var names = Set(families.map(\.name))
                let own = names.insertNumbered(theme.name.lowercased(), separator: "-")
                families.append(ThemeFamily(name: own, themes: [(appearance, index)]))
            } else {
                families[family].themes.append((appearance, index))
            }
        }
        return families
    }

    /// Returns the folder of the family below the folder of a format, with a slash; empty for the only family.
    func folder(among families: [ThemeFamily]) -> String {
        if families.count == 1 { return "" }
        let folder = name.isEmpty ? "default" : name
        return (OutputPath(folder) == nil ? "_" : "") + folder + "/"
    }

    private static let dark: Set<String> = ["dark", "night"]
    private static let light: Set<String> = ["light", "day", "default", "normal", "standard", "base"]
    private static let contrast: Set<String> = ["contrast", "hc"]

    /// Returns the appearance and the other words of a theme: by its choices where they have a word for an appearance,
    /// else by its name.
    private static func read(_ theme: TokenTheme) -> (Appearance, [String]) {
        let chosen = theme.inputs.choices.flatMap { words($0.context) }
        let isChosen = chosen.contains { dark.contains($0) || contrast.contains($0) || $0 == "light" || $0 == "day" }
        let all = isChosen ? chosen : words(theme.name)
        let isContrast = all.contains(where: contrast.contains)
        let rest = all.filter { word in
            !dark.contains(word) && !light.contains(word) && !contrast.contains(word)
                && !(isContrast && ["high", "more", "increased"].contains(word))
        }
        return (Appearance(isDark: all.contains(where: dark.contains), isHighContrast: isContrast), rest)
    }

    private static func words(_ name: String) -> [String] { NameWords.of(name).map { $0.lowercased() } }
}
