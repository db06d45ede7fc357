import CatalogModel

/// The output of `catalog show`: an entry as a page for the terminal, with purpose, behavior, and the names needed by
/// code.
///
/// The rest is in the rendered pages.
struct EntryView {
    let layout: TextLayout
    private var sections: [String] = []

    static func text(_ component: Component, layout: TextLayout) -> String {
        // Limit the width, because long lines of prose are hard to read.
        var view = EntryView(layout: TextLayout(style: layout.style, width: min(layout.width, 100)))
        view.addHead(component)
        view.addFacets(component.entry.facets)
        let shared = component.entry.properties.orEmpty()
        view.add("Properties", text: MemberTables(layout: view.layout).properties(shared, indent: 2))
        for implementation in component.entry.implementations.orEmpty() { view.add(implementation) }
        view.addTail(component)
        return view.sections.joined(separator: "\n")
    }

    private init(layout: TextLayout) {
        self.layout = layout
    }

    private mutating func add(_ title: String, text: String) {
        if !text.isEmpty { sections.append(layout.style.apply(.bold, to: title.visible) + "\n" + text) }
    }

    private mutating func addHead(_ component: Component) {
        let entry = component.entry
        let facts: [String?] = [
            component.kind.rawValue, entry.category?.value, component.standing, entry.since.map { "since " + $0.value },
            component.platforms.joined(separator: ", "),
        ]
        let line = facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ").visible
        let title = layout.style.apply(.bold, to: component.title.visible)
        sections.append("\(title)  \(layout.style.apply(.faint, to: component.id.rawValue))\n\(line)\n")
        if let message = entry.deprecated?.message {
            add("Deprecated", text: paragraph(message, indent: "  "))
        }
        if let summary = entry.summary { sections.append(paragraph(summary)) }
        if let description = entry.description { sections.append(paragraph(description)) }
    }

    /// Adds the facets of all implementations, or the facets added by a single implementation; of the latter only facts
    /// beyond a name.
    private mutating func addFacets(_ facets: Facets, implementation: String? = nil) {
        let prefix = implementation.map { $0 + ": " } ?? ""
        let isAddition = implementation != nil
        add(prefix + "States", text: named(facets.states.orEmpty(), isAddition: isAddition) { $0.when?.value })
        add(
            prefix + "Variants",
            text: named(facets.variants.orEmpty(), isAddition: isAddition) { $0.values?.names.joined(separator: " | ") }
        )
        add(prefix + "Anatomy", text: named(facets.anatomy.orEmpty(), isAddition: isAddition) { $0.callout?.value })
        add(prefix + "Strings", text: named(facets.strings.orEmpty(), isAddition: isAddition) { $0.text?.value })
    }

    private mutating func add(_ implementation: OrderedRecords<Implementation>.Element) {
        let value = implementation.value
        let name = value.framework?.value ?? implementation.name
        let imports = value.imports.orEmpty().map { "import " + $0.value.visible }.joined(separator: ", ")
        add(name, text: imports.isEmpty ? "" : "  \(imports)\n")
        let tables = MemberTables(layout: layout)
        for type in value.types.orEmpty() { add("\(name): \(type.name)", text: tables.type(type.value, indent: 2)) }
        add("\(name): functions", text: tables.methods(value.functions.orEmpty(), indent: 2))
        add("\(name): variables", text: tables.properties(value.variables.orEmpty(), indent: 2))
        addFacets(value.facets, implementation: name)
    }

    private mutating func addTail(_ component: Component) {
        var table = TextTable(layout)
        if !component.tokens.isEmpty { table.append(["tokens", String(component.tokens.count)]) }
        for (title, ids) in [("refers to", component.references), ("referred to by", component.referrers)]
        where !ids.isEmpty {
            table.append([title, ids.map(\.rawValue).joined(separator: ", ")])
        }
        table.append(["file", component.path])
        sections.append(table.text)
    }

    /// Returns a table of names with a fact and the description of each.
    private func named<Record: NamedRecord>(
        _ records: OrderedRecords<Record>, isAddition: Bool, fact: (Record) -> String?
    ) -> String {
        var table = TextTable(layout, indent: 2)
        for record in records {
            let cells = [fact(record.value) ?? "", record.value.description?.plainText ?? ""]
            if !isAddition || cells != ["", ""] { table.append([record.name] + cells) }
        }
        return table.text
    }

    private func paragraph(_ prose: Prose, indent: String = "") -> String {
        TerminalProse(width: layout.width - indent.count).lines(prose).map { indent + $0 + "\n" }.joined()
    }
}
