"""Judges instances with the schemas of a catalog, with two independent validators, in each draft.

usage: judge_instances.py FOLDER INSTANCES

FOLDER holds the schemas as judge_schemas.py reads them, INSTANCES is a JSON list of records with a `name` and an
`instance`. Prints a line for everything that is wrong with an instance, by tabs: its name, where it is wrong, what the
schema asks for there, and what it has. All validators have to agree in all drafts, about the component's own file and
the bundle; otherwise there is a line that begins with "disagreement". The last line says how many are valid and how many
are not; exit status 1 when there is a disagreement.
"""

import json
import pathlib
import sys

from schema_drafts import BUNDLE, drafts, verdicts


def innermost(error):
    """What is wrong at the bottom; a choice between names that have to be there is one thing."""
    if not error.context or all(below.validator == "required" and not below.path for below in error.context):
        return [error]
    # The choices that are wrong further down are those that were meant.
    depth = max(len(below.absolute_path) for below in error.context)
    return [
        inner for below in error.context if len(below.absolute_path) == depth for inner in innermost(below)
    ]


def wish(error):
    if error.validator == "type":
        types = error.validator_value
        return " or ".join([types] if isinstance(types, str) else types)
    if error.validator == "required":
        return " and ".join(f"`{name}`" for name in error.validator_value if name not in error.instance)
    if error.validator == "anyOf":
        return " or ".join(" and ".join(f"`{name}`" for name in part["required"]) for part in error.validator_value)
    if error.validator == "additionalProperties":
        known = error.schema.get("properties", {})
        return "no " + ", ".join(f"`{name}`" for name in error.instance if name not in known)
    return f"{error.validator} {json.dumps(error.validator_value)}"


def reality(error):
    if isinstance(error.instance, dict):
        return " and ".join(f"`{name}`" for name in error.instance) or "nothing"
    text = json.dumps(error.instance, ensure_ascii=False)
    return text if len(text) < 60 else text[:60] + "…"


def main():
    folder, instances = map(pathlib.Path, sys.argv[1:])
    judged = drafts(folder)
    for draft in judged:
        draft.compile()
    count = {True: 0, False: 0}
    disagreements = 0
    for record in json.loads(instances.read_text("utf-8")):
        instance = record["instance"]
        file = instance["component"] + ".schema.json"
        found = verdicts(judged, lambda draft: file, instance) | verdicts(judged, lambda draft: BUNDLE, instance)
        if len(found) > 1:
            disagreements += 1
            print(f"disagreement\t{record['name']}")
            continue
        count[found.pop()] += 1
        errors = [below for error in judged[0].at(file)[0].iter_errors(instance) for below in innermost(error)]
        lines = {("/".join(map(str, error.absolute_path)), wish(error), reality(error)) for error in errors}
        for line in sorted(lines):
            print("\t".join((record["name"], *line)))
    print(f"{count[True]} valid, {count[False]} invalid")
    return 1 if disagreements else 0


sys.exit(main())
