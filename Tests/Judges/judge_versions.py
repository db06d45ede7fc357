"""Judges sites that are published beside each other as a browser shows them from a server, and prints what is wrong.

    judge_versions.py FOLDER

FOLDER has the sites 1.0 and 2.0, and a versions.json that names 2.0 as the newest. The page components/button.html is in both,
components/tabs.html in 2.0 only.
"""

import functools
import http.server
import shutil
import sys
import threading

from playwright.sync_api import sync_playwright


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def judge(page, address):
    """Yields, of each step, what is to be seen and what is."""
    choice = page.get_by_label("Version")
    page.goto(address + "1.0/components/button.html#states")
    choice.wait_for()
    yield "the versions", choice.locator("option").all_inner_texts(), ["2.0", "1.0"]
    yield "the chosen one", choice.locator("option:checked").inner_text(), "1.0"
    yield "the banner", page.locator(".banner").inner_text(), "You are reading an older version. Go to 2.0"
    choice.select_option("2.0")
    page.wait_for_url(address + "2.0/components/button.html*")
    choice.wait_for()
    yield "banners of the newest", page.locator(".banner").count(), 0
    page.goto(address + "2.0/components/tabs.html")
    choice.wait_for()
    choice.select_option("1.0")
    page.wait_for_url(address + "1.0/")
    yield "a page that the other one lacks", page.locator("h1").count(), 1


def main(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for what, seen, wanted in judge(browser.new_page(), f"http://127.0.0.1:{server.server_port}/"):
            if seen != wanted:
                print(f"{what}: {seen}, not {wanted}")
        browser.close()


main(*sys.argv[1:])
