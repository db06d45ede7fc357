public import CatalogModel
public import CatalogYAML

/// A record of the entry format on its way, key by key.
public struct DeclaredRecord: Sendable {
    private var pairs: [YAMLMapping.Pair] = []
    private let range: SourceRange

    /// - Parameter range: The declaration in the source.
    public init(at range: SourceRange) {
        self.range = range
    }

    public var isEmpty: Bool { pairs.isEmpty }

    /// The record as a node.
    public var node: YAMLNode { YAMLNode(.mapping(YAMLMapping(pairs, isFlow: false)), at: range) }

    /// Sets a key to a value; nothing when there is none.
    public mutating func set(_ key: String, _ value: YAMLNode?) {
        guard let value else { return }
        pairs.append(.init(key: Text(key, at: value.range), value: value))
    }

    /// Sets a key to a text; nothing when there is none.
    public mutating func set(_ key: String, _ text: Text?) {
        set(key, text.map(YAMLNode.init(text:)))
    }

    /// Sets a key to `true` at the text that says so; nothing when none does.
    public mutating func set(_ key: String, isTrueAt range: SourceRange?) {
        set(key, range.map { Text("true", at: $0) })
    }

    /// Sets a key to a list; nothing when it is empty.
    public mutating func set(_ key: String, _ elements: [YAMLNode]) {
        guard let first = elements.first, let last = elements.last else { return }
        set(key, YAMLNode(.sequence(YAMLSequence(elements, isFlow: false)), at: first.range.joined(to: last.range)))
    }

    /// Sets a key to members; nothing when there are none.
    public mutating func set(_ key: String, _ members: DeclaredMembers) {
        set(key, members.node)
    }
}

/// Members by name, in the order of the source; members of one name become a list.
public struct DeclaredMembers: Sendable {
    private var names: [Text] = []
    private var members: [String: [YAMLNode]] = [:]

    public init() {}

    public var isEmpty: Bool { names.isEmpty }

    public mutating func add(_ name: Text, _ member: YAMLNode) {
        if members[name.value] == nil { names.append(name) }
        members[name.value, default: []].append(member)
    }

    /// The members as a mapping; nil when there are none.
    public var node: YAMLNode? {
        guard let first = names.first, let last = names.last else { return nil }
        let pairs = names.map { name in
            let all = members[name.value] ?? []
            let list = YAMLNode(.sequence(YAMLSequence(all, isFlow: false)), at: name.range)
            return YAMLMapping.Pair(key: name, value: all.count == 1 ? all[0] : list)
        }
        return YAMLNode(.mapping(YAMLMapping(pairs, isFlow: false)), at: first.range.joined(to: last.range))
    }
}

extension YAMLNode {
    /// A text of the source as a value.
    public init(text: Text) {
        self.init(.scalar(YAMLScalar(text.value, .plain)), at: text.range)
    }
}
