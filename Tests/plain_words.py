"""Counts of words that plain technical English does not use, for each kind of text that a person reads.

    Tests/plain_words.py [KIND]     prints the counts, or each match of a kind with its file and line
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Words and phrases with a plain replacement in the field's language.
REPLACED = [
    # Pronouns without an actor.
    r"nobody", r"somebody", r"everybody", r"whoever", r"whatever", r"nothing",
    # Verbs of people, for programs.
    r"tells?|told|telling", r"says?|said|saying", r"knows?|known|knew", r"stands?|stood|standing", r"lies?|lay|lying",
    r"holds?|held|holding", r"mend(?:s|ed|ing)?", r"goes on|go on|went on", r"look(?:s|ed|ing)? at",
    r"takes? away|taken away|took away", r"comes? to|came to", r"lets", r"has to|have to|had to",
    # Places and times in other words.
    r"anew", r"behind", r"in front of", r"stretch(?:es)?", r"all the same", r"at all", r"in the way",
    r"as (?:it|they) (?:is|are)\b(?! \w)",
    # A defect as "is no X".
    r"(?<!there )(?:is|are) no(?! longer\b)",
    # Terms with a conventional name.
    r"acceptances?", r"witness(?:es)?", r"disclosures?", r"judges?|judged",
]
PATTERN = re.compile(r"(?<![\w-])(?:" + "|".join(REPLACED) + r")(?![\w-])", re.IGNORECASE)
# Phrases in which a word has its meaning in the field, each with the reason.
EXEMPT = [
    r"lets? (?:[\w.]+ )?(?:=|:)",  # A declaration in a text about code.
    r"known (?:issues?|limitations?)",  # The conventional name of the section.
]
EXEMPT_PATTERN = re.compile("|".join(EXEMPT), re.IGNORECASE)
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)\n]*\)", re.DOTALL)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
TITLE = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\\n]|\\.)*)"')
HELP = re.compile(r"\b(?:abstract|discussion|help|usage):")


def blank(match):
    """Spaces of the same shape, so that lines keep their numbers."""
    return re.sub(r"[^\n]", " ", match.group())


def comment_lines(text, mark):
    for number, line in enumerate(text.split("\n"), 1):
        found = re.search(mark, line)
        if found:
            yield number, found.group(1)


def literals(text):
    """Strings of at least four words, with whether they are part of the help."""
    is_help = False
    is_block = False
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(r"\s*//", line) and not is_block:
            continue
        if HELP.search(line):
            is_help = True
        if '"""' in line:
            is_block = not is_block if line.count('"""') == 1 else is_block
            is_help = is_help and is_block
            continue
        if is_block:
            yield number, line, is_help
            continue
        for found in LITERAL.findall(line):
            if found.count(" ") >= 3:
                yield number, found, is_help
        if is_help and re.search(r"\)\s*,?\s*$|,\s*$", line):
            is_help = False


def texts():
    """All texts as kind, file, line and words."""
    for path in sorted([*ROOT.glob("Sources/**/*.swift"), *ROOT.glob("Plugins/**/*.swift")]):
        text = path.read_text(encoding="utf-8")
        for number, words in comment_lines(text, r"(?<![/:\"])//(?!/)\s?(.*)$"):
            yield "line comments", path, number, words
        for number, words in comment_lines(text, r"^\s*///\s?(.*)$"):
            yield "doc comments", path, number, words
        for number, words, is_help in literals(text):
            yield "help" if is_help else "messages", path, number, words
    for path in sorted(ROOT.glob("Sources/**/*.docc/*.md")) + [ROOT / "README.md"]:
        text = CODE.sub(blank, path.read_text(encoding="utf-8"))
        for number, words in enumerate(text.split("\n"), 1):
            yield "README" if path.name == "README.md" else "guides", path, number, words
    for path in sorted(ROOT.glob("Tests/**/*.swift")):
        text = path.read_text(encoding="utf-8")
        for found in TITLE.finditer(text):
            yield "test titles", path, text.count("\n", 0, found.start(1)) + 1, found.group(1)
    for path in sorted([*ROOT.glob("Catalog/**/*.yaml"), *ROOT.glob("Catalog/*.md"), *ROOT.glob("Catalog/pages/**/*.md")]):
        for number, words in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            yield "texts of Catalog", path, number, words


def matches():
    """Each match as kind, file, line and word."""
    for kind, path, number, words in texts():
        plain = EXEMPT_PATTERN.sub(blank, CODE.sub(blank, words))
        for found in PATTERN.finditer(plain):
            yield kind, path.relative_to(ROOT), number, found.group(), words.strip()


def counts():
    found = dict.fromkeys(
        ["line comments", "doc comments", "messages", "help", "guides", "README", "test titles", "texts of Catalog"], 0)
    for kind, *_ in matches():
        found[kind] += 1
    return found


if __name__ == "__main__":
    if len(sys.argv) > 1:
        for kind, path, number, word, words in matches():
            if kind == sys.argv[1]:
                print(f"{path}:{number}: {word}: {words}")
    else:
        for kind, count in counts().items():
            print(f"{count:6} {kind}")
