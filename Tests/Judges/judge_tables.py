"""Opens built pages in a browser and finds descriptions in tables that nobody can read without scrolling sideways.

    judge_tables.py FOLDER PAGE... [--content SELECTOR] [--pictures FOLDER]

The options are those of `site_browser.py`. Pages are as wide as two desks' screens and as a phone's. A cell is read where it lies
within the window and within whatever scrolls around it, and is no narrower than a few words.

Prints an object: `hidden`, a list of cells (page, width, text, why), and `cells`, how many descriptions have been looked at.
"""

import site_browser

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


def judge(views: site_browser.Views) -> dict:
    hidden, cells = [], 0
    windows = {str(width): {"viewport": {"width": width, "height": 900}} for width in WIDTHS}
    for width, path, page in views.open(windows):
        count, found = page.evaluate(LOOK, [views.content, NARROWEST, SPACE])
        cells += count
        hidden += [{"page": path, "width": width, "text": text, "why": why} for text, why in found]
    return {"hidden": hidden, "cells": cells}


if __name__ == "__main__":
    site_browser.run(judge)
