import CatalogModel

/// A builder of a JSON object for a schema, skipping absent values.
///
/// Names are added once.
struct ObjectBuilder {
    var object = JSONObject()

    var value: JSONValue { .object(object) }
    var isEmpty: Bool { object.isEmpty }

    mutating func add(_ name: String, value: JSONValue?) {
        if let value { object.append(name, value: value) }
    }

    /// Adds the members of an object with new names.
    mutating func add(contentsOf other: JSONObject) {
        for member in other.members { object.append(member.name, value: member.value) }
    }
}

extension JSONValue {
    var members: JSONObject? { if case .object(let object) = self { object } else { nil } }
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    var string: String? { if case .string(let string) = self { string } else { nil } }

    static func texts(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
}
