import CatalogModel

/// A renderer of the short facts about a documented type (kind, module, supertypes) as a single line on a component's
/// page.
struct TypeFacts {
    let links: PageLinks
    let implementation: ImplementationName
    let element: OrderedRecords<TypeDeclaration>.Element

    var all: [[Inline]] {
        identity + relations + NamedFacts.names(element.value.names) + NamedFacts.of(element.value.named)
    }

    private var identity: [[Inline]] {
        var facts: [[Inline]] = []
        if let title = element.value.named.title { facts.append(Inline.words(title.value)) }
        if let kind = element.value.kind { facts.append([.text(Self.word(for: kind.value))]) }
        if let fact = NamedFacts.flag(
            element.value.external, yes: "Belongs to the platform", no: "Belongs to this system")
        {
            facts.append(fact)
        }
        if let entry = element.value.from { facts.append([.text("Documented by "), links.entry(entry)]) }
        if let module = element.value.module { facts.append([.text("Declared in ")] + Inline.value(module.value)) }
        if let symbol = element.value.symbol { facts.append([.text("In code: ")] + Inline.value(symbol.value)) }
        return facts
    }

    private var relations: [[Inline]] {
        var facts: [[Inline]] = []
        if let inherits = element.value.inherits { facts.append([.text("Inherits from ")] + list(inherits)) }
        if let conforms = element.value.conforms { facts.append([.text("Conforms to ")] + list(conforms)) }
        if let mixins = element.value.mixins { facts.append([.text("Applies ")] + list(mixins)) }
        if let includes = element.value.includes {
            facts.append([.text("Has the members of ")] + links.included(includes))
        }
        if let generics = element.value.generics { facts.append([.text("Generic: ")] + Inline.value(generics.value)) }
        if let condition = element.value.where { facts.append([.text("Where ")] + Inline.value(condition.value)) }
        if let raw = element.value.raw { facts.append([.text("Raw type ")] + typeLink(raw)) }
        if let axis = element.value.axis {
            facts.append([.text("Its cases are the values of ")] + links.axis(axis.value))
        }
        if let definition = element.value.definition { facts.append([.text("Alias of ")] + typeLink(definition)) }
        if let target = element.value.element {
            facts.append([.text("Passes other attributes on to ")] + Inline.value(target.value))
        }
        if let style = element.value.styleProtocol { facts.append([.text("Its styles conform to ")] + typeLink(style)) }
        if let style = element.value.styleConfiguration {
            facts.append([.text("Styles draw it from ")] + typeLink(style))
        }
        return facts
    }

    private func list(_ types: [TypeReference]) -> [Inline] {
        if types.isEmpty { return [.text("nothing")] }
        return types.map { reference in
            var text = reference.name.map(typeLink) ?? []
            if let module = reference.module { text += [.text(" of ")] + Inline.value(module.value) }
            if let condition = reference.where { text += [.text(" where ")] + Inline.value(condition.value) }
            return text
        }.commaSeparated
    }

    private func typeLink(_ type: Text) -> [Inline] {
        links.type(type.value, in: implementation.key, owner: element.name)
    }

    static func word(for kind: TypeDeclarationKind) -> String {
        switch kind {
        case .class: "Class"
        case .struct: "Structure"
        case .enum: "Enumeration"
        case .protocol: "Protocol"
        case .interface: "Interface"
        case .actor: "Actor"
        case .object: "Object"
        case .typealias: "Type alias"
        case .associatedtype: "Associated type"
        case .function: "Function"
        case .view: "View"
        case .composable: "Composable"
        case .component: "Component"
        case .element: "Custom element"
        case .macro: "Macro"
        case .extension: "Extension"
        case .mixin: "Mixin"
        }
    }
}

extension PageLinks {
    /// Returns the entries with included members.
    func included(_ inclusions: [Inclusion]) -> [Inline] {
        if inclusions.isEmpty { return [.text("nothing")] }
        return inclusions.map { inclusion in
            let entry = inclusion.entry.map { [self.entry($0)] } ?? []
            return entry + (inclusion.type.map { [.text(": ")] + Inline.value($0.value) } ?? [])
        }.commaSeparated
    }
}
