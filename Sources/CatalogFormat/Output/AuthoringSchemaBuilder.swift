import CatalogModel

/// A builder of JSON Schemas for editors from the declared schemas of records, with references to repeated records.
///
/// Editors read a key's description, snippets and kind beside the key, so these facts are written there, and only
/// records are referenced. Conditions replace choices, so that an editor reports the fault of a value, and not a
/// mismatch with two choices.
struct AuthoringSchemaBuilder {
    private var definitions: [String: JSONValue] = [:]

    func document(title: String, _ members: JSONObject) -> JSONValue {
        var document = JSONObject(["$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title)])
        for member in members.members { document[member.name] = member.value }
        var sorted = JSONObject()
        for (name, definition) in definitions.sorted(by: { $0.key < $1.key }) { sorted.append(name, value: definition) }
        document["definitions"] = .object(sorted)
        return .object(document)
    }

    /// Returns a value with the description for people.
    mutating func described(_ description: String, form: ValueForm, needsWords: Bool = false) -> JSONObject {
        var members = JSONObject(["description": .string(description)])
        members["markdownDescription"] = form.hint.map { .string(description + "\n\n" + $0) }
        members["defaultSnippets"] = EditorSnippets.of(form)
        switch schema(of: form, needsWords: needsWords) {
        // Validators ignore keywords next to `$ref` (draft 7, section 8.3), so wrap the reference in `allOf`.
        case .object(let schema) where schema["$ref"] != nil: members["allOf"] = [.object(schema)]
        case .object(let schema): for member in schema.members { members[member.name] = member.value }
        default: break
        }
        return members
    }

    /// Returns a form's schema.
    ///
    /// `needsWords`: whether empty text will not do.
    mutating func schema(of form: ValueForm, needsWords: Bool = false) -> JSONValue {
        switch form {
        case .text, .prose: ["type": Self.scalar, "pattern": needsWords ? #"\S"# : nil]
        case .id:
            define("id") { _ in
                [
                    "description": "Id of an entry: small letters and digits, joined by hyphens.", "type": "string",
                    "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
                    "not": ["enum": .array(EntryID.devices.sorted().map { .string($0) })],
                ]
            }
        case .flag: ["type": "boolean"]
        case .count(let limit): ["type": "integer", "minimum": .number("1"), "maximum": .integer(limit)]
        case .word(let words): ["enum": .array(words.map { .string($0) })]
        case .point: ["type": "string", "pattern": .string(PicturePoint.pattern)]
        case .list(let element): list(of: element)
        case .byName(let value, let allowsNames): byName(value, allowsNames: allowsNames)
        case .record(let record): define(record.name) { $0.schema(of: record) }
        case .tree: define("tree") { _ in Self.tree }
        case .data: true
        }
    }

    /// Text as read by editors.
    private static let scalar: JSONValue = ["string", "number", "boolean", "null"]

    private static let tree: JSONValue = [
        "if": ["type": "object"], "then": ["additionalProperties": ["$ref": "#/definitions/tree"]],
        "else": ["type": scalar],
    ]

    private mutating func list(of element: ValueForm) -> JSONValue {
        let element = schema(of: element)
        return ["if": ["type": "array"], "then": ["items": element], "else": element]
    }

    private mutating func byName(_ value: ValueForm, allowsNames: Bool) -> JSONValue {
        var values = schema(of: value)
        // Snippets belong to a key. Nested names have none, so add the snippets to the schema of their values.
        if case .byName = value, case .object(var schema) = values {
            schema["defaultSnippets"] = EditorSnippets.of(value)
            values = .object(schema)
        }
        // An empty list means none, even where the format does not allow a list of names.
        guard allowsNames else {
            return ["type": ["object", "array"], "additionalProperties": values, "maxItems": .integer(0)]
        }
        let names: JSONValue = [
            "if": ["type": "array"], "then": ["items": ["type": Self.scalar], "uniqueItems": true],
            "else": ["type": Self.scalar],
        ]
        return ["if": ["type": "object"], "then": ["additionalProperties": values], "else": names]
    }

    private mutating func schema(of record: RecordForm) -> JSONValue {
        let keys = record.keys
        var properties = JSONObject()
        for key in keys {
            properties.append(
                key.name, value: .object(described(key.meaning.sentence, form: key.form, needsWords: key.needsWords)))
        }
        let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
        let object: JSONObject = JSONObject([
            "properties": .object(properties), "required": required.isEmpty ? nil : .array(required),
            "additionalProperties": false,
        ])
        var schema = JSONObject([
            "description": .string(record.meaning.sentence),
            "markdownDescription": .string(record.meaning.sentence + "\n\n" + record.exampleBlock),
            "examples": record.exampleValue.map { [$0] },
        ])
        guard let short = keys.first(where: { $0.name == record.shortForm }) else {
            schema["type"] = "object"
            for member in object.members { schema[member.name] = member.value }
            return .object(schema)
        }
        schema["if"] = ["type": "object"]
        schema["then"] = .object(object)
        schema["else"] = self.schema(of: short.form, needsWords: short.needsWords)
        return .object(schema)
    }

    /// Makes a reference to a definition, and the definition at the first use.
    private mutating func define(_ name: String, make: (inout AuthoringSchemaBuilder) -> JSONValue) -> JSONValue {
        if definitions[name] == nil {
            definitions[name] = .null
            definitions[name] = make(&self)
        }
        return ["$ref": .string("#/definitions/\(name)")]
    }
}

extension RecordForm {
    fileprivate var exampleBlock: String { "```yaml\n\(example)\n```" }
}

extension ValueForm {
    /// Hint added by an editor to the meaning of a key, in Markdown.
    fileprivate var hint: String? {
        switch self {
        case .prose: "*CommonMark.* `[text](entry:ID)` links to an entry, `token:PATH` to a token."
        case .record(let record): record.exampleBlock
        case .list(let element), .byName(let element, _): element.hint
        case .text, .id, .flag, .count, .word, .point, .tree, .data: nil
        }
    }
}
