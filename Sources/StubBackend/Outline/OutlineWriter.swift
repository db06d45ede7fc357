import CatalogModel

/// A collector of the facts stated by an entry, nested by membership, for the plain-text outline of the entry.
///
/// Facts not stated by the author leave no trace; facts stated to be empty do.
enum OutlineWriter {
    static func facts(of component: Component) -> [OutlineFact] {
        facts(of: component.entry.node, as: Entry.recordForm)
    }

    private static func facts(of record: RecordNode, as form: RecordForm) -> [OutlineFact] {
        let ordered = form.facts(OutlineOrder.self)
        var facts: [OutlineFact] = []
        record.forEachContent(of: ordered.identities) { location, content in
            facts.append(fact(ordered.labels[location], content: content, form: ordered.form(at: location)))
        }
        return facts
    }

    private static func fact(
        _ label: String, content: StatedContent, form: @autoclosure () -> ValueForm
    ) -> OutlineFact {
        switch content {
        case .scalar(.bool(let flag), _): OutlineFact(label, content: .text(flag ? "yes" : "no"))
        case .scalar(.string(let text), _): fact(label, text: text)
        case .scalar(let value, _), .data(let value, _): fact(label, text: value.compact)
        case .prose(let prose): fact(label, prose: prose)
        case .list(let elements):
            list(label, facts: elements.map { fact("-", content: $0, form: form().element) })
        case .byName(let elements):
            list(label, facts: elements.map { named($0.name.value, content: $0.value, form: form().element) })
        case .members(let members):
            members.isEmpty && !form().isTree
                ? OutlineFact(label, content: .text("none"))
                : OutlineFact(
                    label, content: .facts(members.map { fact($0.name.value, content: $0.value, form: form()) }))
        case .record(let form, let node): OutlineFact(label, content: .facts(facts(of: node, as: form)))
        }
    }

    private static func list(_ label: String, facts: [OutlineFact]) -> OutlineFact {
        OutlineFact(label, content: facts.isEmpty ? .text("none") : .facts(facts))
    }

    /// Returns a value under a name; a list of a single record is shown as the record.
    private static func named(
        _ name: String, content: StatedContent, form: @autoclosure () -> ValueForm
    ) -> OutlineFact {
        guard case .list(let elements) = content else { return fact(name, content: content, form: form()) }
        let form = form()
        let isRecord = if case .record = form.element { true } else { false }
        if isRecord && elements.count == 1 { return fact(name, content: elements[0], form: form.element) }
        return OutlineFact(name, content: .facts([fact(isRecord ? "records" : "values", content: content, form: form)]))
    }

    private static func fact(_ label: String, text: String) -> OutlineFact {
        let text = text.isEmpty ? "(empty)" : text
        return OutlineFact(label, content: CommentLines.isOne(text) ? .text(text) : .lines(CommentLines.of(text)))
    }

    private static func fact(_ label: String, prose: Prose) -> OutlineFact {
        if let text = prose.plain, !text.isEmpty, CommentLines.isOne(text) {
            return OutlineFact(label, content: .text(text))
        }
        let lines = CommentProse.lines(of: prose)
        guard lines.count == 1 else { return OutlineFact(label, content: .lines(lines)) }
        return OutlineFact(
            label, content: .text(lines[0].isEmpty && prose.source.value.isEmpty ? "(empty)" : lines[0]))
    }
}

extension ValueForm {
    /// The format of the values of a list or a mapping.
    fileprivate var element: ValueForm {
        switch self {
        case .list(let element), .byName(let element, _): element
        default: self
        }
    }

    fileprivate var isTree: Bool { if case .tree = self { true } else { false } }
}
