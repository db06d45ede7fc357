"""Opens built pages in a browser and lets axe judge their content, in light and in dark.

    judge_pages.py FOLDER PAGE... [--content SELECTOR] [--pictures FOLDER]

FOLDER holds a finished site; each PAGE is the path of a page in it. SELECTOR finds the content of a page, without the frame that
the theme draws around it, as soon as it is there: `article` unless it is given. With `--pictures`, each page is also taken as a picture,
as wide as a desk's screen and as a phone's.

Prints an object: `findings`, a list of what axe found (page, scheme, rule, element), `overflows`, the pages that are wider
than a phone, and `ran`, what pages said or did wrong as they ran: dialogs, errors of scripts, requests to other servers.
"""

import argparse
import functools
import http.server
import json
import pathlib
import shutil
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

SCHEMES = ["light", "dark"]
WIDTHS = {"wide": 1280, "phone": 390}


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def serve(folder: str) -> http.server.ThreadingHTTPServer:
    handler = functools.partial(QuietHandler, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def axe_findings(page, content: str) -> list:
    results = Axe().run(page, context=content, options={"resultTypes": ["violations"]})
    return [
        {"rule": violation["id"], "element": node["html"][:200], "why": node["failureSummary"].strip()}
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]


def is_too_wide(page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def watch(page, address: str, ran: list) -> None:
    """Notes what a page does that none of ours has reason to do."""

    def opened(dialog):
        ran.append(f"{page.url}: dialog {dialog.message}")
        dialog.dismiss()

    def requested(request):
        if not request.url.startswith((address, "data:", "blob:")):
            ran.append(f"{page.url}: request for {request.url}")

    page.on("dialog", opened)
    page.on("pageerror", lambda error: ran.append(f"{page.url}: error {error}"))
    page.on("request", requested)


def judge(address: str, paths: list, content: str, pictures: pathlib.Path | None) -> dict:
    findings, overflows, ran = [], [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme in SCHEMES:
            for width, pixels in WIDTHS.items():
                context = browser.new_context(
                    viewport={"width": pixels, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
                page = context.new_page()
                watch(page, address, ran)
                for path in paths:
                    page.goto(f"{address}/{path}", wait_until="load")
                    page.wait_for_selector(content)
                    page.wait_for_timeout(300)
                    found = axe_findings(page, content)
                    findings += [{"page": path, "scheme": scheme, "width": width} | finding for finding in found]
                    if is_too_wide(page):
                        overflows.append(f"{path} ({width}, {scheme})")
                    if pictures:
                        name = path.replace("/index.html", "").replace("/", "-").replace(".html", "")
                        page.screenshot(path=pictures / f"{name}-{width}-{scheme}.png", full_page=True)
                context.close()
        browser.close()
    return {"findings": findings, "overflows": overflows, "ran": ran}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("pages", nargs="+")
    parser.add_argument("--content", default="article")
    parser.add_argument("--pictures", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    server = serve(arguments.folder)
    result = judge(f"http://127.0.0.1:{server.server_port}", arguments.pages, arguments.content, arguments.pictures)
    server.shutdown()
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
