"""Makes valid values of schemas."""

import re

KINDS = {"null": None, "boolean": True, "number": 0.5, "string": "~", "array": [[]], "object": {"~": 0}}
# Texts of a format, which some tools ask for.
FORMATS = {
    "uri": "https://example.com/", "date": "2026-02-01", "time": "12:30:00Z", "date-time": "2026-02-01T12:30:00Z",
    "email": "a@example.com",
}
# What limits a value, whatever it is chosen from.
LIMITS = ("minimum", "maximum", "multipleOf", "minLength", "maxLength", "pattern", "minItems", "maxItems")


class NoValue(Exception):
    """A schema that no value fits."""


def kind(value):
    names = {type(None): "null", bool: "boolean", int: "number", float: "number", str: "string", list: "array"}
    return names.get(type(value), "object")


class Maker:
    """Makes valid values of schemas."""

    def __init__(self, draft):
        self.draft = draft

    def value(self, schema, name, full=False, depth=0):
        if schema is True:
            return "anything"
        if schema is False or schema.get("not") == {} or depth > 12:
            raise NoValue
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        parts = self.parts(schema, name)
        if parts:
            value = self.first(parts, full, depth)
            # What has members of its own beside the choice is an object.
            return {**value, **self.object(schema, name, full, depth)} if "properties" in schema else value
        types = schema.get("type")
        first = types[0] if isinstance(types, list) else types
        if first == "object":
            return self.object(schema, name, full, depth)
        if first == "array":
            return self.array(schema, name, full, depth)
        if first in ("integer", "number"):
            return self.number(schema)
        if first == "string":
            return self.text(schema)
        return {"boolean": False, "null": None}.get(first, "anything")

    def parts(self, schema, name):
        """The schemas of which a value has to fit one, each with its file."""
        if "$ref" in schema:
            return [self.draft.target(schema["$ref"], name)]
        for keyword in ("oneOf", "anyOf", "allOf"):
            if keyword in schema and not any("required" in part and len(part) == 1 for part in schema[keyword]):
                parts = [part for part in schema[keyword] if "properties" not in schema or "$ref" in part]
                return [(self.limited(part, schema), name) for part in parts]
        return []

    def limited(self, part, schema):
        """One of the choices of a schema, with the limits that stand beside them."""
        limits = {key: value for key, value in schema.items() if key in LIMITS}
        return {**part, **limits} if limits and isinstance(part, dict) else part

    def first(self, parts, full, depth):
        for part, name in parts:
            try:
                return self.value(part, name, full, depth)
            except NoValue:
                continue
        raise NoValue

    def array(self, schema, name, full, depth):
        items = [self.value(item, name, full, depth + 1) for item in schema.get("prefixItems", [])]
        count = max(schema.get("minItems", 0), 1 if full and depth < 4 else 0)
        while len(items) < count and schema.get("items") is not False:
            items.append(self.value(schema.get("items", True), name, full, depth + 1))
        return items

    def number(self, schema):
        step = schema.get("multipleOf")
        value = schema.get("minimum", min(0, schema.get("maximum", 0)))
        return value if step is None or value % step == 0 else (value // step + 1) * step

    def text(self, schema):
        if schema.get("format") in FORMATS:
            return FORMATS[schema["format"]]
        length = max(schema.get("minLength", 0), 1)
        for text in ("0" * length, "a" * length, *schema.get("examples", [])):
            if re.search(schema.get("pattern", ""), text):
                break
        else:
            text = "0" * length
        return text[: schema.get("maxLength", len(text))]

    def object(self, schema, name, full, depth):
        properties = schema.get("properties", {})
        required = set(schema.get("required", []))
        for condition in [schema] + schema.get("allOf", []):
            required |= set(condition.get("anyOf", [{}])[0].get("required", []))
        result = {}
        for key, member in properties.items():
            if key not in required and not (full and depth < 4):
                continue
            try:
                result[key] = self.value(member, name, full, depth + 1)
            except NoValue:
                if key in required:
                    raise
        return result

    def kinds(self, schema, name, depth=0):
        """The kinds of values that a schema allows; None when it allows any."""
        schema, name = self.draft.resolve(schema, name)
        if schema is True or depth > 8:
            return None
        if schema is False or schema.get("not") == {}:
            return set()
        if "type" in schema:
            kinds = {schema["type"]} if isinstance(schema["type"], str) else set(schema["type"])
            return kinds | ({"number"} if "integer" in kinds else set())
        for keyword in ("oneOf", "anyOf"):
            if keyword in schema:
                parts = [self.kinds(part, name, depth + 1) for part in schema[keyword]]
                return None if None in parts else set().union(*parts)
        constants = schema.get("enum", [schema["const"]] if "const" in schema else None)
        return None if constants is None else {kind(constant) for constant in constants}
