import CatalogModel
import CodeReaders

/// The theme of the catalog for each theme and file of a source, by the `themes` of the source and by name.
struct PairedThemes {
    private struct Origin: Hashable {
        let layer: String?
        let file: ObjectIdentifier
    }

    private let stated: OrderedRecords<Text>
    private let layers: TokenLayers?
    private let themes: [TokenTheme]
    private var found: [Origin: TokenTheme?] = [:]
    /// The names of themes and files in the source.
    private var names: Set<String> = []
    /// The themes of the source without a theme of the catalog, at the first value.
    private var unpaired: [Text] = []

    init(_ stated: OrderedRecords<Text>, layers: TokenLayers?, of registry: ComponentRegistry) {
        self.stated = stated
        self.layers = layers
        themes = registry.themes
    }

    /// Returns the theme to compare a token with; nil for a theme of the source without a theme of the catalog.
    mutating func theme(of token: DeclaredToken) -> TokenTheme? {
        let file = token.range.file
        let origin = Origin(layer: token.theme, file: ObjectIdentifier(file))
        if let theme = found[origin] { return theme }
        let name = file.path.split(separator: "/").last ?? ""
        let theme = theme(layer: token.theme, file: String(name.prefix { $0 != "." }))
        found.updateValue(theme, forKey: origin)
        if let layer = token.theme, theme == nil, !unpaired.contains(where: { $0.value == layer }) {
            unpaired.append(Text(layer, at: token.range))
        }
        return theme
    }

    private mutating func theme(layer: String?, file: String) -> TokenTheme? {
        names.formUnion([file] + (layer.map { [$0] } ?? []))
        if let name = (layer.flatMap { stated[$0] } ?? stated[file])?.value {
            return themes.first { $0.name == name }
        }
        // The fallback of all variants is the first theme, unless the file is the whole of a theme.
        guard let layer else { return theme(named: file) ?? themes.first }
        return theme(named: layer) ?? theme(ofLayer: layer)
    }

    /// Returns the theme of a name, or with a context of that name.
    private func theme(named name: String) -> TokenTheme? {
        themes.first { $0.name == name }
            ?? themes.first { theme in theme.inputs.choices.contains { $0.context == name } }
    }

    /// Returns the theme with the context that a layer completes.
    private func theme(ofLayer layer: String) -> TokenTheme? {
        for modifier in layers?.modifiers ?? [] {
            guard let context = modifier.contexts.first(where: { $0.layers.last == layer }) else { continue }
            return themes.first { $0.inputs[modifier.name] == context.name }
        }
        return nil
    }

    /// Returns the findings about themes on one side only, each with the name of the theme.
    func findings(in source: String) -> [(theme: String, diagnostic: Diagnostic)] {
        let mistakes = stated.compactMap { pair -> (String, Diagnostic)? in
            if !names.contains(pair.name) { return (pair.name, .unknownTheme(pair.key, among: names.sorted(), of: source)) }
            if themes.contains(where: { $0.name == pair.value.value }) { return nil }
            return (pair.name, .unknownTheme(pair.value, among: themes.map(\.name), of: nil))
        }
        return mistakes
            + unpaired.filter { stated[$0.value] == nil }.map { ($0.value, .unpairedTheme($0, of: source)) }
    }
}

extension Diagnostic {
    fileprivate static func unknownTheme(_ name: Text, among known: [String], of source: String?) -> Diagnostic {
        let owner = source.map { "source '\($0)'" } ?? "the catalog"
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            VerificationRules.sourceTheme, "\(owner) has no theme '\(name.value)'; use one of \(list)", at: name.range)
    }

    fileprivate static func unpairedTheme(_ name: Text, of source: String) -> Diagnostic {
        Diagnostic(
            VerificationRules.notInCatalog,
            "source '\(source)' has the theme '\(name.value)', which is not compared; name its theme of the catalog under "
                + "'themes', or add it to 'ignore' with a reason",
            at: name.range)
    }
}
