import CatalogModel

/// The JSON Schema (2020-12) of findings printed as JSON.
enum FindingSchema {
    static var json: JSONValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Findings about a catalog, version 1",
            "description":
                "Within a version members are only added. So look at 'version' first, and leave alone what you do not know.",
            "type": "object",
            "required": ["version", "findings", "summary"],
            "properties": [
                "version": ["const": .integer(1)],
                "findings": ["type": "array", "items": finding, "description": "The findings, by place."],
                "summary": object(
                    "How many findings there are of each severity.",
                    required: ["errors": number(from: 0), "warnings": number(from: 0), "notes": number(from: 0)]),
            ],
        ]
    }

    private static var finding: JSONValue {
        object(
            "A finding.",
            required: [
                "rule": text("The rule's stable name."),
                "severity": ["enum": .array(["error", "warning", "note"])],
                "message": text("The words, without the rule."),
                "notes": [
                    "type": "array",
                    "items": object(
                        "A further remark.", required: ["message": text("Its words.")], optional: ["place": place]),
                ],
                "fixes": [
                    "type": "array",
                    "items": object(
                        "A replacement; all of a finding mend it together.",
                        required: ["place": place, "replacement": text("The text to put there.")]),
                ],
            ],
            optional: ["place": place])
    }

    private static var place: JSONValue {
        object(
            "A stretch of a file, up to and not including its end.",
            required: [
                "path": text("The file, as reached from the working directory."), "start": position, "end": position,
            ])
    }

    private static var position: JSONValue {
        object(
            "A place in a file; columns count Unicode code points.",
            required: ["line": number(from: 1), "column": number(from: 1)])
    }

    private static func number(from minimum: Int) -> JSONValue { ["type": "integer", "minimum": .integer(minimum)] }

    private static func text(_ meaning: String) -> JSONValue { ["type": "string", "description": .string(meaning)] }

    private static func object(
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
}
