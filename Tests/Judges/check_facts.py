#!/usr/bin/env python3
"""Judges a rendered catalog by a list of facts about its components: every one is on the page of its entry.

    check_facts.py FACTS PAGES

FACTS is the JSON file with the facts, PAGES the output folder with rendered pages (`components/ID.md`). Needs cmark-gfm.
The exit status is 1 if a fact is missing.
"""

import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # before the imports that would leave files behind

from design_facts import ComponentFacts
from rendered_pages import read_rendered_pages

# The entry of each page that the facts were taken from.
ENTRIES = {
    "button/ui-kit-KEp4q4lA": "button",
    "../android/button/jetpack-compose-WIvwEPYT": "button",
    "badge/ui-kit-0jU5miqR": "badge",
    "badge/swift-ui-ZxlBAtgg": "badge",
    "emblem/swift-ui-fZKlCdXY": "emblem",
    "async-emblem/swift-ui-R8yjknOP": "async-emblem",
    "input-password/ui-kit-wKsRWYHi-wKsRWYHi": "input-password",
    "input-text/ui-kit-QbtWoluZ": "input-text",
    "input-amount/ui-kit-dWXQkMmP": "input-amount",
    "input-date/ui-kit-zAnTRPMH": "input-date",
    "switch/ui-kit-vcrG6Td5": "switch",
    "chip/ui-kit-SXKSFE6K": "chip",
    "dialog/ui-kit-r60bilPe": "dialog",
    "state-view/ui-kit-dFLRA2lX": "state-view",
    "money-protection-banner/ui-kit-O4QUc9Pb": "money-protection-banner",
    "style-guide/ui-kit-4X0QX4JI": "style-guide",
    "progress-indicator/swift-ui-iIE7pr5t-iIE7pr5t": "progress-indicator",
    "card/swift-ui-S3KleHvM": "card",
    "summary-stack-view/ui-kit-jU2DxJBe": "summary-stack-view",
    "loading-indicator/ui-kit-2sUU7SnA": "loading-indicator",
    "shimmer/ui-kit-u8hq9cFg": "shimmer",
    "amount/ui-kit-mMMGmjWc": "amount",
    "amount-formatter-kKik0SvN": "amount-formatter",
    "../web/product-item/basic-account-Kx5hwz0D": "product-item",
}
# Where the rules that hold for all components are told.
GUIDE = "design-tokens"
ABOUT_THE_LIST = {"dataset", "license", "source"}


def main(arguments):
    if len(arguments) != 2 or not Path(arguments[0]).is_file() or not Path(arguments[1]).is_dir():
        sys.exit(__doc__)
    facts = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    pages = read_rendered_pages(Path(arguments[1]) / "components")
    checks = list(check(facts, pages))
    missing = [f"{entry}: {what}" for entry, what, is_there in checks if not is_there]
    for line in missing:
        print(line)
    print(f"{len(facts['components'])} pages of facts: {len(checks)} facts checked, {len(missing)} missing")
    return 1 if missing else 0


def check(facts, pages):
    """Entry, fact, and whether it is there."""
    for component in facts["components"]:
        entry = ENTRIES.get(component["page"])
        if entry not in pages:
            yield component["page"], "there is no page for these facts", False
            continue
        for what, is_there in ComponentFacts(component, pages[entry]).check():
            yield entry, f"{component['component']}: {what}", is_there
    stale = set(ENTRIES) - {component["page"] for component in facts["components"]}
    yield from ((ENTRIES[page], f"an entry is kept for {page}, of which there are no facts", False) for page in sorted(stale))
    yield from ((GUIDE, what, is_there) for what, is_there in check_rules(facts, pages.get(GUIDE)))


def check_rules(facts, page):
    for key, value in facts.items():
        if key in ABOUT_THE_LIST | {"components"}:
            continue
        if page is None or key not in RULES:
            yield f"{key}: nobody tells or checks this", False
            continue
        for texts in RULES[key](value):
            yield f"{key}: {' | '.join(texts)}", page.has_together(texts)


def tiers(names):
    for name in names:
        yield (f"{name.capitalize()} token",)
        yield (name,)


def backgrounds(places):
    for place, names in places.items():
        yield (place, *names.split(", "))


def policy(text):
    since, removal = re.findall(r"\d{4}\.\d{2}(?:-\w+)?", text)
    yield (f"since {since}", f"removal is planned for {removal}")
    yield ("semantic tokens", since, removal)


RULES = {"tokenTiers": tiers, "tokenBackgroundRule": backgrounds, "deprecationPolicy": policy}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
