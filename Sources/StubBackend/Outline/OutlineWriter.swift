import CatalogModel

/// A writer of the facts of an entry, nested by membership. Facts not stated by the author leave no trace; facts stated
/// to be empty do.
enum OutlineWriter {
    static func facts(of component: Component) -> [OutlineFact] {
        facts(of: component.entry.node, as: Entry.recordForm)
    }

    private static func facts(of record: RecordNode, as form: RecordForm) -> [OutlineFact] {
        OutlineOrder.facts[ObjectIdentifier(form), default: []].compactMap { told in
            record.content(of: told.key).map { fact(told.label, $0, told.form) }
        }
    }

    private static func fact(_ label: String, _ content: StatedContent, _ form: ValueForm)
        -> OutlineFact
    {
        switch content {
        case .scalar(.bool(let flag), _): OutlineFact(label, .text(flag ? "yes" : "no"))
        case .scalar(.string(let text), _): fact(label, text: text)
        case .scalar(let value, _), .data(let value, _): fact(label, text: value.compact)
        case .prose(let prose): fact(label, prose)
        case .list(let elements):
            list(label, elements.map { fact("-", $0, form.element) })
        case .byName(let elements):
            list(label, elements.map { named($0.name.value, $0.value, form.element) })
        case .members(let members):
            members.isEmpty && !form.isTree
                ? OutlineFact(label, .text("none"))
                : OutlineFact(label, .facts(members.map { fact($0.name.value, $0.value, form) }))
        case .record(let form, let node): OutlineFact(label, .facts(facts(of: node, as: form)))
        }
    }

    private static func list(_ label: String, _ facts: [OutlineFact]) -> OutlineFact {
        OutlineFact(label, facts.isEmpty ? .text("none") : .facts(facts))
    }

    /// Returns a value under a name; a single record of several under a name stands alone.
    private static func named(_ name: String, _ content: StatedContent, _ form: ValueForm)
        -> OutlineFact
    {
        guard case .list(let elements) = content else { return fact(name, content, form) }
        let isRecord = if case .record = form.element { true } else { false }
        if isRecord && elements.count == 1 { return fact(name, elements[0], form.element) }
        return OutlineFact(name, .facts([fact(isRecord ? "records" : "values", content, form)]))
    }

    private static func fact(_ label: String, text: String) -> OutlineFact {
        let text = text.isEmpty ? "(empty)" : text
        return OutlineFact(label, TextLines.isOne(text) ? .text(text) : .lines(TextLines.of(text)))
    }

    private static func fact(_ label: String, _ prose: Prose) -> OutlineFact {
        if let text = prose.plain, !text.isEmpty, TextLines.isOne(text) {
            return OutlineFact(label, .text(text))
        }
        let lines = ProseText.lines(of: prose)
        guard lines.count == 1 else { return OutlineFact(label, .lines(lines)) }
        return OutlineFact(
            label, .text(lines[0].isEmpty && prose.source.value.isEmpty ? "(empty)" : lines[0]))
    }
}

extension ValueForm {
    /// The form of the values of a list or a mapping.
    fileprivate var element: ValueForm {
        switch self {
        case .list(let element), .byName(let element, _): element
        default: self
        }
    }

    fileprivate var isTree: Bool { if case .tree = self { true } else { false } }
}
