package import CatalogModel
package import CatalogSyntax

/// A record of the entry format under construction while reading a source, such as a symbol graph, filled key by key.
package struct DeclaredRecord: Sendable {
    private var pairs: [YAMLMapping.Pair] = []
    private let range: SourceRange

    /// - Parameter range: The declaration in the source.
    package init(at range: SourceRange) {
        self.range = range
    }

    package var isEmpty: Bool { pairs.isEmpty }

    /// The value of a key.
    package subscript(key: String) -> YAMLNode? { pairs.first { $0.key.value == key }?.value }

    /// Returns the value of the only key; nil when there are others, too.
    package func onlyValue(of key: String) -> YAMLNode? { pairs.count == 1 ? self[key] : nil }

    /// The record as a node.
    package var node: YAMLNode { YAMLNode(.mapping(YAMLMapping(pairs, isFlow: false)), at: range) }

    /// Sets a key to a value; no change for nil.
    package mutating func set(_ key: String, to value: YAMLNode?) {
        guard let value else { return }
        pairs.removeAll { $0.key.value == key }
        pairs.append(.init(key: Text(key, at: value.range), value: value))
    }

    /// Sets a key to a text; no change for nil.
    package mutating func set(_ key: String, to text: Text?) {
        set(key, to: text.map(YAMLNode.init(text:)))
    }

    /// Sets a key to `true` at the range that states the fact; no change for nil.
    package mutating func set(_ key: String, isTrueAt range: SourceRange?) {
        set(key, to: range.map { Text("true", at: $0) })
    }

    /// Sets a key to a list; no change for an empty list.
    package mutating func set(_ key: String, to elements: [YAMLNode]) {
        set(key, to: YAMLNode.list(elements))
    }

    /// Sets a key to members; no change without members.
    package mutating func set(_ key: String, to members: DeclaredMembers) {
        set(key, to: members.node)
    }
}

/// A mapping of members by name under construction from code declarations, in the order of the source; members of the
/// same name become a list.
package struct DeclaredMembers: Sendable {
    private var names: [Text] = []
    private var members: [String: [YAMLNode]] = [:]

    package init() {}

    package var isEmpty: Bool { names.isEmpty }

    package mutating func add(_ name: Text, member: YAMLNode) {
        if members[name.value] == nil { names.append(name) }
        members[name.value, default: []].append(member)
    }

    /// Returns a name without a member: the name itself, or the name with a number.
    ///
    /// Parameters of the same name, as JavaScript allows, are not overloads.
    package func unused(_ name: Text) -> Text {
        var number = 2
        var free = name
        while members[free.value] != nil {
            free = name.map { _ in "\(name.value)\(number)" }
            number += 1
        }
        return free
    }

    /// The members as a mapping; nil when there are none.
    package var node: YAMLNode? {
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
    /// A text of the source as a value, in quotes only if empty.
    package init(text: Text) {
        self.init(.scalar(YAMLScalar(text.value, style: text.value.isEmpty ? .doubleQuoted : .plain)), at: text.range)
    }

    /// A text of the source that stays text where data is read: `"true"`.
    package init(quoted text: Text) {
        self.init(.scalar(YAMLScalar(text.value, style: .doubleQuoted)), at: text.range)
    }

    /// Data at a single range of the source, used for all parts of the data.
    package init(data value: JSONValue, at range: SourceRange) {
        switch value {
        case .null: self.init(text: Text("null", at: range))
        case .bool(let flag): self.init(text: Text(flag ? "true" : "false", at: range))
        case .number(let digits): self.init(text: Text(digits, at: range))
        case .string(let text): self.init(quoted: Text(text, at: range))
        case .array(let elements):
            let nodes = elements.map { YAMLNode(data: $0, at: range) }
            self.init(.sequence(YAMLSequence(nodes, isFlow: false)), at: range)
        case .object(let object):
            let pairs = object.members.map { member in
                YAMLMapping.Pair(key: Text(member.name, at: range), value: YAMLNode(data: member.value, at: range))
            }
            self.init(.mapping(YAMLMapping(pairs, isFlow: false)), at: range)
        }
    }

    /// Returns a list at its elements; nil when there are none.
    package static func list(_ elements: [YAMLNode]) -> YAMLNode? {
        guard let first = elements.first, let last = elements.last else { return nil }
        let range = first.range.file == last.range.file ? first.range.joined(to: last.range) : first.range
        return YAMLNode(.sequence(YAMLSequence(elements, isFlow: false)), at: range)
    }

    /// Returns a mapping without a key, for a member without stated facts.
    package static func empty(at range: SourceRange) -> YAMLNode {
        YAMLNode(.mapping(YAMLMapping([], isFlow: false)), at: range)
    }
}
