"""Looks for the facts of a list of components on their rendered pages.

A component of the list is a JSON object. Each of its keys has a check here, so a key that nobody knows is an error and
not a fact that nobody checks. A check yields what it looked for, and whether it is there.
"""

import re

from page_sections import heading_is, names_type, row_with, section, starts_with
from rendered_pages import HEADINGS

KINDS = {
    "guide": ["Guide"], "utility": ["Utility"], "style only": ["Style"], "protocol": ["Protocol"],
    "struct": ["Structure"], "struct + protocol": ["Structure", "Protocol"],
    "styling of a platform class": ["Style", "Belongs to the platform"],
}
NO_FACTS = {"page", "note", "truncated"}


class ComponentFacts:
    """The facts of one component, and the page that should show them."""

    def __init__(self, component, page):
        self.component, self.page = component, page
        # Where a page is about several implementations, each has a section of its own.
        self.own = section(page.parts, heading_is(component.get("framework"), level=2)) or page.parts
        self.type = section(self.own, names_type(component["component"])) or self.own

    def check(self):
        for key, value in self.component.items():
            if key in NO_FACTS or value is None:
                continue
            check = CHECKS.get(key)
            if check is None:
                yield f"{key}: nobody knows how to check this", False
                continue
            for words, is_there in check(self, value):
                yield f"{key}: {words}", is_there

    # Names and versions

    def name(self, name):
        yield name, self.page.has(name)

    def names(self, names):
        for name in names:
            yield name, section(self.own, names_type(name)) != []

    def framework(self, name):
        alone = self.has_item(f"Implementation: {name}")
        yield name, alone or section(self.page.parts, heading_is(name, level=2)) != []

    def version(self, version):
        yield version, self.has_item(f"Available since: {version}")

    def platform(self, version):
        yield version, self.has_item(f"Platforms: {version}", f"Platforms: {version}+")

    def status(self, status):
        yield status, self.has_item(f"Status: {status.capitalize()}")

    def kind(self, kind):
        for word in KINDS.get(kind, [f"(no word for {kind})"]):
            yield word, self.page.has_together((word,), self.own)

    def imports(self, names):
        for name in names:
            lines = [part.text.replace(",", " ").split() for part in self.own if starts_with("Import:")(part.text)]
            yield name, any(name in line for line in lines)

    def other_platforms(self, addresses):
        for platform, address in addresses.items():
            parts = section(self.page.parts, heading_is(platform.capitalize(), level=2))
            yield f"{platform} {address}", self.page.has_together((address,), parts)

    # What it is like

    def inherits(self, name):
        yield name, self.page.has_together((f"Inherits from {name}",), self.type)

    def conforms(self, names):
        for name in names:
            yield name, self.page.has_together((f"Conforms to {name}",), self.type)

    def wraps(self, name):
        parts = section(self.own, names_type(name))
        yield name, self.page.has_together(("Belongs to the platform",), parts)

    def listed_below(self, heading, names, parts=None):
        listed = section(self.own if parts is None else parts, heading_is(heading))
        for name in names:
            yield name, any(starts_with(name)(text) for part in listed for text in [part.text, *part.cells[:1]])

    def variants(self, names):
        yield from self.listed_below("Variants", names, self.page.parts)

    def states(self, names):
        yield from self.listed_below("States", names, self.page.parts)

    def figures(self, captions):
        yield from self.listed_below("Visual reference", captions)

    def slots(self, names):
        yield from self.listed_below("Slots", names)

    def alternatives(self, names):
        items = [part for part in section(self.own, heading_is("When to use it")) if part.tag == "li"]
        for name in names:
            # Before the colon stands what to use, after it when.
            yield name, any(self.page.has_together((name,), [shortened(item)]) for item in items)

    # API

    def properties(self, properties, parts=None):
        parts = self.type if parts is None else parts
        table = section(parts, heading_is("Properties")) or parts  # a parameter may have the name of a property
        for property in properties:
            yield " | ".join(filter(None, property)), row_with(table, property)

    def configuration(self, properties):
        yield from self.properties(properties, section(self.type, heading_is("Configuration")))

    def methods(self, methods, parts=None):
        for method in methods:
            method = method if isinstance(method, dict) else dict(zip(("signature", "returns"), as_list(method)))
            signature, owner = method["signature"], method.get("owner")
            place = section(self.own, names_type(owner)) if owner else self.type if parts is None else parts
            found = section(place, lambda part: is_signature(part.text, signature))
            yield signature, found != []
            yield from self.properties(method.get("parameters", []), found)
            if returns := method.get("returns"):
                yield f"{signature} -> {returns}", self.page.has_together((f"Returns {returns}",), found)

    def types(self, types):
        for type in types:
            parts = section(self.own, names_type(type["name"]))
            yield type["name"], parts != []
            for name in type.get("conformsTo", []):
                yield f"conforms to {name}", self.page.has_together((f"Conforms to {name}",), parts)
            if raw := type.get("rawType"):
                yield f"raw type {raw}", self.page.has_together((f"Raw type {raw}",), parts)
            if kind := type.get("kind"):
                yield f"{type['name']} {kind}", self.page.has_together((KINDS[kind][0],), parts)
            yield from self.properties(type.get("props", []), parts)
            yield from self.methods(type.get("initializers", []) + type.get("methods", []), parts)
            yield from self.cases(type.get("cases", []), parts)
            for group, names in type.get("groups", {}).items():
                yield from self.cases(names, section(parts, heading_is(group)))

    def protocols(self, protocols):
        yield from self.types([{"kind": "protocol", **protocol} for protocol in protocols])

    def cases(self, cases, parts):
        for case in cases:
            name, *raw = as_list(case)
            # "a1 to a10" stands for ten cases, for which we write "a[1..10]".
            name = re.sub(r"^(\w+?)(\d+) to \1(\d+)$", r"\1[\2..\3]", name.removeprefix("."))
            yield name, row_with(parts, ["." + name, *raw])

    def constraints(self, constraints):
        for constraint in constraints:
            name, minimum, maximum, effect = re.fullmatch(r"(\w+) in (\S+)\.\.\.(\S+), (\w+)", constraint).groups()
            facts = [name, f"minimum {minimum}", f"maximum {maximum}", effect]
            yield constraint, row_with(self.type, facts)

    def aliases(self, aliases):
        for alias, meaning in aliases:
            name, generics = re.fullmatch(r"(\w+)(<.*>)", alias).groups()
            parts = section(self.own, names_type(name))
            yield alias, self.page.has_together((f"Generic: {generics}", f"Alias of {meaning}"), parts)

    def operators(self, operators):
        for operator in operators:
            yield operator, section(self.own, lambda part: is_signature(part.text, operator)) != []

    # Looks

    def tokens(self, paths):
        parts = section(self.own, heading_is("Semantic tokens"))
        for path in paths:
            yield path, row_with(parts, [path])

    def sets(self, assignments):
        for assignment in assignments:
            yield " = ".join(assignment), row_with(section(self.own, heading_is("Styles")), assignment)

    # Where to look

    def has_item(self, *texts):
        """Whether one of these items stands above the first heading of the implementation, or of the page."""
        headings = (index for index, part in enumerate(self.own) if index > 0 and part.tag in HEADINGS)
        items = self.own[:next(headings, len(self.own))]
        return any(part.tag == "li" and part.text in texts for part in items)


def as_list(value):
    return value if isinstance(value, list) else [value]


def is_signature(heading, signature):
    """Whether a heading is a full name, or the full name of what has that base name."""
    return heading == signature or "(" not in signature and heading.startswith(signature + "(")


def shortened(item):
    return type(item)(item.tag, item.text.split(": ")[0])


CHECKS = {
    "component": ComponentFacts.name, "pageTitle": ComponentFacts.name, "headline": ComponentFacts.name,
    "sameTitleAs": ComponentFacts.name, "framework": ComponentFacts.framework, "since": ComponentFacts.version,
    "minOS": ComponentFacts.platform, "platform": ComponentFacts.platform, "status": ComponentFacts.status,
    "kind": ComponentFacts.kind, "imports": ComponentFacts.imports, "otherPlatforms": ComponentFacts.other_platforms,
    "inherits": ComponentFacts.inherits, "conformsTo": ComponentFacts.conforms, "wraps": ComponentFacts.wraps,
    "appliesTo": ComponentFacts.name, "classes": ComponentFacts.names, "variants": ComponentFacts.variants,
    "states": ComponentFacts.states, "visualReference": ComponentFacts.figures, "slots": ComponentFacts.slots,
    "alternatives": ComponentFacts.alternatives, "props": ComponentFacts.properties,
    "configuration": ComponentFacts.configuration, "initializers": ComponentFacts.methods,
    "methods": ComponentFacts.methods, "enums": ComponentFacts.types, "supportingTypes": ComponentFacts.types,
    "protocols": ComponentFacts.protocols, "constraints": ComponentFacts.constraints,
    "typealiases": ComponentFacts.aliases, "operators": ComponentFacts.operators,
    "globalTokens": ComponentFacts.tokens, "stylingProperties": ComponentFacts.sets,
}
