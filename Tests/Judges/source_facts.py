"""Takes the facts out of the source pages: what a rendered page has to say, found by the layout of the source."""

import re
from dataclasses import dataclass, replace
from datetime import datetime

from source_pages import SIGNATURE

# Headings that arrange a source page and name nothing in it.
ARRANGEMENT = {
    "Import", "Visual reference", "API reference", "Properties", "Initializers", "Methods", "Enumerations",
    "Configuration", "Global properties", "Usage", "Common use cases", "Advanced usage", "States and variants",
    "States", "Customization", "Styling", "Events", "Accessibility", "Accessibility configuration", "Best practices",
    "Localization", "Localizable strings", "Dependencies", "Design tokens", "JSON tokens", "Semantic tokens",
    "See also", "Intro", "Anatomy", "Behavior and Interaction", "Error Handling", "Variations", "When to use:",
    "Features:", "It includes the following features:", "Visual characteristics:",
}

NAME_IN_PROSE = re.compile(
    r"(?<![\w.])(?:\.[a-z]\w+|[A-Za-z]\w+(?:\.[A-Za-z]\w+)+|[A-Za-z]*[a-z]{2}[A-Z]\w*|[A-Z]{3,}[A-Za-z]*[a-z]\w*)")


@dataclass(frozen=True)
class Fact:
    """Something that a page has to show."""

    page: str
    line: int
    entry: str
    kind: str
    facts: tuple  # of texts, or of tuples of spellings, that stand together
    below: str = ""  # words of the heading that they stand below
    described: bool = False
    name: tuple = ()  # spellings that a cell, an item or a heading begins with
    nth: int = 1  # how often the source has named it up to here


@dataclass
class Sentence:
    """A line of prose or a code sample: our page has a counterpart of it."""

    page: str
    line: int
    entry: str


def facts_of(page, entry, entries):
    """The facts and the prose of a source page whose first lines are about `entry`; `entries` are all ids."""
    walk = _Walk(page, entry, entries)
    for block in page.blocks:
        walk.take(block)
    return walk.facts, walk.sentences


class _Walk:
    def __init__(self, page, entry, entries):
        self.page, self.entry, self.entries = page, entry, entries
        self.facts, self.sentences = [], []
        self.signature = ""
        self.awaits_description = False

    def add(self, kind, line, *facts, **options):
        fact = Fact(self.page.number, line, self.entry, kind, facts, **options)
        same = [
            other for other in self.facts if other.entry == fact.entry and (
                other.name == fact.name != () or fact.kind == other.kind == "heading" and fact.facts == other.facts)]
        self.facts.append(replace(fact, nth=1 + len(same)))

    def take(self, block):
        if block.kind == "table":
            for line, cells in block.rows:
                self.row(block.head, line, cells)
        elif block.kind == "code":
            self.code(block)
        elif block.kind == "signature":
            self.take_signature(block)
        elif block.kind == "caption":
            self.caption(block)
        else:
            self.text(block)

    def take_signature(self, block):
        self.signature, rest = SIGNATURE.fullmatch(block.text).groups()
        self.add("signature", block.line, self.signature, name=(self.signature,))
        self.awaits_description = not rest
        if rest:
            self.add("description", block.line, self.signature, described=True)

    def row(self, head, line, cells):
        kinds = dict(zip(head, cells))
        below = self.signature if head[0] == "Parameter" else ""
        facts = [fact for name, cell in kinds.items() for fact in self.cell(name, cell)]
        described = "Description" in kinds
        name = kinds.get("API Reference", cells[0]) if described and head[0] != "Parameter" else ""
        name = name.removeprefix(".") if head[0] == "Case" else name
        spellings = (name, f".{name}", f"case {name}") if name else ()
        for path in expanded(kinds.get("JSON Path", "")):
            together = [path if fact == kinds.get("JSON Path") else fact for fact in facts]
            self.add(head[0].lower(), line, *together, below=below, described=described, name=spellings)
        self.names_in(line, kinds.get("Description", ""))

    def cell(self, head, cell):
        if head == "Description":
            default = re.search(r"Default is (\S+?)\.?$", cell)
            return [default[1]] if default else []
        if head == "Default" and cell in ("—", "Required"):
            return [("required", "Required", "—")]
        if head == "Default Value":
            return [cell.strip('"').removeprefix("{").removesuffix("}")]
        if head == "Case":
            return [cell.removeprefix(".")]
        return cell.split(" or ") if head == "Type" else [cell]

    def code(self, block):
        for line, text in block.lines:
            imported = re.fullmatch(r"import (\w+)", text)
            string = re.fullmatch(r'"([\w.]+)" = "(.*)";', text)
            if imported:
                self.add("import", line, imported[0])
            elif string:
                self.add("string", line, string[1], string[2])
        if not re.match(r'(import \w+|"[\w.]+" = ".*";)$', block.lines[-1][1]):
            self.sentences.append(Sentence(self.page.number, block.line, self.entry))

    def caption(self, block):
        states = re.search(r"– (.*)", block.text)
        if states:
            for state in states[1].split(", "):
                spellings = (state, state.capitalize())
                self.add("listed state", block.line, spellings, name=spellings)
        elif len(block.text.split()) <= 3 and not re.search(r"[a-z] of |:", block.text):
            self.add("figure", block.line, block.text)
        else:
            self.sentence(block)

    def text(self, block):
        text, line = block.text, block.line
        section = re.sub(r"\s*\(.*\)|\W+$", "", text).lower().replace(" ", "-")
        if self.page.number == "002" and section in self.entries:
            self.entry = section
        if text in ARRANGEMENT:
            self.signature = ""
        elif not self.pattern(block):
            if self.awaits_description:
                self.add("description", line, self.signature, described=True)
                self.names_in(line, text)
            elif block.kind == "text" and is_heading(text):
                self.signature = ""
                for name in re.fullmatch(r"(.+?)(?: \((FUI\w+)\))?", text.rstrip(":")).groups():
                    if name:
                        self.add("heading", line, name)
            else:
                self.sentence(block)
        self.awaits_description = False

    def pattern(self, block):
        """Lines that are facts by their form."""
        text, line = block.text, block.line
        if match := re.fullmatch(r"Available from v(\S+)", text):
            self.add("version", line, match[1])
        elif match := re.fullmatch(r"Platform availability: (\w+) ([\d.]+)\+", text):
            self.add("platform", line, match[1], (match[2], match[2] + "+"))
        elif match := re.fullmatch(r"Updated: (.*)", text):
            iso = datetime.strptime(match[1], "%B %d, %Y").date().isoformat()
            self.add("date", line, (iso, match[1]))
        elif match := re.fullmatch(r"Returns: (\w+) - .*", text):
            self.add("result", line, match[1], below=self.signature)
        elif match := re.fullmatch(r"(External|Internal) dependencies: ?(\w*)", text):
            self.add("dependencies", line, (match[1], match[1].lower()), *filter(None, [match[2]]))
        elif block.kind == "bullet" and (match := re.fullmatch(r"([\w./-]+): .*", text)):
            self.add("dependency or group", line, match[1], described=True)
        elif match := re.fullmatch(r"([A-Z])\. (.+?)( \(Optional\))?", text):
            optional = [("optional", "Optional")] if match[3] else []
            self.add("part", line, match[1], match[2], *optional)
        elif re.fullmatch(r"\w+FormCell(, \w+FormCell)+", text):
            self.names_in(line, text)
        else:
            return False
        return True

    def sentence(self, block):
        self.sentences.append(Sentence(self.page.number, block.line, self.entry))
        self.names_in(block.line, block.text)

    def names_in(self, line, text):
        for name in dict.fromkeys(NAME_IN_PROSE.findall(text)):
            if f"Default is {name}" not in text:
                self.add("name", line, name)
        for words in re.findall("“(.*?)”", text):
            self.add("quoted text", line, words)


def expanded(path):
    """The paths that a pattern stands for."""
    match = re.search(r"\[([^]]*)\]", path)
    if not match:
        return [path]
    before, after = path[: match.start()], path[match.end():]
    return [rest for choice in match[1].split("|") for rest in expanded(before + choice + after)]


def is_heading(text):
    return len(text.split()) <= 6 and not text.endswith(".") and (not text.endswith(":") or len(text.split()) <= 4)
