import CatalogModel

/// The renderer of the API section of a component's page: the types, functions and members of an implementation.
struct APISection {
    let links: PageLinks

    /// Returns the members shared by all implementations.
    func shared(_ entry: Entry, heading: (String) -> String) -> Content {
        let tables = ElementTables(links: links, details: Details(links: links), implementation: nil, owner: nil)
        var content = Content()
        content.add(heading("Properties"), shared(entry.properties))
        content.add(heading("Events"), stated(entry.events) { tables.events($0) })
        content.add(heading("Slots"), stated(entry.slots) { tables.slots($0) })
        return content
    }

    private func shared(_ properties: OrderedRecords<Property>?) -> Content {
        let table = PropertyTable(
            links: links, details: Details(links: links), implementation: nil, owner: nil)
        return stated(properties) { table.properties($0, .sharedProperty, path: []) }
    }

    func content(_ name: ImplementationName, implementation: Implementation) -> Content {
        var content = Content()
        if implementation.types?.isEmpty == true { content.blocks.append(.paragraph([.text("No types.")])) }
        let group = { (type: OrderedRecords<TypeDeclaration>.Element) in type.value.named.group }
        content.sections +=
            Grouped.by(group, records: implementation.types.orEmpty().elements) { types in
                Content(
                    sections: types.map {
                        TypeSection(links: links, implementation: name, element: $0).section()
                    })
            }.sections
        let functions = MethodSections(
            links: links, details: Details(links: links, language: name.language), implementation: name, owner: nil)
        content.add("Functions", stated(implementation.functions) { functions.methods($0, kind: .function) })
        let variables = PropertyTable(
            links: links, details: Details(links: links, language: name.language), implementation: name.key, owner: nil)
        content.add(
            "Variables",
            stated(implementation.variables) { variables.properties($0, heading: "Variable", .variable, path: []) })
        return content
    }
}
