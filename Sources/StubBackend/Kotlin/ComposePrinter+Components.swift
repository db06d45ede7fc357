import CatalogModel
import CatalogTypes

extension ComposePrinter {
    /// Writes a component: a composable function, the enums of the function's parameters, and the previews.
    mutating func component(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        var form = FunctionComponent(type, axes: type.isMain ? file.facets.axes : [])
        // Every component has a modifier; one of the author's is that one.
        let modifier = form.parameters.first(where: \.isModifier)
        form.parameters.removeAll(where: \.isModifier)
        let name = name(of: type)
        if !form.otherNames.isEmpty {
            spelling.diagnostics.report(.stubMembers(form.otherNames, of: type.fullName, in: "Jetpack Compose"))
        }
        var types = types
        let known = Set(spelling.literalEnums.keys)
        let parameters = spelling.parameters(of: form, named: name, reserved: ["modifier"]) {
            types.value($0, of: $1, spelling: $2)
        }
        self.types = types
        let listed = Self.ordered(parameters)
        signature(of: type, named: name, form: form, parameters: listed, modifier: modifier?.property)
        body(listed, facets: type.isMain ? file.facets : FacetStub())
        for (enumeration, values) in spelling.literalEnums.sorted(by: { $0.key < $1.key })
        where !known.contains(enumeration) {
            let parameter = parameters.first {
                $0.type == .name(enumeration) || $0.type == .optional(.name(enumeration))
            }
            enumClass(enumeration, values: values, of: parameter)
        }
        previews(of: name, parameters: listed, facets: type.isMain ? file.facets : FacetStub())
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
        of type: TypeStub, named name: String, form: FunctionComponent, parameters: [ComponentParameter],
        modifier: PropertyStub?
    ) {
        let facts = facts(of: type, named: name)
        let isMain = type.isMain
        let accessibility = isMain ? file.facets.accessibility.docs.sections : []
        var lines: [String] = []
        var docs: [KotlinDocComment.Parameter] = []
        var hasModifier = false
        let line =
            "modifier: \(types.use("androidx.compose.ui.Modifier")) = \(types.use("androidx.compose.ui.Modifier")),"
        for parameter in parameters {
            if !parameter.isRequired, !hasModifier {
                lines.append(line)
                hasModifier = true
            }
            lines.append("\(KotlinNames.escaped(parameter.name)): \(declared(parameter)),")
            let facts = parameter.docs.facts + parameter.facts + parameter.docs.parameterFacts
            if parameter.docs.description != nil || !facts.isEmpty {
                docs.append(.init(name: parameter.name, description: parameter.docs.description, facts: facts))
            }
        }
        if let modifier, modifier.docs.description != nil || !modifier.docs.facts.isEmpty {
            let facts = modifier.docs.facts + modifier.docs.parameterFacts
            docs.append(.init(name: "modifier", description: modifier.docs.description, facts: facts))
        }
        // A required slot stays last, behind the modifier.
        if !hasModifier {
            let isContent = parameters.last?.isContent == true
            lines.insert(line, at: isContent ? lines.count - 1 : lines.count)
        }
        writer.separate()
        var own = type.docs
        if isMain { own.sections.removeAll { $0.isDeclared(by: file.facets) } }
        writer.lines(
            KotlinDocComment(docs: own, facts: facts, parameters: docs, sections: accessibility + form.others).lines)
        deprecation(type.docs)
        writer.line("@\(types.use("androidx.compose.runtime.Composable"))")
        writer.open("fun \(KotlinNames.escaped(name))(")
        writer.lines(lines)
        writer.close(") {")
        signatures.insert("\(name)(…)")
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

    private mutating func body(_ parameters: [ComponentParameter], facets: FacetStub) {
        let spoken = semantics(parameters, facets: facets)
        writer.open()
        writer.line("// TODO: build what it looks like.")
        placeless(facets, parameters: parameters)
        let slots = parameters.filter { $0.isSlot && $0.type.isPlainSlot }
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
        writer.separate()
        writer.line("/** The values of `\(KotlinDocComment.neutralized(parameter?.name ?? name))`. */")
        writer.open("enum class \(KotlinNames.escaped(name))(val rawValue: String) {")
        for value in values {
            let element = parameter?.axis?.values.first { $0.name.value == value }
            if let element {
                writer.lines(KotlinDocComment(docs: element.docs).lines)
                deprecation(element.docs)
            }
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
