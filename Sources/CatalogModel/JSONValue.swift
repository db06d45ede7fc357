/// A JSON value faithful to the author's text: the digits of numbers and the order of members (RFC 8259).
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number by digits, for example `1.50`; always a JSON number literal.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    public static func integer(_ value: Int) -> JSONValue { .number(String(value)) }
}

/// A JSON object, with the members in the order of writing.
///
/// Names are unique.
public struct JSONObject: Hashable, Sendable {
    public private(set) var members: [Member] = []

    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSONValue
    }

    public init() {}

    public init(_ members: KeyValuePairs<String, JSONValue?>) {
        for (name, value) in members { self[name] = value }
    }

    /// The value of a member.
    ///
    /// Setting an existing member keeps the place, setting nil removes the member.
    public subscript(name: String) -> JSONValue? {
        get {
            // By index, because looking at a member as a value would copy it.
            members.indices.first { members[$0].name == name }.map { members[$0].value }
        }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Adds a member with a name known to be new; constant time.
    public mutating func append(_ name: String, value: JSONValue) {
        // Most objects have a few members: room for them at once is cheaper than growing.
        if members.capacity == 0 { members.reserveCapacity(6) }
        members.append(Member(name: name, value: value))
    }

    /// Makes room for members of the given count.
    public mutating func reserveCapacity(_ count: Int) {
        members.reserveCapacity(count)
    }

    public var isEmpty: Bool { members.isEmpty }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
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
