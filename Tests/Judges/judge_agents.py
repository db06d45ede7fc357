"""Judges the output of the backend for coding agents, and prints each fault on a line.

usage: judge_agents.py FOLDER...

The skill goes to skills-ref and skillcheck, which must not report more than the score of its description. Links between its
files must resolve. The front matter of DESIGN.md must parse, its references must resolve, and its sections must be in order.
Prints the number of files and references at the end; exit status 1 when there are faults.
"""

import json
import pathlib
import re
import subprocess
import sys

import yaml
from markdown_it import MarkdownIt
from skills_ref import validate

# In the order of spec-config.yaml of google-labs-code/design.md.
SECTIONS = [
    "Overview", "Colors", "Typography", "Layout", "Elevation & Depth", "Shapes", "Components", "Do's and Don'ts",
]
GROUPS = ["colors", "typography", "rounded", "spacing", "components"]
TYPOGRAPHY = {"fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing", "fontFeature", "fontVariation"}
PROPERTIES = {"backgroundColor", "textColor", "typography", "rounded", "padding", "size", "height", "width"}
COLOR = re.compile(r"#[0-9a-f]{6}([0-9a-f]{2})?")
DIMENSION = re.compile(r"-?[0-9.]+(e-?[0-9]+)?(px|em|rem)")
REFERENCE = re.compile(r"\{([a-z]+)\.([a-z0-9-]+)\}")
counts = {"files": 0, "references": 0}


def split(path):
    """The front matter and the body of a file."""
    _, front, body = path.read_text("utf-8").split("---\n", 2)
    return yaml.safe_load(front), body


def links(text):
    blocks = MarkdownIt().parse(text)
    spans = (span for block in blocks for span in block.children or [])
    return [span.attrGet("href") for span in spans if span.type == "link_open"]


def anchors(text):
    names = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        plain = re.sub(r"<[^>]*>|\\", "", heading).lower()
        names.add(re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-"))
    return names


def skill_faults(folder):
    yield from (f"skills-ref: {fault}" for fault in validate(folder))
    run = subprocess.run(
        [sys.executable, "-m", "skillcheck", "--format", "json", "--strict", str(folder / "SKILL.md")],
        capture_output=True, text=True,
    )
    found = [finding for result in json.loads(run.stdout)["results"] for finding in result["diagnostics"]]
    for finding in found:
        if finding["severity"] != "info" or not finding["rule"].startswith("description."):
            yield f"skillcheck: {finding['rule']}: {finding['message']}"
    if run.returncode:
        yield f"skillcheck: exit status {run.returncode}"
    front, body = split(folder / "SKILL.md")
    if len(front["description"]) > 1024 or body.count("\n") >= 500:
        yield "SKILL.md is too long"
    for path in sorted(folder.rglob("*.md")):
        counts["files"] += 1
        text = path.read_text("utf-8")
        for link in links(text):
            target, _, anchor = link.partition("#")
            if "://" in link or link.startswith("mailto:"):
                continue
            file = path.parent / target if target else path
            counts["references"] += 1
            if not file.exists():
                yield f"{path.name}: {link} leads nowhere"
            elif anchor and anchor not in anchors(file.read_text("utf-8")):
                yield f"{path.name}: {link} has no anchor"


def design_faults(path):
    counts["files"] += 1
    front, body = split(path)
    unknown = set(front) - {"version", "name", "description", "omitted", *GROUPS}
    if unknown:
        yield f"unknown keys {sorted(unknown)}"
    for group in GROUPS:
        if (group in front) == (group in front.get("omitted", [])):
            yield f"{group} is neither there nor omitted, or both"
    for name, value in front.get("colors", {}).items():
        if not COLOR.fullmatch(value):
            yield f"colors.{name} is {value}"
    for group in ("rounded", "spacing"):
        for name, value in front.get(group, {}).items():
            if not DIMENSION.fullmatch(value):
                yield f"{group}.{name} is {value}"
    for name, value in front.get("typography", {}).items():
        if set(value) - TYPOGRAPHY or not all(isinstance(part, (str, int, float)) for part in value.values()):
            yield f"typography.{name} is {value}"
    for name, looks in front.get("components", {}).items():
        for key, value in looks.items():
            counts["references"] += 1
            reference = REFERENCE.fullmatch(value)
            if key not in PROPERTIES:
                yield f"components.{name} has {key}"
            elif reference:
                if reference[2] not in front.get(reference[1], {}):
                    yield f"components.{name}.{key}: {value} leads nowhere"
            elif not COLOR.fullmatch(value) and not DIMENSION.fullmatch(value):
                yield f"components.{name}.{key} is {value}"
    sections = re.findall(r"^## (.+)$", body, re.MULTILINE)
    if sections != SECTIONS:
        yield f"the sections are {sections}"


faults = []
for folder in map(pathlib.Path, sys.argv[1:]):
    skills = sorted((folder / "skills").iterdir())
    for skill in skills:
        faults += skill_faults(skill)
    faults += (f"DESIGN.md: {fault}" for fault in design_faults(folder / "DESIGN.md"))
for fault in faults:
    print(fault)
print(f"files: {counts['files']}, references: {counts['references']}")
sys.exit(1 if faults else 0)
