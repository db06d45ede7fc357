import CatalogModel
import SourceCode

extension SwiftPrinter {
    /// Writes the body of a type: cases, values, initializers, methods, inner types.
    mutating func members(of type: TypeStub, in scope: SwiftScope) {
        let raw = type.raw.flatMap { SwiftTypeRecognizer.isType($0.value) ? $0.value : nil }
        for index in type.cases.indices {
            scope == .enum ? enumCase(type.cases[index], of: raw) : value(type.cases[index], in: scope)
        }
        let around = (superclasses, properties)
        defer { (superclasses, properties) = around }
        superclasses = superclasses(of: type)
        properties = []
        for index in type.properties.indices { property(type.properties[index], in: scope) }
        for event in type.events where !event.hasReceiver { property(callback(for: event), in: scope) }
        for slot in type.slots where !slot.hasFiller { property(content(of: slot), in: scope) }
        for index in type.initializers.indices { method(type.initializers[index], in: scope) }
        if needsCoder(type, superclasses: superclasses) {
            writer.separate()
            writer.line("@available(*, unavailable)")
            writer.open("public required init?(coder: NSCoder) {")
            writer.line(SwiftBody.missing)
            writer.close("}")
        }
        for index in type.methods.indices { method(type.methods[index], in: scope) }
        if type.isMain { componentProperties = properties }
        if needsBody(type) { body(of: type) } else { overrides(of: type, in: scope) }
        for index in type.nested.indices {
            scope == .protocol ? requirement(type.nested[index]) : self.type(type.nested[index], in: scope)
        }
    }

    /// Writes a type within a protocol: only names for types are allowed there.
    private mutating func requirement(_ type: TypeStub) {
        switch type.kind {
        case .associatedType, .typealias, .elsewhere: self.type(type, in: .protocol)
        default: refuse(type, because: "a protocol holds no types")
        }
    }

    private func needsBody(_ type: TypeStub) -> Bool {
        guard framework == .swiftUI, case .component = type.kind else { return false }
        return !type.properties.contains { $0.name.value == "body" }
    }

    /// Whether a class needs the initializer with a coder: classes of UIKit that declare an initializer must state the
    /// coder's, too.
    private func needsCoder(_ type: TypeStub, superclasses: [String]) -> Bool {
        guard !type.initializers.isEmpty, isCoded(superclasses) else { return false }
        return !type.initializers.contains { $0.parameters.contains { $0.name.value == "coder" } }
    }

    // MARK: Cases

    /// Writes a case of a type other than an enum: a value that belongs to the type.
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
        let name = unique(spelling.name(element.name, facts: &facts), stated: element.name, facts: &facts)
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
                value = spelling.raw(text, of: raw, facts: &facts)
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

    // MARK: Events and slots

    /// Returns the property with the listener for an event.
    private mutating func callback(for event: EventStub) -> PropertyStub {
        var property = PropertyStub(name: event.name, docs: event.docs)
        var payloadFacts: [DocFact] = []
        var payload = ""
        if let carried = event.payload {
            payload = spelling.type(carried.type, &payloadFacts)
            property.docs.add(.event, prose: carried.docs.description)
        }
        property.docs.facts += payloadFacts
        property.docs.add(.event, code: event.type)
        property.docs.facts += event.travelFacts
        property.docs.add(.attribute, code: event.attribute)
        property.type = StatedType(alternatives: [event.name.map { _ in "((\(payload)) -> Void)?" }])
        return property
    }

    /// Returns the property with the content of a slot.
    private mutating func content(of slot: SlotStub) -> PropertyStub {
        var property = PropertyStub(name: slot.name.map { $0.isEmpty ? "content" : $0 }, docs: slot.docs)
        if slot.isRequired { property.isRequired = true }
        property.fillsSlot = true
        property.type = StatedType(alternatives: [slot.type ?? slot.name.map { _ in framework.contentType }])
        return property
    }
}
