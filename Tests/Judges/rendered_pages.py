"""Reads rendered Markdown pages as their readers see them: through cmark-gfm, as text, rows, items and sections."""

import re
import subprocess
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

HEADINGS = {f"h{level}": level for level in range(1, 7)}
LINE_END = "\x1f"  # counts as space
PARTS = {"p", "li", "tr", "pre", "summary", *HEADINGS}


@dataclass
class Part:
    """A heading, a paragraph, an item, a code sample or a row of a table."""

    tag: str
    text: str = ""
    cells: list = field(default_factory=list)
    # Of a cell that says what columns of a wider table would: each fact by itself, without the name of its column.
    facts: list = field(default_factory=list)


class RenderedPage:
    def __init__(self, path):
        self.path = path
        command = ["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink", "-t", "html", str(path)]
        html = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout
        reader = _PageReader()
        reader.feed(html)
        self.parts = reader.parts
        self.text = "\n".join(part.text for part in self.parts)

    def has(self, words):
        return contains(self.text, words)

    def count(self, words):
        return len(re.findall(_pattern(words), self.text))

    def has_together(self, facts, parts=None, described=False):
        """Whether one row or item has all the facts, and words about them if need be; or else a section without
        subsections whose heading begins with one of them."""
        parts = self.parts if parts is None else parts
        scopes = [part.text for part in parts if part.tag not in HEADINGS]
        scopes += [text for heading, text in _sections(parts) if any(_begins(heading, fact) for fact in facts)]
        return any(_has_all(scope, facts, described) for scope in scopes)

    def listings(self, words):
        """How many cells, items and headings begin with these words."""
        names = [name for part in self.parts for name in part.cells]
        names += [part.text for part in self.parts if part.tag == "li" or part.tag in HEADINGS]
        return sum(_begins(name, words) for name in names)

    def below(self, heading_words):
        """The parts below each heading with these words, up to the next heading of its level."""
        for index, part in enumerate(self.parts):
            if part.tag in HEADINGS and contains(part.text, heading_words) and not _is_other(part.text, heading_words):
                level, end = HEADINGS[part.tag], index + 1
                while end < len(self.parts) and HEADINGS.get(self.parts[end].tag, 7) > level:
                    end += 1
                yield self.parts[index:end]


def read_rendered_pages(folder):
    return {path.stem: RenderedPage(path) for path in sorted(Path(folder).glob("*.md"))}


def contains(text, words):
    """Whether the text has these words, or one of several spellings, not as a part of a longer name."""
    if isinstance(words, tuple):
        return any(contains(text, spelling) for spelling in words)
    return re.search(_pattern(words), text) is not None


def _begins(text, words):
    spellings = words if isinstance(words, tuple) else (words,)
    return any(re.match(_pattern(spelling), text) for spelling in spellings)


def _is_other(heading, words):
    """Whether a heading names the overload with a binding, and the words the one without."""
    return "(Binding)" in heading and "(Binding)" not in words


def _pattern(words):
    words = " ".join(words.split())
    before = r"(?<![\w])" if re.match(r"\w", words) else ""
    after = r"(?![\w?])" if re.search(r"\w$", words) else ""
    return before + re.escape(words) + after


def _has_all(scope, facts, described):
    if not all(contains(scope, fact) for fact in facts):
        return False
    if not described:
        return True
    rest = scope
    for fact in facts:
        for spelling in fact if isinstance(fact, tuple) else (fact,):
            rest = rest.replace(spelling, " ")
    rest = re.sub(r"(?i)required|optional", " ", rest)
    return re.search(r"[A-Za-z]{3}", rest) is not None


def _sections(parts):
    """Each heading, with its own text and what follows it up to the next heading of any level."""
    sections = []
    for part in parts:
        if part.tag in HEADINGS:
            sections.append((part.text, ""))
        if sections:
            heading, text = sections[-1]
            sections[-1] = (heading, text + part.text + "\n")
    return sections


class _PageReader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.parts = []
        self._open = []  # parts that have begun, innermost last
        self._cell = None

    def handle_starttag(self, tag, attributes):
        if tag in PARTS:
            part = Part(tag)
            self.parts.append(part)
            self._open.append(part)
        elif tag in ("td", "th"):
            self._cell = len(self._open[-1].text) if self._open else None
        elif tag == "br":
            self.handle_data(LINE_END)

    def handle_endtag(self, tag):
        if tag in ("td", "th") and self._open and self._cell is not None:
            cell = self._open[-1].text[self._cell:]
            self._open[-1].cells.append(_plain(cell))
            self._open[-1].facts += _facts(cell)
            self.handle_data(" ")
            self._cell = None
        while tag in PARTS and self._open:
            part = self._open.pop()
            part.text = _plain(part.text)
            if part.tag == tag:
                break

    def handle_data(self, data):
        for part in self._open:
            part.text += data
        if not self._open and data.strip():
            self.parts.append(Part("p", _plain(data)))


def _facts(cell):
    """`Type: A · Required` are the facts `A` and `Required`."""
    facts = [fact for line in cell.split(LINE_END) for fact in line.split(" · ")]
    return [_plain(re.sub(r"^(Type|Default|Attribute): ", "", fact.strip())) for fact in facts]


def _plain(text):
    invisible = dict.fromkeys(map(ord, "\u200b\u00ad\u2060"))
    return " ".join(text.translate(invisible).replace("\u00a0", " ").split())
