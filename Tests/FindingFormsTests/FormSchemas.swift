/// What readers of two forms document, as JSON Schemas that allow nothing else.
enum FormSchemas {
    /// The members of a report of code quality that GitLab's documentation lists.
    static let gitlab = """
        { "$schema": "https://json-schema.org/draft/2020-12/schema",
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false,
            "required": ["description", "check_name", "fingerprint", "severity", "location"],
            "properties": {
              "description": { "type": "string", "minLength": 1 },
              "check_name": { "type": "string", "minLength": 1 },
              "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{32}$" },
              "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
              "location": {
                "type": "object", "additionalProperties": false, "required": ["path", "lines"],
                "properties": {
                  "path": { "type": "string", "pattern": "^(?![.]/)" },
                  "lines": {
                    "type": "object", "additionalProperties": false, "required": ["begin"],
                    "properties": {
                      "begin": { "type": "integer", "minimum": 1 }, "end": { "type": "integer", "minimum": 1 } } } } } } } }
        """

    /// The messages of reviewdog's diagnostic format, in the spelling of their fields.
    static let rdjson = """
        { "$schema": "https://json-schema.org/draft/2020-12/schema",
          "type": "object", "additionalProperties": false, "required": ["diagnostics"],
          "properties": {
            "source": { "$ref": "#/$defs/source" }, "severity": { "$ref": "#/$defs/severity" },
            "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } } },
          "$defs": {
            "severity": { "enum": ["UNKNOWN_SEVERITY", "ERROR", "WARNING", "INFO"] },
            "source": {
              "type": "object", "additionalProperties": false, "required": ["name"],
              "properties": { "name": { "type": "string" }, "url": { "type": "string" } } },
            "position": {
              "type": "object", "additionalProperties": false, "required": ["line"],
              "properties": {
                "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } },
            "range": {
              "type": "object", "additionalProperties": false, "required": ["start"],
              "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } },
            "location": {
              "type": "object", "additionalProperties": false, "required": ["path"],
              "properties": { "path": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } },
            "diagnostic": {
              "type": "object", "additionalProperties": false, "required": ["message", "location"],
              "properties": {
                "message": { "type": "string" }, "location": { "$ref": "#/$defs/location" },
                "severity": { "$ref": "#/$defs/severity" }, "source": { "$ref": "#/$defs/source" },
                "code": {
                  "type": "object", "additionalProperties": false, "required": ["value"],
                  "properties": { "value": { "type": "string" }, "url": { "type": "string" } } },
                "suggestions": {
                  "type": "array",
                  "items": {
                    "type": "object", "additionalProperties": false, "required": ["range", "text"],
                    "properties": { "range": { "$ref": "#/$defs/range" }, "text": { "type": "string" } } } },
                "original_output": { "type": "string" },
                "related_locations": {
                  "type": "array",
                  "items": {
                    "type": "object", "additionalProperties": false, "required": ["location"],
                    "properties": { "message": { "type": "string" }, "location": { "$ref": "#/$defs/location" } } } } } } } }
        """
}
