"""Reads style sheets of custom properties with a real parser, and compares them with the tokens that they are made from.

usage: judge_stylesheets.py TOKENS SHEET SELECTOR... [-- TOKENS SHEET SELECTOR...]...

TOKENS is a Design Tokens file with resolved values, SHEET a style sheet. The selectors lead from the root element of a
page to one within it; each has the properties of its block, computed as CSS does: what refers to others takes their
values where it is stated, and hands them down. Each token has to have the property that its path names, with exactly its
value, and there must be no other properties. Prints a line for each fault, then how many properties there were; exit
status 1 when there are faults.
"""

import json
import pathlib
import sys

import tinycss2
import tinycss2.color4

from custom_properties import Fault, blocks, computed, meaning

GENERIC = {
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "fangsong", "-apple-system", "BlinkMacSystemFont",
}  # fmt: skip
WEIGHTS = {
    100: "thin hairline", 200: "extra-light ultra-light", 300: "light", 400: "normal regular book", 500: "medium",
    600: "semi-bold demi-bold", 700: "bold", 800: "extra-bold ultra-bold", 900: "black heavy",
    950: "extra-black ultra-black",
}  # fmt: skip
NUMBERS = {word: number for number, words in WEIGHTS.items() for word in words.split()}


def parts(nodes, separator=","):
    result = [[]]
    for node in nodes:
        if node.type == "literal" and node.value == separator:
            result.append([])
        else:
            result[-1].append(node)
    return result


def only(nodes):
    if len(nodes) != 1:
        raise Fault(f"{len(nodes)} values where one was expected")
    return nodes[0]


def measure(nodes):
    node = only(nodes)
    if node.type != "dimension":
        raise Fault(f"a {node.type}, not a measure")
    return {"value": node.value, "unit": node.unit}


def number(nodes):
    node = only(nodes)
    if node.type != "number":
        raise Fault(f"a {node.type}, not a number")
    return node.value


def color(nodes):
    node = only(nodes)
    # The parser of colors wants the white space that was left out.
    text = tinycss2.serialize([node]) if node.type != "function" else spaced(node)
    parsed = tinycss2.color4.parse_color(text)
    if parsed is None:
        raise Fault(f"{text} is no color")
    return parsed


def spaced(node):
    return f"{node.name}({' '.join(tinycss2.serialize([argument]) for argument in node.arguments)})"


def same_color(nodes, token):
    parsed = color(nodes)
    space, alpha = token["colorSpace"], token.get("alpha", 1)
    expected = [None if value == "none" else value for value in token["components"]]
    found = list(parsed.coordinates)
    if parsed.space == "srgb" and space == "srgb" and not is_exact(nodes):
        return near(found, expected, 0.5 / 255 + 1e-9) and near([parsed.alpha], [alpha])
    if space in ("lch", "oklch") and expected[2] is None:
        # The parser of colors reads a missing hue of these as 0.
        if meaning(nodes[0].arguments)[2].value != "none":
            return False
        expected[2] = 0
    return parsed.space == space and near(found, expected) and near([parsed.alpha], [alpha])


def is_exact(nodes):
    return nodes[0].type == "function" and nodes[0].lower_name == "color"


def near(left, right, distance=1e-9):
    return len(left) == len(right) and all(
        (a is None) == (b is None) and (a is None or abs(a - b) <= distance) for a, b in zip(left, right)
    )


def same_families(nodes, token):
    names = [token] if isinstance(token, str) else token
    found = []
    for part in parts(nodes):
        node = only(part)
        if node.type == "string" and node.value in GENERIC:
            raise Fault(f"'{node.value}' in quotes")
        if node.type == "ident" and node.value not in GENERIC:
            raise Fault(f"'{node.value}' without quotes")
        found.append(node.value)
    return found == names


def same_weight(nodes, token):
    return number(nodes) == NUMBERS.get(token, token)


def same_curve(nodes, token):
    node = only(nodes)
    return node.lower_name == "cubic-bezier" and [number(part) for part in parts(node.arguments)] == token


def same_stroke(nodes, token):
    return only(nodes).value == ("dashed" if isinstance(token, dict) else token)


def same_shadow(nodes, token):
    layers = token if isinstance(token, list) else [token]
    found = parts(nodes)
    if len(found) != len(layers):
        return False
    for nodes, layer in zip(found, layers):
        if layer.get("inset"):
            if nodes[0].type != "ident" or nodes[0].value != "inset":
                return False
            nodes = nodes[1:]
        names = ["offsetX", "offsetY", "blur", "spread"]
        if [measure([node]) for node in nodes[:4]] != [layer[name] for name in names]:
            return False
        if not same_color(nodes[4:], layer["color"]):
            return False
    return True


def same_stops(nodes, token):
    stops = token * 2 if len(token) == 1 else token
    found = parts(nodes)
    return len(found) == len(stops) and all(
        same_color(nodes[:1], stop["color"])
        and nodes[1].type == "percentage"
        and abs(nodes[1].value - min(max(stop["position"], 0), 1) * 100) < 1e-9
        for nodes, stop in zip(found, stops)
    )


def same_gradient(nodes, token):
    node = only(nodes)
    return node.lower_name == "linear-gradient" and same_stops(node.arguments, token)


def same_border(nodes, token):
    return (
        measure(nodes[:1]) == token["width"]
        and same_stroke(nodes[1:2], token["style"])
        and same_color(nodes[2:], token["color"])
    )


def same_transition(nodes, token):
    return (
        measure(nodes[:1]) == token["duration"]
        and same_curve(nodes[1:2], token["timingFunction"])
        and measure(nodes[2:]) == token["delay"]
    )


def same_typography(nodes, token):
    if nodes[2].type != "literal" or nodes[2].value != "/":
        return False
    return (
        same_weight(nodes[:1], token["fontWeight"])
        and measure(nodes[1:2]) == token["fontSize"]
        and number(nodes[3:4]) == token["lineHeight"]
        and same_families(nodes[4:], token["fontFamily"])
    )


def same_dashes(nodes, token):
    return [measure(part) for part in parts(nodes)] == token["dashArray"]


SAME = {
    "color": same_color,
    "dimension": lambda nodes, token: measure(nodes) == token,
    "duration": lambda nodes, token: measure(nodes) == token,
    "fontFamily": same_families,
    "fontWeight": same_weight,
    "number": lambda nodes, token: number(nodes) == token,
    "cubicBezier": same_curve,
    "strokeStyle": same_stroke,
    "border": same_border,
    "transition": same_transition,
    "shadow": same_shadow,
    "gradient": same_gradient,
    "typography": same_typography,
}


def further(name, kind, value):
    """The properties beside the one of the token's name."""
    if kind == "typography":
        yield name + "-letter-spacing", lambda nodes: measure(nodes) == value["letterSpacing"]
    if kind == "gradient":
        yield name + "-stops", lambda nodes: same_stops(nodes, value)
    style = value["style"] if kind == "border" else value
    if kind in ("border", "strokeStyle") and isinstance(style, dict):
        yield name + "-dash-array", lambda nodes: same_dashes(nodes, style)
        yield name + "-line-cap", lambda nodes: only(nodes).value == style["lineCap"]


def tokens(group, path=()):
    for key, below in group.items():
        if not isinstance(below, dict) or (key.startswith("$") and key != "$root"):
            continue
        if "$value" in below:
            names = path if key == "$root" else (*path, key)
            yield "--" + "-".join(names or ("root",)), below["$type"], below["$value"]
        else:
            yield from tokens(below, (*path, key))


def faults_of(token_file, properties):
    for name, kind, value in tokens(json.loads(token_file.read_text("utf-8"))):
        expected = [(name, lambda nodes: SAME[kind](nodes, value)), *further(name, kind, value)]
        for property_name, is_same in expected:
            nodes = properties.pop(property_name, None)
            if nodes is None:
                yield f"{property_name}: not there"
                continue
            try:
                if not is_same(nodes):
                    yield f"{property_name}: {tinycss2.serialize(nodes)} is not {json.dumps(value)}"
            except (Fault, AttributeError, IndexError) as fault:
                yield f"{property_name}: {tinycss2.serialize(nodes)}: {fault}"
    for name in properties:
        yield f"{name}: no token has it"


def cases(arguments):
    case = []
    for argument in [*arguments, "--"]:
        if argument == "--":
            yield case
            case = []
        else:
            case.append(argument)


def main():
    count, is_well = 0, True
    for token_file, sheet_file, *selectors in cases(sys.argv[1:]):
        sheet_file = pathlib.Path(sheet_file)
        try:
            properties = computed(blocks(sheet_file.read_text("utf-8")), selectors)
            count += len(properties)
            faults = list(faults_of(pathlib.Path(token_file), properties))
        except Fault as fault:
            faults = [str(fault)]
        for fault in faults:
            is_well = False
            print(f"{sheet_file.name}: {fault}")
    print(f"properties: {count}")
    sys.exit(0 if is_well else 1)


main()
