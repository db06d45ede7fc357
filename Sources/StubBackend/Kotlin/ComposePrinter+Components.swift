import CatalogModel
import SourceCode

extension ComposePrinter {
    /// Writes a component: a composable function, the enums of the function's parameters, and the previews.
    mutating func component(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        var form = FunctionComponent(type, axes: type.isMain ? file.facets.axes : [])
        // Every component has one modifier: the author's, if stated.
        let modifier = form.parameters.first(where: \.isModifier)
        form.parameters.removeAll(where: \.isModifier)
        let name = name(of: type)
        let facets = type.isMain ? file.facets : FacetStub()
        let earlierEnums = Set(spelling.literalEnums.keys)
        let parameters = parameters(of: form, reserved: ["modifier"])
        let listed = Self.ordered(parameters.map(withComposeConventions))
        signature(of: form, named: name, parameters: listed, modifier: modifier?.property)
        body(listed, facets: facets)
        for element in enums(besides: earlierEnums, of: parameters) {
            enumClass(element.name, values: element.values, of: element.parameter)
        }
        previews(of: name, parameters: listed, facets: facets)
    }

    /// Returns a parameter in the form usual in Compose, for a component described by the facts of another platform:
    /// flags are never absent, and a control is `enabled`.
    private func withComposeConventions(_ stated: ComponentParameter) -> ComponentParameter {
        guard file.origin.isDerived, stated.type.presentType == .name("Boolean") else { return stated }
        var parameter = stated
        if parameter.name == "isEnabled" { parameter.name = "enabled" }
        if !parameter.isRequired, parameter.value == nil || parameter.value == "null" {
            parameter.type = .name("Boolean")
            parameter.value = parameter.name == "enabled" ? "true" : "false"
        }
        return parameter
    }

    /// Orders parameters: required ones, the modifier, the rest; content that fills the component comes last.
    private static func ordered(_ parameters: [ComponentParameter]) -> [ComponentParameter] {
        let isLast = { (parameter: ComponentParameter) in
            parameter.isContent || (parameter.isSlot && ["content", "children"].contains(parameter.name))
        }
        let last = parameters.first(where: isLast)
        let rest = parameters.filter { $0.name != last?.name }
        return rest.filter(\.isRequired) + rest.filter { !$0.isRequired } + [last].compactMap(\.self)
    }

    // MARK: The function

    private mutating func signature(
        of form: FunctionComponent, named name: String, parameters: [ComponentParameter], modifier: PropertyStub?
    ) {
        let facts = facts(of: form.type, named: name)
        var lines: [String] = []
        var tags: [DocTag] = []
        var hasModifier = false
        let type = types.use("androidx.compose.ui.Modifier")
        let line = "modifier: \(type) = \(type),"
        for parameter in parameters {
            if !parameter.isRequired, !hasModifier {
                lines.append(line)
                hasModifier = true
            }
            lines.append("\(KotlinNames.escaped(parameter.name)): \(declared(parameter)),")
            tags.add(parameter: parameter.name, docs: parameter.docs, facts: parameter.facts)
        }
        if let modifier { tags.add(parameter: "modifier", docs: modifier.docs) }
        // A required slot stays last, after the modifier.
        if !hasModifier {
            let isContent = parameters.last?.isContent == true
            lines.insert(line, at: isContent ? lines.count - 1 : lines.count)
        }
        var docs = docs(of: form)
        if file.origin.isDerived { docs.sections.removeAll { Self.isForeign($0.heading) } }
        declare(docs, facts: facts, tags: tags)
        writer.line("@\(types.use("androidx.compose.runtime.Composable"))")
        writer.open("fun \(KotlinNames.escaped(name))(")
        writer.lines(lines)
        writer.close(") {")
        signatures.insert("\(name)(…)")
    }

    /// Whether a list of members has no meaning in Compose.
    private static func isForeign(_ heading: String) -> Bool {
        heading == "Initializers" || heading.hasPrefix("CSS ")
    }

    /// Returns the type of a parameter with the default.
    private mutating func declared(_ parameter: ComponentParameter) -> String {
        if parameter.isRequired { return types.text(parameter.type) }
        if let value = parameter.value { return "\(types.text(parameter.type)) = \(value)" }
        if case .function(let function) = parameter.type, function.result == .name("Unit"),
            !parameter.isSlot || parameter.isContent
        {
            return "\(types.text(parameter.type)) = \(KotlinTypeWriter.lambda(function, body: ""))"
        }
        return "\(types.text(parameter.type.madeOptional)) = null"
    }

    /// Writes the body of the function: a box with the content, until the component is implemented.
    private mutating func body(_ parameters: [ComponentParameter], facets: FacetStub) {
        let texts = spokenTexts(parameters, facets: facets)
        let spoken = semantics(of: texts, parameters)
        writer.open()
        comment("TODO: Implement the component.")
        if !facets.states.isEmpty { remindOfStates() }
        placeless(texts)
        let slots = SlotOrder.sorted(parameters.filter { $0.isSlot && $0.type.isPlainSlot }, by: \.name)
        var box = "\(types.use("androidx.compose.foundation.layout.Box"))(modifier = modifier"
        if !spoken.isEmpty { box += ".\(types.use("androidx.compose.ui.semantics.semantics")) {" }
        if spoken.count > 1 {
            writer.open(box)
            writer.lines(spoken)
            writer.close()
            box = "}"
        } else {
            box += spoken.map { " \($0) }" }.joined()
        }
        if slots.isEmpty {
            writer.line(box + ")")
            writer.close("}")
            return
        }
        writer.open("\(box)) {")
        for slot in slots {
            let isThere = slot.isRequired || slot.value != nil || slot.isContent
            if case .function = slot.type, isThere {
                writer.line("\(KotlinNames.escaped(slot.name))()")
            } else {
                writer.line("\(KotlinNames.escaped(slot.name))?.invoke()")
            }
        }
        writer.close("}")
        writer.close("}")
    }

    // MARK: Enums

    /// Writes the values of an axis, or of a list of literals.
    private mutating func enumClass(_ name: String, values: [String], of parameter: ComponentParameter?) {
        let names = KotlinNames.cases(values)
        declare("The values of `\(parameter?.name ?? name)`.")
        writer.open("enum class \(KotlinNames.escaped(name))(val rawValue: String) {")
        for value in values {
            if let element = parameter?.axis?.values.first(where: { $0.name.value == value }) { document(element.docs) }
            writer.line("\(names[value] ?? value)(\(KotlinLiteral.string(value))),")
        }
        writer.close("}")
    }
}

extension TypeExpression {
    /// Whether the slot is content that needs no further input.
    fileprivate var isPlainSlot: Bool {
        guard case .function(let function) = presentType else { return false }
        return function.parameters.isEmpty && function.receiver == nil
    }

    /// The type of a present value.
    var presentType: TypeExpression {
        if case .optional(let inner) = self { return inner }
        return self
    }
}

extension FunctionComponent.Parameter {
    /// Whether the parameter is the modifier taken by every component of Compose.
    fileprivate var isModifier: Bool {
        property.name.value == "modifier" && property.type.alternatives.map(\.value) == ["Modifier"]
    }
}
