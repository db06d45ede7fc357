import CatalogModel

/// A renderer of the alphabetical index page: all entries by title, by alternative names, and by the names of types.
struct AlphabetPage {
    let site: SiteLinks

    /// Whether the page goes beyond the overview: other names, or where to find an entry among several categories,
    /// unless all entries are seen at a glance.
    static func isUseful(_ registry: ComponentRegistry) -> Bool {
        if registry.components.contains(where: { $0.entry.aliases?.isEmpty == false }) { return true }
        return registry.components.count > glance && Set(registry.components.map { CategoryLocation($0) }).count > 1
    }

    /// The greatest number of entries not yet in need of an alphabet.
    private static let glance = 10

    /// A line of the list: a name, the entry with the name, and the text shown.
    private struct Line {
        /// The name to look up.
        let name: String
        let id: EntryID
        let text: [Inline]
    }

    func page() -> Page {
        let lines = site.registry.components.flatMap(lines)
        let letters = Dictionary(grouping: lines) { Self.letter(of: $0.name) }
        let sections = letters.keys.sorted { ($0 == Self.signs ? "~" : $0) < ($1 == Self.signs ? "~" : $1) }.map {
            letter in
            let sorted = letters[letter, default: []].map { (name: $0.name.lowercased(), line: $0) }
                .sorted { ($0.name, $0.line.id, $0.line.name) < ($1.name, $1.line.id, $1.line.name) }
            return PageSection(letter, Content([.list(sorted.map { [.paragraph($0.line.text)] })]))
        }
        return SitePage.alphabet.page(sections: sections)
    }

    private func lines(_ component: Component) -> [Line] {
        let link = site.link(to: component.id)
        var lines = [Line(name: component.title, id: component.id, text: [link])]
        // A type with the name of its entry, but for case and spaces, is found by that, and so are the types in it.
        let own = Self.folded(component.title)
        var names: Set<String> = [component.title.lowercased()]
        for alias in component.entry.aliases.orEmpty() where names.insert(alias.value.lowercased()).inserted {
            let text = Inline.words(alias.value) + [.text(": see "), link]
            lines.append(Line(name: alias.value, id: component.id, text: text))
        }
        let anchors = Anchors(typesOf: component)
        for location in site.types.locations(of: component.id)
        where !location.isBorrowed && Self.folded(location.type.prefix { $0 != "." }) != own
            && names.insert(location.type.lowercased()).inserted
        {
            let words = Inline.value(location.type)
            let target = site.page(of: component.id, anchor: anchors[location])
            let text = target.map { [.link(words, $0)] } ?? words
            lines.append(Line(name: location.type, id: component.id, text: text + [.text(": see "), link]))
        }
        return lines
    }

    private static func folded(_ name: some StringProtocol) -> String { name.lowercased().filter { $0 != " " } }

    private static let signs = "0–9 and signs"

    /// Returns the letter above a name in the list.
    private static func letter(of name: String) -> String {
        guard let first = name.first(where: { $0.isLetter || $0.isNumber }), first.isLetter else { return signs }
        return first.uppercased()
    }
}
