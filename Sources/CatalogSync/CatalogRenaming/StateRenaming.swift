import CatalogModel
import CatalogTokens

/// A renaming of a component's state in all entries, wherever the state's name is mentioned.
struct StateRenaming {
    let old: String
    let new: String
    private var edits = NameEdits()

    init(old: String, new: String) {
        self.old = old
        self.new = new
    }

    mutating func rename(in texts: CatalogTexts, of id: EntryID?) -> Renaming {
        let owners = texts.entries.filter { $0.entry.map(declares) ?? false }
        let meant = Set(owners.compactMap { $0.entry?.id?.value }.filter { id == nil || $0 == id })
        let others = Set(owners.compactMap { $0.entry?.id?.value }).subtracting(meant)
        for text in texts.entries {
            guard let entry = text.entry, let own = entry.id?.value else { continue }
            let covered = Set(entry.covers.orEmpty().map(\.value))
            if meant.contains(own) {
                if let state = entry.statesOfAll.first(where: { $0.value == new }) {
                    edits.refuse("'\(own)' already has a state '\(new)'; choose another name", at: state.range)
                }
                rename(in: text)
            } else if !meant.isDisjoint(with: covered), !others.contains(own) {
                renameInGuide(text, others: others.intersection(covered))
            }
        }
        return Renaming(edits)
    }

    private func declares(_ entry: Entry) -> Bool { entry.statesOfAll.contains { $0.value == old } }

    /// Renames a state in a guide.
    ///
    /// The state notes of a guide apply to all covered entries.
    private mutating func renameInGuide(_ text: CatalogTexts.Text, others: Set<EntryID>) {
        let locations = locations(in: text)
        if let first = locations.first, let other = others.min() {
            return edits.refuse(
                "the guide also refers to the state '\(old)' of '\(other)'; omit '--entry' to rename both",
                at: first)
        }
        for location in locations { edits.replace(old, with: new, in: location) }
    }

    private mutating func rename(in text: CatalogTexts.Text) {
        for location in locations(in: text) { edits.replace(old, with: new, in: location) }
    }

    private func locations(in text: CatalogTexts.Text) -> [SourceRange] {
        var locations: [SourceRange] = []
        text.content?.forEachKey { form, key, value in
            switch key {
            case "states": locations += (value.names + value.texts).filter { $0.value == old }.map(\.range)
            case "state", "overrides", "excludes": locations += value.texts.filter { $0.value == old }.map(\.range)
            case "combination", "variant":
                locations += (value.value(named: "state")?.texts ?? []).filter { $0.value == old }.map(\.range)
            case "tokens":
                guard case .byName(let tokens) = value else { return }
                for token in tokens { locations += branches(of: token) }
            default: return
            }
        }
        return locations
    }

    /// Returns the branches of a documented value for the state.
    private func branches(of element: (name: Text, value: StatedContent)) -> [SourceRange] {
        guard case .record(_, let node) = element.value else { return [] }
        let token = Token(node: node)
        guard let tree = token.default, let axis = token.by?.firstIndex(where: { $0.value == "state" }) else {
            return []
        }
        var unread = Diagnostics()
        let pattern = TokenPathPattern.parse(element.name, diagnostics: &unread)
        return tree.names(atLevel: (pattern?.brackets.count ?? 0) + axis).compactMap { name in
            name.value.split(separator: "|").contains(Substring(old)) ? name.branch(old) : nil
        }
    }
}

extension Entry {
    /// The names of the states of the entry and of all implementations.
    fileprivate var statesOfAll: [Text] {
        let all = [facets] + implementations.orEmpty().map(\.value.facets)
        return all.flatMap { $0.states.orEmpty().elements.map(\.key) }
    }
}

extension TextTree {
    /// Returns the names of the branches the given number of levels below the first branches.
    func names(atLevel level: Int) -> [Text] {
        guard case .branches(let branches) = self else { return [] }
        return level == 0 ? branches.map(\.key) : branches.flatMap { $0.value.names(atLevel: level - 1) }
    }
}

extension Text {
    /// Returns the place of a name among the names separated by bars.
    func branch(_ name: String) -> SourceRange {
        var offset = range.sourceText.hasPrefix("'") || range.sourceText.hasPrefix("\"") ? 1 : 0
        for part in value.split(separator: "|", omittingEmptySubsequences: false) {
            if part == name { return range.part(from: offset, length: name.utf8.count) }
            offset += part.utf8.count + 1
        }
        return range
    }
}
