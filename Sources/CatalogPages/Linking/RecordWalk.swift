import CatalogModel

/// A walk over a record and all records below, calling a visitor for records, prose, figures, demos, types, tokens and
/// replacements: the keys shared by named records first, then a record's own keys.
struct RecordWalk<Visitor: RecordVisitor> {
    var visitor: Visitor
    private var path: [String] = []
    private var implementation: String?
    private var owner: String?

    init(_ visitor: Visitor) {
        self.visitor = visitor
    }

    mutating func walk<Record: BaseRecord>(_ record: Record) { walk(record.node, as: Record.recordForm) }

    mutating func walk(_ guidance: Guidance) {
        switch guidance.content {
        case .section(let section): walk(section)
        case .behavior(let behavior): walk(behavior)
        }
    }

    private mutating func walk(_ node: RecordNode, as form: RecordForm) {
        if let sought = Visitor.sought, node.traits.isDisjoint(with: sought) { return }
        visitor.visit(Base(node: node), at: path)
        if form.isNamed { visitor.visit(Named(node: node), at: path) }
        if form === Figure.recordForm { visitor.visit(Figure(node: node)) }
        visitDemo(of: node, as: form)
        node.forEachContent(of: form.identitiesByReach, holding: Visitor.sought) { location, content in
            walk(content, of: form.keysByReach[location])
        }
    }

    private mutating func visitDemo(of node: RecordNode, as form: RecordForm) {
        guard node.traits.contains(.demos) else { return }
        if form === Example.recordForm, let demo = Example(node: node).demo {
            visitor.visit(demo, of: Example(node: node), implementation: implementation)
        } else if form === Implementation.recordForm, let demo = Implementation(node: node).demo {
            visitor.visit(demo, of: nil, implementation: implementation)
        }
    }

    private mutating func walk(_ content: StatedContent, of key: RecordForm.Key) {
        switch content {
        case .scalar(.string(let text), _): visit(text, of: key.key)
        case .prose(let prose): visitor.visit(prose)
        case .record(let form, let node): at(key.name) { $0.walk(node, as: form) }
        case .list(let elements): at(key.name) { $0.walk(elements, of: key) }
        case .byName(let elements):
            at(key.name) { walk in
                for element in elements { walk.at(element.name.value) { $0.walk(element, of: key) } }
            }
        case .scalar, .members, .data: break
        }
    }

    private mutating func walk(_ element: (name: Text, value: StatedContent), of key: RecordForm.Key) {
        if key.key === Entry.keys.implementations { implementation = element.name.value }
        if key.key === Implementation.keys.types { owner = element.name.value }
        switch element.value {
        case .record(let form, let node): walk(node, as: form)
        case .list(let elements): walk(elements, of: key)
        default: walk(element.value, of: key)
        }
        if key.key === Entry.keys.implementations { implementation = nil }
        if key.key === Implementation.keys.types { owner = nil }
    }

    private mutating func walk(_ elements: [StatedContent], of key: RecordForm.Key) {
        for (index, element) in elements.enumerated() {
            guard case .record(let form, let node) = element else {
                walk(element, of: key)
                continue
            }
            at(Visitor.needsPaths ? String(index + 1) : "") { $0.walk(node, as: form) }
        }
    }

    private mutating func visit(_ text: String, of key: AnyKey) {
        switch key.mention {
        case .type: visitor.visit(type: text, implementation: implementation, owner: owner)
        case .token: visitor.visit(token: text)
        case .replacement: visitor.visit(replacement: text)
        case nil: break
        }
    }

    private mutating func at(_ key: String, body: (inout Self) -> Void) {
        guard Visitor.needsPaths else { return body(&self) }
        path.append(key)
        body(&self)
        path.removeLast()
    }
}
