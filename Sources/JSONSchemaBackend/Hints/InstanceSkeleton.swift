import CatalogModel

/// A maker of the snippet for inserting a new instance of a schema in an editor: the required members, with tab stops
/// for the values.
///
/// The language servers print the body as JSON and read the result as a snippet: `$1` is a tab stop, `${1:text}` a tab
/// stop with a text, `${1|a,b|}` a tab stop with choices. A string that begins with `^` is printed without quotes.
struct InstanceSkeleton {
    /// The depth below which values are left to the user of the snippet.
    private static let maximumDepth = 6

    let definitions: ComponentDefinitions
    private var lastStop = 0
    private var depth = 0

    init(definitions: ComponentDefinitions) { self.definitions = definitions }

    mutating func body(of schema: JSONObject) -> JSONValue {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { return stop() }
        if let constant = schema["const"] { return Self.literal(constant) }
        if let standard = schema["default"] { return stop(standard) }
        if let reference = schema["$ref"]?.string { return referred(reference) }
        if let choices = choices(schema) { return choices }
        if let first = (schema["anyOf"] ?? schema["oneOf"])?.elements?.first?.members, schema["type"] == nil {
            return body(of: first)
        }
        switch schema["type"]?.string {
        case "object": return object(schema)
        case "array": return list(schema)
        case "string": return .string("$\(nextStop())")
        case "boolean": return .string("^${\(nextStop())|false,true|}")
        case "number", "integer": return stop(schema["minimum"] ?? .integer(0))
        case "null": return .null
        default: return stop()
        }
    }

    // MARK: Parts

    private mutating func object(_ schema: JSONObject) -> JSONValue {
        let properties = schema["properties"]?.members ?? JSONObject()
        var required = Set(Self.required(schema))
        for condition in [schema] + (schema["allOf"]?.elements ?? []).compactMap(\.members) {
            required.formUnion((condition["anyOf"]?.elements?.first?.members).map(Self.required) ?? [])
        }
        var result = JSONObject()
        // Editors would read a dollar sign in a name as a tab stop.
        for member in properties.members where required.contains(member.name) && !member.name.contains("$") {
            result.append(member.name, value: body(of: member.value.members ?? JSONObject()))
        }
        return .object(result)
    }

    private static func required(_ schema: JSONObject) -> [String] {
        (schema["required"]?.elements ?? []).compactMap(\.string)
    }

    private mutating func list(_ schema: JSONObject) -> JSONValue {
        if let parts = schema["prefixItems"]?.elements {
            return .array(parts.map { body(of: $0.members ?? JSONObject()) })
        }
        guard schema["minItems"] != nil else { return .string("^[$\(nextStop())]") }
        return [body(of: schema["items"]?.members ?? JSONObject())]
    }

    private mutating func referred(_ reference: String) -> JSONValue {
        if let schema = definitions[reference] { return body(of: schema) }
        guard !reference.contains("#"), reference.hasSuffix(SchemaCatalog.fileSuffix) else { return stop() }
        let component =
            reference == SchemaCatalog.bundleFile
            ? "$\(nextStop())" : String(reference.dropLast(SchemaCatalog.fileSuffix.count))
        return ["component": .string(component)]
    }

    /// Returns a tab stop with the values of an enum.
    private mutating func choices(_ schema: JSONObject) -> JSONValue? {
        let constants =
            schema["enum"]?.elements ?? schema["oneOf"]?.elements?.map { $0.members?["const"] ?? .object(JSONObject()) }
        guard let constants, !constants.isEmpty else { return nil }
        let strings = constants.compactMap(\.string)
        if strings.count == constants.count, strings.allSatisfy({ !$0.contains(where: Self.isSpecial) }) {
            return .string("${\(nextStop())|\(strings.joined(separator: ","))|}")
        }
        return constants[0].members == nil ? stop(constants[0]) : nil
    }

    // MARK: Tab stops

    private mutating func nextStop() -> Int {
        lastStop += 1
        return lastStop
    }

    private mutating func stop() -> JSONValue { .string("^$\(nextStop())") }

    /// Returns a tab stop with a value that can be typed over.
    private mutating func stop(_ value: JSONValue) -> JSONValue {
        if case .string(let text) = value, !text.contains(where: Self.isSpecial) {
            return .string(text.isEmpty ? "$\(nextStop())" : "${\(nextStop()):\(text)}")
        }
        return .string("^${\(nextStop()):\(Self.escaped(value.compact))}")
    }

    /// Returns a value unchanged.
    private static func literal(_ value: JSONValue) -> JSONValue {
        guard case .string(let text) = value, text.contains(where: isSpecial) else { return value }
        return .string("^" + escaped(value.compact))
    }

    /// Whether a character has a meaning in a snippet, or requires an escape in JSON.
    private static func isSpecial(_ character: Character) -> Bool {
        "$\\}|,^\"".contains(character) || character.isNewline
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "$\\}".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
