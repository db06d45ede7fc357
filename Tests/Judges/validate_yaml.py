"""Validates YAML files against a JSON Schema, as an editor does.

usage: validate_yaml.py SCHEMA FILE...

Prints a line for each error, and "N valid, M invalid" at the end; exit status 1 when a file is invalid. The schema itself
is checked against its metaschema first.
"""

import json
import sys

import jsonschema
import yaml

from editor_yaml import EditorLoader


def main() -> int:
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema)
    invalid = 0
    for path in sys.argv[2:]:
        instance = yaml.load(open(path, encoding="utf-8"), EditorLoader)
        errors = sorted(validator.iter_errors(instance), key=lambda error: error.json_path)
        for error in errors:
            print(f"{path}: {error.json_path}: {error.message[:200]}")
        invalid += bool(errors)
    print(f"{len(sys.argv) - 2 - invalid} valid, {invalid} invalid")
    return 1 if invalid else 0


sys.exit(main())
