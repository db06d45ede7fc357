import CatalogChanges
import CatalogModel

/// The JSON Schema (2020-12) of findings printed as JSON.
enum FindingSchema: ReportSchema {
    static var json: JSONValue {
        document(
            "Findings about a catalog",
            required: [
                "findings": ["type": "array", "items": finding, "description": "The findings, by place."],
                "summary": object(
                    "How many findings there are of each severity.",
                    required: ["errors": number(from: 0), "warnings": number(from: 0), "notes": number(from: 0)]),
            ])
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
                        "A further remark.", required: ["message": text("Its words.")], optional: ["place": location]),
                ],
                "fixes": [
                    "type": "array",
                    "items": object(
                        "A replacement; apply all replacements of a finding together.",
                        required: ["place": location, "replacement": text("The text to put there.")]),
                ],
            ],
            optional: ["place": location])
    }

    private static var location: JSONValue {
        object(
            "A range of a file, up to and not including its end.",
            required: [
                "path": text("The file, as reached from the working directory."), "start": position, "end": position,
            ])
    }

    private static var position: JSONValue {
        object(
            "A place in a file; columns count Unicode code points.",
            required: ["line": number(from: 1), "column": number(from: 1)])
    }
}
