import CatalogModel
import CatalogTestSupport
import SourceCode
@testable import TokensBackend

/// The files and names of a format as a reader sees them: files that are read together, layers and names.
struct FormatLayout {
    let format: TokenSettings.Format
    let themes: [ThemeFile]

    /// The themes by index with the paths of the files that are read together.
    var groups: [(themes: [Int], files: (String) -> Bool)] {
        let all = Array(themes.indices)
        switch format {
        case .xcassets, .android:
            let families = ThemeFamily.of(themes.map(\.theme), separatesContrast: format == .android)
            return families.map { family in
                let folder = "\(format.rawValue)/\(family.folder(among: families))"
                return (
                    family.themes.map(\.index).filter { format != .xcassets || $0 >= 0 },
                    { $0.hasPrefix(folder) }
                )
            }
        case .json: return all.map { index in ([index], { $0 == themes[index].tokenFile.text }) }
        case .css: return [(all, { $0 == ThemePlan.combinedFile })]
        default: return [(all, { _ in true })]
        }
    }

    /// Returns the layers and names under which a reader can have a name of the export: with a layer for the theme, or
    /// with the name of the theme's object before the name.
    func places(_ name: String, theme index: Int) -> [(layer: String, name: String)] {
        let theme = themes[index].theme
        let identifier = ThemeFile.identifiers(of: themes)[index]
        switch format {
        case .swift: return [(Self.layer(identifier), "DesignTokens/" + name)]
        case .compose:
            let object = identifier.prefix(1).uppercased() + identifier.dropFirst() + "Tokens"
            return [(Self.layer(object), name), ("", "\(object)/\(name)")]
        case .ts:
            let object = TypeScriptNames.binding(identifier) ?? identifier
            return [(Self.layer(object), name), ("", "\(object)/\(name)")]
        case .scss: return [(Self.layer(theme.name), name)]
        case .css, .tailwind: return [(Self.layer(theme.name), String(name.dropFirst(2)).replacing("/", with: "-"))]
        case .xcassets, .android: return [(appearance(of: index), name)]
        case .figma:
            let title = themes[index].configuration?.title?.value ?? theme.name
            return [(Self.layer(title), name.replacing("/", with: "-").replacing(".", with: "/"))]
        case .jsonFlat: return [(Self.layer(theme.name), name.replacing("/", with: "-"))]
        case .json: return [("", name)]
        }
    }

    /// The words that a reader of appearances has for a theme: `dark`, `high-contrast` or both; empty for the base.
    private func appearance(of index: Int) -> String {
        let families = ThemeFamily.of(themes.map(\.theme), separatesContrast: format == .android)
        let family = families.first { $0.themes.contains { $0.index == index } }
        guard let family, index != family.base, let own = family.themes.first(where: { $0.index == index }) else {
            return ""
        }
        let words = [own.appearance.isDark ? "dark" : "", own.appearance.isHighContrast ? "high-contrast" : ""]
        return words.filter { !$0.isEmpty }.joined(separator: "-")
    }

    private static func layer(_ name: String) -> String { EntryID(kebabCasing: name)?.rawValue ?? "theme" }

    /// The largest difference of a component of a color: half a byte where colors have bytes, else the last decimal.
    var tolerance: Double {
        switch format {
        case .compose, .android, .figma, .css, .tailwind, .scss, .ts, .jsonFlat: 0.5 / 255 + 0.000_1
        default: 0.000_5
        }
    }
}
