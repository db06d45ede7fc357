import CatalogModel
import SourceCode

extension SwiftPrinter {
    /// Writes the body of a type: cases, values, initializers, methods, inner types.
    mutating func members(of type: TypeStub, in scope: SwiftScope) {
        let raw = type.raw.flatMap { SwiftTypeRecognizer.isType($0.value) ? $0.value : nil }
        if scope == .enum {
            enumCases(type.cases, of: raw)
        } else {
            for value in type.cases { self.value(value, in: scope) }
        }
        let around = (superclasses, properties, handedOver, hidden)
        defer { (superclasses, properties, handedOver, hidden) = around }
        superclasses = superclasses(of: type)
        properties = []
        let parameters = type.initializers.map { self.parameters(of: $0, in: scope) }
        handedOver = zip(type.initializers, parameters).filter { assigns($0.0, of: type, in: scope) }.map(\.1)
        hidden = []
        let isOuterSendable = isSendable
        defer { isSendable = isOuterSendable }
        isSendable = scope == .class && type.supertypes.contains { ["Sendable", "Error"].contains($0.name.value) }
        for index in type.properties.indices { property(type.properties[index], in: scope) }
        for event in type.events where !event.hasReceiver { property(callback(for: event), in: scope) }
        for slot in type.slots where !slot.hasFiller { property(content(of: slot), in: scope) }
        hide(handedOver, of: type, in: scope)
        for (initializer, parameters) in zip(type.initializers, parameters) {
            let isAssigned = assigns(initializer, of: type, in: scope)
            let body = isAssigned ? assignments(from: parameters, in: scope) : [SwiftBody.missing]
            method(initializer, in: scope, given: parameters, body: body)
        }
        if type.initializers.isEmpty, scope == .struct { memberwiseInitializer() }
        if needsCoder(type, superclasses: superclasses) {
            writer.separate()
            writer.line("@available(*, unavailable)")
            let mark = superclasses.contains("UIStackView") ? "" : "?"
            writer.open("public required init\(mark)(coder: NSCoder) {")
            writer.line(SwiftBody.missingCoder)
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
        default: refuse(type, because: "a protocol cannot contain types")
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

    /// Writes the cases of an enum: those without comment and value together, all others each on its own.
    private mutating func enumCases(_ cases: [CaseStub], of raw: String?) {
        var plain: [String] = []
        for element in cases {
            let (comment, text) = enumCase(element, of: raw)
            if comment.isEmpty, text.isIdentifierLike {
                if plain.joined(separator: ", ").width + text.width > 80 { flush(&plain) }
                plain.append(text)
                continue
            }
            flush(&plain)
            writer.separate()
            preamble(comment, isStored: true)
            writer.line("case \(text)")
        }
        flush(&plain)
    }

    private mutating func flush(_ names: inout [String]) {
        if names.isEmpty { return }
        writer.separate()
        writer.line("case \(names.joined(separator: ", "))")
        names = []
    }

    private mutating func enumCase(_ element: CaseStub, of raw: String?) -> (SwiftDocComment, String) {
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
        return (SwiftDocComment(docs: element.docs, facts: facts, parameters: documented), name + list + value)
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

extension SwiftDocComment {
    /// Whether the declaration has no documentation above.
    fileprivate var isEmpty: Bool {
        docs.isEmpty && docs.links.isEmpty && facts.isEmpty
            && parameters.allSatisfy { $0.description == nil && $0.facts.isEmpty }
    }
}

extension String {
    /// Whether a case is a name alone.
    fileprivate var isIdentifierLike: Bool { !contains { "(= ".contains($0) } }
}
