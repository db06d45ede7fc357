import CatalogModel

/// A renderer of the page about accessibility in the whole catalog: roles, keys and criteria of all entries.
struct AccessibilityPage {
    let site: SiteLinks

    /// Statement of an entry or of an implementation of the entry.
    private struct Statement {
        let component: Component
        /// The implementation; nil for the entry itself, and for an only implementation.
        let implementation: ImplementationName?
        let accessibility: Accessibility
    }

    func page() -> Page {
        let components = site.registry.components.byTitle
        let statements = components.flatMap(statements)
        var content = Content()
        content.add(
            "Entries", table(["Entry", "Role", "Traits", "Keys", "Success criteria"], rows: statements.map(row)))
        content.add("Keyboard", table(["Key", "Entry", "Action"], rows: keys(statements)))
        content.add(
            "Success criteria",
            table(["WCAG criterion", "Entry", "Level", "How it is met"], rows: criteria(statements)))
        let stated = Set(statements.map(\.component.id))
        let silent = components.filter { $0.kind == .component && !stated.contains($0.id) }
        if !silent.isEmpty {
            let links = silent.map { [Block.paragraph([site.link(to: $0.id)])] }
            content.add("Components without accessibility documentation", Content([.list(links)]))
        }
        return SitePage.accessibility.page(sections: content.sections)
    }

    private func statements(_ component: Component) -> [Statement] {
        var statements: [Statement] = []
        if let own = component.entry.facets.accessibility {
            statements.append(Statement(component: component, implementation: nil, accessibility: own))
        }
        let implementations = component.entry.implementations.orEmpty()
        for element in implementations {
            guard let own = element.value.facets.accessibility else { continue }
            let name = implementations.count > 1 ? ImplementationName(element) : nil
            statements.append(Statement(component: component, implementation: name, accessibility: own))
        }
        return statements
    }

    private func table(_ columns: [String], rows: [[Cell]]) -> Content {
        rows.isEmpty ? Content() : Content([.table(Table(columns, rows: rows))])
    }

    private func name(_ statement: Statement) -> Cell {
        let implementation = statement.implementation.map { [Inline.text(" (\($0.title))")] } ?? []
        return Cell([site.link(to: statement.component.id)] + implementation)
    }

    private func row(_ statement: Statement) -> [Cell] {
        let accessibility = statement.accessibility
        return [
            name(statement), Cell(accessibility.role.map { Inline.value($0.value) } ?? []),
            Cell(accessibility.traits.map { Inline.value($0.value) } ?? []),
            Cell(accessibility.keyboard.orEmpty().map { Inline.words($0.name) }.commaSeparated),
            Cell(accessibility.criteria.orEmpty().map { Inline.words($0.name) }.commaSeparated),
        ]
    }

    /// Returns each key with the entries listening to the key.
    private func keys(_ statements: [Statement]) -> [[Cell]] {
        rows(statements, facet: { $0.keyboard }, cells: { [Cell([.prose($1($0))])] }) {
            ($0.lowercased(), $0) < ($1.lowercased(), $1)
        }
    }

    private func criteria(_ statements: [Statement]) -> [[Cell]] {
        rows(
            statements, facet: { $0.criteria },
            cells: { criterion, rebase in
                [criterion.levelCell, Cell(criterion.description.map { [.prose(rebase($0))] } ?? [])]
            },
            by: isBefore)
    }

    /// Whether a criterion comes before another by number: 1.4.3 comes before 1.4.11.
    private func isBefore(_ left: String, _ right: String) -> Bool {
        let numbers = [left, right].map { VersionText(String($0.prefix { $0 != " " })) }
        return numbers[0] == numbers[1] ? left < right : numbers[0] < numbers[1]
    }

    private func rows<Value>(
        _ statements: [Statement], facet: (Accessibility) -> OrderedRecords<Value>?,
        cells: (Value, _ rebase: ProseRebase) -> [Cell], by isBefore: (String, String) -> Bool
    ) -> [[Cell]] {
        var rows: [String: [[Cell]]] = [:]
        for statement in statements {
            let rebase = ProseRebase(from: statement.component.id, to: "", in: site.registry)
            for element in facet(statement.accessibility).orEmpty() {
                let row = [Cell(Inline.words(element.name)), name(statement)] + cells(element.value, rebase)
                rows[element.name, default: []].append(row)
            }
        }
        return rows.keys.sorted(by: isBefore).flatMap { rows[$0, default: []] }
    }
}
