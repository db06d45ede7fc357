import CatalogModel
import CatalogSyntax

/// A view of an entry's YAML for planning edits: members are found by place, and changed or removed by key.
struct EntrySourceText {
    private let root: YAMLNode

    init(_ editor: YAMLEditor) { root = editor.root }

    // MARK: Where things are

    /// Returns the way to the member named at a place, or else to the node at the place.
    func path(of range: SourceRange?) -> YAMLPath? {
        guard let range else { return nil }
        return path(in: root, from: [], key: { $0 == range }) ?? path(in: root, from: [], isNode: { $0 == range })
    }

    private func path(
        in node: YAMLNode, from start: YAMLPath, key isKey: (SourceRange) -> Bool = { _ in false },
        isNode: (SourceRange) -> Bool = { _ in false }
    ) -> YAMLPath? {
        if isNode(node.range) { return start }
        switch node.content {
        case .scalar: return nil
        case .sequence(let list):
            for (index, element) in list.elements.enumerated() {
                if let found = path(in: element, from: start + [.index(index)], key: isKey, isNode: isNode) {
                    return found
                }
            }
        case .mapping(let mapping):
            for pair in mapping.pairs {
                let path = start + [.key(pair.key.value)]
                if isKey(pair.key.range) { return path }
                if let found = self.path(in: pair.value, from: path, key: isKey, isNode: isNode) { return found }
            }
        }
        return nil
    }

    /// Returns the way to the record named at a place; the only overload of a function may be in a list.
    func recordPath(of range: SourceRange?) -> YAMLPath? {
        guard let path = path(of: range) else { return nil }
        if case .sequence(let list)? = node(path)?.content, list.elements.count == 1 { return path + [.index(0)] }
        return path
    }

    /// Whether the elements of a list under a key are texts or records, rather than names of members.
    static func listsTexts(under key: String) -> Bool {
        ["conforms", "inherits", "mixins", "values", "attributes", "initializers"].contains(key)
    }

    /// Whether a record has a key.
    func has(_ key: String, in record: YAMLPath) -> Bool {
        if case .mapping(let mapping)? = node(record)?.content { mapping[key] != nil } else { false }
    }

    /// Whether a record is a single text.
    func isScalar(_ record: YAMLPath) -> Bool {
        if case .scalar? = node(record)?.content { true } else { false }
    }

    private func node(_ path: YAMLPath) -> YAMLNode? {
        path.reduce(root) { node, step in
            switch (step, node?.content) {
            case (.key(let key), .mapping(let mapping)?): mapping[key]
            case (.index(let index), .sequence(let list)?):
                list.elements.indices.contains(index) ? list.elements[index] : nil
            default: nil
            }
        }
    }

    // MARK: Changes

    /// Removes the member named at a place, along with any containers left empty.
    func removing(_ range: SourceRange?) -> [YAMLChange] {
        guard var path = path(of: range) else { return [] }
        // The name of a function is removed with its only overload.
        while path.count > 1, let outer = node(Array(path.dropLast())), outer.memberCount == 1 {
            path.removeLast()
            if case .key(let key)? = path.last, Self.collections.contains(key) { break }
        }
        return [.remove(path)]
    }

    private static let collections: Set<String> = [
        "types", "functions", "variables", "properties", "initializers", "methods", "cases", "events", "slots",
        "parameters", "cssParts", "cssStates", "cssProperties", "conforms", "inherits", "mixins", "values",
        "attributes", "strings", "translations",
    ]

    /// Takes a key away from a record.
    func removing(_ key: String, of record: YAMLPath) -> [YAMLChange] {
        guard case .mapping(let mapping)? = node(record)?.content, mapping[key] != nil else { return [] }
        return [.remove(record + [.key(key)])]
    }

    /// Puts a value under a key of a record, possibly written in the short form, or as one of the names in `names`.
    func setting(
        _ key: String, to value: JSONValue, of record: YAMLPath, shortForm: String?, named names: [String] = []
    ) -> [YAMLChange] {
        guard let node = node(record) else { return [] }
        let fact = shortForm == key ? value : .object(JSONObject([key: value]))
        if let change = expanding(node, at: record, to: fact, named: names) { return [change] }
        if case .mapping(let mapping) = node.content {
            if mapping[key] != nil { return [.set(record + [.key(key)], value)] }
            return [.add(record, key: key, value, after: mapping.pairs.last?.key.value)]
        }
        guard let shortForm, !record.isEmpty else { return [] }
        if shortForm == key { return [.set(record, value)] }
        var object = JSONObject()
        if !node.isAbsent { object[shortForm] = node.jsonValue() }
        object[key] = value
        return [.set(record, .object(object))]
    }

    /// Gives a record to a member that is a name alone; nil for a value other than a name.
    private func expanding(
        _ node: YAMLNode, at path: YAMLPath, to record: JSONValue, named names: [String]
    ) -> YAMLChange? {
        guard case .scalar(let scalar) = node.content, names.contains(scalar.text), let last = path.last else {
            return nil
        }
        switch last {
        case .key(let key):
            guard Self.collections.contains(key), names.contains(key), key != scalar.text else { return nil }
            return .set(path, .object(JSONObject([scalar.text: record])))
        case .index:
            let list = Array(path.dropLast())
            guard case .key(let key)? = list.last, Self.collections.contains(key), names.contains(key),
                case .sequence(let elements)? = self.node(list)?.content
            else { return nil }
            var object = JSONObject()
            for case .scalar(let name) in elements.elements.map(\.content) {
                object[name.text] = name.text == scalar.text ? record : .object(JSONObject())
            }
            return .set(list, .object(object))
        }
    }

    /// Sets another label of a parameter, or another name for callers to use.
    func renaming(_ range: SourceRange?, to name: String, isLabel: Bool) -> [YAMLChange] {
        guard let path = path(of: range), case .key(let own)? = path.last else { return [] }
        if !isLabel { return [.rename(path, to: name)] }
        if name == own { return removing("label", of: path) }
        guard case .mapping(let mapping)? = node(path)?.content, mapping["label"] == nil else {
            return setting("label", to: .string(name), of: path, shortForm: "type")
        }
        return [.add(path, key: "label", .string(name), after: nil)]
    }

    /// Returns a new member after the nearest of some others; without a name as the last element of a list.
    func adding(
        _ name: String?, as value: JSONValue, to record: YAMLPath, under key: String, before others: [String]
    ) -> [YAMLChange] {
        let path = record + [.key(key)]
        guard let record = node(record), case .mapping(let outer) = record.content else { return [] }
        let alone: JSONValue = name.map { .object(JSONObject([$0: value])) } ?? .array([value])
        guard let members = outer[key], !members.isAbsent else {
            let last = outer.pairs.last?.key.value
            return [outer[key] == nil ? .add(Array(path.dropLast()), key: key, alone, after: last) : .set(path, alone)]
        }
        switch members.content {
        case .mapping(let mapping):
            guard let name else { return [.set(path, .array([members.jsonValue(), value]))] }
            let sibling = others.first { mapping[$0] != nil }
            return [.add(path, key: name, value, after: sibling)]
        case .sequence(let list):
            guard let name else { return [.insert(path, value, at: list.elements.count)] }
            return adding(name, as: value, toNames: list, at: path, after: others)
        case .scalar(let scalar):
            guard let name else { return [.set(path, .array([members.jsonValue(), value]))] }
            // A name alone is a member without facts.
            return [.set(path, .object(JSONObject([scalar.text: .object(JSONObject()), name: value])))]
        }
    }

    /// Adds an overload of a function.
    func adding(overload: JSONValue, of function: String, to record: YAMLPath, under key: String) -> [YAMLChange] {
        let path = record + [.key(key)]
        switch node(path)?.content {
        case .mapping(let functions)?:
            guard let own = functions[function] else { return [] }
            if case .sequence(let list) = own.content {
                return [.insert(path + [.key(function)], overload, at: list.elements.count)]
            }
            let first: JSONValue = own.isAbsent ? .object(JSONObject()) : own.jsonValue()
            return [.set(path + [.key(function)], .array([first, overload]))]
        case .sequence(let list)?:
            var object = JSONObject()
            for case .scalar(let name) in list.elements.map(\.content) {
                let empty = JSONValue.object(JSONObject())
                object[name.text] = name.text == function ? .array([empty, overload]) : empty
            }
            return [.set(path, .object(object))]
        case .scalar?: return [.set(path, .object(JSONObject([function: .array([.object(JSONObject()), overload])])))]
        case nil: return []
        }
    }

    /// Adds a name to a list of names.
    ///
    /// A list of names can contain another name only without any other facts about the name.
    private func adding(
        _ name: String, as value: JSONValue, toNames list: YAMLSequence, at path: YAMLPath, after others: [String]
    ) -> [YAMLChange] {
        let names = list.elements.map { $0.jsonValue() }
        let texts = names.map { name -> String? in if case .string(let text) = name { text } else { nil } }
        let index = others.lazy.compactMap { other in texts.firstIndex(of: other) }.first.map { $0 + 1 } ?? 0
        if value.isEmptyRecord { return [.insert(path, .string(name), at: index)] }
        var object = JSONObject()
        for text in texts[..<index].compactMap(\.self) { object[text] = .null }
        object[name] = value
        for text in texts[index...].compactMap(\.self) { object[text] = .null }
        return [.set(path, .object(object))]
    }

    /// Returns the order of names in code; names missing in code stay after the same predecessors.
    func reordering(_ record: YAMLPath, under key: String, by order: [String]) -> [YAMLChange] {
        let path = record + [.key(key)]
        switch node(path)?.content {
        case .mapping(let mapping)?:
            return [.reorder(path, Self.sorted(mapping.pairs.map(\.key.value), by: order))]
        case .sequence(let list)?:
            let names = list.elements.compactMap { element -> String? in
                if case .scalar(let scalar) = element.content { scalar.text } else { nil }
            }
            guard names.count == list.elements.count else { return [] }
            return [.set(path, .array(Self.sorted(names, by: order).map { .string($0) }))]
        default: return []
        }
    }

    private static func sorted(_ names: [String], by order: [String]) -> [String] {
        let listed = names.filter(order.contains)
        var waiting = order.filter(listed.contains)[...]
        return names.map { order.contains($0) ? waiting.popFirst() ?? $0 : $0 }
    }
}

extension YAMLNode {
    fileprivate var memberCount: Int {
        switch content {
        case .scalar: 0
        case .sequence(let list): list.elements.count
        case .mapping(let mapping): mapping.pairs.count
        }
    }
}

extension JSONValue {
    /// Whether the value states only the record's existence.
    fileprivate var isEmptyRecord: Bool {
        switch self {
        case .null: true
        case .object(let object): object.members.isEmpty
        default: false
        }
    }
}
