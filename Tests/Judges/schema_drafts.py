"""The schemas of a catalog in each draft, before two validators that are independent of each other."""

import json
import urllib.parse

import jsonschema
import jsonschema_rs
import referencing
import referencing.jsonschema

BASE = "https://catalog.invalid/"
BUNDLE = "catalog.schema.json"
# What holds schemas by names, which may be those of other keywords.
MAPS = ("$defs", "definitions", "properties", "patternProperties", "dependentSchemas")
# What holds data, or tells something.
DATA = ("const", "enum", "default", "examples", "required", "discriminator")


class Resolver:
    """Looks each reference up once, which `jsonschema` by itself does again for every instance."""

    def __init__(self, resolver):
        self.resolver = resolver
        self.known = {}

    def lookup(self, reference):
        if reference not in self.known:
            found = self.resolver.lookup(reference)
            self.known[reference] = referencing._core.Resolved(found.contents, Resolver(found.resolver))
        return self.known[reference]

    def in_subresource(self, subresource):
        return self if subresource.id() is None else Resolver(self.resolver.in_subresource(subresource))

    def dynamic_scope(self):
        return self.resolver.dynamic_scope()


class Draft:
    """The schemas of a folder, which are all of one draft."""

    def __init__(self, folder, specification, python, rust):
        self.name = folder.name
        self.python, self.rust = python, rust
        self.files = {path.name: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.schema.json"))}
        resources = [
            (BASE + name, referencing.Resource(contents=schema, specification=specification))
            for name, schema in self.files.items()
        ]
        self.registry = referencing.Registry().with_resources(resources)
        self.rust_registry = None
        self.validators = {}

    def compile(self):
        """Makes ready for validators; only valid schemas can be compiled."""
        kind = jsonschema_rs.Draft7 if self.python is jsonschema.Draft7Validator else jsonschema_rs.Draft202012
        self.rust_registry = jsonschema_rs.Registry(
            [(BASE + name, schema) for name, schema in self.files.items()], draft=kind
        )

    def at(self, place):
        """Both validators of a place: a file, or a schema within one by its pointer."""
        if place not in self.validators:
            reference = {"$ref": BASE + place}
            self.validators[place] = (
                self.python(reference, registry=self.registry, _resolver=Resolver(self.registry.resolver())),
                # In both drafts a format tells what a text is about; whether to check it is up to the validator.
                self.rust(reference, registry=self.rust_registry, validate_formats=False),
            )
        return self.validators[place]

    def is_known(self, reference, name):
        try:
            self.resolve({"$ref": reference}, name)
        except referencing.exceptions.Unresolvable:
            return False
        return True

    def target(self, reference, name):
        """What a reference in a file leads to, and the file which that is in."""
        file, _, pointer = reference.partition("#")
        name = file or name
        return self.registry.resolver(BASE + name).lookup(BASE + name + "#" + pointer).contents, name

    def resolve(self, schema, name):
        """The schema with its references followed, and its siblings laid over it."""
        while isinstance(schema, dict) and "$ref" in schema:
            target, name = self.target(schema["$ref"], name)
            schema = {**target, **{key: value for key, value in schema.items() if key != "$ref"}}
        return schema, name

    def bundled(self, name):
        """The place of a component's definition in the bundle; None if the bundle does not offer it."""
        component = "/" + name.removesuffix(".schema.json")
        for choice in self.files.get(BUNDLE, {}).get("oneOf", []):
            if choice["$ref"].endswith(component):
                return BUNDLE + choice["$ref"]
        return None


def drafts(folder):
    """The drafts of a catalog, each in a subfolder."""
    return [
        Draft(
            folder / "2020-12", referencing.jsonschema.DRAFT202012, jsonschema.Draft202012Validator,
            jsonschema_rs.Draft202012Validator,
        ),
        Draft(folder / "7", referencing.jsonschema.DRAFT7, jsonschema.Draft7Validator, jsonschema_rs.Draft7Validator),
    ]


def verdicts(drafts, places, instance):
    """What all validators say in all drafts of an instance. `places` gives the place for a draft."""
    return {validator.is_valid(instance) for draft in drafts for validator in draft.at(places(draft))}


def held(schema):
    """The schemas that one holds: the keyword, where they are below it, and each of them."""
    for key, value in schema.items():
        if key.startswith("x-") or key in DATA:
            continue
        if key in MAPS and isinstance(value, dict):
            for name, below in value.items():
                yield key, f"/{escaped(key)}/{escaped(name)}", below
        elif isinstance(value, dict):
            yield key, "/" + escaped(key), value
        elif isinstance(value, list):
            for index, below in enumerate(value):
                yield key, f"/{escaped(key)}/{index}", below


def subschemas(schema, pointer=""):
    """Every schema within one and itself, with its pointer."""
    if not isinstance(schema, dict):
        return
    yield schema, pointer
    for _, steps, below in held(schema):
        yield from subschemas(below, pointer + steps)


def reached(draft, name):
    """Every schema that an instance of a file can meet, in this file and others, each once, with its place."""
    seen = set()
    waiting = [(draft.files[name], name, "")]
    while waiting:
        schema, name, pointer = waiting.pop()
        if id(schema) in seen or not isinstance(schema, dict):
            continue
        seen.add(id(schema))
        yield schema, name + "#" + pointer
        if "$ref" in schema:
            target, file = draft.target(schema["$ref"], name)
            waiting.append((target, file, schema["$ref"].partition("#")[2]))
        waiting += [
            (below, name, pointer + steps) for key, steps, below in held(schema) if key not in ("$defs", "definitions")
        ]


def escaped(name):
    return urllib.parse.quote(name.replace("~", "~0").replace("/", "~1"), safe="$~")
