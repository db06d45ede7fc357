"""Reads YAML as YAML language servers do: by the core schema of YAML 1.2, every key a text."""

import re

import yaml


class EditorLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML 1.2 knows fewer types than PyYAML's YAML 1.1: no dates, no `yes`, no base 60, no merge keys."""


EditorLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)", "-+.0123456789"),
]:
    EditorLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first)


def integer(loader, node):
    text = node.value
    return int(text, 0) if text[:2] in ("0x", "0o") else int(text)


def number(loader, node):
    # JSON has no number without bounds, so any number has to do.
    return 1e300 if node.value.lstrip("+-").lower() in (".inf", ".nan") else float(node.value)


def mapping(loader, node):
    # A key is what stands there, whatever it would be as a value.
    return {key.value: loader.construct_object(value, deep=True) for key, value in node.value}


EditorLoader.add_constructor("tag:yaml.org,2002:int", integer)
EditorLoader.add_constructor("tag:yaml.org,2002:float", number)
EditorLoader.add_constructor("tag:yaml.org,2002:map", mapping)
