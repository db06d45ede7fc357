import CatalogModel
import SourceCode

/// A renderer of the facts about a property or parameter on a component's page, as text and table cells.
struct PropertyFacts {
    let links: PageLinks
    /// The implementation of the property, for finding the types mentioned by the property's text.
    let implementation: String?
    let owner: String?

    func type(_ property: Property) -> Cell {
        if property.either == nil, property.items == nil, property.typeName == nil {
            return Cell(property.type.map(typeLink) ?? [])
        }
        var types: [[Inline]] = []
        if let type = property.type { types.append(typeLink(type)) }
        if let either = property.either { types.append(either.map(typeLink).joined(by: [.text(" or ")])) }
        if let items = property.items, items.type != nil || items.either != nil {
            types.append([.text("of ")] + type(items).inlines)
        }
        if let name = property.typeName { types.append([.text("named ")] + typeLink(name)) }
        return Cell(types.joined(by: [.text(" ")]))
    }

    func typeLink(_ type: Text) -> [Inline] {
        links.type(type.value, in: implementation, owner: owner)
    }

    /// Returns the default as written.
    ///
    /// Empty: none is stated.
    func `default`(_ property: Property) -> Cell {
        Cell(property.default.map { Inline.value($0.value) } ?? [])
    }

    /// Returns words about whether the property is required; nil when unstated.
    func requirement(_ property: Property) -> [Inline]? {
        if let others = property.requiredUnless {
            let names = others.map { Inline.value($0.value) }.joined(by: [.text(" or ")])
            return names.isEmpty ? [.text("Required")] : [.text("Required unless ")] + names
        }
        return NamedFacts.flag(property.required, yes: "Required", no: "Optional")
    }

    func attribute(_ property: Property) -> Cell {
        Cell(property.attribute.map { Inline.value($0.value) } ?? [])
    }

    /// Returns the facts of a property.
    ///
    /// `further`: facts to append.
    func facts(_ property: Property, further: [[Inline]] = []) -> [[Inline]] {
        var facts: [[Inline]] = []
        facts.addFlag(property.readOnly, yes: "Read-only", no: "Can be set")
        facts.addFlag(property.static, yes: "Static", no: "Not static")
        facts.addFlag(property.binding, yes: "Binding", no: "No binding")
        facts.addFlag(property.reflects, yes: "Reflected by its attribute", no: "Not reflected by its attribute")
        if let condition = property.where { facts.append([.text("Where ")] + Inline.value(condition.value)) }
        if let attributes = property.attributes {
            let names = attributes.map { Inline.value($0.value) }.commaSeparated
            facts.append(names.isEmpty ? [.text("No attributes")] : [.text("Marked ")] + names)
        }
        if let shared = property.is { facts.append([.text("Same as ")] + links.local(shared.value)) }
        if let limits = property.limits { facts.append(self.limits(limits)) }
        if let entry = property.entry { facts.append([.text("Takes the properties of "), links.entry(entry)]) }
        if let type = property.inheritedFrom { facts.append([.text("Inherited from ")] + typeLink(type)) }
        if let values = property.values, !PropertyFacts.needTable(values), !areType(values, type: property.type?.value)
        {
            facts.append(self.values(values))
        }
        if !further.isEmpty { facts += further }
        return facts
    }

    private func limits(_ limits: Limits) -> [Inline] {
        let bounds: [(String, Text?)] = [
            ("minimum", limits.minimum), ("maximum", limits.maximum), ("step", limits.step),
            ("minimum length", limits.minLength), ("maximum length", limits.maxLength), ("pattern", limits.pattern),
        ]
        let words = bounds.compactMap { word, value in
            value.map { [.text("\(word) ")] + Inline.value($0.value) }
        }
        let text = [.text("Limits: ")] + (words.isEmpty ? [] : words.commaSeparated)
        return limits.description.map { text + [.text(words.isEmpty ? "" : ". "), .prose($0)] } ?? text
    }

    /// Returns the names of the values, without further facts.
    private func values(_ values: OrderedRecords<Case>) -> [Inline] {
        values.isEmpty
            ? [.text("No values")] : [.text("One of ")] + values.map { Inline.value($0.name) }.commaSeparated
    }

    /// Returns whether the type is a union of the given values, apart from literals for an absent value.
    private func areType(_ values: OrderedRecords<Case>, type: String?) -> Bool {
        guard let members = type.flatMap(ScriptTypeText.literals) else { return false }
        let literals = Set(members.map { QuotedLiteral($0)?.contents ?? $0 })
        return literals.subtracting(ScriptTypeText.absent) == Set(values.names).subtracting(ScriptTypeText.absent)
    }

    static func needTable(_ values: OrderedRecords<Case>) -> Bool {
        values.contains { !$0.value.saysNothing }
    }
}

extension [[Inline]] {
    /// Adds a fact stated as true or as false; no fact when unstated.
    mutating func addFlag(_ value: Bool?, yes: String, no: String) {
        if let fact = NamedFacts.flag(value, yes: yes, no: no) { append(fact) }
    }
}

extension Case {
    /// Whether only the name is stated.
    var saysNothing: Bool {
        raw == nil && parameters == nil && visuals == nil && named.saysNothing
    }
}

extension Named {
    /// Whether only the name is stated.
    var saysNothing: Bool {
        title == nil && description == nil && group == nil && since == nil && status == nil && deprecated == nil
            && platforms == nil && visibility == nil && tags == nil && examples == nil && figures == nil && links == nil
    }
}
