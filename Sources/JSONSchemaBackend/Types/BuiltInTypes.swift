import CatalogModel

/// The table of built-in types of each language with JSON Schemas, such as `Int` of Swift as an integer, used unless
/// the catalog states otherwise.
///
/// The types file comes first.
enum BuiltInTypes {
    /// A built-in type and the schema for data; nil: the type is not data.
    typealias Row = (pattern: String, schema: JSONValue?)

    /// Types of every language in JSON Schema's own words, as used for data-driven components.
    static let everywhere: [Row] = [
        ("string", type("string")), ("boolean", type("boolean")), ("number", type("number")),
        ("integer", type("integer")), ("object", type("object")), ("array", type("array")), ("null", type("null")),
    ]

    static let byLanguage: [(language: ProgrammingLanguage, rows: [Row])] = [
        (.swift, swift), (.kotlin, kotlin), (.typescript, typescript),
    ]

    private static let swift: [Row] =
        rows(["String", "Substring", "Character"], schema: type("string")) + [("Bool", type("boolean"))]
        + rows(["Int", "Int8", "Int16", "Int32", "Int64"], schema: type("integer"))
        + rows(["UInt", "UInt8", "UInt16", "UInt32", "UInt64"], schema: natural)
        + rows(["Double", "Float"], schema: type("number"))
        + rows(["Any", "AnyHashable"], schema: anything) + rows(["Void", "Never", "()"], schema: nil)
        + [("Array<T>", list), ("Set<T>", set), ("Optional<T>", nullable), ("Dictionary<K, V>", map)]

    private static let kotlin: [Row] =
        rows(["String", "Char", "CharSequence"], schema: type("string")) + [("Boolean", type("boolean"))]
        + rows(["Int", "Long", "Short", "Byte"], schema: type("integer"))
        + rows(["Double", "Float"], schema: type("number"))
        + rows(["Any", "*"], schema: anything) + rows(["Unit", "Nothing"], schema: nil)
        + rows(["List<T>", "Array<T>"], schema: list) + [("Set<T>", set), ("Map<K, V>", map)]

    private static let typescript: [Row] =
        rows(["any", "unknown"], schema: anything)
        + rows(["void", "undefined", "never", "symbol", "Function", "Promise<T>"], schema: nil)
        + rows(["Array<T>", "ReadonlyArray<T>"], schema: list) + [("Record<K, V>", map)]

    private static func rows(_ patterns: [String], schema: JSONValue?) -> [Row] { patterns.map { ($0, schema) } }

    private static func type(_ name: String) -> JSONValue { ["type": .string(name)] }

    private static let anything: JSONValue = .object(JSONObject())
    private static let natural: JSONValue = ["type": "integer", "minimum": .number("0")]
    private static let list: JSONValue = ["type": "array", "items": ["type": "T"]]
    private static let set: JSONValue = ["type": "array", "items": ["type": "T"], "uniqueItems": true]
    private static let map: JSONValue = ["type": "object", "additionalProperties": ["type": "V"]]
    private static let nullable: JSONValue = ["anyOf": [["type": "T"], ["type": "null"]]]
}
