"""Counts how many facts of a source stand in the entries that were imported from it.

    declared_facts.py KIND SOURCE ENTRIES

reads the source by itself, with nothing of the program, and prints a line "FOUND of TOTAL" and the first facts that are missing.
"""

import json
import pathlib
import plistlib
import re
import sys

import yaml


class PlainLoader(yaml.SafeLoader):
    """Leaves every scalar the text that it is."""


PlainLoader.yaml_implicit_resolvers = {}


class Count:
    def __init__(self):
        self.total = 0
        self.found = 0
        self.missing = []

    def fact(self, holds, *what):
        self.total += 1
        if holds:
            self.found += 1
        else:
            self.missing.append(" ".join(str(word) for word in what))
        return holds


def squeezed(text):
    return " ".join(str(text).split())


def overloads(record):
    return record if isinstance(record, list) else [record]


def says(record, key, value, short=None):
    """Whether a record, or one of several, says a value under a key."""
    for one in overloads(record):
        if isinstance(one, str):
            if key == short and squeezed(one) == squeezed(value):
                return True
        elif isinstance(one, dict) and one.get(key) is not None:
            own = one[key]
            if isinstance(own, dict):
                own = own.get("type", "")
            if squeezed(own) == squeezed(value):
                return True
    return False


def members(record, key):
    """The members of a record by name; those of a list of names say nothing else."""
    own = record.get(key) if isinstance(record, dict) else None
    if isinstance(own, list):
        return {name: {} for name in own if isinstance(name, str)}
    return own or {}


def implementations(folder, platform):
    """All types and functions of one implementation of all entries."""
    types, functions = {}, {}
    for path in sorted(pathlib.Path(folder).glob("*.yaml")):
        entry = yaml.load(path.read_text(encoding="utf-8"), PlainLoader)
        own = (entry.get("implementations") or {}).get(platform) or {}
        types.update(members(own, "types"))
        for key in ("functions", "variables"):
            functions.update(members(own, key))
    return types, functions


def manifest(count, source, folder):
    types, functions = implementations(folder, "web")
    for module in json.loads(source)["modules"]:
        for declaration in module.get("declarations", []):
            name = declaration.get("tagName") or declaration["name"]
            if declaration["kind"] in ("function", "variable"):
                count.fact(name in functions, name)
            elif count.fact(name in types, name):
                manifest_class(count, name, declaration, types[name])


def manifest_class(count, name, declaration, record):
    properties, methods = members(record, "properties"), members(record, "methods")
    for member in declaration.get("members", []):
        is_method = member["kind"] == "method"
        own = (methods if is_method else properties).get(member["name"])
        if not count.fact(own is not None, name, member["name"]):
            continue
        place = (name, member["name"])
        if is_method:
            parameters = [members(one, "parameters") for one in overloads(own)]
            for parameter in member.get("parameters", []):
                has = any(parameter["name"] in some for some in parameters)
                count.fact(has, *place, parameter["name"])
                if parameter.get("type"):
                    text = parameter["type"]["text"]
                    known = any(says(some.get(parameter["name"]), "type", text, "type") for some in parameters)
                    count.fact(known, *place, parameter["name"], text)
            if (member.get("return") or {}).get("type"):
                count.fact(says(own, "returns", member["return"]["type"]["text"]), *place, "returns")
        else:
            if member.get("type"):
                count.fact(says(own, "type", member["type"]["text"], "type"), *place, member["type"]["text"])
            if member.get("default") is not None:
                count.fact(says(own, "default", member["default"]), *place, "default")
            for flag, key in (("readonly", "readOnly"), ("static", "static"), ("reflects", "reflects")):
                if member.get(flag):
                    count.fact(says(own, key, "true"), *place, flag)
            if member.get("privacy"):
                count.fact(says(own, "visibility", member["privacy"]), *place, "privacy")
        if member.get("inheritedFrom"):
            count.fact(says(own, "inheritedFrom", member["inheritedFrom"]["name"]), *place, "inheritedFrom")
    for attribute in declaration.get("attributes", []):
        wanted = attribute.get("name")
        count.fact(wanted and any(says(one, "attribute", wanted) for one in properties.values()), name, wanted)
    for key in ("events", "slots", "cssParts", "cssProperties"):
        for element in declaration.get(key, []):
            own_name = element.get("name", "")
            if not own_name and key != "slots":
                continue
            own = members(record, key).get(own_name)
            count.fact(own is not None, name, key, own_name)
            if key == "events" and element.get("type"):
                text = element["type"]["text"]
                count.fact(says(own, "type", text) or says(own, "payload", text), name, key, own_name, text)
            if element.get("default"):
                count.fact(says(own, "default", element["default"]), name, key, own_name, "default")


def split_outside(text):
    """Splits at commas that stand in no brackets."""
    parts, depth = [""], 0
    for sign in text:
        depth += sign in "<(" and 1 or sign in ">)" and -1 or 0
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def signatures(count, source, folder):
    types, functions = implementations(folder, "compose")
    for line in source.splitlines():
        if " method " not in line or "Composable " not in line or " public static " not in line:
            continue
        if "@BytecodeOnly" in line:
            continue
        before = line.split(" public static ")[1]
        name = before[: before.index("(")].split()[-1]
        inside = before[before.index("(") + 1 : before.rindex(")")]
        record = types.get(name)
        own = overloads((record or {}).get("initializers", [])) if record else overloads(functions.get(name, []))
        if not count.fact(record is not None or name in functions, name):
            continue
        choices = [members(one, "parameters") for one in own if isinstance(one, dict)]
        for part in split_outside(inside):
            words = [word for word in split_spaces(part) if not word.startswith("@")]
            if len(words) < 2:
                # The receiver of an extension has no name.
                continue
            label, is_optional = words[-1], words[0] == "optional"
            kind = words[-2]
            count.fact(any(label in one for one in choices), name, label)
            stated = [one[label] for one in choices if label in one]
            texts = [one if isinstance(one, str) else one.get("type", "") for one in stated]
            wanted = [word for word in simple_names(kind) if not word.startswith("Function") and word != "Unit"]
            count.fact(any(all(word in text for word in wanted) for text in texts), name, label, kind, texts)
            count.fact(
                any(text.rstrip().endswith("?") == kind.endswith("?") for text in texts), name, label, "nullable")
            required = [not isinstance(one, dict) or one.get("required") != "false" for one in stated]
            count.fact(any(one != is_optional for one in required), name, label, "optional")


def split_spaces(text):
    parts, depth = [""], 0
    for sign in text:
        depth += sign in "<(" and 1 or sign in ">)" and -1 or 0
        if sign == " " and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part for part in parts if part]


KOTLIN = {
    "boolean": "Boolean", "int": "Int", "long": "Long", "float": "Float", "double": "Double", "Integer": "Int",
    "Object": "Any",
}


def simple_names(text):
    names = [word.split(".")[-1] for word in re.findall(r"[A-Za-z_][\w.]*", text)]
    return [KOTLIN.get(name, name) for name in names if name not in ("super", "extends")]


def symbol_graph(count, source, folder):
    types, functions = implementations(folder, "swift")
    every = dict(types)
    for one in (implementations(folder, platform)[0] for platform in ("swiftui", "uikit")):
        every.update(one)
    for symbol in json.loads(source)["symbols"]:
        path, kind = symbol["pathComponents"], symbol["kind"]["identifier"].split(".", 1)
        if kind[0] != "swift" or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        if symbol.get("accessLevel") not in ("public", "open"):
            continue
        key = {
            "property": "properties", "type.property": "properties", "method": "methods", "type.method": "methods",
            "enum.case": "cases", "init": "initializers",
        }.get(kind[1])
        if kind[1] in ("struct", "class", "enum", "protocol", "typealias", "actor"):
            count.fact(".".join(path) in every, ".".join(path))
        elif key and ".".join(path[:-1]) in every:
            record = every[".".join(path[:-1])]
            name = path[-1].split("(")[0]
            if key == "initializers":
                count.fact((record or {}).get(key) is not None, *path)
                continue
            own = members(record, key).get(name)
            count.fact(own is not None or name in members(record, key), *path)
            if key == "properties":
                text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
                match = re.search(r"(?:var|let) \w+: ([^{=]+)", text)
                if match:
                    count.fact(says(own, "type", match.group(1).strip(), "type"), *path, match.group(1))


def texts_of(folder):
    texts = {}
    for path in sorted(pathlib.Path(folder).glob("*.yaml")):
        texts.update(members(yaml.load(path.read_text(encoding="utf-8"), PlainLoader), "strings"))
    return texts


def strings(count, source, folder):
    texts = texts_of(folder)
    bare = re.sub(r"/\*.*?\*/", "", source, flags=re.S)
    bare = "\n".join(line for line in bare.splitlines() if not line.strip().startswith("//"))
    for key, text in re.findall(r'"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', bare):
        text = text.replace('\\"', '"').replace("\\n", "\n")
        count.fact(says(texts.get(key), "text", text, "text"), key, text)


def strings_dictionary(count, source, folder):
    """Each plural form of each counted thing of each text."""
    texts = texts_of(folder)
    for key, record in plistlib.loads(source.encode("utf-8")).items():
        things = {name: value for name, value in record.items() if isinstance(value, dict)}
        plurals = (texts.get(key) or {}).get("plurals") or {}
        for name, forms in things.items():
            own = plurals.get(name) if isinstance(plurals.get(name), dict) else plurals
            for category, text in forms.items():
                if not category.startswith("NSStringFormat"):
                    count.fact(squeezed(own.get(category, "")) == squeezed(text), key, name, category, text)


def json_strings(count, source, folder):
    texts = texts_of(folder)

    def walk(node, path):
        for name, value in node.items():
            if isinstance(value, dict):
                walk(value, path + [name])
            else:
                count.fact(says(texts.get(".".join(path + [name])), "text", value, "text"), *path, name, value)

    walk(json.loads(source), [])


READERS = {
    "manifest": manifest, "signatures": signatures, "symbolGraphs": symbol_graph, "strings": strings,
    "stringsdict": strings_dictionary, "json": json_strings,
}

if __name__ == "__main__":
    kind, path, entries = sys.argv[1:]
    tally = Count()
    READERS[kind](tally, pathlib.Path(path).read_text(encoding="utf-8"), entries)
    print(f"{tally.found} of {tally.total}")
    for fact in tally.missing[:20]:
        print("missing:", fact)
