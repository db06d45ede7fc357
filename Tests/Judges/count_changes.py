"""Counts what came and went between versions of a library, from the sources that describe it.

usage: count_changes.py FORM VERSION...

FORM is `manifest` (each version a Custom Elements Manifest), `govuk` (each version a folder of YAML files) or `signatures`
(each version FOLDER/DATE, for files FOLDER/*.DATE.api of Kotlin signatures). For every two neighbors it prints a line for each kind of thing with the numbers of those that are new and of those that are gone; of
what belongs to a component only where both versions have the component. Of overloads, whose pairs are a matter of opinion, it prints by how many there
are more.
"""

import json
import pathlib
import re
import sys

import yaml

LISTS = {"events": "events", "slots": "slots", "cssParts": "cssParts", "cssProperties": "cssProperties"}


def manifest(path):
    """Tag → kind → names."""
    elements = {}
    for module in json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["modules"]:
        for element in module.get("declarations", []):
            if not element.get("tagName"):
                continue
            kinds = {kind: {item["name"] for item in element.get(key, []) if "name" in item} for kind, key in LISTS.items()}
            public = [item for item in element.get("members", []) if item.get("privacy") in (None, "public")]
            kinds["properties"] = {item["name"] for item in public if item["kind"] == "field"}
            # An attribute without a field is a property of the element for whoever writes markup.
            kinds["properties"] |= {
                item["name"] for item in element.get("attributes", []) if not item.get("fieldName") and "name" in item
            }
            kinds["methods"] = {item["name"] for item in public if item["kind"] == "method"}
            kinds["types"] = {element["tagName"]}
            elements[element["tagName"]] = {kind: {name: {} for name in names} for kind, names in kinds.items()}
    return elements


def parameters(source):
    """Name → the parameters within it."""
    items = source.items() if isinstance(source, dict) else [(item["name"], item) for item in source or []]
    return {name: parameters(item.get("params")) for name, item in items}


def govuk(folder):
    """Macro → its parameters."""
    files = sorted(pathlib.Path(folder).glob("*.yaml"))
    return {
        file.stem: {"types": {f"govuk-{file.stem}": {}}, "properties": parameters(yaml.safe_load(file.read_text(encoding="utf-8")).get("params"))}
        for file in files
    }


def signatures(path):
    """Composable function of a file → how many signatures it has."""
    functions = {}
    folder, date = pathlib.Path(path).parent, pathlib.Path(path).name
    for file in sorted(folder.glob(f"*.{date}.api")):
        is_file = False
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.endswith("{"):
                is_file = re.search(r"\bclass \w+Kt\b", line) is not None
            elif is_file and line.strip().startswith("method") and "@androidx.compose.runtime.Composable" in line:
                name = re.search(r"(\w+)\(", re.sub(r"@[\w.]+(\([^)]*\))?", "", line)).group(1)
                functions[name] = functions.get(name, 0) + 1
    return functions


def count(old, new):
    """How many names are new and gone; of what both have, within it."""
    added, removed = len(new.keys() - old.keys()), len(old.keys() - new.keys())
    for name in old.keys() & new.keys():
        inner = count(old[name], new[name])
        added, removed = added + inner[0], removed + inner[1]
    return added, removed


def main():
    read = {"manifest": manifest, "govuk": govuk, "signatures": signatures}[sys.argv[1]]
    versions = [read(path) for path in sys.argv[2:]]
    for number, (old, new) in enumerate(zip(versions, versions[1:]), start=1):
        print(number, "components", len(new.keys() - old.keys()), len(old.keys() - new.keys()))
        if read is signatures:
            # Each function is the only type of its component.
            types = [count({name: {}}, {name: {}}) for name in old.keys() & new.keys()]
            print(number, "types", sum(one for one, _ in types), sum(other for _, other in types))
            print(number, "overloads", sum(new[name] - old[name] for name in old.keys() & new.keys()))
            continue
        for kind in ["types", "properties", "methods", *LISTS]:
            pairs = [count(old[name].get(kind, {}), new[name].get(kind, {})) for name in old.keys() & new.keys()]
            print(number, kind, sum(one for one, _ in pairs), sum(other for _, other in pairs))


main()
