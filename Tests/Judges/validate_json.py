"""Validates JSON files against a JSON Schema with two independent validators, which have to agree.

usage: validate_json.py SCHEMA FILE...

The schema itself is checked against its metaschema first. Prints a line for each error, and "N valid, M invalid" at the
end; exit status 1 when a file is invalid.
"""

import json
import sys

import jsonschema
import jsonschema_rs


def main() -> int:
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    checker = jsonschema.validators.validator_for(schema)
    checker.check_schema(schema)
    if not jsonschema_rs.meta.is_valid(schema):
        print("the schema is not valid for jsonschema-rs")
        return 1
    validator = checker(schema)
    other = jsonschema_rs.validator_for(schema)
    invalid = 0
    for path in sys.argv[2:]:
        instance = json.load(open(path, encoding="utf-8"))
        errors = list(validator.iter_errors(instance))
        for error in errors[:5]:
            print(f"{path}: {error.json_path}: {error.message[:200]}")
        if other.is_valid(instance) != (not errors):
            print(f"{path}: the validators do not agree")
            invalid += 1
        elif errors:
            invalid += 1
    print(f"{len(sys.argv) - 2 - invalid} valid, {invalid} invalid")
    return 1 if invalid else 0


sys.exit(main())
