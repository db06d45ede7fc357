"""Judges a finished site as a browser shows it from its folder, and prints what is wrong, a fault a line.

    judge_site.py FOLDER QUESTIONS OPENS PAGE...

QUESTIONS is a JSON object: what is typed into the search → the page that has to be among the first three found. OPENS names
pages with commas between them that are opened once; each PAGE is also judged by axe, in both schemes and at three widths,
walked through by keyboard, and opened without scripts. Links are followed on all pages; every page has to be reached from the
first one. Style sheets have to be understood to their last declaration.
"""

import html.parser
import json
import pathlib
import shutil
import sys
import urllib.parse

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright
from site_styles import style_faults

WIDTHS = (390, 1280, 1920)
# What a scheme changes is colors; all else is asked about in one of them.
RULES = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
    "dark": {"type": "rule", "values": ["color-contrast"]},
}
WATCH = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective + " " + event.blockedURI));
"""
# Samples of tokens are dressed by the site's script, which the policy allows; no page comes with any.
HAZARDS = """() => [...document.querySelectorAll("*")].flatMap((element) => [
  ...[...element.attributes].filter(({ name }) => name.startsWith("on") || name === "style" && !element.classList.contains("aa")).map(({ name }) => element.tagName + " " + name),
  ...(element.tagName === "SCRIPT" && (!element.src || element.textContent) ? ["script within the page"] : []),
  ...(/^\\s*javascript:/i.test(element.getAttribute("href") || "") ? ["href that is a script"] : []),
])"""


# Words that are not shown, but for those of a part that readers open themselves.
UNSEEN = """() => {
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const unseen = [];
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const isClosed = element.closest("details:not([open])") && !element.closest("summary");
    if (words.currentNode.data.trim() && !isClosed && !element.checkVisibility({ visibilityProperty: true }))
      unseen.push(words.currentNode.data.trim());
  }
  return unseen;
}"""


class Reader(html.parser.HTMLParser):
    """The names of places on a page, and its links."""

    def __init__(self):
        super().__init__()
        self.names, self.links, self.twice = set(), [], []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            if values["id"] in self.names:
                self.twice.append(values["id"])
            self.names.add(values["id"])
        self.links += [values[key] for key in ("href", "src") if values.get(key)]


def link_faults(folder):
    pages = {}
    for path in sorted(folder.rglob("*.html")):
        reader = Reader()
        reader.feed(path.read_text())
        pages[path] = reader
    reached = {folder / "index.html", folder / "404.html"}
    waiting = list(reached)
    while waiting:
        path = waiting.pop()
        links = (urllib.parse.urlsplit(link) for link in pages[path].links)
        near = ((path.parent / urllib.parse.unquote(link.path)).resolve() for link in links if link.path and not link.netloc)
        for target in set(near) & pages.keys() - reached:
            reached.add(target)
            waiting.append(target)
    yield from (f"{path.relative_to(folder)}: no way to it" for path in sorted(pages.keys() - reached))
    for path, reader in pages.items():
        name = path.relative_to(folder)
        yield from (f"{name}: twice the name {twice}" for twice in reader.twice)
        for link in sorted(set(reader.links)):
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            fragment = urllib.parse.unquote(parts.fragment)
            if not target.is_file():
                yield f"{name}: no file for {link}"
            elif fragment and fragment not in pages[target].names:
                yield f"{name}: no place for {link}"


def open_page(browser, folder, path, faults, **options):
    page = browser.new_page(reduced_motion="reduce", **options)
    page.add_init_script(WATCH)
    page.on("dialog", lambda dialog: (faults.append(f"{path}: a dialog"), dialog.dismiss()))
    page.on("pageerror", lambda error: faults.append(f"{path}: {error}"))
    page.goto((folder / path).as_uri(), wait_until="load")
    page.wait_for_timeout(200)
    faults += [f"{path}: policy {one}" for one in page.evaluate("window.violations || []")]
    faults += [f"{path}: {one}" for one in page.evaluate(HAZARDS)]
    return page


def ask_axe(page, scheme, place, faults):
    found = Axe().run(page, options={"runOnly": RULES[scheme]})
    for violation in found.response["violations"]:
        node = violation["nodes"][0]
        faults.append(f"{place}: {violation['id']} {node['html'][:160]} ×{len(violation['nodes'])}")


# The pixels of the header's tools before the left edge.
FIRST_TOOL = """() => {
  for (const themes of document.querySelectorAll(".menu-l select")) themes.append(new Option("Long ".repeat(20)));
  return -Math.min(0, ...[...document.querySelectorAll(".tools > *")].map((tool) => tool.getBoundingClientRect().left));
}"""


def axe_faults(browser, folder, path, faults):
    for scheme in RULES:
        for width in WIDTHS:
            page = open_page(
                browser, folder, path, faults, color_scheme=scheme, viewport={"width": width, "height": 900}
            )
            ask_axe(page, scheme, f"{path} {scheme} {width}", faults)
            # With a theme of a long name, the header must not extend beyond the left edge, which is no scroll width.
            before = page.evaluate(FIRST_TOOL)
            beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if max(beyond, before) > 0:
                faults.append(f"{path} {scheme} {width}: {max(beyond, before)} pixels too wide")
            page.close()


# Tokens by their tier: those that are made of others say so in their row.
TIERS = """() => {
  const rows = [...document.querySelectorAll("tbody tr")].filter((row) => row.cells[0].id.startsWith("token--"));
  const isMade = (row) => row.innerText.includes("Written as: ")
    || [...row.closest("table").querySelectorAll("thead th")].some((head, at) =>
      head.textContent === "Written as" && row.cells[at].textContent.trim());
  const made = rows.filter(isMade).length;
  if (rows.length < 15 || !made || made === rows.length) return [];
  const choice = document.querySelector(".filters select[aria-label=Tier]");
  if (!choice) return ["no choice of the tier"];
  const shown = [...choice.options].map((option) => {
    choice.value = option.value;
    choice.dispatchEvent(new Event("change"));
    return option.value + ": " + rows.filter((row) => row.checkVisibility()).length;
  });
  const wanted = [": " + rows.length, "Made of other tokens: " + made, "Values of their own: " + (rows.length - made)];
  return shown.join() === wanted.join() ? [] : ["tiers " + shown + ", not " + wanted];
}"""


# What is said or drawn for one theme only, by the theme that is chosen.
THEMES = """() => {
  const label = [...document.querySelectorAll(".tools label")].find((one) => one.textContent.startsWith("Preview theme"));
  const choice = label && label.querySelector("select");
  const held = [...document.querySelectorAll("main .th")];
  if (!choice) return held.length ? ["no choice of the theme"] : [];
  const faults = [...choice.options].filter(({ value }) => value).flatMap(({ value, text }) => {
    choice.value = value;
    choice.dispatchEvent(new Event("change"));
    const wrong = held.filter((element) => element.hidden === element.classList.contains("th-" + value));
    return wrong.length ? ["theme " + text + ": " + wrong.length + " wrongly shown or hidden"] : [];
  });
  choice.value = "";
  choice.dispatchEvent(new Event("change"));
  const lost = held.filter((element) => element.hidden && !element.classList.contains("one"));
  return lost.length ? [...faults, "all themes: " + lost.length + " hidden"] : faults;
}"""


# Remembers what has been reached by keyboard, and whether it could be seen.
MEET = """() => {
  window.met = new Set();
  window.unmarked = [];
  addEventListener("focusin", ({ target }) => {
    met.add(target);
    if (getComputedStyle(target).outlineStyle === "none" && target.tabIndex >= 0) unmarked.push(target.outerHTML.slice(0, 80));
  });
  return document.querySelectorAll("a, button, input, select, summary, [tabindex]").length;
}"""
UNMET = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !met.has(element))
  .map((element) => element.outerHTML.slice(0, 80))"""


def reader_faults(browser, folder, path, faults):
    """What a reader without a mouse reaches, and finds by filters and themes."""
    page = open_page(browser, folder, path, faults)
    for _ in range(page.evaluate(MEET) + 2):
        page.keyboard.press("Tab")
    faults += [f"{path}: not reached by keyboard {one}" for one in page.evaluate(UNMET)[:3]]
    faults += [f"{path}: no sign of the focus on {one}" for one in page.evaluate("unmarked")[:3]]
    faults += [f"{path}: {one}" for script in (TIERS, THEMES) for one in page.evaluate(script)]
    page.close()


# Categories unfold to all their entries, and one implementation is selected.
NAVIGATION = """() => {
  const faults = [...document.querySelectorAll(".cats > li")].flatMap((item) => {
    const fold = item.querySelector(".fold");
    if (!fold) return ["no entries to unfold in " + item.dataset.cat];
    if (fold.getAttribute("aria-expanded") === "false") fold.click();
    const shown = [...item.querySelectorAll(":scope > ul a")].filter((link) => link.checkVisibility()).length;
    const wanted = Number(item.querySelector(".count").textContent);
    return shown === wanted ? [] : [item.dataset.cat + " unfolds to " + shown + " entries, not " + wanted];
  });
  if (!document.querySelector(".cats a[aria-current=page]")) faults.push("the page is not marked in the navigation");
  if (!document.querySelector(".steps a")) faults.push("no link to another entry at the end");
  const top = document.querySelector(".choice.top");
  const chosen = top ? [...top.children].filter((button) => button.ariaPressed === "true").map(({ value }) => value) : [];
  const impls = [...document.querySelectorAll("section[data-impl]")].filter((section) => section.checkVisibility());
  if (top && (chosen.length !== 1 || impls.map((section) => section.dataset.impl).join() !== chosen.join()))
    faults.push("selected " + chosen + ", shown " + impls.map((section) => section.dataset.impl));
  return faults;
}"""


def navigation_faults(browser, folder, path, faults):
    """The navigation beside an entry, and as a drawer on a phone."""
    page = open_page(browser, folder, path, faults)
    faults += [f"{path}: {one}" for one in page.evaluate(NAVIGATION)]
    page.close()
    page = open_page(browser, folder, path, faults, viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Menu", exact=True).click()
    focus = "document.activeElement.textContent"
    if page.evaluate(focus) != "Close menu" or page.evaluate("document.querySelector('#nav').getBoundingClientRect().top") != 0:
        faults.append(f"{path}: the menu does not open a drawer")
    ask_axe(page, "light", f"{path} drawer", faults)
    page.keyboard.press("Escape")
    if page.evaluate(focus) != "Menu" or page.get_by_role("button", name="Close menu").is_visible():
        faults.append(f"{path}: Escape does not close the drawer")
    page.close()


def plain_faults(browser, folder, path, faults):
    """A page without scripts: nothing is missing but the search and switches."""
    page = open_page(browser, folder, path, faults, java_script_enabled=False)
    faults += [f"{path} without scripts: {words[:80]}" for words in page.evaluate(UNSEEN)]
    page.close()


# Tokens among the results whose color is not drawn; nothing where no token shows a color.
UNDRAWN = """() => [...document.querySelectorAll("[aria-labelledby=kind-token] .hit")]
  .filter((hit) => /#[0-9a-f]{6}\\b/i.test(hit.querySelector("small").textContent) === !hit.querySelector(".sw"))
  .map((hit) => hit.textContent)"""


def search_faults(browser, folder, questions, faults):
    page = open_page(browser, folder, "index.html", faults)
    for question, answer in questions.items():
        page.keyboard.press("/")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(question)
        page.wait_for_timeout(150)
        found = page.evaluate("async (text) => (await catalog.search(text)).map((row) => row.hit[3])", question)
        first = list(dict.fromkeys(found))[:3]
        if answer not in first:
            faults.append(f"search {question}: {first} without {answer}")
        faults += [f"search {question}: no swatch for {hit}" for hit in page.evaluate(UNDRAWN)]
        page.keyboard.press("Escape")
    page.close()


def dialog_faults(browser, folder, question, faults):
    """The open search, to axe; then the first thing found, gone to by keyboard."""
    for scheme in RULES:
        page = open_page(browser, folder, "index.html", faults, color_scheme=scheme)
        page.keyboard.press("/")
        page.keyboard.type(question)
        page.wait_for_selector(".hit")
        ask_axe(page, scheme, f"search {scheme}", faults)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        wanted = page.evaluate("document.querySelector('.hit').href")
        page.keyboard.press("Enter")
        page.wait_for_url(wanted)
        faults += [f"search {scheme}: policy {one}" for one in page.evaluate("window.violations || []")]
        page.close()


def main(folder, questions, opens, *pages):
    folder = pathlib.Path(folder).resolve()
    faults = list(link_faults(folder))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        faults += style_faults(browser.new_page(), folder)
        for path in filter(None, opens.split(",")):
            open_page(browser, folder, path, faults).close()
        for path in pages:
            axe_faults(browser, folder, path, faults)
            plain_faults(browser, folder, path, faults)
            reader_faults(browser, folder, path, faults)
            if path.startswith("components/"):
                navigation_faults(browser, folder, path, faults)
        questions = json.loads(questions)
        if questions:
            search_faults(browser, folder, questions, faults)
            dialog_faults(browser, folder, next(iter(questions)), faults)
        browser.close()
    print("\n".join(faults), end="")


main(*sys.argv[1:])
