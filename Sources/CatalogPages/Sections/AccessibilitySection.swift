import CatalogModel

/// A renderer of the section on accessibility in a component's page.
struct AccessibilitySection {
    let flow: PageScope

    func content() -> Content {
        var content = Content()
        for layer in flow.layers {
            guard let accessibility = layer.facets.accessibility else { continue }
            content.append(self.content(accessibility, implementation: layer.implementation))
        }
        return content
    }

    private func content(_ accessibility: Accessibility, implementation: ImplementationName?) -> Content {
        var content = Content(accessibility.description.map { [.prose($0)] } ?? [])
        let rules = rules(accessibility)
        if !rules.isEmpty { content.blocks.append(.list(rules.map { [.paragraph($0)] })) }
        let table = PropertyTable(
            links: flow.links, details: flow.details(implementation), implementation: implementation?.key, owner: nil)
        content.add(
            "Accessibility configuration",
            stated(accessibility.configuration) { table.properties($0, .accessibilitySetting, path: []) })
        content.add("Identifiers", stated(accessibility.identifiers, content: identifiers))
        content.add("Keyboard", stated(accessibility.keyboard) { prose($0, columns: ["Key", "Action"]) })
        content.add("Announcements", stated(accessibility.announcements, content: list))
        content.add("Best practices", stated(accessibility.practices, content: list))
        content.add(
            "Success criteria",
            stated(accessibility.criteria) { criteria in
                let rows = criteria.map {
                    [
                        Cell(Inline.words($0.name)), $0.value.levelCell,
                        Cell($0.value.description.map { [.prose($0)] } ?? []),
                    ]
                }
                return Content([.table(Table(["WCAG criterion", "Level", "How it is met"], rows: rows))])
            })
        content.add("Reviews", stated(accessibility.reviews, content: reviews))
        return content
    }

    private func rules(_ accessibility: Accessibility) -> [[Inline]] {
        let values = [("Role:", accessibility.role), ("Traits:", accessibility.traits)]
        let rules = [
            ("Label:", accessibility.label), ("Hint:", accessibility.hint), ("Value:", accessibility.value),
            ("Focus:", accessibility.focus),
        ]
        let focusable = NamedFacts.flag(
            accessibility.focusable, yes: "Reachable by keyboard.", no: "Not reachable by keyboard.")
        return values.compactMap { word, text in text.map { [.strong(word), .text(" ")] + Inline.value($0.value) } }
            + rules.compactMap { word, prose in prose.map { [.strong(word), .text(" "), .prose($0)] } }
            + (focusable.map { [$0] } ?? [])
    }

    private func identifiers(_ identifiers: OrderedRecords<Text>) -> Content {
        let rows = identifiers.map { [Cell(Inline.words($0.name)), Cell(Inline.value($0.value.value))] }
        return Content([.table(Table(["Element", "Identifier"], rows: rows))])
    }

    private func prose(_ prose: OrderedRecords<Prose>, columns: [String]) -> Content {
        Content([.table(Table(columns, rows: prose.map { [Cell(Inline.words($0.name)), Cell([.prose($0.value)])] }))])
    }

    private func reviews(_ reviews: [Review]) -> Content {
        let rows = reviews.map { review in
            let links = review.links.orEmpty().map(Details.link).commaSeparated
            return [
                Cell(review.date.map { Inline.words($0.value) } ?? []), Cell(review.result.map { [.prose($0)] } ?? []),
                Cell(review.by.map { Inline.words($0.value) } ?? []),
                Cell(review.version.map { Inline.words($0.value) } ?? []), Cell(links),
            ]
        }
        return Content([.table(Table(["Date", "Result", "By", "Version", "Reports"], rows: rows))])
    }

    private func list(_ items: [Prose]) -> Content {
        Content([.list(items.map { [.prose($0)] })])
    }
}

extension Criterion {
    /// The level of conformance, as written by WCAG.
    var levelCell: Cell { Cell(level.map { [.text($0.value.rawValue)] } ?? []) }
}
