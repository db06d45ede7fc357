package import CatalogModel

extension JSONValue {
    package subscript(name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    /// A string, or a number by its digits.
    package var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .null, .bool, .array, .object: nil
        }
    }

    /// The elements of an array; none for any other value.
    package var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The members of an object; none for any other value.
    package var members: [JSONObjectMember] {
        if case .object(let object) = self { object.members } else { [] }
    }

    /// An object whose names come from the data, in order.
    ///
    /// Of several values with one name the first counts.
    package static func byName(_ members: some Sequence<(String, JSONValue)>) -> JSONValue {
        var object = JSONObject()
        for (name, value) in members where object[name] == nil { object.append(name, value: value) }
        return .object(object)
    }

    /// A text without the line breaks at its end, which in a block scalar are a matter of YAML, not of the author.
    var withoutFinalLineBreaks: JSONValue {
        guard case .string(let text) = self else { return self }
        return .string(text.lastIndex { $0 != "\n" }.map { String(text[...$0]) } ?? "")
    }

    /// An object with one name.
    static func byName(_ name: String, _ value: JSONValue) -> JSONValue { .byName([(name, value)]) }

    /// nil where there is nothing: no facet is stated to be empty that the source does not mention.
    package var unlessEmpty: JSONValue? {
        switch self {
        case .array(let elements): elements.isEmpty ? nil : self
        case .object(let object): object.isEmpty ? nil : self
        case .string(let text): text.isEmpty ? nil : self
        case .null: nil
        case .bool, .number: self
        }
    }
}

/// A record of a source, taken apart key by key.
///
/// What nobody asks for is left over and not lost.
struct SourceRecord {
    private var rest: JSONObject

    init(_ value: JSONValue) {
        if case .object(let object) = value { rest = object } else { rest = JSONObject() }
    }

    /// The value of a key; nil where it has none, is `null`, or has been taken before.
    mutating func take(_ key: String) -> JSONValue? {
        let value = rest[key]
        rest[key] = nil
        return value == .null ? nil : value
    }

    mutating func text(_ key: String) -> String? { take(key)?.text }

    /// What is left, as data of a vendor.
    func extensions(_ vendor: String) -> JSONValue? {
        var kept = JSONObject()
        for member in rest.members where member.value != .null { kept.append(member.name, value: member.value) }
        return kept.isEmpty ? nil : .byName(vendor, .object(kept))
    }
}
