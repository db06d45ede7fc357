import CatalogModel

/// A renderer of properties, parameters and settings as a table on a component's page, with longer facts below the
/// table.
struct PropertyTable {
    private let links: PageLinks
    private let details: Details
    private let implementation: String?
    private let owner: String?
    private let facts: PropertyFacts

    init(links: PageLinks, details: Details, implementation: String?, owner: String?) {
        self.links = links
        self.details = details
        self.implementation = implementation
        self.owner = owner
        facts = PropertyFacts(links: links, implementation: implementation, owner: owner)
    }

    private static let columns = ["Type", "Default", Table.requirement, "Attribute", Table.description]

    /// Renders properties.
    ///
    /// `path`: the owners of the properties, for their anchors.
    func properties(
        _ properties: OrderedRecords<Property>, heading: String = "Property", _ kind: AnchorTargetKind = .property,
        path: [String]
    ) -> Content {
        MemberTable.content(columns: [heading] + Self.columns, of: properties) { row($0, kind: kind, path: path) }
    }

    private func row(_ property: OrderedRecords<Property>.Element, kind: AnchorTargetKind, path: [String])
        -> MemberTable.Row
    {
        let anchor = links.anchor(kind, named: property.name, of: path, in: implementation)
        let body = body(property.value, kind, path: path, property.name)
        return row(property.name, property: property.value, anchor: anchor, body: body)
    }

    /// Renders parameters in the order of the call, independent of their groups.
    ///
    /// `showsLabels`: whether the labels are not in a full name above.
    func parameters(_ parameters: OrderedRecords<Parameter>, showsLabels: Bool) -> Content {
        MemberTable.content(columns: ["Parameter"] + Self.columns, of: parameters) {
            row($0, showsLabel: showsLabels)
        }
    }

    private func row(_ parameter: OrderedRecords<Parameter>.Element, showsLabel: Bool) -> MemberTable.Row {
        let facts = parameterFacts(parameter, showsLabel: showsLabel)
        let body = body(parameter.value.property)
        var row = row(parameter.name, property: parameter.value.property, facts: facts, body: body)
        row.group = nil
        return row
    }

    private func parameterFacts(_ parameter: OrderedRecords<Parameter>.Element, showsLabel: Bool) -> [[Inline]] {
        var facts: [[Inline]] = []
        if showsLabel, let label = parameter.value.label { facts.append([.text("Label ")] + Inline.value(label.value)) }
        facts.addFlag(parameter.value.variadic, yes: "Any number of values", no: "One value")
        if let group = parameter.value.named.group { facts.append(Inline.words(group.value)) }
        return facts
    }

    private func row(
        _ name: String, property: Property, anchor: String? = nil, facts further: [[Inline]] = [], body: Content
    ) -> MemberTable.Row {
        MemberTable.Row(
            anchor: anchor, name: Inline.value(name),
            cells: [
                facts.type(property), facts.default(property), Cell(facts.requirement(property) ?? []),
                facts.attribute(property),
                links.description(property.named, facts: facts.facts(property, further: further)),
            ],
            group: property.named.group ?? .inherited(from: property.inheritedFrom), details: body)
    }

    /// Renders the facts that fit into no row: the declaration, values with a meaning, contents of an object or list.
    ///
    /// `path`: the owners of the contained properties, besides the property itself.
    func body(
        _ property: Property, _ kind: AnchorTargetKind = .property, path: [String] = [], _ name: String? = nil
    ) -> Content {
        var content = Content()
        if let declaration = property.declaration {
            content.blocks.append(.code(declaration.value, language: details.language))
        }
        if let values = property.values, PropertyFacts.needTable(values) {
            let table = CaseTable(links: links, details: details, implementation: implementation, owner: owner)
            content.append(table.values(values, heading: "Value") { _ in nil })
        }
        if let inner = property.properties {
            content.append(inner.isEmpty ? .none : properties(inner, kind, path: path + (name.map { [$0] } ?? [])))
        }
        if let items = property.items { content.append(each(items, kind: kind, path: path, name: name)) }
        return content + details.of(property.named)
    }

    /// Renders the facts of a list's items, besides their type.
    private func each(_ items: Property, kind: AnchorTargetKind, path: [String], name: String?) -> Content {
        let facts = [
            links.description(items.named, facts: self.facts.facts(items)).inlines, self.facts.requirement(items) ?? [],
            itemDefault(items) ?? [],
            self.facts.attribute(items).inlines, items.named.group.map { Inline.words($0.value) } ?? [],
        ].asFacts
        let lead = facts.isEmpty ? Content() : Content([.paragraph([.text("Each item: ")] + facts)])
        return lead + body(items, kind, path: path, name)
    }

    private func itemDefault(_ items: Property) -> [Inline]? {
        let value = facts.default(items).inlines
        return value.isEmpty ? nil : [.text("default ")] + value
    }
}

extension Content {
    /// Stated to be none.
    static var none: Content { Content([.paragraph([.text("None.")])]) }
}
