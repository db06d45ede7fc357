"""Judges what json-schema-for-humans makes of the schemas of a catalog: pages for people.

usage: judge_manuals.py FOLDER OUTPUT ID...

FOLDER holds the schemas as judge_schemas.py reads them. Of the own file of each component with an ID a page is written to
OUTPUT/DRAFT in each draft. Every title and description of a property or a choice that an instance of the component can
meet within its file, every default, every limit and every constant has to be on the page, and as many marks of
deprecation as there are deprecated properties. Prints a line for each fault, then how many there were of each kind; exit
status 1 when there are faults.
"""

import collections
import contextlib
import html
import io
import json
import pathlib
import re
import sys
import tempfile

from json_schema_for_humans.generate import generate_from_filename
from json_schema_for_humans.generation_configuration import GenerationConfiguration

from schema_drafts import BUNDLE, drafts, reached

LIMITS = ("minimum", "maximum", "minLength", "maxLength", "pattern", "multipleOf")


def words(text):
    """A page's or an author's words alone: marks of Markdown are none."""
    return " ".join(re.findall(r"\w+", text))


def page_words(page):
    return words(html.unescape(re.sub(r"<[^>]+>", " ", page)))


class Judge:
    def __init__(self, folder, output):
        self.folder, self.output = folder, output
        self.faults = []
        self.counts = collections.Counter()

    def run(self, ids):
        for draft in drafts(self.folder):
            (self.output / draft.name).mkdir(parents=True, exist_ok=True)
            for component in ids:
                self.judge_page(draft, component)

    def judge_page(self, draft, component):
        name = component + ".schema.json"
        page = self.output / draft.name / (component + ".html")
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            # What may stand in a slot is any component, and would be told in full again in each slot.
            for file, schema in draft.files.items():
                text = json.dumps({"title": "Any component"} if file == BUNDLE else schema)
                (pathlib.Path(folder) / file).write_text(text, "utf-8")
            configuration = GenerationConfiguration(template_name="js", with_footer=False, show_toc=False)
            generate_from_filename(str(pathlib.Path(folder) / name), str(page), config=configuration)
        text = page.read_text("utf-8")
        self.counts["pages"] += 1
        self.judge_words(draft, name, page_words(text))
        # Beside the style sheet and the script, the word only marks properties.
        deprecated = sum(
            schema.get("deprecated") is True and "/properties/" in place and "const" not in schema
            for schema, place in self.parts(draft, name)
        )
        self.counts["deprecated"] += deprecated
        if text.count(">Deprecated<") < deprecated:
            self.faults.append(f"{draft.name}/{name}: {deprecated} properties are deprecated, not all of them on the page")

    def parts(self, draft, name):
        return [(schema, place) for schema, place in reached(draft, name) if place.startswith(name + "#")]

    def judge_words(self, draft, name, page):
        for schema, place in self.parts(draft, name):
            if "/properties/" not in place and "const" not in schema:
                continue
            said = [("title", schema.get("title")), ("description", schema.get("description"))]
            said += [(key, str(schema[key])) for key in LIMITS if key in schema]
            said += [("constant", str(schema["const"]))] if isinstance(schema.get("const"), str) else []
            said += [("default", json.dumps(schema["default"]))] if "default" in schema else []
            for what, text in said:
                if not text:
                    continue
                self.counts[what] += 1
                if words(text) not in page:
                    self.faults.append(f"{draft.name}/{place}: the {what} is lost: {text[:100]}")


def main():
    folder, output, *ids = sys.argv[1:]
    judge = Judge(pathlib.Path(folder), pathlib.Path(output))
    judge.run(ids)
    for fault in judge.faults:
        print(fault)
    print("; ".join(f"{what}: {count}" for what, count in sorted(judge.counts.items())))
    return 1 if judge.faults else 0


sys.exit(main())
