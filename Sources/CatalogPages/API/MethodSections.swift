import CatalogModel

/// A renderer of the sections about initializers, methods and free functions on a component's page, each with a heading
/// of its own.
struct MethodSections {
    let links: PageLinks
    let details: Details
    let implementation: ImplementationName
    /// The owning type; nil for free functions.
    let owner: String?

    func initializers(_ initializers: [Method]) -> Content {
        let name = implementation.isSwift ? "init" : "constructor"
        let all = initializers.indices.map {
            Overload(name: name, methods: initializers, index: $0)
        }
        return content(all, kind: .initializer, subjectName: { _ in "init" })
    }

    func methods(_ methods: OrderedRecords<[Method]>, kind: AnchorTargetKind = .method) -> Content {
        let all = methods.flatMap { element in
            element.value.indices.map { Overload(name: element.name, methods: element.value, index: $0) }
        }
        return content(all, kind: kind, subjectName: \.name)
    }

    /// A method among several of the same name, each documented on its own.
    private struct Overload {
        let name: String
        /// All methods with the name.
        let methods: [Method]
        let index: Int

        var method: Method { methods[index] }
    }

    private func content(_ all: [Overload], kind: AnchorTargetKind, subjectName: (Overload) -> String) -> Content {
        let owners = owner.map { [$0] } ?? []
        let group = { (overload: Overload) in
            overload.method.named.group ?? .inherited(from: overload.method.inheritedFrom)
        }
        return Grouped.by(group, records: all) { overloads in
            Content(
                sections: overloads.map { overload in
                    PageSection(
                        heading(overload),
                        anchor: links.anchor(
                            kind, named: subjectName(overload), of: owners, in: implementation.key,
                            index: overload.index),
                        body(overload))
                })
        }
    }

    /// Returns the full name, or the author's title; both where the title does not begin with the name.
    private func heading(_ overload: Overload) -> [Inline] {
        let parameters = overload.methods[overload.index].parameters
        let name = MemberNames.method(overload.name, parameters: parameters, isSwift: implementation.isSwift)
        guard let title = overload.method.named.title?.value else { return [.code(name)] }
        guard title.hasPrefix(name) else { return Inline.words(title) + [.text(" "), .code(name)] }
        let rest = title.dropFirst(name.count)
        return [.code(name)] + (rest.isEmpty ? [] : [.text(String(rest))])
    }

    private func body(_ overload: Overload) -> Content {
        body(overload.method, named: overload.name)
    }

    private func body(_ method: Method, named name: String) -> Content {
        var content = Content(links.deprecationAlert(of: method.named))
        if let description = method.named.description { content.blocks.append(.prose(description)) }
        let signature = implementation.isSwift ? SwiftSignature.of(name, method: method) : nil
        let isSigned = signature?.hasTypes ?? false
        let facts = facts(method, isSigned: isSigned && method.declaration == nil)
        if !facts.isEmpty { content.blocks.append(.paragraph(facts.asFacts)) }
        if let declaration = method.declaration {
            content.blocks.append(.code(declaration.value, language: implementation.language))
        } else if let signature, isSigned {
            content.blocks.append(.code(signature, language: implementation.language))
        }
        if let parameters = method.parameters, !parameters.isEmpty {
            let table = PropertyTable(
                links: links, details: details, implementation: implementation.key, owner: owner)
            content.append(table.parameters(parameters, showsLabels: !implementation.isSwift))
        }
        content.blocks += outcome(titled: "Returns", method.returns) + outcome(titled: "Throws", method.throws)
        return content + details.of(method.named)
    }

    /// Returns the facts not shown by the signature.
    private func facts(_ method: Method, isSigned: Bool) -> [[Inline]] {
        var facts: [[Inline]] = []
        if !isSigned { facts += modifiers(method) }
        if let fact = NamedFacts.flag(
            method.hasDefault, yes: "Has a default implementation", no: "Has no default implementation")
        {
            facts.append(fact)
        }
        if let generics = method.generics, !isSigned {
            facts.append([.text("Generic: ")] + Inline.value(generics.value))
        }
        if let condition = method.where, !isSigned { facts.append([.text("Where ")] + Inline.value(condition.value)) }
        facts += NamedFacts.names(method.names)
        if let type = method.inheritedFrom {
            facts.append([.text("Inherited from ")] + links.type(type.value, in: implementation.key, owner: owner))
        }
        return facts + NamedFacts.of(method.named)
    }

    private func modifiers(_ method: Method) -> [[Inline]] {
        var facts: [[Inline]] = []
        facts.addFlag(method.required, yes: "Required", no: "Optional requirement")
        facts.addFlag(method.static, yes: "Static", no: "Not static")
        facts.addFlag(method.mutating, yes: "Mutating", no: "Not mutating")
        facts.addFlag(method.async, yes: "Asynchronous", no: "Not asynchronous")
        facts.addFlag(method.failable, yes: "May return no value", no: "Never fails")
        return facts
    }

    private func outcome(titled word: String, _ outcome: Outcome?) -> [Block] {
        guard let outcome else { return [] }
        var text: [Inline] = [.strong(word)]
        if let type = outcome.type {
            text += [.text(" ")] + links.type(type.value, in: implementation.key, owner: owner)
        }
        if let description = outcome.description {
            text += [.text(outcome.type == nil ? ": " : " – "), .prose(description)]
        }
        return [.paragraph(text)]
    }
}

extension String {
    /// Whether the signature names the type of a parameter or of a result.
    fileprivate var hasTypes: Bool {
        utf8.contains(UInt8(ascii: ":"))
            || zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
    }
}
