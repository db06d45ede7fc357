package import CatalogModel
import SourceCode

/// The data for an interactive playground on a component's page: controls, the resulting calls in code, and the
/// specimens.
package struct Playground: Sendable {
    /// A control of the playground, such as a check box or a menu, for the value of a property, variant or state.
    package struct Control: Sendable {
        package let name: String
        package let title: String
        package let kind: PlaygroundControlKind
        /// Values of a choice, in order.
        package var values: [String] = []
        /// The initial value; empty without a choice.
        package var start: String
        package var limits: Limits?
        /// Whether only integers are possible.
        package fileprivate(set) var isWhole = false
    }

    /// A value given or left out by a call.
    package struct Argument: Sendable {
        /// The label in code; empty for an argument without a label.
        package let name: String
        /// The control choosing the argument; nil for a required argument without a choice.
        package let control: Int?
        /// The code of the argument without a chosen value.
        package let fallback: String
        /// Text before and after the value in code.
        package let marks: (before: String, after: String)
        package let isRequired: Bool
        /// Whether the value is set after the creation of the component, not during.
        package let isAssigned: Bool
    }

    /// The call of the component in the code of an implementation, with the arguments set by controls.
    package struct Call: Sendable {
        /// The notation of the call.
        package enum Form: String, Sendable { case swift, kotlin, jsx, html }

        package let title: String
        package let language: String
        package let form: Form
        package let type: String
        /// The declaration of a variable for values set after the creation of the component: `let button`.
        package let variable: String
        package let arguments: [Argument]
    }

    /// The pictures of the component for some choices of the controls, a picture for each theme.
    package struct Look: Sendable {
        package let choices: [(control: Int, value: String)]
        /// Pictures, a single picture for each theme.
        package let pictures: [String?]
    }

    package private(set) var controls: [Control] = []
    package private(set) var calls: [Call] = []
    package private(set) var looks: [Look] = []
    /// Forbidden combinations: of each control, any of the listed values.
    package private(set) var exclusions: [[(control: Int, values: [String])]] = []
    /// Controls by the names of members and axes in code.
    private var numbers: [String: Int] = [:]
    /// The component's title, the text of required texts.
    private let title: String

    /// The greatest number of controls with room on a page.
    private static let most = 16

    /// Creates the playground of a component; nil without anything to try.
    package init?(_ component: Component, site: SiteLinks) {
        title = component.title
        let implementations = component.entry.implementations.orEmpty()
        for element in implementations { add(element) }
        let facets = [component.entry.facets] + (implementations.count == 1 ? implementations.map(\.value.facets) : [])
        for facet in facets { for axis in facet.variants.orEmpty() { add(axis) } }
        addStates(facets.flatMap { $0.states.orEmpty().map { $0 } })
        for exclusion in facets.flatMap({ $0.exclusions.orEmpty() }) { add(exclusion) }
        let pictures = SpecimenPictures(component, site: site)
        for implementation in [nil] + implementations.names { add(pictures.rows(of: implementation)) }
        if controls.isEmpty || (calls.isEmpty && looks.count < 2) { return nil }
    }

    // MARK: - Calls

    private mutating func add(_ element: OrderedRecords<Implementation>.Element) {
        let name = ImplementationName(element)
        let types = element.value.types.orEmpty()
        let main = types.first { $0.value.cases == nil && $0.value.from == nil }
        guard let type = main?.name ?? element.value.functions?.first?.name,
            let form = Call.Form(language: name.language, type: type), form.creates(main?.value)
        else { return }
        let methods = main?.value.initializers ?? element.value.functions?[type] ?? []
        let method = methods.first { $0.failable != true && $0.throws == nil && $0.async != true }
        if method == nil, !methods.isEmpty { return }
        let speller = PlaygroundControls(form: form, types: types)
        let parameters = method?.parameters ?? OrderedRecords()
        var arguments: [Argument] = []
        for parameter in parameters {
            let label = parameter.value.label?.value ?? parameter.name
            let needs = parameter.value.variadic != true && speller.needs(parameter.value.property, isParameter: true)
            add(
                parameter.value.property, named: parameter.name, as: label == "_" ? "" : label, speller: speller,
                isRequired: needs, isAssigned: false, to: &arguments)
        }
        let isClass = main?.value.kind?.value == .class
        let isMade = form == .swift && (method != nil || isClass)
        // Only a value has an initializer with all its properties.
        let isValue = [.struct, .view].contains(main?.value.kind?.value) || name.title == "SwiftUI"
        if form == .swift, !isMade, !isValue { return }
        for property in main?.value.properties.orEmpty() ?? OrderedRecords() {
            if property.value.readOnly == true || property.value.static == true { continue }
            if parameters[property.name] != nil || form == .kotlin && method != nil { continue }
            // A bound value is given by its owner at the creation.
            if isMade, property.value.binding == true { continue }
            let code = form == .html ? attribute(of: property, in: element) : property.name
            add(
                property.value, named: property.name, as: code, speller: speller,
                isRequired: !isMade && speller.needs(property.value), isAssigned: isMade, to: &arguments)
        }
        if arguments.contains(where: { $0.control != nil }) {
            calls.append(
                Call(
                    title: name.title, language: form == .html ? "html" : name.language, form: form,
                    type: form == .jsx ? Self.imported(type) : type,
                    variable: (isClass ? "let " : "var ") + Self.variable(of: type), arguments: arguments))
        }
    }

    private mutating func add(
        _ property: Property, named name: String, as code: String, speller: PlaygroundControls, isRequired: Bool,
        isAssigned: Bool, to arguments: inout [Argument]
    ) {
        let spelling = speller.spelling(of: property)
        let number = spelling.flatMap { control(name, property: property, spelling: $0, isRequired: isRequired) }
        guard number != nil || isRequired && speller.form != .html else { return }
        var marks = spelling?.marks ?? (before: "", after: "")
        let isBinding = property.binding == true || property.type?.value.hasPrefix("Binding<") == true
        if speller.form == .swift, isBinding { marks = (".constant(" + marks.before, marks.after + ")") }
        arguments.append(
            Argument(
                name: code, control: number, fallback: speller.placeholder(for: property, named: name), marks: marks,
                isRequired: isRequired, isAssigned: isAssigned))
    }

    /// Returns the control of a member; nil if a control of the same name has another kind of choice, or if there are
    /// too many controls.
    private mutating func control(
        _ name: String, property: Property, spelling: PlaygroundControls.Spelling, isRequired: Bool
    ) -> Int? {
        if let number = numbers[name] {
            guard controls[number].kind == spelling.kind, controls[number].values == spelling.values else { return nil }
            controls[number].isWhole = controls[number].isWhole || spelling.isWhole
            return number
        }
        if controls.count >= Self.most { return nil }
        let start = property.default.flatMap { spelling.value(of: $0.value) }
        let first = isRequired && property.default == nil ? firstValue(of: property, spelling) : ""
        return append(
            Control(
                name: name, title: property.named.title?.value ?? name, kind: spelling.kind, values: spelling.values,
                start: start ?? first, limits: property.limits, isWhole: spelling.isWhole))
    }

    /// Returns the value before any choice, for a call with all required arguments; empty for an optional value.
    private func firstValue(of property: Property, _ spelling: PlaygroundControls.Spelling) -> String {
        if property.type?.value.hasSuffix("?") == true { return "" }
        return switch spelling.kind {
        case .flag: "false"
        case .choice: spelling.values.first ?? ""
        case .text: title
        case .number: property.limits?.minimum?.value ?? "0"
        }
    }

    /// Returns the name of a variable for a component: `card` for `BB.Card`, `component` for a reserved word.
    private static func variable(of type: String) -> String {
        let name = NameWords.camel(NameWords.of(type.split(separator: ".").last.map(String.init) ?? ""))
        return SwiftNames.isReserved(name) || !SwiftNames.isIdentifier(name) ? "component" : name
    }

    /// Returns the name of a property in a tag: an input of Angular has the name in code, between brackets
    /// unless the value is a text; an attribute is in lowercase unless stated.
    private func attribute(
        of property: OrderedRecords<Property>.Element, in implementation: OrderedRecords<Implementation>.Element
    ) -> String {
        let framework = implementation.value.framework?.value ?? implementation.name
        guard WellKnownFramework(framework)?.name == "Angular" else {
            return property.value.attribute?.value ?? property.name.lowercased()
        }
        return property.value.type?.value == "string" ? property.name : "[\(property.name)]"
    }

    /// Returns the name of a component in code: `Button` for the props `ButtonProps`.
    private static func imported(_ type: String) -> String {
        type.hasSuffix("Props") && type != "Props" ? String(type.dropLast(5)) : type
    }

    private mutating func append(_ control: Control) -> Int {
        controls.append(control)
        numbers[control.name] = controls.count - 1
        return controls.count - 1
    }

    // MARK: - Looks

    private mutating func add(_ axis: OrderedRecords<Axis>.Element) {
        let values = axis.value.values.orEmpty().names
        let member = axis.value.property?.value ?? axis.name
        if let number = numbers[member], values.allSatisfy(controls[number].values.contains) {
            numbers["axis " + axis.name] = number
        } else if values.count > 1, controls.count < Self.most {
            let start = axis.value.default?.value ?? values.first ?? ""
            numbers["axis " + axis.name] = append(
                Control(
                    name: "axis " + axis.name, title: axis.value.named.title?.value ?? axis.name, kind: .choice,
                    values: values, start: start))
        }
    }

    private mutating func addStates(_ states: [OrderedRecords<State>.Element]) {
        let names = states.map(\.name).uniqued()
        if names.isEmpty || controls.count >= Self.most { return }
        let rest = SpecimenSheet.restStates.first(where: names.contains)
        numbers["axis state"] = append(
            Control(name: "axis state", title: "State", kind: .choice, values: names, start: rest ?? ""))
    }

    private mutating func add(_ exclusion: Exclusion) {
        let parts = exclusion.combination.orEmpty().map { (numbers["axis " + $0.name], $0.value.map(\.value)) }
        let controlled = parts.compactMap { number, values in number.map { (control: $0, values: values) } }
        if controlled.count == parts.count, controlled.count > 1 { exclusions.append(controlled) }
    }

    private mutating func add(_ rows: [SpecimenPictures.Row]) {
        for row in rows {
            var choices = row.subject.variants.map { (numbers["axis " + $0.axis], $0.value) }
            if let state = row.subject.state { choices.append((numbers["axis state"], state)) }
            let controlled = choices.compactMap { number, value in number.map { (control: $0, value: value) } }
            if controlled.count == choices.count {
                looks.append(Look(choices: controlled, pictures: row.pictures.map { $0?.file }))
            }
        }
    }
}

/// The kind of form element for a control of a playground.
package enum PlaygroundControlKind: String, Sendable { case flag, choice, text, number }

extension Playground.Call.Form {
    /// Creates the form of a call; nil for an unsupported language.
    fileprivate init?(language: String, type: String) {
        let traits = ProgrammingLanguage.named(language.lowercased()).traits
        switch traits.syntax {
        case .swift: self = .swift
        case .kotlin: self = .kotlin
        case .script where traits.hasTags: self = .jsx
        case _ where type.contains("-"): self = .html
        default: return nil
        }
    }

    /// Whether a type of some kind is created by a call.
    fileprivate func creates(_ type: TypeDeclaration?) -> Bool {
        switch type?.kind?.value {
        case .protocol, .extension, .typealias, .associatedtype, .macro, .mixin, .object: false
        case .interface: self == .jsx
        default: true
        }
    }
}
