import CatalogModel

/// A renderer of the section about a single type of an implementation on a component's page, with all members.
struct TypeSection {
    let links: PageLinks
    let implementation: ImplementationName
    let element: OrderedRecords<TypeDeclaration>.Element

    private var name: String { element.name }

    private var details: Details { Details(links: links, language: implementation.language) }

    private var propertyTable: PropertyTable {
        PropertyTable(links: links, details: details, implementation: implementation.key, owner: name)
    }

    func section() -> PageSection {
        PageSection([.code(name)], anchor: links.anchor(.type, named: name, in: implementation.key), content())
    }

    private func content() -> Content {
        var content = Content(links.deprecationAlert(of: element.value.named))
        let facts = TypeFacts(links: links, implementation: implementation, element: element).all
        if !facts.isEmpty { content.blocks.append(.paragraph(facts.asFacts)) }
        if let description = element.value.named.description { content.blocks.append(.prose(description)) }
        if let declaration = element.value.declaration {
            content.blocks.append(.code(declaration.value, language: implementation.language))
        }
        content.append(details.of(element.value.named))
        content.add("Configuration", configuration())
        addMembers(to: &content)
        addElements(to: &content)
        return content
    }

    private func addMembers(to content: inout Content) {
        let sections = MethodSections(links: links, details: details, implementation: implementation, owner: name)
        let cases = CaseTable(links: links, details: details, implementation: implementation.key, owner: name)
        content.add(
            "Cases", stated(element.value.cases) { cases.cases($0, isSwift: implementation.isSwift, type: name) })
        content.add("Properties", stated(element.value.properties) { propertyTable.properties($0, path: [name]) })
        let title = implementation.isSwift ? "Initializers" : "Constructors"
        content.add(title, stated(element.value.initializers) { sections.initializers($0) })
        content.add("Methods", stated(element.value.methods) { sections.methods($0) })
    }

    private func addElements(to content: inout Content) {
        let tables = ElementTables(links: links, details: details, implementation: implementation.key, owner: name)
        content.add("Events", stated(element.value.events) { tables.events($0) })
        content.add("Slots", stated(element.value.slots) { tables.slots($0) })
        content.add(
            "CSS parts", stated(element.value.cssParts) { tables.cssParts($0, heading: "Part", kind: .cssPart) })
        content.add(
            "CSS states", stated(element.value.cssStates) { tables.cssParts($0, heading: "State", kind: .cssState) })
        content.add("CSS custom properties", stated(element.value.cssProperties) { tables.cssProperties($0) })
    }

    /// Renders the table of the type's main settings: the listed properties and parameters with type and default.
    private func configuration() -> Content {
        guard let names = element.value.configuration else { return Content() }
        let facts = PropertyFacts(links: links, implementation: implementation.key, owner: name)
        let rows = names.map { name -> [Cell] in
            guard let property = setting(name.value) else { return [Cell(Inline.value(name.value))] }
            let value = [facts.default(property).inlines, facts.requirement(property) ?? []]
            return [Cell(configurationName(name.value)), facts.type(property), Cell(value.commaSeparated)]
        }
        return rows.isEmpty ? .none : Content([.table(Table(["Property", "Type", "Default"], rows: rows))])
    }

    private func configurationName(_ name: String) -> [Inline] {
        let anchor = links.settingAnchor(name, of: element, in: implementation.key)
        return anchor.map { [.link(Inline.value(name), .anchor($0))] } ?? Inline.value(name)
    }

    private func setting(_ name: String) -> Property? {
        if let property = element.value.properties?[name] { return property }
        return element.value.initializers.orEmpty().lazy.compactMap { $0.parameters?[name]?.property }.first
    }
}

/// Returns the content of stated records: no content for unstated records, and the word "None." for an empty
/// collection.
func stated<Records: Collection>(_ records: Records?, content: (Records) -> Content) -> Content {
    guard let records else { return Content() }
    return records.isEmpty ? .none : content(records)
}
