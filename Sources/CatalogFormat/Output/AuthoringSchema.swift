public import CatalogModel

/// The JSON Schemas that let an editor complete, explain and check the files of a catalog while they are written.
///
/// Draft 7, because that is what YAML language servers implement in full. Editors read YAML with types, so text may be
/// a string, a number, a boolean or null there; the loader reads all of them as the text that stands in the file.
public enum AuthoringSchema {
    /// The schema of an entry.
    public static var entry: JSONValue { schema(of: Entry.recordForm, title: "Entry of a component catalog") }

    /// The schema of `catalog.yaml`.
    public static var catalog: JSONValue { schema(of: CatalogConfiguration.recordForm, title: "Component catalog") }

    /// The schema of the file that says how types are written elsewhere.
    public static var types: JSONValue {
        var builder = SchemaBuilder()
        let languages = builder.schema(of: ByName<ByName<TypeMapping>>.form)
        return builder.document(
            title: "Types of a component catalog",
            members: [("description", "language → type → mapping"), ("allOf", [languages])])
    }

    private static func schema(of record: RecordForm, title: String) -> JSONValue {
        var builder = SchemaBuilder()
        let reference = builder.schema(of: .record(record))
        return builder.document(title: title, members: [("allOf", [reference])])
    }
}

/// Turns forms into schemas and gathers the definitions that they refer to.
private struct SchemaBuilder {
    private var definitions: [String: JSONValue] = [:]

    mutating func document(title: String, members: [(String, JSONValue)]) -> JSONValue {
        var document = JSONObject()
        document.append("$schema", "http://json-schema.org/draft-07/schema#")
        document.append("title", .string(title))
        for (name, value) in members { document.append(name, value) }
        var sorted = JSONObject()
        for (name, definition) in definitions.sorted(by: { $0.key < $1.key }) { sorted.append(name, definition) }
        document.append("definitions", .object(sorted))
        return .object(document)
    }

    mutating func schema(of form: ValueForm) -> JSONValue {
        switch form {
        case .text: define("text") { _ in ["type": ["string", "number", "boolean", "null"]] }
        case .prose:
            define("prose") { _ in
                ["description": "CommonMark text.", "type": ["string", "number", "boolean", "null"]]
            }
        case .id:
            define("id") { _ in
                [
                    "description": "Id of an entry.", "type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
                    "not": ["enum": .array(EntryID.devices.sorted().map { .string($0) })],
                ]
            }
        case .flag: ["type": "boolean"]
        case .word(let words): ["enum": .array(words.map { .string($0) })]
        case .list(let element): list(of: element)
        case .byName(let value, let allowsNames): byName(value, allowsNames: allowsNames)
        case .record(let record): define(record.name) { $0.schema(of: record) }
        case .tree:
            define("tree") { builder in
                [
                    "if": ["type": "object"],
                    "then": ["additionalProperties": ["$ref": "#/definitions/tree"]],
                    "else": builder.schema(of: .text),
                ]
            }
        case .data: true
        }
    }

    private mutating func list(of element: ValueForm) -> JSONValue {
        let element = schema(of: element)
        return ["if": ["type": "array"], "then": ["items": element], "else": element]
    }

    private mutating func byName(_ value: ValueForm, allowsNames: Bool) -> JSONValue {
        let mapping: JSONValue = ["additionalProperties": schema(of: value)]
        guard allowsNames else { return ["type": "object", "allOf": [mapping]] }
        let name = schema(of: .text)
        let names: JSONValue = [
            "if": ["type": "array"], "then": ["items": name, "uniqueItems": true], "else": name,
        ]
        return ["if": ["type": "object"], "then": mapping, "else": names]
    }

    private mutating func schema(of record: RecordForm) -> JSONValue {
        let keys = record.keys()
        var properties = JSONObject()
        for key in keys {
            properties.append(
                key.name, ["description": .string(key.meaning.sentence), "allOf": [schema(of: key.form)]])
        }
        let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
        let object: JSONValue = [
            "properties": .object(properties), "required": required.isEmpty ? nil : .array(required),
            "additionalProperties": false,
        ]
        let description = JSONValue.string(record.meaning.sentence)
        guard let short = keys.first(where: { $0.name == record.shortForm }) else {
            return ["description": description, "type": "object", "allOf": [object]]
        }
        return [
            "description": description, "if": ["type": "object"], "then": object, "else": schema(of: short.form),
        ]
    }

    /// A reference to a definition, which is made the first time that it is needed.
    private mutating func define(_ name: String, _ make: (inout SchemaBuilder) -> JSONValue) -> JSONValue {
        if definitions[name] == nil {
            definitions[name] = .null
            definitions[name] = make(&self)
        }
        return ["$ref": .string("#/definitions/\(name)")]
    }
}

extension String {
    /// The text with a capital first letter and a final period.
    var sentence: String {
        prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
    }
}
