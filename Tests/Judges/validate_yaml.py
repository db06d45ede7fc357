"""Validates YAML files against a JSON Schema, as an editor does.

usage: validate_yaml.py SCHEMA FILE...

Reads YAML by the core schema of YAML 1.2, as YAML language servers do. Prints a line for each error, and "N valid, M
invalid" at the end; exit status 1 when a file is invalid. The schema itself is checked against its metaschema first.
"""

import json
import re
import sys

import jsonschema
import yaml


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2 knows fewer types than PyYAML's YAML 1.1: no dates, no `yes`, no base 60."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first)


def integer(loader, node):
    text = node.value
    return int(text, 0) if text[:2] in ("0x", "0o") else int(text)


CoreLoader.add_constructor("tag:yaml.org,2002:int", integer)


def main() -> int:
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    invalid = 0
    for path in sys.argv[2:]:
        instance = yaml.load(open(path, encoding="utf-8"), CoreLoader)
        errors = sorted(validator.iter_errors(instance), key=lambda error: error.json_path)
        for error in errors:
            print(f"{path}: {error.json_path}: {error.message[:200]}")
        invalid += bool(errors)
    print(f"{len(sys.argv) - 2 - invalid} valid, {invalid} invalid")
    return 1 if invalid else 0


sys.exit(main())
