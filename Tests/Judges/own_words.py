"""Finds text of the source pages that stands word for word in ours."""

import re
from dataclasses import dataclass

WORD = re.compile(r"[a-z0-9]+(?:[.'_][a-z0-9]+)*")
LONGEST_ALLOWED = 7


@dataclass
class Run:
    """Words in a row that both a source page and one of our files have."""

    words: tuple
    page: str
    line: int
    file: str
    only_names: bool


def words_of(text):
    return WORD.findall(text.lower().replace("’", "'"))


def common_runs(pages, files):
    """The runs of four words and more, longest first; `files` are names and texts."""
    units = [(page.number, line, words_of(text)) for page in pages.values() for line, text in page.prose()]
    names = _names(pages)
    starts = {}
    for unit, (_, _, words) in enumerate(units):
        for position in range(len(words) - 3):
            starts.setdefault(tuple(words[position:position + 4]), []).append((unit, position))
    runs = {}
    for name, text in files:
        ours = words_of(text)
        for begin in range(len(ours) - 3):
            for unit, position in starts.get(tuple(ours[begin:begin + 4]), []):
                number, line, theirs = units[unit]
                if begin and position and ours[begin - 1] == theirs[position - 1]:
                    continue  # the inside of a run that began before
                run = _common_start(ours[begin:], theirs[position:])
                runs.setdefault(run, Run(run, number, line, name, all(word in names for word in run)))
    return sorted(runs.values(), key=lambda run: (-len(run.words), run.words))


def _common_start(left, right):
    length = 0
    while length < min(len(left), len(right)) and left[length] == right[length]:
        length += 1
    return tuple(left[:length])


def _names(pages):
    """The words of table cells that are no descriptions, and of lists of states: names, keys and labels."""
    names = set()
    for page in pages.values():
        for block in page.blocks:
            for _, cells in block.rows:
                named = [cell for head, cell in zip(block.head, cells) if head != "Description"]
                names.update(words_of(" ".join(named)))
            if block.kind == "caption" and "–" in block.text:
                names.update(words_of(block.text.split("–")[1]))
    return names


def common_code(pages, files):
    """Places where two lines of a source's code sample follow each other in ours: (page, line, file, code)."""
    pairs = {}
    for page in pages.values():
        for block in page.blocks:
            telling = [(line, _code(text)) for line, text in block.lines if _is_telling(text)]
            for (line, first), (_, second) in zip(telling, telling[1:]):
                pairs.setdefault((first, second), (page.number, line))
    for name, text in files:
        telling = [_code(line) for line in text.split("\n") if _is_telling(line)]
        for pair in zip(telling, telling[1:]):
            if pair in pairs:
                yield (*pairs[pair], name, " ⏎ ".join(pair))


def _code(line):
    return re.sub(r"\s+", "", line)


def _is_telling(line):
    """Whether a line of code is more than a bracket, an import or a key with its text."""
    line = line.strip()
    return re.search(r"\w", line) is not None and not re.fullmatch(r'import \w+|"[\w.]+" = ".*";', line)
