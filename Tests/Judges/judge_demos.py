"""Judges the demos on a page of a site in a browser, and prints what is wrong, a fault a line.

    judge_demos.py FOLDER PAGE

The page is opened from the folder and from a server. Each frame has to show its demo; the one with the title of Hostile reports
what its sandbox has refused. The server of stories is played here: no request leaves the machine.
"""

import shutil
import sys

from playwright.sync_api import sync_playwright
from site_browser import serve

STORIES = "https://stories.example/"
# What a frame shows, by a part of its title.
SHOWN = {"Markup": "shown", "File": "A part in var(--color-text)", "Page": "whole", "Story": "story of default"}
REFUSED = "refused: top, parent, storage, frame"
# Closed shadow roots aside, the text of a frame as it is shown.
TEXT = """() => [document.body, ...document.querySelectorAll("x-a")].map((one) => (one.shadowRoot ? one.shadowRoot.querySelector("b") : one).innerText).join(" ").trim()"""


def faults_of(page, address):
    faults, requests = [], []

    def answer(route):
        requests.append(route.request.url)
        if route.request.url.startswith(STORIES):
            theme = route.request.url.split("theme=")[-1]
            route.fulfill(content_type="text/html", body=f"<p>story of {theme}</p>")
        else:
            route.abort()

    page.route(lambda url: "127.0.0.1" not in url and not url.startswith("file:"), answer)
    page.goto(address, wait_until="load")
    for frame in page.locator(".demo iframe").all():
        frame.scroll_into_view_if_needed()
    page.wait_for_timeout(1_000)
    seen = {}
    for frame in page.locator(".demo iframe").element_handles():
        content = frame.content_frame()
        seen[frame.get_attribute("title")] = content.evaluate(TEXT) if content else "no content"
    for name, text in SHOWN.items():
        found = [value for title, value in seen.items() if title.endswith(name)]
        if found != [text]:
            faults.append(f"{address}: the demo {name} shows {found}, not {text}")
    hostile = [value for title, value in seen.items() if title.endswith("Hostile")]
    if hostile != [REFUSED]:
        faults.append(f"{address}: the hostile demo reports {hostile}, not {REFUSED}")
    if page.url != address:
        faults.append(f"{address}: the page is now {page.url}")
    foreign = [url for url in requests if not url.startswith(STORIES)]
    if foreign:
        faults.append(f"{address}: requests to {foreign}")
    height = page.locator('.demo iframe[title$="File"]').first.evaluate("frame => frame.offsetHeight")
    if not 32 <= height < 150:
        faults.append(f"{address}: the frame of a demo without a height has {height} pixels")
    return faults


def main(folder, path):
    server = serve(folder)
    faults = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for address in (f"http://127.0.0.1:{server.server_port}/{path}", f"file://{folder}/{path}"):
            page = browser.new_page(reduced_motion="reduce")
            page.on("pageerror", lambda error: faults.append(f"{address}: {error}"))
            faults += faults_of(page, address)
            page.close()
        browser.close()
    server.shutdown()
    print("\n".join(faults), end="")


main(*sys.argv[1:])
