import CatalogModel
import CodeReaders

/// The theme of the catalog for each theme and file of a source, by the `themes` of the source and by name.
struct PairedThemes {
    /// The theme and the file of a value in the source.
    private struct Origin: Hashable {
        let layer: String?
        let file: ObjectIdentifier
    }

    private let stated: OrderedRecords<Text>
    private let themes: [TokenTheme]
    private var found: [Origin: TokenTheme?] = [:]
    /// The names of themes and files in the source.
    private var names: Set<String> = []
    /// The themes of the source without a theme of the catalog, at the first value.
    private var unpaired: [Text] = []

    init(_ stated: OrderedRecords<Text>, of registry: ComponentRegistry) {
        self.stated = stated
        themes = registry.themes
    }

    /// Returns the theme to compare a token with; nil for a theme of the source without a theme of the catalog.
    mutating func theme(of token: DeclaredToken) -> TokenTheme? {
        let origin = Origin(layer: token.theme, file: ObjectIdentifier(token.range.file))
        if let theme = found[origin] { return theme }
        let file = String((token.range.file.path.split(separator: "/").last ?? "").prefix { $0 != "." })
        let own = token.theme ?? file
        names.formUnion([file, own])
        let name = stated[own] ?? stated[file]
        let theme: TokenTheme? =
            if let name {
                themes.first { $0.name == name.value }
            } else {
                pairedTheme { $0 == own } ?? pairedTheme { Self.bare($0) == Self.bare(own) }
                    // All variants fall back to the common values.
                    ?? (token.theme == nil ? themes.first : nil)
            }
        found.updateValue(theme, forKey: origin)
        if theme == nil, name == nil, !unpaired.contains(where: { $0.value == own }) {
            unpaired.append(Text(own, at: token.range))
        }
        return theme
    }

    private func pairedTheme(_ hasName: (String) -> Bool) -> TokenTheme? {
        themes.first { hasName($0.name) }
            ?? themes.first { theme in theme.inputs.choices.contains { hasName($0.context) } }
    }

    /// Returns the name of a theme in kebab case without a noun for themes at its end, as in `LightTokens`.
    private static func bare(_ name: String) -> String {
        let words = (EntryID(kebabCasing: name)?.rawValue ?? name).split(separator: "-")
        let hasNoun = words.count > 1 && ["tokens", "colors", "theme", "palette"].contains(words[words.count - 1])
        return (hasNoun ? words.dropLast() : words).joined(separator: "-")
    }

    /// Returns the findings about themes on one side only, each with the name of the theme.
    func findings(in source: String) -> [(theme: String, diagnostic: Diagnostic)] {
        let candidates = (source: names.sorted(), catalog: themes.map(\.name))
        return stated.compactMap { pair in
            if !names.contains(pair.name) { return (pair.name, .unknownTheme(pair.key, among: candidates.source)) }
            let isCatalogTheme = candidates.catalog.contains(pair.value.value)
            return isCatalogTheme ? nil : (pair.name, .unknownTheme(pair.value, among: candidates.catalog))
        }
            + unpaired.map { name in
                let message =
                    "source '\(source)' has the theme '\(name.value)', which is not compared; name its theme of the catalog "
                    + "under 'themes', or add it to 'ignore' with a reason"
                return (name.value, Diagnostic(VerificationRules.notInCatalog, message, at: name.range))
            }
    }
}

extension Diagnostic {
    fileprivate static func unknownTheme(_ name: Text, among candidates: [String]) -> Diagnostic {
        let list = candidates.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            VerificationRules.sourceFiles, "unknown theme '\(name.value)'; use one of \(list)", at: name.range)
    }
}
