"""Judges `catalog serve` as a writer sees it in a browser, and prints what is wrong, a fault a line.

    judge_server.py PROGRAM FOLDER ENTRY

FOLDER is a catalog with an output of the backend html, ENTRY the id of an entry whose file ends with its summary. The page of
the entry is open while its file is saved: with another summary, with a mistake, and without the mistake.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import sync_playwright


def serving(program, folder):
    arguments = [program, "serve", "--catalog", folder, "--port", "0", "--cache-folder", str(pathlib.Path(folder) / ".cache")]
    server = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    address = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    while address and "watching" not in (line := server.stdout.readline()) and line:
        pass
    return server, address and address[0]


def look(page, faults, what, selector, text):
    """Waits, as long as a slow machine takes, for a text on the page."""
    try:
        page.locator(selector, has_text=text).first.wait_for(timeout=60_000)
    except Late:
        faults.append(f"{what}: no '{text}' in {selector}")


# What a page that was just written anew shows twice, or has lost.
RENEWAL = """() => [
  ...[".tools .find", "main h1"].map((selector) => [selector, document.querySelectorAll(selector).length]),
  ["place", scrollY],
]"""


def renewal_faults(page):
    page.wait_for_timeout(200)
    found = dict(page.evaluate(RENEWAL))
    page.keyboard.press("/")
    found["dialogs"] = page.locator("dialog[open]").count()
    page.keyboard.press("Escape")
    wanted = {".tools .find": 1, "main h1": 1, "place": 40, "dialogs": 1}
    return [f"written anew: {key} {found[key]}, not {value}" for key, value in wanted.items() if found[key] != value]


def main(program, folder, entry):
    faults = []
    file = pathlib.Path(folder) / "components" / f"{entry}.yaml"
    good = file.read_text()
    server, address = serving(program, folder)
    if not address:
        print("no address")
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 900, "height": 300})
        page.add_init_script(
            'window.violations = []; addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));'
        )
        page.goto(f"{address}components/{entry}.html")
        page.evaluate("scrollTo(0, 40)")
        file.write_text(good.rstrip("\n") + " Saved once.\n")
        look(page, faults, "another summary", "main", "Saved once.")
        faults += renewal_faults(page)
        file.write_text(good + "sumary: Twice.\n")
        place = f"components/{entry}.yaml:{good.count(chr(10)) + 1}:1"
        look(page, faults, "a mistake", ".live-findings code", place)
        look(page, faults, "a mistake", ".live-findings", "'sumary' is not a key of an entry")
        look(page, faults, "a mistake", "main", "Saved once.")
        file.write_text(good.rstrip("\n") + " Mended.\n")
        look(page, faults, "no mistake", "main", "Mended.")
        faults += [f"{count} lists of findings without one" for count in [page.locator(".live-findings").count()] if count]
        faults += [f"policy {one}" for one in page.evaluate("violations")]
        browser.close()
    server.terminate()
    server.wait()
    print("\n".join(faults), end="")


main(*sys.argv[1:])
