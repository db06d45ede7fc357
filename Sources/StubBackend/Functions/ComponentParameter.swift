import CatalogModel
import SourceCode

/// A parameter of a component written as a function in Compose or React, with the type and default value in the stub's
/// language.
struct ComponentParameter {
    /// The name within the function, an identifier.
    var name: String
    /// The author's name.
    var authorName: String
    var type: TypeExpression
    /// Default value of the parameter; nil if the parameter is required, or may be absent.
    var value: String?
    var isRequired: Bool
    /// Whether the parameter is content to show.
    var isSlot: Bool
    /// Whether the parameter fills the default slot.
    var isContent = false
    var docs: DocStub
    var facts: [DocFact]
    /// The name of the parameter for news of changes, for a value kept by an owner.
    var listener: String?
    /// The enum of the values of an axis.
    var axis: AxisStub?
    /// The name in the body.
    var local = ""
}

extension ConvertedSpelling {
    /// Returns the parameters of a component, with the listeners for changes after the changed values.
    ///
    /// - Parameters:
    ///   - form: The component as a function.
    ///   - component: The name of the component in the stub.
    ///   - reserved: The names not available to parameters.
    ///   - value: Makes an expression of a default; nil if there is none.
    /// - Returns: The parameters, each with an unused name.
    mutating func parameters(
        of form: FunctionComponent, named component: String, reserved: Set<String>,
        value: (LiteralValue, TypeExpression, ConvertedSpelling) -> String?
    ) -> [ComponentParameter] {
        var used = Set(reserved.map(DeclaredNames.pascalCase))
        var parameters: [ComponentParameter] = []
        for source in form.parameters {
            var facts: [DocFact] = []
            let slotName = source.slot == "" ? source.property.name.map { _ in conversion.target.contentName } : nil
            let isEvent = source.role == .event
            let eventName = isEvent ? source.property.name.map(Self.listenerName) : nil
            let text = slotName ?? eventName ?? source.property.name
            let name = valueName(
                text, isKept: source.role == .value && keeps(text.value, unless: reserved), &facts, &used)
            if isEvent, name != eventName?.value { facts.append(DocFact(.event, code: source.property.name.value)) }
            if source.slot?.isEmpty == false, name != source.property.name.value {
                facts.append(DocFact(.slot, code: source.property.name.value))
            }
            var type = self.type(of: source, named: component, &facts)
            if source.isVariadic { type.expression = list(of: type.expression) }
            let stated = source.property.defaultValue
            var isRequired =
                source.isRequired ?? (source.isInitial && !Self.mayBeAbsent(type.expression) && !source.isVariadic)
            if stated != nil, source.property.isRequired != true { isRequired = false }
            var expression: String?
            if let axis = source.axis, let first = axis.defaultValue {
                expression = LiteralValue("\"\(first.value)\"").flatMap { value($0, type.expression, self) }
            } else if let stated {
                expression = LiteralValue(stated.value).flatMap { value($0, type.expression, self) }
                if expression == nil { unspoken(stated, facts: &facts) }
                if isRequired, expression != nil { facts.append(DocFact(.value, code: stated.value)) }
            }
            if source.property.isRequired == true, source.role == .value { isRequired = true }
            var parameter = ComponentParameter(
                name: name, authorName: source.property.name.value, type: type.expression,
                value: isRequired ? nil : expression, isRequired: isRequired,
                isSlot: source.role == .slot || isSlotType(type.expression), isContent: source.slot == "",
                docs: source.property.docs, facts: facts, axis: source.axis)
            if let attribute = source.property.attribute {
                parameter.facts.append(DocFact(.attribute, code: attribute.value))
            }
            let isBinding = type.isBinding || source.property.isBinding
            var listener: ComponentParameter?
            if isBinding {
                var name = "on" + DeclaredNames.pascalCase(name) + "Change"
                while !used.insert(DeclaredNames.pascalCase(name)).inserted { name += "2" }
                parameter.listener = name
                parameter.facts.append(
                    DocFact(.binding, text: .words("`\(name)` is called with each new value")))
                var docs = DocStub()
                docs.facts = [DocFact(.binding, text: .words("called with each new value of `\(parameter.name)`"))]
                listener = ComponentParameter(
                    name: name, authorName: name, type: function(of: [type.expression]), isRequired: isRequired,
                    isSlot: false, docs: docs, facts: [])
            }
            parameters.append(parameter)
            if let listener { parameters.append(listener) }
        }
        return parameters
    }

    /// Whether a name can be the name of a property: where there are objects, any text chosen by the author.
    private func keeps(_ name: String, unless reserved: Set<String>) -> Bool {
        guard conversion.target.keepsPropertyNames, !reserved.contains(name), name != "__proto__" else { return false }
        return conversion.keepsSpelling || name.hasPrefix("aria-") || name.hasPrefix("data-")
    }

    /// Returns the name of an event's listener: `change` and `glide-core-change` are heard by `onChange` and
    /// `onGlideCoreChange`.
    private static func listenerName(_ event: String) -> String {
        let name = DeclaredNames.pascalCase(event)
        let isListener = name.hasPrefix("On") && name.dropFirst(2).first?.isUppercase == true
        return isListener ? "on" + name.dropFirst(2) : "on" + name
    }

    private mutating func type(
        of source: FunctionComponent.Parameter, named component: String, _ facts: inout [DocFact]
    ) -> ConvertedType {
        switch source.role {
        case .slot:
            if source.property.type.alternatives.isEmpty { return ConvertedType(expression: conversion.target.slot) }
            var silent: [DocFact] = []
            let count = diagnostics.all.count
            let original = self
            let type = self.type(source.property.type, facts: &silent)
            if let type, isSlotType(type.expression) || (conversion.keepsSpelling && type.unknown.isEmpty) {
                return type
            }
            if diagnostics.all.count > count { self = original }
            facts.append(DocFact(.type, text: .words(source.property.type.words ?? "")))
            return ConvertedType(expression: conversion.target.slot)
        case .event:
            let event = source.eventType.flatMap { text -> TypeExpression? in
                let isPlain = text.value == "CustomEvent" || text.value == "Event" && !conversion.keepsSpelling
                return isPlain ? nil : type(text, facts: &facts).expression
            }
            // A function type is the type of the listener, not of the listener's argument.
            if let event, case .function = event.understood {
                if source.property.type.alternatives.isEmpty { return ConvertedType(expression: event) }
                let payload = type(source.property.type, facts: &facts)?.expression
                return ConvertedType(expression: function(of: payload.map { [$0] } ?? []))
            }
            if source.property.type.alternatives.isEmpty {
                return ConvertedType(expression: function(of: event.map { [$0] } ?? []))
            }
            let payload = type(source.property.type, facts: &facts)?.expression
            if let event { facts.append(DocFact(.event, text: .words("the event object is \(event)"))) }
            return ConvertedType(expression: function(of: payload.map { [$0] } ?? []))
        case .value:
            if let axis = source.axis {
                let name = unused(component + DeclaredNames.pascalCase(axis.name.value))
                declareEnum(name, cases: axis.values.map(\.name.value))
                return ConvertedType(expression: .name(name))
            }
            if conversion.target.enumeratesLiterals,
                let literal = literalEnum(
                    source.property.type, named: component + DeclaredNames.pascalCase(source.property.name.value))
            {
                facts.append(DocFact(.type, text: .words(source.property.type.words ?? "")))
                let name = TypeExpression.name(literal.name)
                return ConvertedType(expression: literal.isOptional ? name.madeOptional : name)
            }
            return type(source.property.type, facts: &facts)
                ?? ConvertedType(expression: .name(conversion.target.anything))
        }
    }

    private func isSlotType(_ type: TypeExpression) -> Bool {
        switch type.understood {
        case .optional(let inner): isSlotType(inner)
        case .function(let function):
            function.attributes.contains("Composable") || function.result.isNode
        case .union(let members): members.contains { $0.understood.isNode }
        case let other: other.isNode
        }
    }

    private func function(of payload: [TypeExpression]) -> TypeExpression {
        let isNothing = payload == [conversion.target.nothing]
        let elements = isNothing ? [] : payload.map { TypeExpression.Element(type: $0) }
        return .function(.init(elements, result: conversion.target.nothing))
    }

    private func list(of type: TypeExpression) -> TypeExpression {
        switch type {
        case .generic("List", _), .array: type
        default: conversion.target.list(of: type)
        }
    }

    private static func mayBeAbsent(_ type: TypeExpression) -> Bool {
        switch type.understood {
        case .optional: true
        case .union(let members): members.contains { [.name("null"), .name("undefined")].contains($0) }
        default: false
        }
    }
}

extension TypeExpression {
    /// Whether the type is a node shown by React.
    var isNode: Bool {
        switch self {
        case .name(let name), .generic(let name, _): ReactTypes.isNode(name)
        default: false
        }
    }
}
