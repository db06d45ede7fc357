import CatalogModel

/// A renderer of the tables of events, slots, CSS parts, CSS states and CSS custom properties on a component's page.
struct ElementTables {
    let links: PageLinks
    let details: Details
    /// The owning implementation; nil for elements shared by all implementations.
    let implementation: String?
    let owner: String?

    private func anchor(_ kind: AnchorTargetKind, named name: String) -> String? {
        links.anchor(kind, named: name, of: owner.map { [$0] } ?? [], in: implementation)
    }

    private func type(_ type: Text?) -> [Inline] {
        type.map { links.type($0.value, in: implementation, owner: owner) } ?? []
    }

    private func inherited(from type: Text?) -> [Inline]? {
        type.map { [.text("Inherited from ")] + self.type($0) }
    }

    // MARK: - Events

    func events(_ events: OrderedRecords<Event>) -> Content {
        let rows = events.map { event in
            MemberTable.Row(
                anchor: anchor(.event, named: event.name), name: Inline.value(event.name),
                cells: [
                    Cell(type(event.value.type)), payload(event.value.payload),
                    Cell(event.value.property.map { member($0.value) } ?? receiver(event.name)),
                    Cell(event.value.attribute.map { Inline.value($0.value) } ?? []),
                    links.description(event.value.named, facts: eventFacts(event.value)),
                ],
                group: event.value.group ?? .inherited(from: event.value.inheritedFrom),
                details: payloadDetails(event.value.payload) + details.of(event.value.named))
        }
        return MemberTable.content(
            columns: ["Event", "Type", "Payload", "Received by", "Attribute", "Description"], of: rows
        ) { $0 }
    }

    /// Returns the receiver of an event: a callback is a property with the name of the event.
    private func receiver(_ event: String) -> [Inline] {
        let entry = links.component.entry
        var properties = entry.properties
        if let implementation, let owner {
            properties = entry.implementations?[implementation]?.types?[owner]?.properties
        }
        return properties?[event] == nil ? [] : member(event)
    }

    private func member(_ name: String) -> [Inline] {
        guard let anchor = anchor(owner == nil ? .sharedProperty : .property, named: name) else {
            return Inline.value(name)
        }
        return [.link(Inline.value(name), .anchor(anchor))]
    }

    private func payload(_ payload: Property?) -> Cell {
        guard let payload else { return Cell() }
        let facts = PropertyFacts(links: links, implementation: implementation, owner: owner)
        let value = facts.default(payload).inlines
        let defaultFact = value.isEmpty ? [] : [[.text("Default ")] + value]
        return Cell(lines: [
            facts.type(payload).inlines, facts.attribute(payload).inlines,
            payload.group.map { Inline.words($0.value) } ?? [],
            links.description(
                payload.named, facts: defaultFact + [facts.requirement(payload) ?? []] + facts.facts(payload)
            ).inlines,
        ])
    }

    private func payloadDetails(_ payload: Property?) -> Content {
        guard let payload else { return Content() }
        let table = PropertyTable(links: links, details: details, implementation: implementation, owner: owner)
        return table.body(payload)
    }

    private func eventFacts(_ event: Event) -> [[Inline]] {
        [
            NamedFacts.flag(event.bubbles, yes: "Bubbles", no: "Does not bubble"),
            NamedFacts.flag(event.cancelable, yes: "Can be canceled", no: "Cannot be canceled"),
            NamedFacts.flag(event.composed, yes: "Crosses shadow roots", no: "Stays within its shadow root"),
            inherited(from: event.inheritedFrom),
        ].compactMap { $0 } + NamedFacts.names(event.names)
    }

    // MARK: - Slots

    func slots(_ slots: OrderedRecords<Slot>) -> Content {
        let rows = slots.map { slot in
            MemberTable.Row(
                anchor: anchor(.slot, named: slot.name),
                // The default slot has an empty name.
                name: slot.name.isEmpty ? [.emphasis("default")] : Inline.value(slot.name),
                cells: [
                    Cell(type(slot.value.type)),
                    Cell(slot.value.property.map { member($0.value) } ?? receiver(slot.name)),
                    Cell(slot.value.fallback.map { [.prose($0)] } ?? []),
                    links.description(
                        slot.value.named,
                        facts: [
                            NamedFacts.flag(slot.value.required, yes: "Required", no: "Optional"),
                            NamedFacts.flag(slot.value.default, yes: "Default slot", no: "Not the default slot"),
                            inherited(from: slot.value.inheritedFrom),
                        ].compactMap { $0 }),
                ],
                group: slot.value.group ?? .inherited(from: slot.value.inheritedFrom),
                details: details.of(slot.value.named))
        }
        return MemberTable.content(columns: ["Slot", "Content", "Filled by", "Otherwise", "Description"], of: rows) {
            $0
        }
    }

    // MARK: - CSS

    func cssParts(_ parts: OrderedRecords<CSSPart>, heading: String, kind: AnchorTargetKind) -> Content {
        let rows = parts.map { part in
            MemberTable.Row(
                anchor: anchor(kind, named: part.name), name: Inline.value(part.name),
                cells: [links.description(part.value.named)], group: part.value.group,
                details: details.of(part.value.named))
        }
        return MemberTable.content(columns: [heading, "Description"], of: rows) { $0 }
    }

    func cssProperties(_ properties: OrderedRecords<CSSProperty>) -> Content {
        let rows = properties.map { property in
            MemberTable.Row(
                anchor: anchor(.cssProperty, named: property.name), name: Inline.value(property.name),
                cells: [
                    Cell(property.value.syntax.map { Inline.value($0.value) } ?? []),
                    Cell(property.value.default.map { Inline.value($0.value) } ?? []),
                    Cell(property.value.token.map { links.token($0.value) } ?? []),
                    links.description(
                        property.value.named, facts: [inherited(from: property.value.inheritedFrom)].compactMap(\.self)),
                ],
                group: property.value.group ?? .inherited(from: property.value.inheritedFrom),
                details: details.of(property.value.named))
        }
        return MemberTable.content(columns: ["Custom property", "Syntax", "Default", "Token", "Description"], of: rows)
        { $0 }
    }
}
