"""Invented components: names, parameters and enums, with the catalog entry of each."""

import json
import pathlib
import subprocess
import tempfile
from dataclasses import dataclass, field

NAMES = """Badge Banner Card Chip Dialog Drawer Field Gauge Glyph Hint Ledger Menu Meter Notice Pager Panel Picker Rating
Ribbon Row Search Sheet Slider Spinner Stepper Switch Table Tag Tile Toast Toolbar Tooltip Tree Wizard""".split()
PLAIN = """title subtitle caption message count limit ratio width isOn isLoading isCompact prompt url step items
tags level identifier hint badgeText maximum""".split()
CHOICES = {"tone": "calm loud quiet urgent", "size": "small medium large", "placement": "top bottom leading trailing",
           "emphasis": "primary secondary ghost", "axis": "horizontal vertical"}


@dataclass
class Choice:
    """An enum, or the literals of a property."""
    name: str
    cases: list


@dataclass
class Parameter:
    name: str
    label: str | None
    type: str
    """A word that each language translates: text, integer, number, flag, choice, action, content, list, other."""
    required: bool
    choice: Choice | None = None
    variadic: bool = False
    raw: str | None = None
    """The text of a type that no word is for."""


@dataclass
class Component:
    name: str
    kind: str
    overloads: list
    choices: list = field(default_factory=list)
    """The enums within the type, or beside it where a language has no types within types."""

    def entry(self, language):
        title = self.name.rpartition(".")[2]
        return {"id": title.lower(), "title": title, "summary": "An invented component.", "category": "Kit",
                "implementations": {language.implementation: {"types": language.types(self)}}}


def kind_of(name, chance):
    if name.startswith("is"):
        return "flag"
    words = {"count": "integer", "limit": "integer", "level": "integer", "step": "integer", "maximum": "number",
             "ratio": "number", "width": "number", "items": "list", "tags": "list"}
    return words.get(name, "text")


def parameters(language, shared, own, chance):
    found = []
    for name in chance.sample(PLAIN, chance.randint(1, 4)):
        found.append(Parameter(name, name, kind_of(name, chance), chance.random() < 0.5))
    for name in chance.sample(sorted(CHOICES), chance.randint(0, 2)):
        choice = next((each for each in own + shared if each.name.lower().endswith(name)), None)
        if choice:
            found.append(Parameter(name, name, "choice", chance.random() < 0.4, choice))
    if not any(each.required for each in found):
        found[0].required = True
    chance.shuffle(found)
    language.label(found, chance)
    if chance.random() < 0.4:
        found.append(Parameter("onTap", "onTap", "action", chance.random() < 0.5))
    if chance.random() < 0.35:
        found.append(Parameter("content", "content", "content", True))
    return found


def components(language, chance):
    """One component for each name; a third of them has two ways to call it where the language has overloads."""
    shared = [Choice(name.capitalize(), CHOICES[name].split()) for name in ("tone", "size")]
    kit = []
    for name in NAMES:
        name = language.name(name, chance)
        own = [Choice(language.within(name, each.capitalize()), CHOICES[each].split())
               for each in ("placement", "emphasis", "axis") if chance.random() < 0.4]
        kind = chance.choice(language.kinds)
        overloads = [parameters(language, shared, own, chance)]
        if language.has_overloads and chance.random() < 0.35:
            other = parameters(language, shared, own, chance)
            if language.differs(overloads[0], other):
                overloads.append(other)
        kit.append(Component(name, kind, overloads, own))
    kit[0].choices += shared
    return kit


def imported(program, sources):
    """The components of Kotlin signature files, as `catalog import` reads them."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "catalog"
        subprocess.run([program, "init", folder, "--empty", "--quiet"], check=True)
        subprocess.run([program, "import", "--catalog", folder, "--quiet", *sources], capture_output=True)
        dump = json.loads(subprocess.run([program, "dump", "--catalog", folder], capture_output=True, check=True).stdout)
    kit = {}
    for component in dump["components"]:
        for implementation in component["implementations"]:
            for declared in implementation.get("types", []):
                overloads = [made for each in declared.get("initializers", []) if (made := overload(each))]
                if overloads and declared["name"] not in kit:
                    kit[declared["name"]] = Component(declared["name"], "composable", overloads)
    return list(kit.values())


def overload(initializer):
    kinds = {"String": "text", "Int": "integer", "Double": "number", "Boolean": "flag", "() -> Unit": "action"}
    found = [Parameter(each["name"], each["name"], kinds.get(each["type"], "other"), each.get("required", False), raw=each["type"])
             for each in initializer.get("parameters", [])]
    return None if any(set("<@.") & set(each.raw) for each in found) else found
