/// A JSON value faithful to the author's text: the digits of numbers and the order of members (RFC 8259).
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number by digits, for example `1.50`; always a JSON number literal.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// Returns the number with the decimal digits of an integer.
    public static func integer(_ value: Int) -> JSONValue { .number(String(value)) }
}

/// A JSON object, with the members in the order of writing.
///
/// Names are unique.
public struct JSONObject: Hashable, Sendable {
    /// The members in the order of writing.
    public private(set) var members: [JSONObjectMember] = []

    /// Creates an object without members.
    public init() {}

    /// Creates an object of members in order; members with nil for a value are left out.
    public init(_ members: KeyValuePairs<String, JSONValue?>) {
        for (name, value) in members { self[name] = value }
    }

    /// The value of a member.
    ///
    /// Setting an existing member keeps the place, setting nil removes the member.
    public subscript(name: String) -> JSONValue? {
        get {
            // Access members by index, because binding a member would copy it.
            members.indices.first { members[$0].name == name }.map { members[$0].value }
        }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(JSONObjectMember(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Adds a member without a check that the name is new; constant time.
    public mutating func append(_ name: String, value: JSONValue) {
        // Most objects have a few members: room for them at once is cheaper than growing.
        if members.capacity == 0 { members.reserveCapacity(6) }
        members.append(JSONObjectMember(name: name, value: value))
    }

    /// Makes room for members of the given count.
    public mutating func reserveCapacity(_ count: Int) {
        members.reserveCapacity(count)
    }

    /// Whether the object has no members.
    public var isEmpty: Bool { members.isEmpty }
}

/// A member of an object: a name with a value.
public struct JSONObjectMember: Hashable, Sendable {
    /// The name, unique in the object.
    public var name: String
    /// The value, possibly `null`.
    public var value: JSONValue
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Creates a JSON string from a literal.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a JSON `true` or `false` from a literal.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a JSON array from a literal, with the elements in order.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// An object; members with nil for a value are left out.
    ///
    /// Names are unique.
    public init(dictionaryLiteral elements: (String, JSONValue?)...) {
        var object = JSONObject()
        object.reserveCapacity(elements.count)
        for (name, value) in elements {
            if let value { object.append(name, value: value) }
        }
        self = .object(object)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object; members with nil for a value are left out.
    public init(dictionaryLiteral elements: (String, JSONValue?)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}
