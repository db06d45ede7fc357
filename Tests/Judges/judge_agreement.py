"""Validates thousands of YAML texts against JSON Schemas with two independent validators.

usage: judge_agreement.py FILE

FILE is JSON: {"schemas": {NAME: SCHEMA}, "cases": [{"schema": NAME, "yaml": TEXT}]}. YAML is read as editors do: see
editor_yaml.py. Each schema is checked against its metaschema first. Prints a line for each case: "valid" or "invalid" by
jsonschema, then by jsonschema-rs, or "unreadable" and why.
"""

import json
import sys

import jsonschema
import jsonschema_rs
import yaml

from editor_yaml import EditorLoader


def main() -> int:
    batch = json.load(open(sys.argv[1], encoding="utf-8"))
    validators = {}
    for name, schema in batch["schemas"].items():
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        jsonschema_rs.meta.validate(schema)
        validators[name] = (kind(schema), jsonschema_rs.validator_for(schema))
    for case in batch["cases"]:
        try:
            instance = yaml.load(case["yaml"], EditorLoader)
        except yaml.YAMLError as error:
            print("unreadable", str(error).replace("\n", " "))
            continue
        verdicts = [validator.is_valid(instance) for validator in validators[case["schema"]]]
        print(*("valid" if verdict else "invalid" for verdict in verdicts))
    return 0


sys.exit(main())
