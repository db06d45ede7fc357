import CatalogModel

/// A component written as a function (in Compose or React), with all input as parameters: properties, events, slots and
/// variants.
struct FunctionComponent {
    /// Parameter given by callers to the component.
    struct Parameter {
        /// The role of a parameter in the component.
        enum Role { case value, event, slot }

        var role: Role
        var property: PropertyStub
        var isVariadic = false
        /// Whether the component cannot do without the parameter; nil if unstated.
        var isRequired: Bool?
        /// Whether the parameter is handed over at the creation of the component.
        var isInitial = false
        /// The values of an axis not chosen by any property.
        var axis: AxisStub?
        /// The slot filled by the parameter: empty for the default slot.
        var slot: String?
        /// Object handed over by an event besides the payload.
        var eventType: Text?
    }

    var type: TypeStub
    var parameters: [Parameter] = []
    /// The values among the parameters by name, during the gathering of parameters.
    private var values: [String: Int] = [:]
    /// Sections for members and further initializers, which a function does not have.
    var others: [DocSection] = []
    /// The names of the other members, for the finding.
    var otherNames: [String] = []
    /// Methods that a component can be asked for.
    private(set) var handle: [MethodStub] = []

    /// Creates the function of a component, with parameters from the members of the type.
    ///
    /// - Parameters:
    ///   - type: The type of the component.
    ///   - axes: The axes of variants, parameters unless members of the type.
    ///   - hasHandle: Whether a component can hand out the component's methods.
    init(_ type: TypeStub, axes: [AxisStub], hasHandle: Bool = false) {
        self.type = type
        if hasHandle, !type.properties.contains(where: { $0.name.value == "ref" }) {
            handle = type.methods.filter(\.belongsToValues)
        }
        addInitializers()
        addProperties()
        addEvents()
        addSlots()
        addAxes(axes)
        addMethods()
    }

    private mutating func append(_ parameter: Parameter) {
        let name = parameter.property.name.value
        if parameter.role == .value, values[name] == nil { values[name] = parameters.count }
        parameters.append(parameter)
    }

    /// Adds all initializers together: parameters of only some initializers need not be given.
    private mutating func addInitializers() {
        // The function documents the initializer with the most parameters.
        guard let main = type.initializers.max(by: { $0.parameters.count < $1.parameters.count }) else { return }
        let names = type.initializers.map { Set($0.parameters.map(\.name.value)) }
        for initializer in [main] + type.initializers {
            for parameter in initializer.parameters where values[parameter.name.value] == nil {
                let isEverywhere = names.allSatisfy { $0.contains(parameter.name.value) }
                var property = parameter.property
                if let label = parameter.label, label.value != property.name.value, !label.value.isEmpty,
                    label.value != "_"
                {
                    property.docs.facts.append(DocFact(.otherName, code: label.value))
                }
                append(
                    Parameter(
                        role: property.fillsSlot ? .slot : .value, property: property, isVariadic: parameter.isVariadic,
                        isRequired: isEverywhere ? property.isRequired : false, isInitial: true))
            }
        }
        let described = type.initializers.filter { $0.docs.description != nil || type.initializers.count > 1 }
        guard !described.isEmpty else { return }
        others.append(DocSection(heading: "Initializers", items: described.map { DocItem($0, named: "init") }))
        if type.initializers.count > 1 { otherNames.append("\(type.initializers.count) initializers") }
    }

    private mutating func addProperties() {
        var rest: [DocItem] = []
        for property in type.properties {
            if let index = values[property.name.value] {
                parameters[index].property.join(property)
            } else if property.isReadOnly || property.isStatic || property.docs.visibility != .public {
                rest.append(DocItem(property))
            } else {
                append(
                    Parameter(
                        role: property.fillsSlot ? .slot : .value, property: property, isRequired: property.isRequired,
                        isInitial: type.kind.isCalled))
            }
        }
        // If the type is not an enum, a case is a static value of the type.
        rest += type.cases.map { DocItem(PropertyStub($0, of: type.name)) }
        addOthers("Properties", items: rest)
    }

    private mutating func addEvents() {
        for event in type.events where !event.hasReceiver {
            var property = event.payload ?? PropertyStub(name: event.name)
            property.name = event.name
            var docs = event.docs
            docs.facts += event.travelFacts
            docs.add(.attribute, code: event.attribute)
            if let payload = event.payload {
                docs.add(.event, prose: payload.docs.description)
                docs.facts += payload.docs.facts
                docs.sections += payload.docs.sections
            }
            property.docs = docs
            property.defaultValue = nil
            append(
                Parameter(role: .event, property: property, isRequired: false, eventType: event.type))
        }
    }

    private mutating func addSlots() {
        for slot in type.slots where !slot.hasFiller {
            var property = PropertyStub(name: slot.name, docs: slot.docs)
            if let type = slot.type { property.docs.facts.append(DocFact(.type, code: type.value)) }
            append(
                Parameter(role: .slot, property: property, isRequired: slot.isRequired, slot: slot.name.value))
        }
    }

    private mutating func addAxes(_ axes: [AxisStub]) {
        for axis in axes where axis.property == nil && axis.values.count > 1 && values[axis.name.value] == nil {
            var property = PropertyStub(name: axis.name, docs: axis.docs)
            property.docs.facts.append(DocFact(.standsFor, text: .words("the axis of variants")))
            append(Parameter(role: .value, property: property, isRequired: false, axis: axis))
        }
    }

    private mutating func addMethods() {
        let rest = handle.isEmpty ? type.methods : type.methods.filter { !$0.belongsToValues }
        addOthers("Methods", items: rest.map { DocItem($0, named: $0.name.value) })
        addStyles("CSS parts", items: type.css.parts)
        addStyles("CSS states", items: type.css.states)
        addStyles("CSS properties", items: type.css.properties)
    }

    private mutating func addOthers(_ heading: String, items: [DocItem]) {
        addStyles(heading, items: items)
        otherNames += items.map { "'\($0.name.oneLine)'" }
    }

    private mutating func addStyles(_ heading: String, items: [DocItem]) {
        if !items.isEmpty { others.append(DocSection(heading: heading, items: items)) }
    }
}

extension MethodStub {
    /// Whether a member can be asked of a value of the type by any caller.
    fileprivate var belongsToValues: Bool { !isStatic && docs.visibility == .public }
}

extension PropertyStub {
    /// Adds the property's statements on the parameter with the same name.
    mutating func join(_ property: PropertyStub) {
        if docs.description == nil {
            docs.description = property.docs.description
        } else if let other = property.docs.description, other != docs.description {
            docs.facts.append(DocFact(.property, text: .prose(other)))
        }
        let stated = docs.facts.map { $0.lines.joined() }
        docs.facts += property.docs.facts.filter { !stated.contains($0.lines.joined()) }
        let sections = docs.sections.map(\.heading)
        docs.sections += property.docs.sections.filter { !sections.contains($0.heading) }
        docs.deprecation = docs.deprecation ?? property.docs.deprecation
        if docs.availability.isEmpty { docs.availability = property.docs.availability }
        if type.alternatives.isEmpty { type = property.type }
        defaultValue = defaultValue ?? property.defaultValue
        isRequired = isRequired ?? property.isRequired
        isBinding = isBinding || property.isBinding
        fillsSlot = fillsSlot || property.fillsSlot
        attribute = attribute ?? property.attribute
    }
}

extension TypeStubKind {
    /// Whether the type's properties are the parameters of a call.
    fileprivate var isCalled: Bool {
        if case .foreign(let kind) = self { ["composable", "function"].contains(kind) } else { false }
    }
}
