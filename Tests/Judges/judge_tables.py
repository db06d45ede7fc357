"""Opens built pages in a browser and finds descriptions in tables that nobody can read without scrolling sideways.

    judge_tables.py FOLDER PAGE... [--content SELECTOR] [--pictures FOLDER]

FOLDER holds a finished site; each PAGE is the path of a page in it. Pages are as wide as two desks' screens and as a phone's. A cell
is read where it lies within the window and within whatever scrolls around it, and is no narrower than a few words.

Prints an object: `hidden`, a list of cells (page, width, text, why), and `cells`, how many descriptions have been looked at.
"""

import argparse
import json
import pathlib
import shutil

from judge_pages import serve
from playwright.sync_api import sync_playwright

WIDTHS = [1280, 1400, 390]

# The least width that words are read in, in pixels.
NARROWEST = 90

# The space at the end of a line may hang over, in pixels.
SPACE = 5

LOOK = """([content, narrowest, space]) => {
  const found = [];
  let cells = 0;
  for (const table of document.querySelectorAll(content + " table")) {
    const heads = [...table.rows[0].cells].map((cell) => cell.textContent.trim());
    const column = heads.indexOf("Description");
    if (column < 0) continue;
    for (const row of [...table.rows].slice(1)) {
      const cell = row.cells[column];
      if (!cell || !cell.textContent.trim()) continue;
      cells += 1;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const box = range.getBoundingClientRect();
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let frame = cell.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === "visible") continue;
        const bounds = frame.getBoundingClientRect();
        [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)];
      }
      const text = cell.textContent.trim().slice(0, 60);
      if (box.left < left - 1 || box.right > right + space) {
        found.push([text, `${Math.round(box.left)}…${Math.round(box.right)} of ${Math.round(left)}…${Math.round(right)}`]);
      } else if (cell.getBoundingClientRect().width < narrowest) {
        found.push([text, `${Math.round(cell.getBoundingClientRect().width)} pixels`]);
      }
    }
  }
  return [cells, found];
}"""


def judge(address: str, paths: list, content: str, pictures: pathlib.Path | None) -> dict:
    hidden, cells = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for width in WIDTHS:
            page = browser.new_page(viewport={"width": width, "height": 900}, reduced_motion="reduce")
            for path in paths:
                page.goto(f"{address}/{path}", wait_until="load")
                page.wait_for_selector(content)
                page.wait_for_timeout(300)
                count, found = page.evaluate(LOOK, [content, NARROWEST, SPACE])
                cells += count
                hidden += [{"page": path, "width": str(width), "text": text, "why": why} for text, why in found]
                if pictures:
                    name = path.replace("/index.html", "").replace("/", "-").replace(".html", "")
                    page.screenshot(path=pictures / f"{name}-{width}.png", full_page=True)
            page.close()
        browser.close()
    return {"hidden": hidden, "cells": cells}


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
