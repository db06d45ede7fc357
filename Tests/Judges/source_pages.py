"""Reads the source pages: plain text that was saved from a browser, in two layouts.

Nothing of the pages stands in here but the words of their table heads, which tell one layout of a table from another.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

TABLE_HEADS = [
    ("Parameter", "Type", "Default", "Description"),
    ("Property", "Type", "Description"),
    ("Parameter", "Type", "Description"),
    ("Property", "Type", "Default"),
    ("Property", "Description", "Type"),
    ("Token", "JSON Path", "Default Value"),
    ("Token", "API Reference", "Description"),
    ("Key", "Default Value", "Description"),
    ("Element", "Identifier Pattern"),
    ("Property", "Description"),
    ("Style", "Description"),
    ("Case", "Description"),
    ("Modifier", "Description"),
]

# What a cell looks like in a column; a row ends its table where a cell does not fit.
CELL_SHAPES = {
    "Property": r"[.a-z][\w.]*",
    "Parameter": r"[a-z]\w*",
    "Case": r"\.?[a-z]\w*",
    "Modifier": r"\.\w+\(.*\)",
    "Key": r"\w+(\.\w+)+",
    "Style": r"\w+(\.\w+)+",
    "JSON Path": r"theme\..*",
    "API Reference": r"[A-Z]\w*\..*",
    "Identifier Pattern": r"\[.*",
    "Type": r"[(\[].*|[A-Z](?!.* (?!or\b)[a-z]).*",
}

# The full name of a method, which of two it is, and what it does.
SIGNATURE = re.compile(r"([a-z]\w*\((?:\w+:)*\)(?: \(Binding\))?)\s*(.*)")


@dataclass
class Block:
    """A line, a code sample or a table of a page."""

    kind: str  # text, bullet, caption, signature, code, table
    line: int
    text: str = ""
    depth: int = 0
    head: tuple = ()
    rows: list = field(default_factory=list)  # of (line, cells)
    lines: list = field(default_factory=list)  # of a code sample


@dataclass
class SourcePage:
    number: str
    blocks: list

    def prose(self):
        """Every sentence-like piece of the page with its line: what may not be repeated."""
        for block in self.blocks:
            if block.kind == "table":
                column = block.head.index("Description") if "Description" in block.head else None
                if column is not None:
                    yield from ((line, cells[column]) for line, cells in block.rows)
            elif block.kind != "code":
                yield block.line, block.text


def read_pages(folder):
    """The source pages in a folder by their number, the digits that their names begin with."""
    pages = {}
    for path in sorted(Path(folder).glob("[0-9][0-9][0-9]_*.txt")):
        lines = path.read_text(encoding="utf-8").replace("\u00a0", " ").split("\n")
        blocks = _piped_blocks(lines) if any(line.startswith("|---") for line in lines) else _spaced_blocks(lines)
        number = path.name[:3]
        pages[number] = SourcePage(number, _with_signatures(blocks))
    return pages


def _spaced_blocks(lines):
    """The layout with one cell or sentence a line, blank lines between them and code far to the right."""
    blocks = []
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text:
            continue
        bullet = re.match(r"( *)• (.*)", line)
        if bullet:
            blocks.append(Block("bullet", number, bullet[2].strip(), depth=len(bullet[1]) // 2))
        elif line.startswith(" " * 40):
            if not (blocks and blocks[-1].kind == "code"):
                blocks.append(Block("code", number))
            blocks[-1].lines.append((number, text))
        elif blocks and blocks[-1].kind == "text" and blocks[-1].text == text:
            blocks[-1].kind = "caption"  # a picture's words are saved twice
        else:
            blocks.append(Block("text", number, text))
    return _with_tables(blocks)


def _with_tables(blocks):
    result = []
    while blocks:
        head = next((head for head in TABLE_HEADS if _texts(blocks, len(head)) == list(head)), None)
        if head is None:
            result.append(blocks.pop(0))
            continue
        table = Block("table", blocks[0].line, head=head)
        del blocks[: len(head)]
        while (cells := _texts(blocks, len(head))) and _fits(head, cells):
            table.rows.append((blocks[0].line, cells))
            del blocks[: len(head)]
        result.append(table)
    return result


def _texts(blocks, count):
    """The texts of the next blocks, nothing unless they are plain lines."""
    following = blocks[:count]
    return [block.text for block in following] if all(block.kind == "text" for block in following) else []


def _fits(head, cells):
    return len(cells) == len(head) and all(
        re.fullmatch(CELL_SHAPES.get(name, ".*"), cell) for name, cell in zip(head, cells))


def _piped_blocks(lines):
    """The layout whose tables have a pipe behind each cell and whose code has lost its indentation."""
    code = re.compile(
        r'(let |import |//|[})]|print\(|"|\w+: UIImage|DesignSystem\.\S+$|[a-z]\w+\.\w+(\($| = ))')
    blocks, cells = [], []
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or text == "|" or text.startswith("|---"):
            continue
        if text.endswith(" |"):
            if not cells:
                start = number
            cells.append(text[:-2].strip())
            follows = lines[number].strip() if number < len(lines) else ""
            if not follows.endswith(" |"):
                _add_row(blocks, start, cells)
                cells = []
        elif text.startswith("- "):
            blocks.append(Block("bullet", number, text[2:], depth=1))
        elif code.match(text):
            if not (blocks and blocks[-1].kind == "code"):
                blocks.append(Block("code", number))
            blocks[-1].lines.append((number, text))
        else:
            blocks.append(Block("text", number, text))
    return blocks


def _add_row(blocks, line, cells):
    inside = blocks and blocks[-1].kind == "table" and len(blocks[-1].head) == len(cells)
    if inside:
        blocks[-1].rows.append((line, cells))
    else:
        blocks.append(Block("table", line, head=tuple(cells)))


def _with_signatures(blocks):
    for block in blocks:
        match = SIGNATURE.fullmatch(block.text) if block.kind in ("text", "bullet") else None
        if match:
            block.kind = "signature"
    return blocks
