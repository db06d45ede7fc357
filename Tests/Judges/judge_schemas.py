"""Judges the JSON Schemas of rendered catalogs with two independent validators, in each draft.

usage: judge_schemas.py FOLDER...

Each folder holds the schemas of one catalog, in the subfolders `2020-12` and `7` for the drafts. Every file has to be
valid against its metaschema, and every reference in it has to lead somewhere. Every default and example has to be valid
where it stands. From the schema of each component instances are made by machine: the smallest and the fullest one and one
for each choice, which have to be valid, and for each rule of the schema instances which break it. Both validators have to
say so in both drafts, for the component's own file and for the bundle, and a rule that no instance breaks is a fault. A
file that is neither the bundle nor named by an id, as the schema of the tokens, is judged without instances. Prints a
line for each fault, then how many instances broke each keyword, and how many there were of each kind; exit status 1 when
there are faults.
"""

import collections
import json
import pathlib
import sys

import jsonschema
import jsonschema_rs

from schema_drafts import BUNDLE, drafts, subschemas, verdicts
from schema_instances import Trials
from schema_values import Maker


class Judge:
    def __init__(self, folder):
        self.folder = folder
        self.drafts = drafts(folder)
        # The instances are made from the first draft and judged in all.
        self.draft = self.drafts[0]
        self.faults = []
        self.counts = collections.Counter()
        self.keywords = collections.Counter()

    def run(self):
        for draft in self.drafts:
            for name, schema in draft.files.items():
                self.judge_file(draft, name, schema)
        if self.faults:
            return
        for draft in self.drafts:
            draft.compile()
        values = [self.judge_values(draft) for draft in self.drafts]
        if values[1:] and values[0] != values[1]:
            self.fault("the drafts do not have the same defaults and examples")
        for name, schema in self.draft.files.items():
            # An id has no dots.
            if name != BUNDLE and "." not in name.removesuffix(".schema.json"):
                self.judge_component(name, schema)

    def fault(self, text):
        self.faults.append(f"{self.folder.name}: {text}")

    def judge_file(self, draft, name, schema):
        self.counts["schemas"] += draft is self.draft
        place = name if draft is self.draft else f"{draft.name}/{name}"
        try:
            draft.python.check_schema(schema)
        except jsonschema.SchemaError as error:
            self.fault(f"{place}: {error.json_path}: {error.message[:200]}")
        if not jsonschema_rs.meta.is_valid(schema):
            self.fault(f"{place}: not valid against its metaschema")
        for part, pointer in subschemas(schema):
            if not isinstance(part.get("$ref"), str):
                continue
            self.counts["references"] += draft is self.draft
            if not draft.is_known(part["$ref"], name):
                self.fault(f"{place}: the reference {part['$ref']} leads nowhere")
            if draft.name == "7" and len(part) > 1:
                self.fault(f"{place}#{pointer}: draft-07 does not see what stands beside $ref")

    def judge_values(self, draft):
        """Every default and example where it stands; gives how many there are in each file."""
        found = collections.Counter()
        for name, schema in draft.files.items():
            for part, pointer in subschemas(schema):
                values = [("default", part["default"])] if "default" in part else []
                values += [("example", example) for example in part.get("examples", [])]
                for what, value in values:
                    found[name, what] += 1
                    if {validator.is_valid(value) for validator in draft.at(name + "#" + pointer)} != {True}:
                        self.fault(f"{draft.name}/{name}#{pointer}: {what} is not valid: {json.dumps(value)[:400]}")
        for (_, what), count in found.items():
            self.counts[what] += count if draft is self.draft else 0
        return found

    def judge_component(self, name, schema):
        definitions = schema.get("$defs") or {"": schema}
        maker, trials = Maker(self.draft), Trials(self.draft, name)
        component = {"component": name.removesuffix(".schema.json")}
        broken = set()
        smallest = []
        for definition in definitions.values():
            if "component" not in definition.get("properties", {}):
                continue
            self.counts["implementations"] += 1
            smallest.append({**maker.value(definition, name), **component})
            for instance in (smallest[-1], maker.value(definition, name, full=True)):
                self.expect(True, name, False, instance, "instance")
        for instance in smallest[:1]:
            for trial in trials.of(instance):
                self.judge_trial(name, trial, broken)
        for (schema_id, keyword), pointer in trials.rules.items():
            if (schema_id, keyword) not in broken:
                self.counts["unbroken"] += 1
                self.fault(f"{name}#{pointer}: no instance breaks {keyword}")

    def judge_trial(self, name, trial, broken):
        outer = list(self.draft.at(name)[0].iter_errors(trial.instance))
        errors = list(innermost(outer))
        if not errors and trial.is_tentative and not trial.is_right:
            # Another choice accepts it; then all have to.
            self.expect(True, name, False, trial.instance, "accepted by another choice")
            return
        is_forbidden = trial.is_right and errors and all(map(forbids, outer))
        what = "forbidden choice" if is_forbidden else trial.what
        if not self.expect(trial.is_right and not is_forbidden, name, trial.what == "unknown component", trial.instance, what):
            return
        if trial.is_right:
            return
        rule = (id(trial.schema), trial.keyword)
        seen = trial.keyword == "$ref" or any((id(error.schema), error.validator) == rule for error in errors)
        if seen:
            broken.add(rule)
            self.keywords[trial.keyword] += 1
        elif not trial.is_tentative:
            self.fault(f"{name}: {trial.what} is not refused because of {trial.keyword}: {json.dumps(trial.instance)[:400]}")

    def expect(self, valid, name, whole, instance, what):
        """Whether all validators say so in all drafts, of the component's own file and of the bundle."""
        self.counts[what] += 1

        def bundled(draft):
            # What only one of the bundle's definitions can see is judged by that one: all of them take long.
            return BUNDLE if whole and draft.bundled(name) else draft.bundled(name)

        is_right = True
        for place in (lambda draft: name, bundled):
            if place(self.draft) is None or verdicts(self.drafts, place, instance) == {valid}:
                continue
            is_right = False
            wish = "should be valid" if valid else "should not be valid"
            self.fault(f"{place(self.draft)}: {what} {wish}: {json.dumps(instance)[:400]}")
        return is_right


def innermost(errors):
    """All errors, also those of the choices of which none fits."""
    for error in errors:
        yield error
        yield from innermost(error.context or [])


def forbids(error):
    """Whether it is all about forbidden combinations, perhaps in one of several choices."""
    choices = collections.defaultdict(list)
    for inner in error.context or []:
        choices[inner.schema_path[0]].append(inner)
    return error.validator == "not" or any(all(map(forbids, errors)) for errors in choices.values())


def main():
    faults, counts, keywords = [], collections.Counter(), collections.Counter()
    for folder in sys.argv[1:]:
        judge = Judge(pathlib.Path(folder))
        judge.run()
        faults += judge.faults
        counts += judge.counts
        keywords += judge.keywords
    for fault in faults:
        print(fault)
    print("; ".join(f"{keyword}: {count}" for keyword, count in sorted(keywords.items())))
    print("; ".join(f"{what}: {count}" for what, count in sorted(counts.items())))
    return 1 if faults else 0


sys.exit(main())
