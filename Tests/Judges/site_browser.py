"""A browser that looks at the pages of a finished site, for judges that are called with a folder and pages.

    JUDGE FOLDER PAGE... [--content SELECTOR] [--pictures FOLDER]

FOLDER holds a finished site; each PAGE is the path of a page in it. SELECTOR finds the content of a page, without the frame that
the theme draws around it, as soon as it is there: `article` unless it is given. With `--pictures`, each page is also taken as a
picture in each view.
"""

import argparse
import functools
import http.server
import json
import pathlib
import shutil
import threading

from playwright.sync_api import sync_playwright

# Scripts and layout have come to rest by then, in milliseconds.
REST = 300


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def serve(folder: str) -> http.server.ThreadingHTTPServer:
    handler = functools.partial(QuietHandler, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


class Views:
    """Pages, one after the other, each in each view."""

    def __init__(self, address: str, paths: list, content: str, pictures: pathlib.Path | None):
        self.address, self.paths, self.content, self.pictures = address, paths, content, pictures

    def open(self, views: dict, prepare=lambda page: None):
        """Yields view, path and opened page. `views` maps a view's name to the options of its window."""
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for view, options in views.items():
                page = browser.new_page(reduced_motion="reduce", **options)
                prepare(page)
                for path in self.paths:
                    page.goto(f"{self.address}/{path}", wait_until="load")
                    page.wait_for_selector(self.content)
                    page.wait_for_timeout(REST)
                    yield view, path, page
                    if self.pictures:
                        name = path.replace("/index.html", "").replace("/", "-").replace(".html", "")
                        page.screenshot(path=self.pictures / f"{name}-{view}.png", full_page=True)
                page.close()
            browser.close()


def run(judge) -> None:
    """Calls the judge with what the command line asks for, and prints what it returns."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("pages", nargs="+")
    parser.add_argument("--content", default="article")
    parser.add_argument("--pictures", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    server = serve(arguments.folder)
    address = f"http://127.0.0.1:{server.server_port}"
    result = judge(Views(address, arguments.pages, arguments.content, arguments.pictures))
    server.shutdown()
    print(json.dumps(result, indent=2))
