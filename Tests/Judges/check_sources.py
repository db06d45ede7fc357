#!/usr/bin/env python3
"""Judges a rendered catalog by the pages that its entries are made from: every fact is there, no sentence is.

    check_sources.py SOURCES CATALOG [PAGES ...]

SOURCES is the folder of the source pages, CATALOG the catalog's folder, and each of PAGES an output folder with
rendered pages (`components/ID.md`). Without PAGES only the words are compared. Needs cmark-gfm. The exit status is 1 if
a fact is missing, or if words or code are the sources' own.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True  # before the imports that would leave files behind

from counterparts import COUNTERPARTS
from own_words import LONGEST_ALLOWED, common_code, common_runs
from rendered_pages import read_rendered_pages
from source_facts import Sentence, facts_of
from source_pages import read_pages

# The entry that each page begins with. The guideline goes on to those that its headings name.
FIRST_ENTRIES = {"000": "form-label", "001": "input-amount", "002": "text-inputs", "003": "checkbox"}


def main(arguments):
    if len(arguments) < 2 or any(not Path(argument).is_dir() for argument in arguments):
        sys.exit(__doc__)
    pages = read_pages(arguments[0])
    if sorted(pages) != sorted(FIRST_ENTRIES):
        sys.exit(f"{arguments[0]} has the pages {sorted(pages)}, not {sorted(FIRST_ENTRIES)}")
    outputs = arguments[2:]
    failures = sum(check_facts(pages, Path(output) / "components") for output in outputs)
    failures += check_words(pages, [Path(folder) for folder in arguments[1:]])
    sys.exit(1 if failures else 0)


def check_facts(pages, folder):
    rendered = read_rendered_pages(folder)
    checked, missing = 0, []
    for page in pages.values():
        facts, sentences = facts_of(page, FIRST_ENTRIES[page.number], rendered.keys())
        ours = COUNTERPARTS[page.number]
        sentences += descriptions_with_counterpart(facts, ours, {sentence.line for sentence in sentences})
        checks = [(fact, shows(rendered.get(fact.entry), fact), describe(fact)) for fact in facts]
        for sentence in sentences:
            for text in ours.get(sentence.line, ["(no counterpart is kept for this line)"]):
                target = rendered.get(sentence.entry)
                checks.append((sentence, target is not None and target.has(text), f"our words: {text}"))
        stale = sorted(set(ours) - {sentence.line for sentence in sentences})
        missing += [f"{page.number}:{line}: a counterpart is kept, but no sentence stands here" for line in stale]
        checked += len(checks)
        missing += [
            f"{item.page}:{item.line}: not on {item.entry}: {what}" for item, is_there, what in checks if not is_there]
    for line in missing:
        print(line)
    print(f"{folder}: {checked} facts checked, {len(missing)} missing")
    return len(missing)


def descriptions_with_counterpart(facts, ours, lines):
    """Descriptions in tables for which it is not enough that there is one."""
    entries = {fact.line: fact.entry for fact in facts if fact.described}
    return [Sentence(facts[0].page, line, entries[line]) for line in ours if line in entries and line not in lines]


def shows(page, fact):
    if page is None:
        return False
    sections = list(page.below(fact.below)) if fact.below else [page.parts]
    if fact.kind in ("heading", "name", "quoted text"):
        return page.count(fact.facts[0]) >= fact.nth
    if fact.name and page.listings(fact.name) < fact.nth:
        return False
    if fact.kind == "description":
        sections = list(page.below(fact.facts[0])) or sections
    return any(page.has_together(fact.facts, parts, fact.described) for parts in sections)


def describe(fact):
    texts = [text if isinstance(text, str) else text[0] for text in fact.facts]
    return f"{fact.kind}: {' | '.join(texts)}" + (f" (below {fact.below})" if fact.below else "")


def check_words(pages, folders):
    files = [
        (str(path), path.read_text(encoding="utf-8")) for folder in folders for path in sorted(folder.rglob("*"))
        if path.suffix in (".yaml", ".yml", ".json", ".md", ".html", ".txt", ".swift")]
    runs = common_runs(pages, files)
    copied = [run for run in runs if len(run.words) > LONGEST_ALLOWED and not run.only_names]
    for run in copied:
        print(f"{run.file}: {len(run.words)} words in a row from {run.page}:{run.line}: {' '.join(run.words)}")
    if runs:
        longest = next((run for run in runs if not run.only_names), runs[0])
        print(f"longest run of words in common: {len(longest.words)} ({longest.file}: {' '.join(longest.words)})")
    samples = list(common_code(pages, files))
    for number, line, name, code in samples:
        print(f"{name}: code from {number}:{line}: {code}")
    print(f"{len(files)} files compared: {len(copied)} copied runs of words, {len(samples)} copied lines of code")
    return len(copied) + len(samples)


if __name__ == "__main__":
    main(sys.argv[1:])
