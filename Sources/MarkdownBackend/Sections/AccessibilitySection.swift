import CatalogModel

/// How something is made accessible.
struct AccessibilitySection {
    let flow: Flow

    func content() -> Content {
        var content = Content()
        for layer in flow.layers {
            guard let accessibility = layer.facets.accessibility else { continue }
            content.append(self.content(accessibility, layer.implementation))
        }
        return content
    }

    private func content(_ accessibility: Accessibility, _ implementation: ImplementationName?) -> Content {
        var content = Content(accessibility.description.map { [.prose($0)] } ?? [])
        let rules = rules(accessibility)
        if !rules.isEmpty { content.blocks.append(.list(rules.map { [.paragraph($0)] })) }
        let table = PropertyTable(
            links: flow.links, details: flow.details(implementation), implementation: implementation?.key, owner: nil)
        content.add(
            "Accessibility configuration",
            stated(accessibility.configuration) { table.properties($0, .accessibilitySetting, path: []) })
        content.add("Identifiers", stated(accessibility.identifiers, identifiers))
        content.add("Keyboard", stated(accessibility.keyboard) { prose($0, columns: ["Key", "Action"]) })
        content.add("Announcements", stated(accessibility.announcements, list))
        content.add("Best practices", stated(accessibility.practices, list))
        content.add(
            "Success criteria",
            stated(accessibility.criteria) { prose($0, columns: ["WCAG criterion", "How it is met"]) })
        return content
    }

    private func rules(_ accessibility: Accessibility) -> [[Inline]] {
        let values = [("Role:", accessibility.role), ("Traits:", accessibility.traits)]
        let rules = [
            ("Label:", accessibility.label), ("Hint:", accessibility.hint), ("Value:", accessibility.value),
            ("Focus:", accessibility.focus),
        ]
        return values.compactMap { word, text in text.map { [.strong(word), .text(" ")] + Inline.value($0.value) } }
            + rules.compactMap { word, prose in prose.map { [.strong(word), .text(" "), .prose($0)] } }
    }

    private func identifiers(_ identifiers: ByName<Text>) -> Content {
        let rows = identifiers.map { [Cell(Inline.words($0.name)), Cell(Inline.value($0.value.value))] }
        return Content([.table(Table(["Element", "Identifier"], rows))])
    }

    private func prose(_ prose: ByName<Prose>, columns: [String]) -> Content {
        Content([.table(Table(columns, prose.map { [Cell(Inline.words($0.name)), Cell([.prose($0.value)])] }))])
    }

    private func list(_ items: [Prose]) -> Content {
        Content([.list(items.map { [.prose($0)] })])
    }
}
