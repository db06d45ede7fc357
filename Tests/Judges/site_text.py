"""Prints the text of HTML pages as their readers see it.

    site_text.py < PAGES

PAGES is a JSON array of pages. The answer is a JSON array with an array for each page: the rows of its tables, its sections
from heading to heading, and the whole of it last. Only what stands in `main` counts, without the links from headings and rows
to themselves.
"""

import html.parser
import json
import sys

INLINE = {"a", "b", "code", "del", "em", "i", "kbd", "mark", "s", "span", "strong", "sub", "sup", "wbr"}
VOID = {"area", "br", "circle", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.depth = self.skipped = 0
        self.rows, self.sections, self.row = [], [[]], None

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if self.skipped:
            self.skipped += tag not in VOID
        elif tag == "main":
            self.depth = 1
        elif tag == "a" and values.get("class") == "pl":
            self.skipped = 1
        elif self.depth:
            if tag in HEADINGS:
                self.sections.append([])
            if tag == "tr":
                self.row = []
            if tag == "img":
                self.add(values.get("alt") or "")
            if tag not in INLINE:
                self.add(" ")
            if "data-lang" in values:
                self.add(values["data-lang"] + " ")

    def handle_endtag(self, tag):
        if self.skipped:
            self.skipped -= tag not in VOID
        elif tag == "main":
            self.depth = 0
        elif self.depth:
            if tag == "tr" and self.row is not None:
                self.rows.append("".join(self.row))
                self.row = None
            if tag not in INLINE:
                self.add(" ")

    def handle_data(self, text):
        if self.depth and not self.skipped:
            self.add(text)

    def add(self, text):
        self.sections[-1].append(text)
        if self.row is not None:
            self.row.append(text)

    def passages(self):
        sections = ["".join(section) for section in self.sections]
        return [" ".join(passage.split()) for passage in [*self.rows, *sections, "".join(sections)]]


def passages(page):
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader.passages()


json.dump([passages(page) for page in json.load(sys.stdin)], sys.stdout)
