import CatalogModel

/// A fact of an outline with those below it.
struct OutlineNode: Sendable {
    enum Content: Sendable {
        case none
        /// Any text, as the author wrote it.
        case text(String)
        case prose(Prose)
    }

    var label: String
    var content: Content
    var children: [OutlineNode]
}

/// Facts in order. What the author did not state leaves no trace, what was stated to be empty does.
struct OutlineFacts: Sendable {
    private(set) var nodes: [OutlineNode] = []

    init() {}

    init(_ fill: (inout OutlineFacts) -> Void) {
        fill(&self)
    }

    mutating func add(_ label: String, text: String) {
        nodes.append(OutlineNode(label: label, content: .text(text), children: []))
    }

    mutating func add(_ label: String, _ text: Text?) {
        if let text { add(label, text: text.value) }
    }

    mutating func add(_ label: String, _ prose: Prose?) {
        if let prose { nodes.append(OutlineNode(label: label, content: .prose(prose), children: [])) }
    }

    mutating func add(_ label: String, _ flag: Bool?) {
        if let flag { add(label, text: flag ? "yes" : "no") }
    }

    mutating func add<Value: RawRepresentable>(_ label: String, _ value: Located<Value>?)
    where Value.RawValue == String {
        if let value { add(label, text: value.value.rawValue) }
    }

    mutating func add(_ label: String, id: Located<EntryID>?) {
        if let id { add(label, text: id.value.rawValue) }
    }

    /// A text on its own line if there are several.
    mutating func add(_ label: String, _ texts: [Text]?) {
        add(label, texts) { text in OutlineNode(label: "-", content: .text(text.value), children: []) }
    }

    mutating func add(_ label: String, ids: [Located<EntryID>]?) {
        add(label, ids) { id in OutlineNode(label: "-", content: .text(id.value.rawValue), children: []) }
    }

    mutating func add(_ label: String, _ proses: [Prose]?) {
        add(label, proses) { prose in OutlineNode(label: "-", content: .prose(prose), children: []) }
    }

    /// A list of records.
    mutating func add<Value>(_ label: String, _ records: [Value]?, _ facts: (Value) -> OutlineFacts) {
        add(label, records) { OutlineNode(label: "-", content: .none, children: facts($0).nodes) }
    }

    /// Records by name.
    mutating func add<Value>(_ label: String, _ records: ByName<Value>?, _ facts: (Value) -> OutlineFacts) {
        guard let records else { return }
        let children = records.map { OutlineNode(label: $0.name, content: .none, children: facts($0.value).nodes) }
        add(label, children)
    }

    /// Texts by name.
    mutating func add(_ label: String, _ texts: ByName<Text>?) {
        guard let texts else { return }
        add(label, texts.map { OutlineNode(label: $0.name, content: .text($0.value.value), children: []) })
    }

    mutating func add(_ label: String, _ proses: ByName<Prose>?) {
        guard let proses else { return }
        add(label, proses.map { OutlineNode(label: $0.name, content: .prose($0.value), children: []) })
    }

    /// One record.
    mutating func add(_ label: String, _ facts: OutlineFacts?) {
        if let facts { nodes.append(OutlineNode(label: label, content: .none, children: facts.nodes)) }
    }

    mutating func add(_ label: String, _ tree: TextTree?) {
        if let tree { nodes.append(OutlineNode(label, tree)) }
    }

    mutating func merge(_ other: OutlineFacts) {
        nodes += other.nodes
    }

    private mutating func add<Value>(_ label: String, _ values: [Value]?, _ node: (Value) -> OutlineNode) {
        if let values { add(label, values.map(node)) }
    }

    private mutating func add(_ label: String, _ children: [OutlineNode]) {
        let content: OutlineNode.Content = children.isEmpty ? .text("none") : .none
        nodes.append(OutlineNode(label: label, content: content, children: children))
    }
}

extension OutlineNode {
    fileprivate init(_ label: String, _ tree: TextTree) {
        switch tree {
        case .text(let text): self.init(label: label, content: .text(text.value), children: [])
        case .branches(let branches):
            self.init(label: label, content: .none, children: branches.map { OutlineNode($0.name, $0.value) })
        }
    }
}
