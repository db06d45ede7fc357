"""Judges what datamodel-code-generator makes of the schemas of a catalog: classes for pydantic.

usage: judge_models.py FOLDER OUTPUT [ID...]

FOLDER holds the schemas as judge_schemas.py reads them. Of the bundle, and of the own file of each component with an ID,
in each draft, a package is written to OUTPUT/DRAFT; all have to be imported without a warning. What describes a property
or a choice has to be in the code, and what is deprecated has to be so there. The models made of the bundle have to accept
the instances that the schemas accept, and to refuse those with an unknown key, component, implementation or value, a
missing key or a wrong type. Prints a line for each fault, then how many there were of each kind; exit status 1 when there
are faults.
"""

import collections
import importlib
import json
import pathlib
import sys
import warnings

import datamodel_code_generator
import datamodel_code_generator.format
import pydantic

from schema_drafts import BUNDLE, drafts, reached
from schema_instances import Trials
from schema_values import Maker

# What pydantic can see; conditions are not among it, nor is a list's length where there is none.
VISIBLE = {
    "unknown component", "unknown implementation", "unknown value", "extra key", "missing required", "wrong type",
    "bad slot",
}


def generate(file, package):
    datamodel_code_generator.generate(
        file,
        input_file_type=datamodel_code_generator.InputFileType.JsonSchema,
        output=package,
        output_model_type=datamodel_code_generator.DataModelType.PydanticV2BaseModel,
        formatters=[datamodel_code_generator.format.Formatter.BUILTIN],
        class_name="Instance",
        disable_timestamp=True,
        use_schema_description=True,
        use_field_description=True,
        field_constraints=True,
    )


def words(text):
    return " ".join(text.replace("\\", " ").split())


class Judge:
    def __init__(self, folder, output):
        self.folder, self.output = folder, output
        self.faults = []
        self.counts = collections.Counter()

    def run(self, ids):
        judged = drafts(self.folder)
        for draft in judged:
            for name in [BUNDLE] + [id + ".schema.json" for id in ids]:
                models = self.judge_file(draft, name)
                if name == BUNDLE and models:
                    self.judge_instances(judged[0], models)

    def judge_file(self, draft, name):
        package = "models_" + "".join(c if c.isalnum() else "_" for c in draft.name + "_" + name.split(".")[0])
        (self.output / draft.name).mkdir(parents=True, exist_ok=True)
        path = self.output / draft.name / package
        with warnings.catch_warnings():
            # A format without a class of its own stays a text.
            warnings.simplefilter("ignore")
            generate(self.folder / draft.name / name, path)
        if path.is_file():
            # Without names that have parts there is only one module.
            path.rename(path.with_suffix(".py"))
        self.counts["packages"] += 1
        sys.path.insert(0, str(self.output / draft.name))
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            try:
                models = importlib.import_module(package)
            except Exception as error:
                self.faults.append(f"{draft.name}/{name}: {type(error).__name__}: {str(error)[:300]}")
                return None
        files = sorted(path.rglob("*.py")) or [path.with_suffix(".py")]
        self.judge_words(draft, name, words(" ".join(file.read_text("utf-8") for file in files)))
        return models

    def judge_words(self, draft, name, code):
        deprecated = 0
        for schema, place in reached(draft, name):
            if "/properties/" not in place and "const" not in schema:
                continue
            if words(schema.get("description", "")) not in code:
                self.faults.append(f"{draft.name}/{place}: the description is lost: {schema['description'][:100]}")
            self.counts["descriptions"] += "description" in schema
            deprecated += schema.get("deprecated") is True and "const" not in schema
        self.counts["deprecated"] += deprecated
        if code.count("deprecated=True") < deprecated:
            self.faults.append(f"{draft.name}/{name}: {deprecated} properties are deprecated, not all of them in the code")

    def judge_instances(self, draft, models):
        model = pydantic.TypeAdapter(models.Instance)
        for name in draft.files:
            component = name.removesuffix(".schema.json")
            if draft.bundled(name) is None or "." in component:
                continue
            for right, what, instance in self.instances(draft, name, component):
                try:
                    model.validate_json(json.dumps(instance), strict=True)
                    accepted = True
                except pydantic.ValidationError:
                    accepted = False
                self.counts[what] += 1
                if accepted != right:
                    wish = "should be accepted" if right else "should be refused"
                    self.faults.append(f"{name}: {what} {wish}: {json.dumps(instance)[:300]}")

    def instances(self, draft, name, component):
        schema, maker = draft.files[name], Maker(draft)
        found = []
        for definition in (schema.get("$defs") or {"": schema}).values():
            if "component" in definition.get("properties", {}):
                smallest = {**maker.value(definition, name), "component": component}
                found.append(smallest)
                yield True, "instance", smallest
                yield True, "instance", maker.value(definition, name, full=True)
        for trial in Trials(draft, name).of(found[0]) if found else []:
            # A key with null is one that is not there, to pydantic.
            has_null = "null" in json.dumps(trial.instance)
            if trial.is_right or trial.what in VISIBLE and not trial.is_tentative and not has_null:
                yield trial.is_right, trial.what, trial.instance


def main():
    folder, output, *ids = sys.argv[1:]
    judge = Judge(pathlib.Path(folder), pathlib.Path(output))
    judge.run(ids)
    for fault in judge.faults:
        print(fault)
    print("; ".join(f"{what}: {count}" for what, count in sorted(judge.counts.items())))
    return 1 if judge.faults else 0


sys.exit(main())
