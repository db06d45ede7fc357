import CatalogModel

extension SwiftPrinter {
    /// What stands in the body of a type: cases, values, initializers, methods, inner types.
    mutating func members(of type: TypeStub, in scope: SwiftScope) {
        let raw = type.raw.flatMap { SwiftTypes.isType($0.value) ? $0.value : nil }
        for index in type.cases.indices {
            scope == .enum ? enumCase(type.cases[index], of: raw) : value(type.cases[index], in: scope)
        }
        let around = superclasses
        defer { superclasses = around }
        superclasses = superclasses(of: type)
        for index in type.properties.indices { property(type.properties[index], in: scope) }
        for event in type.events where !event.hasReceiver { property(callback(for: event), in: scope) }
        for slot in type.slots where !slot.hasFiller { property(content(of: slot), in: scope) }
        for index in type.initializers.indices { method(type.initializers[index], in: scope) }
        if needsCoder(type, superclasses) {
            writer.separate()
            writer.line("@available(*, unavailable)")
            writer.open("public required init?(coder: NSCoder) {")
            writer.line(SwiftBody.missing)
            writer.close("}")
        }
        for index in type.methods.indices { method(type.methods[index], in: scope) }
        if needsBody(type) {
            writer.separate()
            writer.open("public var body: some View {")
            writer.line("EmptyView()")
            writer.close("}")
        }
        for index in type.nested.indices {
            scope == .protocol ? requirement(type.nested[index]) : self.type(type.nested[index], in: scope)
        }
    }

    /// A type within a protocol: only names for types can stand there.
    private mutating func requirement(_ type: TypeStub) {
        switch type.kind {
        case .associatedType, .typealias, .elsewhere: self.type(type, in: .protocol)
        default:
            let fault = "a protocol holds no types"
            spelling.diagnostics.report(.stubRefused(type.fullName, because: fault, in: SwiftSpelling.language))
            writer.separate()
            comment("\(type.fullName.value) is not declared: \(fault). The outline has all of it.")
        }
    }

    private func needsBody(_ type: TypeStub) -> Bool {
        guard framework == .swiftUI, case .component = type.kind else { return false }
        return !type.properties.contains { $0.name.value == "body" }
    }

    /// Classes of UIKit that declare an initializer must say what becomes of this one.
    private func needsCoder(_ type: TypeStub, _ superclasses: [String]) -> Bool {
        guard !type.initializers.isEmpty, isCoded(superclasses) else { return false }
        return !type.initializers.contains { $0.parameters.contains { $0.name.value == "coder" } }
    }

    // MARK: Cases

    /// A case of what is no enum: a value that belongs to the type.
    private mutating func value(_ element: CaseStub, in scope: SwiftScope) {
        let type = element.name.map { _ in "Self" }
        if element.parameters.isEmpty {
            var value = PropertyStub(element, of: type)
            value.isStatic = true
            property(value, in: scope)
        } else {
            var function = MethodStub(form: .method, name: element.name, docs: element.docs)
            function.docs.add(.raw, code: element.raw)
            function.parameters = element.parameters
            function.returns = OutcomeStub(type: type)
            function.isStatic = true
            method(function, in: scope)
        }
    }

    private mutating func enumCase(_ element: CaseStub, of raw: String?) {
        var facts: [DocFact] = []
        let name = unique(spelling.name(element.name, &facts), element.name, &facts)
        var list = ""
        var documented: [SwiftDocComment.Parameter] = []
        if !element.parameters.isEmpty {
            let parameters = element.parameters.map { parameter($0, isAssociated: true) }
            list = "(\(parameters.map(\.text).joined(separator: ", ")))"
            documented = parameters.map(\.documentation)
        }
        var value = ""
        if let text = element.raw {
            if let raw, list.isEmpty {
                value = spelling.raw(text, of: raw, &facts)
            } else {
                facts.append(DocFact(.raw, code: text.value))
                spelling.diagnostics.report(
                    .stubRaw(text, of: raw ?? "a type without raw values", in: SwiftSpelling.language))
            }
        }
        writer.separate()
        preamble(SwiftDocComment(docs: element.docs, facts: facts, parameters: documented), isStored: true)
        writer.line("case \(name)\(list)\(value)")
    }

    // MARK: Properties

    mutating func property(_ property: PropertyStub, in scope: SwiftScope) {
        var facts: [DocFact] = []
        let name = unique(spelling.name(property.name, &facts), property.name, &facts)
        var type = spelling.type(property.type, at: property.isReadOnly ? .computed : .stored, &facts)
        let value = spelling.value(property.defaultValue, of: type, &facts)
        facts += property.webFacts
        // Without a first value it has to be given where the compiler makes the initializer.
        let isImplied = property.isRequired == (value == nil && !type.hasSuffix("?"))
        if let required = property.isRequired, !isImplied || (required && scope != .struct) {
            facts.append(DocFact(.required, .words(required ? "yes" : "no")))
        }
        var attribute = ""
        let isBound = property.isBinding && framework == .swiftUI && scope == .struct && !property.isStatic
        if isBound {
            type = Self.unwrapped(type, "Binding")
            attribute = "@Binding "
        } else if property.isBinding {
            facts.append(DocFact(.binding, .words("changes reach the owner of the value")))
        }
        let inherited = property.isStatic ? nil : inherited(name.replacing("`", with: ""), from: superclasses)
        if let inherited, inherited.type != type, !inherited.isReadOnly || inherited.type != type + "?" {
            // What can be set has one type only.
            facts.append(DocFact(.type, code: type))
            type = inherited.type
        }
        let isOverride = inherited != nil
        let form =
            isOverride ? .computed : form(of: property, type: type, value: value, isBound: isBound, in: scope)
        if form != .stored, form != .bound, let value { facts.append(DocFact(.value, code: value)) }
        if form == .bound, let value { facts.append(DocFact(.value, code: value)) }
        if form == .stored, property.fillsSlot, framework == .swiftUI, type.contains("->"), !type.hasSuffix("?") {
            attribute = "@ViewBuilder "
        }
        writer.separate()
        preamble(SwiftDocComment(docs: property.docs, facts: facts), isStored: form == .stored || form == .bound)
        let isReadOnly = property.isReadOnly && inherited?.isReadOnly != false
        let access =
            scope.access(property.docs.visibility) + (isOverride ? "override " : "")
            + (property.isStatic ? "static " : "")
        switch form {
        case .requirement:
            writer.line("\(access)var \(name): \(type) { \(property.isReadOnly ? "get" : "get set") }")
        case .stored, .bound:
            let setter = property.isReadOnly && property.docs.visibility != .private ? "private(set) " : ""
            let initial = form == .stored ? value.map { " = \($0)" } ?? "" : ""
            if property.isStatic { return writer.line("\(access)let \(name): \(type)\(initial)") }
            writer.line("\(attribute)\(access)\(setter)var \(name): \(type)\(initial)")
        case .computed where isReadOnly:
            writer.line("\(access)var \(name): \(type) { \(SwiftBody.missing) }")
        case .computed:
            writer.open("\(access)var \(name): \(type) {")
            writer.line("get { \(SwiftBody.missing) }")
            writer.line("set { \(SwiftBody.missing) }")
            writer.close("}")
        }
    }

    private enum PropertyForm { case requirement, stored, bound, computed }

    /// How a property can be declared so that the type around it compiles: kept where there is room and a first value,
    /// or where an initializer of the compiler's own takes one.
    private func form(
        of property: PropertyStub, type: String, value: String?, isBound: Bool, in scope: SwiftScope
    ) -> PropertyForm {
        if scope == .protocol { return .requirement }
        if isBound { return .bound }
        let hasFirstValue = value != nil || (type.hasSuffix("?") && !property.isReadOnly)
        // What belongs to a type and can be changed by anybody is not safe.
        if property.isStatic {
            return property.isReadOnly && value != nil && Self.constants.contains(type) ? .stored : .computed
        }
        if scope == .struct, isSelf(type) { return .computed }
        guard scope.hasStorage else { return .computed }
        return hasFirstValue || scope == .struct ? .stored : .computed
    }

    /// Types whose values can be shared without a thought.
    private static let constants: Set<String> = ["Bool", "Int", "Double", "Float", "CGFloat", "String", "Decimal"]

    /// Whether a type is the one around it, which cannot hold itself.
    private func isSelf(_ type: String) -> Bool {
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        return name == "Self"
            || spelling.references.meaning(of: TypePath.parts(of: name)) == .declared(spelling.references.owner)
    }

    /// `T` of `Binding<T>`; any other type as it is.
    static func unwrapped(_ type: String, _ wrapper: String) -> String {
        guard type.hasPrefix(wrapper + "<"), type.hasSuffix(">") else { return type }
        let inner = String(type.dropFirst(wrapper.count + 1).dropLast())
        return SwiftTypes.isType(inner) ? inner : type
    }

    // MARK: Events and slots

    /// The property that holds who is told of an event.
    private mutating func callback(for event: EventStub) -> PropertyStub {
        var property = PropertyStub(name: event.name, docs: event.docs)
        var payloadFacts: [DocFact] = []
        var payload = ""
        if let carried = event.payload {
            payload = spelling.type(carried.type, &payloadFacts)
            property.docs.add(.event, carried.docs.description)
        }
        property.docs.facts += payloadFacts
        property.docs.add(.event, code: event.type)
        property.docs.facts += event.travelFacts
        property.docs.add(.attribute, code: event.attribute)
        property.type = TypeText(alternatives: [event.name.map { _ in "((\(payload)) -> Void)?" }])
        return property
    }

    /// The property that holds what fills a slot.
    private mutating func content(of slot: SlotStub) -> PropertyStub {
        var property = PropertyStub(name: slot.name.map { $0.isEmpty ? "content" : $0 }, docs: slot.docs)
        if slot.isRequired { property.isRequired = true }
        property.fillsSlot = true
        if let type = slot.type {
            property.type = TypeText(alternatives: [type])
        } else {
            property.type = TypeText(alternatives: [slot.name.map { _ in framework.contentType }])
        }
        return property
    }
}
