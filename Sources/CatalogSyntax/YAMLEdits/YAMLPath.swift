package import CatalogModel

/// A step of a path into a YAML document: the key of a mapping or the index of a list element.
package enum YAMLPathStep: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case key(String)
    /// An element of a list, counted from 0.
    case index(Int)

    package init(stringLiteral value: String) { self = .key(value) }
    package init(integerLiteral value: Int) { self = .index(value) }
}

/// The path from the root of a file to a value.
package typealias YAMLPath = [YAMLPathStep]

/// A change of a value at a path in a YAML file, such as setting, adding, removing or renaming.
package enum YAMLChange: Hashable, Sendable {
    /// Another value in the place of the present value.
    case set(YAMLPath, JSONValue)
    /// A new key of a mapping, after an existing key; at the beginning if nil.
    case add(YAMLPath, key: String, JSONValue, after: String?)
    /// A new element of a list at the given index.
    case insert(YAMLPath, JSONValue, at: Int)
    /// A key with the value, or an element of a list. Comments in the removed lines go, too, or stay on separate lines.
    case remove(YAMLPath, keepingComments: Bool = false)
    /// Another name for the key at the end of a path.
    case rename(YAMLPath, to: String)
    /// Another order for all keys of a mapping.
    case reorder(YAMLPath, [String])
    /// A mapping of empty mappings in place of a list of names.
    case keys(YAMLPath)
    /// The value of an alias in place of the alias.
    case writeOut(YAMLPath, JSONValue)
    /// A value without its anchor, which no alias uses.
    case removeAnchor(YAMLPath)

    /// The path of the changed value, or of a new key.
    var path: YAMLPath {
        switch self {
        case .set(let path, _), .insert(let path, _, _), .remove(let path, _), .rename(let path, _),
            .reorder(let path, _), .keys(let path), .writeOut(let path, _), .removeAnchor(let path):
            path
        case .add(let path, let key, _, _): path + [.key(key)]
        }
    }

    /// Whether the text changes and the value stays.
    var keepsValue: Bool {
        switch self {
        case .writeOut, .removeAnchor: true
        default: false
        }
    }
}

extension JSONValue {
    /// Returns the value after a change; nil where the target of the change is missing, or already exists.
    func applying(_ change: YAMLChange) -> JSONValue? {
        switch change {
        case .set(let path, let value): replacing(path[...]) { _ in value }
        case .add(let path, let key, let value, let sibling):
            changingObject(path) { $0.adding(key, value: value, after: sibling) }
        case .insert(let path, let value, let index):
            replacing(path[...]) { old in
                guard case .array(var elements) = old, (0...elements.count).contains(index) else { return nil }
                elements.insert(value, at: index)
                return .array(elements)
            }
        case .remove(let path, _):
            path.last.flatMap { last in replacing(path.dropLast()) { $0.removing(last) } }
        case .rename(let path, let name):
            path.last.flatMap { last in
                changingObject(path.dropLast()) { object in
                    guard case .key(let key) = last, object[key] != nil, object[name] == nil else { return nil }
                    return object.members.map { $0.name == key ? (name, $0.value) : ($0.name, $0.value) }
                }
            }
        case .writeOut, .removeAnchor: self
        case .keys(let path):
            replacing(path[...]) { old in
                guard case .array(let names) = old else { return nil }
                var object = JSONObject()
                for name in names {
                    guard let key = name.nameText, object[key] == nil else { return nil }
                    object.append(key, value: .object(JSONObject()))
                }
                return .object(object)
            }
        case .reorder(let path, let keys):
            changingObject(path) { object in
                guard keys.count == object.members.count, Set(keys).count == keys.count else { return nil }
                let members = keys.compactMap { key in object[key].map { (key, $0) } }
                return members.count == keys.count ? members : nil
            }
        }
    }

    /// The text of a scalar as the key of a mapping; nil for a collection.
    private var nameText: String? {
        switch self {
        case .string(let text): text
        case .number(let digits): digits
        case .bool(let flag): flag ? "true" : "false"
        case .null: "null"
        case .array, .object: nil
        }
    }

    private func replacing(_ path: ArraySlice<YAMLPathStep>, change: (JSONValue) -> JSONValue?) -> JSONValue? {
        guard let step = path.first else { return change(self) }
        switch (step, self) {
        case (.key(let key), .object(var object)):
            guard let value = object[key]?.replacing(path.dropFirst(), change: change) else { return nil }
            object[key] = value
            return .object(object)
        case (.index(let index), .array(var elements)):
            guard elements.indices.contains(index),
                let value = elements[index].replacing(path.dropFirst(), change: change)
            else { return nil }
            elements[index] = value
            return .array(elements)
        default: return nil
        }
    }

    private func changingObject(
        _ path: YAMLPath, change: (JSONObject) -> [(String, JSONValue)]?
    ) -> JSONValue? {
        replacing(path[...]) { old in
            guard case .object(let object) = old, let members = change(object) else { return nil }
            var result = JSONObject()
            for (name, value) in members { result.append(name, value: value) }
            return .object(result)
        }
    }

    private func removing(_ step: YAMLPathStep) -> JSONValue? {
        switch (step, self) {
        case (.key(let key), .object(var object)):
            if object[key] == nil { return nil }
            object[key] = nil
            return .object(object)
        case (.index(let index), .array(var elements)):
            guard elements.indices.contains(index) else { return nil }
            elements.remove(at: index)
            return .array(elements)
        default: return nil
        }
    }
}

extension JSONObject {
    fileprivate func adding(_ key: String, value: JSONValue, after sibling: String?) -> [(String, JSONValue)]? {
        if self[key] != nil { return nil }
        var all = members.map { ($0.name, $0.value) }
        guard let sibling else { return [(key, value)] + all }
        guard let index = members.firstIndex(where: { $0.name == sibling }) else { return nil }
        all.insert((key, value), at: index + 1)
        return all
    }
}
