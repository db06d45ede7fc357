package import CatalogModel

/// The result of comparing an old and a new catalog: all changes, and the declared renames without a matching
/// difference.
package struct CatalogDifference: Sendable {
    /// By area of the catalog and place in it.
    package let changes: [Change]
    /// Declared renames that no difference needs.
    package let deadRenames: [Text]

    /// Compares two catalogs: entries by id, everything in them by name.
    package init(from old: ComponentRegistry, to new: ComponentRegistry) {
        let renames = Dictionary(
            (new.configuration.changes?.renamed).orEmpty().map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
        var comparison = Comparison(
            renames: DeclaredRenames(renames), replacements: Replacements(of: new))
        let root = Scope()
        comparison.compareConfigurations(old.configuration, with: new.configuration, in: root)
        comparison.compareTypes(old.types, with: new.types, in: root)
        comparison.compareTokens(old, with: new, in: root)
        comparison.compareEntries(old.components, with: new.components, in: root)
        changes = comparison.changes
        deadRenames = (new.configuration.changes?.renamed).orEmpty().filter {
            !comparison.usedRenames.contains($0.name)
        }.map(\.key)
    }
}

extension Comparison {
    fileprivate mutating func compareEntries(_ old: [Component], with new: [Component], in root: Scope) {
        let newByID = Dictionary(new.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
        let oldIDs = Set(old.map(\.id.rawValue))
        var taken: Set<String> = []
        for component in old {
            let id = component.id.rawValue
            if let target = newByID[id] {
                taken.insert(id)
                compare(component, with: target, in: root)
            } else if let target = renamed(id, among: new, notIn: oldIDs) {
                taken.insert(target.id.rawValue)
                report(
                    .renamed, subjects: ["Entry"], in: root.entering(component.id),
                    old: .init(text: id, range: component.entry.id?.range),
                    new: .init(text: target.id.rawValue, range: target.entry.id?.range))
                compare(component, with: target, in: root)
            } else {
                reportRemoval(of: component, in: root)
            }
        }
        for component in new where !taken.contains(component.id.rawValue) && !oldIDs.contains(component.id.rawValue) {
            report(
                .added, subjects: component.entry.node.isHidden ? ["Hidden"] : ["Entry"],
                in: root.entering(component.id),
                old: nil, new: .init(text: component.title, range: component.entry.id?.range))
        }
    }

    /// Returns the new entry for an old id, by the renames and aliases of the new catalog.
    private mutating func renamed(_ id: String, among new: [Component], notIn oldIDs: Set<String>) -> Component? {
        if let name = renames.names[id]?.value,
            let target = new.first(where: { $0.id.rawValue == name })
        {
            noteUse(ofRename: id)
            return target
        }
        return new.first { candidate in
            !oldIDs.contains(candidate.id.rawValue)
                && candidate.entry.aliases.orEmpty().contains { $0.value == id }
        }
    }

    private mutating func compare(_ old: Component, with new: Component, in root: Scope) {
        var scope = root.entering(new.id)
        scope.noteOldName(old.id.rawValue)
        compareRecords(
            (Entry.recordForm, old.entry.id.map { Text($0.value.rawValue, at: $0.range) }, old.entry.node),
            with: (new.entry.id.map { Text($0.value.rawValue, at: $0.range) }, new.entry.node), in: scope)
    }

    private mutating func reportRemoval(of component: Component, in root: Scope) {
        let found = (component.entry.deprecated?.replacements).orEmpty().map(\.value).filter(replacements.hold)
        let isHidden = component.entry.node.isHidden
        report(
            isHidden || found.isEmpty ? .removed : .replaced, subjects: isHidden ? ["Hidden"] : ["Entry"],
            in: root.entering(component.id), old: .init(text: component.title, range: component.entry.id?.range),
            new: nil, replacements: found)
    }

    fileprivate mutating func compareConfigurations(
        _ old: CatalogConfiguration, with new: CatalogConfiguration, in root: Scope
    ) {
        // Outputs and rules configure the build; the other keys describe the catalog itself.
        let reported: Set<String> = ["name", "description", "sections", "extensions"]
        compare(CatalogConfiguration.recordForm, old: old.node, new: new.node, in: root, only: reported)
        for theme in old.themes.orEmpty() {
            guard let now = new.themes.orEmpty()[theme.name] else { continue }
            let scope = root.entering("themes").entering(theme.name, as: "theme")
            // A different choice of contexts is reported by the values of tokens.
            compare(
                ThemeConfiguration.recordForm, old: theme.value.node, new: now.node, in: scope,
                only: ["title", "description"])
        }
    }

    fileprivate mutating func compareTypes(
        _ old: OrderedRecords<OrderedRecords<TypeMapping>>, with new: OrderedRecords<OrderedRecords<TypeMapping>>,
        in root: Scope
    ) {
        for language in (old.names + new.names).uniqued() {
            let (before, after) = (old[language].orEmpty(), new[language].orEmpty())
            for name in (before.names + after.names).uniqued() {
                let (was, now) = (before.element(named: name), after.element(named: name))
                if was?.value.content.meaning == now?.value.content.meaning { continue }
                let scope = root.entering("types").entering(language).entering(name, as: "\(language) type")
                report(
                    was == nil ? .added : now == nil ? .removed : .changed, subjects: ["TypeMapping"], in: scope,
                    old: was.map { .init(text: $0.value.content.dump.compact, range: $0.key.range) },
                    new: now.map { .init(text: $0.value.content.dump.compact, range: $0.key.range) })
            }
        }
    }
}

extension Scope {
    /// Returns the way into an entry.
    fileprivate func entering(_ id: EntryID) -> Scope {
        var scope = self
        scope.component = id
        scope.steps.append(id.rawValue)
        return scope
    }

    func entering(_ key: String) -> Scope {
        var scope = self
        scope.steps.append(key)
        return scope
    }
}
