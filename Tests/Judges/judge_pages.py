"""Opens built pages in a browser and lets axe judge their content.

    judge_pages.py FOLDER PAGE... [--content SELECTOR] [--pictures FOLDER]

The options are those of `site_browser.py`. What rules say of colors depends on the scheme, and takes two thirds of their time;
what the others say depends on the width. So the former judge each scheme, and the latter each width.

Prints an object: `findings`, a list of what axe found (page, scheme, width, rule, element), `overflows`, the pages that are wider
than the window, and `ran`, what pages said or did wrong as they ran: dialogs, errors of scripts, requests to other servers.
"""

import site_browser
from axe_playwright_python.sync_playwright import Axe

COLORS = ["color-contrast", "link-in-text-block"]

WIDTHS = {"wide": 1280, "phone": 390}

# What axe does in each view of a page.
VIEWS = {
    ("light", "wide"): {},
    ("dark", "wide"): {"runOnly": {"type": "rule", "values": COLORS}},
    ("light", "phone"): {"rules": {rule: {"enabled": False} for rule in COLORS}},
}


def axe_findings(page, content: str, options: dict) -> list:
    results = Axe().run(page, context=content, options={"resultTypes": ["violations"]} | options)
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


def judge(views: site_browser.Views) -> dict:
    findings, overflows, ran = [], [], []
    windows = {
        f"{width}-{scheme}": {"viewport": {"width": WIDTHS[width], "height": 900}, "color_scheme": scheme}
        for scheme, width in VIEWS
    }
    for view, path, page in views.open(windows, prepare=lambda page: watch(page, views.address, ran)):
        width, scheme = view.split("-")
        found = axe_findings(page, views.content, VIEWS[scheme, width])
        findings += [{"page": path, "scheme": scheme, "width": width} | finding for finding in found]
        if is_too_wide(page):
            overflows.append(f"{path} ({width}, {scheme})")
    return {"findings": findings, "overflows": overflows, "ran": ran}


if __name__ == "__main__":
    site_browser.run(judge)
