import CatalogModel
import CatalogSyntax

/// The themes of Tokens Studio as modifiers: each group of themes is a choice, and each enabled set a layer.
///
/// A set that all themes of a group enable, or that a theme without alternatives enables, has common values.
struct StudioThemes {
    /// Layers by the name of the set; without the sets of common values.
    private(set) var layers: [String: String] = [:]
    private(set) var modifiers: [TokenLayers.Modifier] = []
    /// Sets that no theme uses, in a source with themes.
    private(set) var unused: Set<String> = []

    /// A theme with the names of its sets.
    private struct Theme {
        let name: String
        let group: String?
        let enabled: Set<String>
        let sources: Set<String>
    }

    private let sets: [(name: String, paths: Set<[String]>)]

    init(_ nodes: [YAMLNode], sets: [(name: String, paths: Set<[String]>)]) {
        self.sets = sets
        let themes = nodes.compactMap(Self.theme)
        guard !themes.isEmpty else { return }
        let enabled = themes.reduce(into: Set<String>()) { $0.formUnion($1.enabled) }
        let used = themes.reduce(into: enabled) { $0.formUnion($1.sources) }
        unused = Set(sets.map(\.name)).subtracting(used)
        var choices: [(name: String, themes: [Theme])] = []
        for group in themes.map(\.group).uniqued() {
            let own = themes.filter { $0.group == group }
            if own.count > 1, group != nil || areAlternatives(own) { choices.append((group ?? "theme", own)) }
        }
        // Sets that only serve references belong to the themes that name them.
        func own(_ theme: Theme) -> Set<String> { theme.enabled.union(theme.sources.subtracting(enabled)) }
        var varying: Set<String> = []
        for choice in choices {
            let all = choice.themes.map(own)
            let common = all.dropFirst().reduce(all[0]) { $0.intersection($1) }
            for sets in all { varying.formUnion(sets.subtracting(common)) }
        }
        let groups = Set(choices.flatMap { $0.themes.map(\.group) })
        for theme in themes where !groups.contains(theme.group) { varying.subtract(theme.enabled) }
        var names = LayerNames()
        for set in sets where varying.contains(set.name) { layers[set.name] = names.name(for: set.name) }
        var modifierNames = LayerNames()
        for choice in choices {
            var contextNames = LayerNames()
            let contexts = choice.themes.map { theme in
                let own = own(theme)
                return (
                    name: contextNames.name(for: theme.name),
                    layers: sets.compactMap { own.contains($0.name) ? layers[$0.name] : nil }
                )
            }
            modifiers.append(.init(modifierNames.name(for: choice.name), contexts: contexts))
        }
    }

    /// Whether themes without a group set the same tokens in different sets, so that only one of them can apply.
    private func areAlternatives(_ themes: [Theme]) -> Bool {
        let common = themes.dropFirst().reduce(themes[0].enabled) { $0.intersection($1.enabled) }
        var seen: Set<[String]> = []
        var done: Set<String> = []
        for theme in themes {
            var own: Set<[String]> = []
            for set in sets where theme.enabled.contains(set.name) && !common.contains(set.name) {
                if done.insert(set.name).inserted { own.formUnion(set.paths) }
            }
            if !seen.isDisjoint(with: own) { return true }
            seen.formUnion(own)
        }
        return false
    }

    private static func theme(_ node: YAMLNode) -> Theme? {
        guard let mapping = node.mapping, let name = mapping["name"]?.statedText?.value else { return nil }
        var enabled: Set<String> = []
        var sources: Set<String> = []
        for pair in mapping["selectedTokenSets"]?.mapping?.pairs ?? [] {
            switch pair.value.statedText?.value {
            case "enabled": enabled.insert(pair.key.value)
            case "source": sources.insert(pair.key.value)
            default: break
            }
        }
        let group = mapping["group"]?.statedText?.value
        return Theme(name: name, group: group == "" ? nil : group, enabled: enabled, sources: sources)
    }
}
