import CatalogModel

extension TypeStub {
    /// Joins events and slots with the receiving and filling properties and parameters, by the stated name or by the
    /// event's or slot's own.
    mutating func linkReceivers(_ element: OrderedRecords<TypeDeclaration>.Element) {
        for index in events.indices {
            let event = events[index]
            let name = element.value.events?[index].value.property?.value ?? event.name.value
            var docs = event.docs
            if let payload = event.payload?.docs.description { docs.add(.event, prose: payload) }
            events[index].hasReceiver = join(
                name, docs: docs, fact: DocFact(.event, code: event.name.value), fillsSlot: false)
        }
        for index in slots.indices {
            let slot = slots[index]
            let name = element.value.slots?[index].value.property?.value ?? slot.name.value
            slots[index].hasFiller = join(
                name, docs: slot.docs, fact: DocFact(.slot, code: slot.name.value), fillsSlot: true)
        }
    }

    /// Adds the statements on an event or a slot to the property and the parameters with a name; false if there are
    /// none.
    private mutating func join(_ name: String, docs: DocStub, fact: DocFact, fillsSlot: Bool) -> Bool {
        guard !name.isEmpty else { return false }
        var isFound = false
        func join(_ property: inout PropertyStub) {
            guard property.name.value == name else { return }
            isFound = true
            property.join(docs, fact: fact, fillsSlot: fillsSlot)
        }
        for index in properties.indices { join(&properties[index]) }
        for initializer in initializers.indices {
            for index in initializers[initializer].parameters.indices {
                join(&initializers[initializer].parameters[index].property)
            }
        }
        return isFound
    }
}

extension PropertyStub {
    fileprivate mutating func join(_ other: DocStub, fact: DocFact, fillsSlot: Bool) {
        self.fillsSlot = self.fillsSlot || fillsSlot
        if case .code(let named) = fact.text, named != name.value { docs.facts.append(fact) }
        if docs.description == nil {
            docs.description = other.description
        } else if let description = other.description, description != docs.description {
            docs.facts.append(DocFact(fact.label, text: .prose(description)))
        }
        docs.facts += other.facts
        if docs.deprecation == nil { docs.deprecation = other.deprecation }
    }
}
