"""Finds sections and rows on rendered pages by exactly what their headings and cells say."""

import re

from rendered_pages import HEADINGS, contains


def section(parts, matches):
    """The first heading that matches, with what follows it up to the next heading of its level."""
    for index, part in enumerate(parts):
        if part.tag in HEADINGS and matches(part):
            level, end = HEADINGS[part.tag], index + 1
            while end < len(parts) and HEADINGS.get(parts[end].tag, 7) > level:
                end += 1
            return parts[index:end]
    return []


def heading_is(text, level=None):
    return lambda part: part.text == text and level in (None, HEADINGS[part.tag])


def names_type(name):
    """Headings of types: the full name, or a name within another type. The title of a page is none."""
    return lambda part: part.tag != "h1" and (part.text == name or part.text.endswith("." + name))


def starts_with(name):
    return lambda text: re.match(re.escape(name) + r"(?![\w?])", text) is not None


def row_with(parts, facts):
    """Whether a row is about the first fact and has the others, each as a cell or as words of one."""
    name, *others = facts
    texts = [text for fact in others if fact for text in spellings(fact)]
    return any(
        part.cells[:1] == [name] and all(has(part, text) for text in texts)
        for part in parts if part.tag == "tr")


def has(row, text):
    if text in ("—", "Required"):
        return "Required" in row.facts
    # A type or a default is a fact of its own. What a reader is told in words stands among others.
    words = row.cells[-1]
    return text in row.facts or " " in text and contains(words, text) or re.fullmatch(r"[a-z-]+", text) and contains(
        words.lower(), text)


def spellings(fact):
    """"true for password style" is a default, and when it holds."""
    condition = re.fullmatch(r"(\S+) for (.+)", fact)
    return condition.groups() if condition else (fact,)
