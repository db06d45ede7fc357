"""Collects the code of calls that playgrounds show in a browser, and prints it as JSON.

    playground_calls.py FOLDER

FOLDER holds a finished site. On each page with a playground, each control takes each of its values while the others keep their
first value; at the end, all controls together take their last value. Of each implementation, the distinct codes are printed in
the order in which the page shows them.
"""

import json
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

# A text with the characters that quotes of some language give a meaning, and a number that is no integer.
OTHERS = {"text": "A \"B\" \\(c) $d ${e} {f} <g> & 'h'", "number": "1.5"}
# Pictures have no part in the code of calls.
ARGUMENTS = ["--no-sandbox", "--blink-settings=imagesEnabled=false"]
COLLECT = """(others) => {
  const board = document.querySelector("main .board");
  const fields = board ? [...board.querySelectorAll(".fields select, .fields input")] : [];
  const tabs = board ? [...board.parentElement.querySelectorAll(":scope > .tabs > .tab")] : [];
  const shown = new Map();
  const read = () => tabs.forEach((tab) => {
    const language = tab.querySelector(".code").dataset.lang;
    const code = tab.querySelector("code").textContent;
    shown.set(JSON.stringify([tab.dataset.impl, language, code]), { title: tab.dataset.impl, language, code });
  });
  const valueOf = (field) => field.type === "checkbox" ? field.checked : field.value;
  const starts = fields.map(valueOf);
  const choose = (field, value) => {
    if (field.type === "checkbox") field.checked = value; else field.value = value;
    field.dispatchEvent(new Event("input"));
  };
  // No number, and one that the field accepts, other than the first one.
  const numbers = (field, start) => {
    const [least, step] = [Number(field.min || 0), Number(field.step) || 1];
    const other = [others.number, least + 2 * step, least + step, least].map(String).find((text) => {
      field.value = text;
      return text !== start && field.validity.valid;
    });
    field.value = start;
    return ["", other || start];
  };
  const valuesOf = (field, at) => {
    if (field.type === "checkbox") return [false, true];
    if (field.type === "number") return numbers(field, starts[at]);
    if (field.type === "text") return ["", others.text.slice(0, field.maxLength > 0 ? field.maxLength : undefined)];
    return [...field.options].filter((option) => !option.disabled).map((option) => option.value);
  };
  const restore = () => fields.forEach((field, at) => { if (valueOf(field) !== starts[at]) choose(field, starts[at]); });
  read();
  fields.forEach((field, at) => {
    for (const value of valuesOf(field, at)) { choose(field, value); read(); }
    restore();
  });
  fields.forEach((field, at) => choose(field, valuesOf(field, at).pop()));
  read();
  return [...shown.values()];
}"""


def main(folder):
    root = pathlib.Path(folder)
    pages = [path for path in sorted(root.rglob("*.html")) if 'class="play"' in path.read_text()]
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        page = browser.new_page(reduced_motion="reduce")
        for path in pages:
            page.goto(path.as_uri(), wait_until="domcontentloaded")
            page.wait_for_selector("main .board", state="attached")
            name = path.relative_to(root).as_posix()
            found += [{"page": name, **call} for call in page.evaluate(COLLECT, OTHERS)]
        browser.close()
    print(json.dumps(found, indent=1))


main(*sys.argv[1:])
