import CatalogModel
import CatalogFormat

/// The shape of a value in the catalog's JSON dump, from the JSON Schema of the dump: the members available to the
/// expressions of own rules.
struct DumpShape {
    /// The result of looking up a member of the shape by name.
    enum Member {
        case found(DumpShape)
        /// No member of the name, with the existing members.
        case unknown([String])
    }

    /// The schemas for the value.
    private let schemas: [JSONValue]
    private let definitions: JSONValue

    /// The shape of the whole dump.
    static var root: DumpShape {
        let document = DumpSchema.json
        return DumpShape([document], definitions: document["$defs"])
    }

    private init(_ schemas: [JSONValue], definitions: JSONValue?) {
        let definitions = definitions ?? .object(JSONObject())
        self.definitions = definitions
        self.schemas = schemas.flatMap { Self.objects(of: $0, definitions) }
    }

    func member(_ name: String) -> Member {
        var names: [String] = []
        var found: [JSONValue] = []
        for schema in schemas {
            // Vendor data can have any format.
            if case .bool(true) = schema { return .found(DumpShape([true], definitions: definitions)) }
            if let property = schema["properties"]?[name] {
                found.append(property)
            } else if let further = schema["additionalProperties"], further != false {
                found.append(further)
            }
            if case .object(let properties)? = schema["properties"] { names += properties.members.map(\.name) }
        }
        return found.isEmpty ? .unknown(names) : .found(DumpShape(found, definitions: definitions))
    }

    /// Returns the schemas of objects reached from a schema: by reference, as alternatives, and as elements of lists.
    private static func objects(of schema: JSONValue, _ definitions: JSONValue, depth: Int = 0) -> [JSONValue] {
        if depth > 20 { return [] }
        if case .bool(let isAny) = schema { return isAny ? [schema] : [] }
        var found: [JSONValue] = []
        if case .string(let reference)? = schema["$ref"], let name = reference.split(separator: "/").last,
            let definition = definitions[String(name)]
        {
            found += objects(of: definition, definitions, depth: depth + 1)
        }
        for key in ["anyOf", "oneOf", "allOf"] {
            guard case .array(let alternatives)? = schema[key] else { continue }
            found += alternatives.flatMap { objects(of: $0, definitions, depth: depth + 1) }
        }
        if let items = schema["items"] { found += objects(of: items, definitions, depth: depth + 1) }
        if schema["properties"] != nil || schema["additionalProperties"] != nil {
            found.append(schema)
        } else if schema["type"] == "object" || schema.isOnlyDescribed {
            found.append(true)
        }
        return found
    }
}

extension JSONValue {
    /// Whether a schema leaves the form of values open.
    fileprivate var isOnlyDescribed: Bool {
        if case .object(let object) = self { object.members.allSatisfy { $0.name == "description" } } else { false }
    }

    /// The member of an object.
    fileprivate subscript(name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }
}
