"""Judges the JSON Schemas of rendered catalogs with two independent validators.

usage: judge_schemas.py FOLDER...

Each folder holds the schemas of one catalog. Every file has to be valid against its metaschema, and every reference in
it has to lead somewhere. From each component's definition instances are made by machine: the smallest and the fullest
one, which have to be valid, and mutated ones with a single mistake, which must not be. Both validators have to say so,
for the component's own file and for the bundle. A file that is neither the bundle nor named by an id, as the schema of
the tokens, is judged without instances. Prints a line for each fault, then a summary; exit status 1 when there are
faults.
"""

import collections
import copy
import json
import pathlib
import sys

import jsonschema
import jsonschema_rs
import referencing
import referencing.jsonschema

BASE = "https://catalog.invalid/"
# What holds schemas by names, which may be those of other keywords.
MAPS = ("$defs", "properties", "patternProperties", "dependentSchemas")
KINDS = {"null": None, "boolean": True, "number": 0.5, "string": "~", "array": [[]], "object": {"~": 0}}


class Catalog:
    """The schemas of a folder, ready for both validators."""

    def __init__(self, folder):
        self.files = {path.name: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.schema.json"))}
        specification = referencing.jsonschema.DRAFT202012
        resources = [
            (BASE + name, referencing.Resource(contents=schema, specification=specification))
            for name, schema in self.files.items()
        ]
        self.registry = referencing.Registry().with_resources(resources)
        self.rust = None
        self.validators = {}

    def compile(self):
        """Makes ready for validators; only valid schemas can be compiled."""
        self.rust = jsonschema_rs.Registry([(BASE + name, schema) for name, schema in self.files.items()])

    def verdicts(self, place, instance):
        """What both validators say of an instance; a place is a file, or a definition in one."""
        if place not in self.validators:
            reference = {"$ref": BASE + place}
            self.validators[place] = (
                jsonschema.Draft202012Validator(reference, registry=self.registry),
                jsonschema_rs.Draft202012Validator(reference, registry=self.rust),
            )
        return {validator.is_valid(instance) for validator in self.validators[place]}

    def resolve(self, schema, name):
        """The schema with its references followed, and its siblings laid over it."""
        while "$ref" in schema:
            file, _, pointer = schema["$ref"].partition("#")
            name = file or name
            target = self.registry.resolver(BASE + name).lookup(BASE + name + "#" + pointer).contents
            schema = {**target, **{key: value for key, value in schema.items() if key != "$ref"}}
        return schema, name


class Maker:
    """Makes instances of schemas."""

    def __init__(self, catalog):
        self.catalog = catalog

    def value(self, schema, name, full, depth=0):
        schema, name = self.catalog.resolve(schema, name)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        for keyword in ("oneOf", "anyOf"):
            if keyword in schema and "properties" not in schema:
                return self.value(schema[keyword][0], name, full, depth)
        kind = schema.get("type")
        if kind == "object":
            return self.object(schema, name, full, depth)
        if kind == "array":
            if "prefixItems" in schema:
                return [self.value(item, name, full, depth + 1) for item in schema["prefixItems"]]
            count = max(schema.get("minItems", 0), 1 if full and depth < 4 else 0)
            return [self.value(schema.get("items", {}), name, full, depth + 1) for _ in range(count)]
        if kind in ("integer", "number"):
            return self.number(schema)
        if kind == "string":
            return self.text(schema)
        return {"boolean": False, "null": None}.get(kind, "anything")

    def number(self, schema):
        step = schema.get("multipleOf")
        value = schema.get("minimum", min(0, schema.get("maximum", 0)))
        return value if step is None or value % step == 0 else (value // step + 1) * step

    def text(self, schema):
        text = "0" * max(schema.get("minLength", 0), 1)
        return text[: schema.get("maxLength", len(text))]

    def object(self, schema, name, full, depth):
        properties = schema.get("properties", {})
        wanted = set(properties) if full and depth < 4 else set(schema.get("required", []))
        for condition in [schema] + schema.get("allOf", []):
            wanted |= set(condition.get("anyOf", [{}])[0].get("required", []))
        return {key: self.value(properties[key], name, full, depth + 1) for key in properties if key in wanted}

    def kinds(self, schema, name, depth=0):
        """The kinds of values that a schema allows; None when it allows any."""
        schema, name = self.catalog.resolve(schema, name)
        if depth > 8:
            return None
        if "type" in schema:
            kinds = {schema["type"]} if isinstance(schema["type"], str) else set(schema["type"])
            return kinds | ({"number"} if "integer" in kinds else set())
        for keyword in ("oneOf", "anyOf"):
            if keyword in schema:
                parts = [self.kinds(part, name, depth + 1) for part in schema[keyword]]
                return None if None in parts else set().union(*parts)
        constants = schema.get("enum", [schema["const"]] if "const" in schema else None)
        return None if constants is None else {kind(constant) for constant in constants}


def kind(value):
    names = {type(None): "null", bool: "boolean", int: "number", float: "number", str: "string", list: "array"}
    return names.get(type(value), "object")


class Judge:
    def __init__(self, folder):
        self.folder = folder
        self.catalog = Catalog(folder)
        self.maker = Maker(self.catalog)
        self.faults = []
        self.counts = collections.Counter()

    def run(self):
        for name, schema in self.catalog.files.items():
            self.judge_file(name, schema)
        if self.faults:
            return
        self.catalog.compile()
        for name, schema in self.catalog.files.items():
            # An id has no dots.
            if name != "catalog.schema.json" and "." not in name.removesuffix(".schema.json"):
                self.judge_component(name, schema)

    def fault(self, text):
        self.faults.append(f"{self.folder.name}: {text}")

    def judge_file(self, name, schema):
        self.counts["schemas"] += 1
        try:
            jsonschema.Draft202012Validator.check_schema(schema)
        except jsonschema.SchemaError as error:
            self.fault(f"{name}: {error.json_path}: {error.message[:200]}")
        if not jsonschema_rs.meta.is_valid(schema):
            self.fault(f"{name}: not valid against its metaschema")
        self.judge_references(name, schema)

    def judge_references(self, name, schema):
        if isinstance(schema, dict):
            reference = schema.get("$ref")
            if isinstance(reference, str):
                self.counts["references"] += 1
                try:
                    self.catalog.resolve({"$ref": reference}, name)
                except referencing.exceptions.Unresolvable:
                    self.fault(f"{name}: the reference {reference} leads nowhere")
            for key, value in schema.items():
                if key in MAPS and isinstance(value, dict):
                    self.judge_references(name, list(value.values()))
                elif not key.startswith("x-") and key not in ("const", "enum", "default", "examples"):
                    self.judge_references(name, value)
        elif isinstance(schema, list):
            for value in schema:
                self.judge_references(name, value)

    def judge_component(self, name, schema):
        definitions = schema.get("$defs") or {"": schema}
        in_bundle = any(
            choice["$ref"] == f"#/$defs/{name.removesuffix('.schema.json')}"
            for choice in self.catalog.files["catalog.schema.json"].get("oneOf", [])
        )
        bundle = ["catalog.schema.json"] if in_bundle else []
        # A mistake that only one of the bundle's schemas can see is judged by that one: all of them take long.
        chosen = ["catalog.schema.json#/$defs/" + name.removesuffix(".schema.json")] if in_bundle else []
        for definition in definitions.values():
            if "component" not in definition.get("properties", {}):
                continue
            self.counts["implementations"] += 1
            smallest = self.maker.value(definition, name, full=False)
            smallest["component"] = name.removesuffix(".schema.json")
            fullest = self.maker.value(definition, name, full=True)
            for instance in (smallest, fullest):
                self.expect(True, [name] + bundle, instance, "instance")
            for what, mutated in self.mutations(definition, name, fullest):
                places = bundle if what == "unknown component" else chosen
                self.expect(False, [name] + places, mutated, what)

    def expect(self, valid, places, instance, what):
        self.counts[what] += 1
        for place in places:
            if self.catalog.verdicts(place, instance) != {valid}:
                wish = "should be valid" if valid else "should not be valid"
                self.fault(f"{place}: {what} {wish}: {json.dumps(instance)[:400]}")

    def mutations(self, definition, name, instance):
        """Instances with one mistake each."""

        def changed(change):
            copied = copy.deepcopy(instance)
            change(copied)
            return copied

        yield "unknown component", changed(lambda it: it.update(component="~"))
        yield "unknown implementation", changed(lambda it: it.update(implementation="~"))
        yield "extra key", changed(lambda it: it.update({"~": 0}))
        yield "extra slot", changed(lambda it: it.setdefault("slots", {}).update({"~": []}))
        for key in definition["required"]:
            yield "missing required", changed(lambda it, key=key: it.pop(key))
        properties, _ = self.catalog.resolve(definition["properties"]["properties"], name)
        if "properties" not in properties:
            return
        # Conditions are judged by what their own members ask for.
        yield from self.object_mutations(properties, name, changed, lambda it: it.setdefault("properties", {}))

    def object_mutations(self, schema, name, changed, find, depth=0):
        if schema.get("additionalProperties") is False:
            yield "extra key", changed(lambda it: find(it).update({"~": 0}))
        for key in schema.get("required", []):
            yield "missing required", changed(lambda it, key=key: find(it).pop(key))
        for condition in [schema] + schema.get("allOf", []):
            sets = [choice.get("required", []) for choice in condition.get("anyOf", [])]
            if sets and all(sets):
                yield "missing alternative", changed(lambda it, sets=sets: [find(it).pop(key, 0) for key in sum(sets, [])])
            forbidden = condition.get("not", {}).get("properties")
            if forbidden:
                combination = {key: part.get("const", part.get("enum", [None])[0]) for key, part in forbidden.items()}
                yield "forbidden combination", changed(lambda it, new=combination: find(it).update(new))
        for key, member in schema.get("properties", {}).items():
            part, part_name = self.catalog.resolve(member, name)
            for what, value in self.wrong_values(member, name, part):
                yield what, changed(lambda it, key=key, value=value: find(it).update({key: value}))
            if part.get("type") == "object" and "component" not in part.get("properties", {}) and depth < 3:
                inner = lambda it, key=key: find(it)[key]
                yield from self.object_mutations(part, part_name, changed, inner, depth + 1)

    def wrong_values(self, member, name, schema):
        allowed = self.maker.kinds(member, name)
        if allowed is None:
            return
        for kind_name, value in KINDS.items():
            if kind_name not in allowed:
                yield "wrong type", value
        constants = schema.get("enum") or [part.get("const") for part in schema.get("oneOf", [])]
        if constants and "string" in allowed:
            yield "unknown value", "~"
        if "type" not in schema:
            return
        if "minimum" in schema:
            yield "outside of limits", schema["minimum"] - 1
        if "maximum" in schema:
            yield "outside of limits", schema["maximum"] + 1
        if "multipleOf" in schema:
            yield "outside of limits", self.maker.number(schema) + schema["multipleOf"] / 2
        if schema.get("minLength", 0) > 0:
            yield "outside of limits", ""
        if "maxLength" in schema:
            yield "outside of limits", "0" * (schema["maxLength"] + 1)
        if "pattern" in schema:
            yield "outside of limits", "~"


def main():
    faults, counts = [], collections.Counter()
    for folder in sys.argv[1:]:
        judge = Judge(pathlib.Path(folder))
        judge.run()
        faults += judge.faults
        counts += judge.counts
    for fault in faults:
        print(fault)
    print("; ".join(f"{what}: {count}" for what, count in sorted(counts.items())))
    return 1 if faults else 0


sys.exit(main())
