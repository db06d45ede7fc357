"""Makes instances of schemas: right ones, and wrong ones with a single mistake for each constraint."""

import collections.abc
import dataclasses
import itertools

from schema_values import KINDS, Maker, NoValue

# What says nothing about the instance, and what is only there to be referred to.
SILENT = {
    "$schema", "$id", "$comment", "$defs", "definitions", "title", "description", "markdownDescription", "default",
    "examples", "deprecated", "readOnly", "writeOnly", "format", "discriminator", "contentMediaType",
    "enumDescriptions", "markdownEnumDescriptions", "defaultSnippets",
}
# What only holds other schemas: broken where those are.
HOLDERS = {"properties", "allOf", "prefixItems", "patternProperties"}
# What does so unless it says that there is nothing else.
CLOSERS = {"items", "additionalProperties"}


@dataclasses.dataclass
class Trial:
    """An instance that breaks one rule, or has one of several choices and breaks none."""

    what: str
    keyword: str
    schema: dict
    instance: object
    is_right: bool = False
    # Whether another choice may accept it.
    is_tentative: bool = False


@dataclasses.dataclass
class Place:
    """Where a rule stands."""

    schema: dict
    name: str
    pointer: str
    # A value that the schema accepts.
    base: object
    # Puts a value in its place in an instance.
    wrap: collections.abc.Callable
    # How mistakes are called, whatever they are.
    what: str | None
    # Whether it is one of several choices.
    is_choice: bool

    @property
    def types(self):
        types = self.schema["type"]
        return [types] if isinstance(types, str) else types

    @property
    def is_instance(self):
        """Whether it is about an instance itself, not about a value in one."""
        return "/properties/properties/" not in self.pointer and "/properties/slots/" not in self.pointer


class Trials:
    """Walks through everything that the schema of a file asks of an instance, and breaks each rule once or more."""

    def __init__(self, draft, name):
        self.draft, self.name = draft, name
        self.maker = Maker(draft)
        # The rules that there are, with their places.
        self.rules = {}
        self.seen = set()

    def of(self, instance):
        """The trials of a component's own file, around an instance of it."""
        return self.walk(Place(self.draft.files[self.name], self.name, "", instance, lambda value: value, None, False))

    def walk(self, here):
        # Another file has trials of its own.
        if here.name != self.name or not isinstance(here.schema, dict) or id(here.schema) in self.seen:
            return
        self.seen.add(id(here.schema))
        for keyword in here.schema:
            if keyword in SILENT or keyword.startswith("x-"):
                continue
            if keyword not in HOLDERS and (keyword not in CLOSERS or here.schema[keyword] is False):
                self.rules[id(here.schema), keyword] = here.pointer
            breaker = getattr(self, "break_" + keyword.lstrip("$"), None)
            for found in breaker(here) if breaker else []:
                yield found if isinstance(found, Trial) else self.trial(here, keyword, *found)

    def trial(self, here, keyword, what, value, is_right=False, is_tentative=False):
        return Trial(
            what if is_right else here.what or what, keyword, here.schema, here.wrap(value), is_right,
            is_tentative or here.is_choice,
        )

    def inner(self, here, schema, steps, value, wrap=None, **changes):
        """The trials of a schema within another one."""
        wrap = wrap or here.wrap
        pointer = "/".join([here.pointer, *map(str, steps)])
        place = dataclasses.replace(here, schema=schema, pointer=pointer, base=value, wrap=wrap, **changes)
        return self.walk(place)

    # What has a single value.

    def break_type(self, here):
        allowed = self.maker.kinds(here.schema, here.name)
        for kind_name, value in KINDS.items():
            if kind_name not in allowed:
                yield "wrong type", value
        if "integer" in here.types and "number" not in here.types:
            yield "wrong type", 0.5

    def break_const(self, here):
        key = here.pointer.removesuffix("/const").rpartition("/properties/")[2]
        yield {"component": "unknown component", "implementation": "unknown implementation"}.get(
            key if here.is_instance else "", "unknown value"
        ), None if here.schema["const"] == "~" else "~"

    def break_enum(self, here):
        yield "unknown value", "~"

    def break_minimum(self, here):
        yield "outside of limits", here.schema["minimum"] - 1

    def break_maximum(self, here):
        yield "outside of limits", here.schema["maximum"] + 1

    def break_multipleOf(self, here):
        yield "outside of limits", self.maker.number(here.schema) + here.schema["multipleOf"] / 2

    def break_minLength(self, here):
        if here.schema["minLength"] > 0:
            yield "outside of limits", "0" * (here.schema["minLength"] - 1)

    def break_maxLength(self, here):
        yield "outside of limits", "0" * (here.schema["maxLength"] + 1)

    def break_pattern(self, here):
        yield "outside of limits", "~"

    # What holds values.

    def break_required(self, here):
        for key in here.schema["required"]:
            if isinstance(here.base, dict) and key in here.base:
                yield "missing required", {name: value for name, value in here.base.items() if name != key}

    def break_properties(self, here):
        if not isinstance(here.base, dict):
            return
        for key, member in here.schema["properties"].items():
            wrap = lambda value, key=key: here.wrap({**here.base, key: value})
            what = "bad slot" if here.is_instance and key == "slots" else here.what
            yield from self.held(here, member, ["properties", key], wrap, what=what)

    def break_additionalProperties(self, here):
        if not isinstance(here.base, dict):
            return
        further = here.schema["additionalProperties"]
        if further is False:
            yield "extra key", {**here.base, "~": 0}
        else:
            yield from self.held(
                here, further, ["additionalProperties"], lambda value: here.wrap({**here.base, "~": value})
            )

    def break_items(self, here):
        start = [self.maker.value(item, here.name) for item in here.schema.get("prefixItems", [])]
        item = here.schema["items"]
        if item is False:
            yield "extra item", start + [0]
            return
        count = here.schema.get("minItems", 0) - len(start) - 1
        rest = [self.maker.value(item, here.name) for _ in range(count)]
        yield from self.held(here, item, ["items"], lambda value: here.wrap(start + [value] + rest))

    def break_prefixItems(self, here):
        values = [self.maker.value(item, here.name) for item in here.schema["prefixItems"]]
        for index, item in enumerate(here.schema["prefixItems"]):
            wrap = lambda value, index=index: here.wrap([*values[:index], value, *values[index + 1 :]])
            yield from self.held(here, item, ["prefixItems", index], wrap)

    def held(self, here, schema, steps, wrap, **changes):
        """The trials of what an object or a list holds."""
        try:
            value = self.maker.value(schema, here.name)
        except NoValue:
            return
        yield from self.inner(here, schema, steps, value, wrap, **changes)

    def break_minItems(self, here):
        if here.schema["minItems"] > 0:
            yield "outside of limits", self.maker.value(here.schema, here.name)[: here.schema["minItems"] - 1]

    def break_maxItems(self, here):
        count = here.schema["maxItems"] + 1
        yield "outside of limits", [self.maker.value(here.schema.get("items", True), here.name)] * count

    def break_uniqueItems(self, here):
        if here.schema["uniqueItems"]:
            yield "outside of limits", [self.maker.value(here.schema.get("items", True), here.name)] * 2

    # What combines schemas.

    def break_ref(self, here):
        target, name = self.draft.target(here.schema["$ref"], here.name)
        yield from self.inner(here, target, ["$ref"], here.base, name=name)
        # What it leads to is broken in all ways where that is met first; one is enough to see that it leads there,
        # unless another choice accepts it.
        yield from itertools.islice(self.wrong_values(here.schema, here.name), None if here.is_choice else 1)
        if isinstance(target, dict) and "component" in target.get("required", []) and here.pointer:
            yield "unknown component", {"component": "~"}

    def break_anyOf(self, here):
        return self.choices(here, "anyOf")

    def break_oneOf(self, here):
        return self.choices(here, "oneOf")

    def break_allOf(self, here):
        for index, part in enumerate(here.schema["allOf"]):
            yield from self.inner(here, part, ["allOf", index], here.base)

    def break_not(self, here):
        forbidden = here.schema["not"]
        if forbidden == {}:
            yield "unknown value", "~"
        elif "properties" in forbidden and isinstance(here.base, dict):
            combination = {
                key: part.get("const", part.get("enum", [None])[0]) for key, part in forbidden["properties"].items()
            }
            yield "forbidden combination", {**here.base, **combination}

    def choices(self, here, keyword):
        """What none of the choices accepts, each choice, and the mistakes in each."""
        parts = here.schema[keyword]
        sets = [part["required"] for part in parts if isinstance(part, dict) and set(part) == {"required"}]
        if len(sets) == len(parts):
            if isinstance(here.base, dict):
                missing = {key for names in sets for key in names}
                yield "missing alternative", {key: value for key, value in here.base.items() if key not in missing}
            return
        yield from self.wrong_values(here.schema, here.name)
        for index, part in enumerate(parts):
            try:
                value = self.maker.value(self.maker.limited(part, here.schema), here.name)
            except NoValue:
                continue
            yield self.trial(here, keyword, "choice", value, is_right=True)
            yield from self.inner(here, part, [keyword, index], value, is_choice=True)

    def wrong_values(self, schema, name):
        """A value of each kind that does not fit, and what only some texts and objects are unlike."""
        allowed = self.maker.kinds(schema, name)
        if allowed is None:
            return
        for kind_name, value in KINDS.items():
            if kind_name not in allowed:
                yield "wrong type", value
        if "string" in allowed:
            yield "unknown value", "~", False, True
        if "object" in allowed:
            yield "extra key", {"~": 0}, False, True
