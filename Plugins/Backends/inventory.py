#!/usr/bin/env python3
"""A backend for `catalog build`: one spreadsheet with all properties of all components.

catalog.yaml:  outputs:  { inventory: { options: { delimiter: semicolon } } }
               backends: { inventory: path/to/inventory.py }
"""
import csv
import io
import json
import sys

DELIMITERS = {"comma": ",", "semicolon": ";", "tab": "\t"}
COLUMNS = ["component", "title", "implementation", "type", "property", "value type", "default", "required", "deprecated"]
DESCRIPTION = {
    "protocol": 1,
    "name": "inventory",
    "summary": "Makes a spreadsheet of all properties.",
    "options": [
        {"name": "delimiter", "kind": "choice", "choices": list(DELIMITERS), "default": "comma",
         "summary": "What stands between two cells."},
        {"name": "requireDescriptions", "kind": "flag", "default": False,
         "summary": "Whether a property without a description is reported."},
    ],
    "rules": [{"name": "undescribed-property", "severity": "warning", "summary": "A property has a description."}],
}


def owners(component, place):
    """Whatever has properties: names of the implementation and the type, the record, its JSON Pointer."""
    yield "", "", component, place
    for i, implementation in enumerate(component.get("implementations", [])):
        for j, kind in enumerate(implementation.get("types", [])):
            yield implementation["name"], kind["name"], kind, f"{place}/implementations/{i}/types/{j}"


def render(request):
    options, rows, findings = request["options"], [COLUMNS], []
    for index, component in enumerate(request["catalog"]["components"]):
        for implementation, kind, owner, place in owners(component, f"/catalog/components/{index}"):
            for number, prop in enumerate(owner.get("properties", [])):
                rows.append([component["id"], component["title"], implementation, kind, prop["name"],
                             prop.get("type", ""), prop.get("default", ""),
                             "yes" if prop.get("required") else "", "yes" if "deprecated" in prop else ""])
                if options.get("requireDescriptions") and "description" not in prop:
                    findings.append({"rule": "undescribed-property", "at": f"{place}/properties/{number}",
                                     "message": f"property '{prop['name']}' has no description", "fix": "add one"})
    table = io.StringIO()
    delimiter = DELIMITERS[options.get("delimiter", "comma")]
    csv.writer(table, delimiter=delimiter, lineterminator="\n").writerows(rows)
    return {"protocol": 1, "files": [{"path": "properties.csv", "text": table.getvalue()}], "findings": findings}


request = json.load(sys.stdin.buffer)
known = {"describe": lambda _: DESCRIPTION, "render": render} if request["protocol"] == 1 else {}
answer = known.get(request.get("kind"), lambda _: {"protocol": 1})(request)
print(json.dumps(answer))
