import CatalogModel

/// A generator of sample JSON valid under the JSON Schema of the catalog dump, for requests of the conformance test.
struct SchemaSample {
    /// The extent of a sample: the required members only, or all members.
    enum Extent: Hashable { case required, everything }

    private let definitions: JSONObject
    private var extent: Extent
    /// The texts used in turn wherever any text is allowed; none: words with numbers.
    private let texts: [String]
    private var textCount = 0
    /// Names of the records under construction, to end recursion.
    private var open: [String] = []
    /// Number of times each record has been made.
    ///
    /// A record made twice has only the required content from then on, or a sample would repeat the same content a
    /// hundred times.
    private var counts: [String: Int] = [:]

    init(of schema: JSONValue, _ extent: Extent, texts: [String] = []) {
        definitions = schema["$defs"]?.object ?? JSONObject()
        self.extent = extent
        self.texts = texts
    }

    /// Returns a value; nil for a value containing a copy of the value.
    mutating func value(of schema: JSONValue) -> JSONValue? {
        // A schema that allows anything.
        guard let keywords = schema.object, schema != .bool(true) else { return ["key": .string(text())] }
        if let reference = keywords["$ref"]?.text { return definition(reference) }
        if let value = keywords["const"] { return value }
        if case .array(let values)? = keywords["enum"] { return values.first }
        switch keywords["type"]?.type {
        case "boolean": return true
        case "array":
            let element = extent == .required ? nil : keywords["items"].flatMap { value(of: $0) }
            return .array(element.map { [$0] } ?? [])
        case "object": return object(keywords)
        case "string" where keywords["pattern"] != nil: return .string(ConformanceRequests.otherID)
        case "string": return .string(text())
        default: return ["key": .string(text())]
        }
    }

    private mutating func definition(_ reference: String) -> JSONValue? {
        guard let name = reference.split(separator: "/").last.map(String.init), !open.contains(name),
            let schema = definitions[name]
        else { return nil }
        let before = extent
        counts[name, default: 0] += 1
        if counts[name, default: 0] > 2 { extent = .required }
        open.append(name)
        defer {
            open.removeLast()
            extent = before
        }
        return value(of: schema)
    }

    private mutating func object(_ keywords: JSONObject) -> JSONValue? {
        var object = JSONObject()
        let required = keywords["required"]?.texts ?? []
        for member in keywords["properties"]?.object?.members ?? [] {
            let isRequired = required.contains(member.name)
            guard isRequired || extent == .everything else { continue }
            if let value = value(of: member.value) {
                object.append(member.name, value: value)
            } else if isRequired {
                return nil
            }
        }
        if keywords["properties"] == nil, extent == .everything {
            object.append("key", value: keywords["additionalProperties"].flatMap { value(of: $0) } ?? .string(text()))
        }
        return .object(object)
    }

    private mutating func text() -> String {
        textCount += 1
        return texts.isEmpty ? "word \(textCount)" : texts[textCount % texts.count]
    }
}

extension JSONValue {
    var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
    var text: String? { if case .string(let text) = self { text } else { nil } }

    subscript(name: String) -> JSONValue? { object?[name] }

    var texts: [String] {
        guard case .array(let elements) = self else { return [] }
        return elements.compactMap(\.text)
    }

    /// The type allowed by a `type`; of several, the type with the richest content.
    fileprivate var type: String? { text ?? (texts.contains("object") ? "object" : texts.first) }
}
