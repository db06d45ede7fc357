package import CatalogModel

/// A JSON Schema (2020-12) of a report, made of objects, lists, texts, words and numbers.
package protocol ReportSchema {
    /// The schema of the whole report.
    static var json: JSONValue { get }
}

extension ReportSchema {
    /// Returns the schema of a whole report in version 1, with `version` as the first member.
    package static func document(
        _ title: String, required: KeyValuePairs<String, JSONValue>, optional: KeyValuePairs<String, JSONValue> = [:]
    ) -> JSONValue {
        var properties = JSONObject(["version": ["const": .integer(1)]])
        for (name, schema) in Array(required) + Array(optional) { properties.append(name, value: schema) }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string("\(title), version 1"),
            "description":
                "Members are only added within a version. Check 'version' first, and ignore unrecognized members.",
            "type": "object", "required": .array((["version"] + required.map(\.key)).map { .string($0) }),
            "properties": .object(properties),
        ]
    }

    /// Returns the schema of an object in a report.
    package static func object(
        _ meaning: String, required: KeyValuePairs<String, JSONValue>,
        optional: KeyValuePairs<String, JSONValue> = [:]
    ) -> JSONValue {
        var properties = JSONObject()
        for (name, schema) in Array(required) + Array(optional) { properties.append(name, value: schema) }
        return [
            "type": "object", "description": .string(meaning),
            "required": .array(required.map { .string($0.key) }), "properties": .object(properties),
        ]
    }

    /// Returns the schema of a list.
    package static func list(_ element: JSONValue) -> JSONValue { ["type": "array", "items": element] }

    /// Returns the schema of a text with a meaning.
    package static func text(_ meaning: String) -> JSONValue { ["type": "string", "description": .string(meaning)] }

    /// Returns the schema of a choice between words.
    package static func word(_ words: [String]) -> JSONValue { ["enum": .array(words.map { .string($0) })] }

    /// Returns the schema of a whole number.
    package static func number(from minimum: Int) -> JSONValue { ["type": "integer", "minimum": .integer(minimum)] }
}
