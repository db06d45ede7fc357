"""Judges the style sheets of a site: a browser passes over what it cannot read, and says nothing."""

import tinycss2

from custom_properties import errors

# What a browser takes of a sheet: declarations by name and value, and selectors.
REFUSED = """([declarations, selectors]) => [
  ...declarations.filter(([, name, value]) => !CSS.supports(name, value))
    .map(([place, name, value]) => [place, name + ": " + value]),
  ...selectors.filter(([, selector]) => { try { document.querySelector(selector) } catch { return true } }),
]"""
# Groups of rules; other rules with a block hold declarations.
GROUPS = {"media", "supports", "layer", "container", "keyframes"}
STATEMENTS = {"charset", "import", "namespace", "layer"}


class Sheet:
    """The declarations and selectors of a style sheet, and what its parser does not understand."""

    def __init__(self, name, text):
        self.name = name
        self.declarations, self.selectors, self.errors = [], [], []
        self.defined, self.used = set(), {}
        self.read_rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True))

    def place(self, node):
        return f"{self.name}:{node.source_line}:{node.source_column}"

    def read_rules(self, rules, in_keyframes=False):
        for rule in rules:
            if rule.type == "error":
                self.errors.append(f"{self.place(rule)}: {rule.message}")
            elif rule.content is None:
                # A condition that is never closed takes all that follows for its own.
                if rule.lower_at_keyword not in STATEMENTS or list(errors(rule.prelude)):
                    self.errors.append(f"{self.place(rule)}: @{rule.at_keyword} without a block")
            elif rule.type == "at-rule" and rule.lower_at_keyword in GROUPS:
                inner = tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)
                self.read_rules(inner, in_keyframes=rule.lower_at_keyword == "keyframes")
            else:
                if rule.type == "qualified-rule" and not in_keyframes:
                    self.selectors.append([self.place(rule), tinycss2.serialize(rule.prelude).strip()])
                self.read_block(rule.content)

    def read_block(self, content):
        for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
            if node.type == "declaration":
                value = tinycss2.serialize(node.value).strip()
                if node.name.startswith("--"):
                    self.defined.add(node.name)
                self.errors += [f"{self.name}:{fault}" for fault in errors(node.value)]
                self.declarations.append([self.place(node), node.name, value])
                self.read_uses(node.value)
            else:
                # Rules within rules are not our way to write; an end that was forgotten makes them.
                self.errors.append(f"{self.place(node)}: {getattr(node, 'message', 'a rule within a rule')}")

    def read_uses(self, nodes):
        for node in nodes:
            inner = getattr(node, "arguments", None) or getattr(node, "content", None) or []
            if node.type == "function" and node.lower_name == "var":
                name, *others = [one for one in inner if one.type not in ("whitespace", "comment")]
                # With another value behind it, it may be missing.
                if not others:
                    self.used.setdefault(name.value, self.place(node))
            self.read_uses(inner)


def style_faults(page, folder):
    """Each fault of the sheets below a folder; `page` is any page in a browser."""
    sheets = [Sheet(str(path.relative_to(folder)), path.read_text()) for path in sorted(folder.rglob("*.css"))]
    if not any(sheet.declarations for sheet in sheets):
        yield "no style sheet"
    defined = set().union(*(sheet.defined for sheet in sheets))
    for sheet in sheets:
        yield from sheet.errors
        refused = page.evaluate(REFUSED, [sheet.declarations, sheet.selectors])
        yield from (f"{place}: a browser does not take {text}" for place, text in refused)
        yield from (f"{place}: nothing defines {name}" for name, place in sheet.used.items() if name not in defined)
