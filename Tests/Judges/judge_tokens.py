"""Judges Design Tokens files with the official schemas and a validator that is not ours.

usage: judge_tokens.py SCHEMAS FILE...

SCHEMAS is the folder of the published schemas, which are not part of this repository. Prints a line for each fault, then
how many files and tokens there were; exit status 1 when there are faults.
"""

import json
import pathlib
import sys

import jsonschema
import referencing

ENTRY = "https://www.designtokens.org/schemas/2025.10/format.json"


def validator(folder):
    schemas = [json.loads(path.read_text("utf-8")) for path in sorted(folder.rglob("*.json"))]
    resources = [(schema["$id"], referencing.Resource.from_contents(schema)) for schema in schemas if "$id" in schema]
    registry = referencing.Registry().with_resources(resources)
    return jsonschema.Draft7Validator({"$ref": ENTRY}, registry=registry)


def innermost(error):
    """The most telling of the errors below one: the deepest, because groups and tokens are alternatives."""
    while error.context:
        error = max(error.context, key=lambda below: (len(below.absolute_path), len(below.absolute_schema_path)))
    return error


def untyped(tokens, path=()):
    """Tokens without a type of their own, which the schemas would let pass."""
    if "$value" in tokens or "$ref" in tokens:
        return [] if "$type" in tokens else [".".join(path)]
    return [
        name
        for key, below in tokens.items()
        if isinstance(below, dict) and (key == "$root" or not key.startswith("$"))
        for name in untyped(below, (*path, key))
    ]


def count(tokens):
    if "$value" in tokens or "$ref" in tokens:
        return 1
    return sum(
        count(below)
        for key, below in tokens.items()
        if isinstance(below, dict) and (key == "$root" or not key.startswith("$"))
    )


def main():
    folder, *files = map(pathlib.Path, sys.argv[1:])
    judge = validator(folder)
    faults, total = [], 0
    for file in files:
        tokens = json.loads(file.read_text("utf-8"))
        total += count(tokens)
        faults += [f"{file.name}: {path}: no type" for path in untyped(tokens)]
        for error in judge.iter_errors(tokens):
            inner = innermost(error)
            faults.append(f"{file.name}: {'.'.join(map(str, inner.absolute_path))}: {inner.message}")
    for fault in faults:
        print(fault)
    print(f"files: {len(files)}; tokens: {total}")
    sys.exit(1 if faults else 0)


main()
