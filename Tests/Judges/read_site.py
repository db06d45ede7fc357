"""Reads the pages that a docs host has built, for tests that compare them with what they were built from.

    read_site.py html|docc|vitepress|docusaurus FOLDER

`html` reads finished pages, `docc` the render JSON of archives. For VitePress and Docusaurus, whose tools need Node, the
Markdown is read by markdown-it with the extensions that they document, and held against the rules that they state.

Prints an object: the path of each file in the folder, and what is on it.
"""

import json
import pathlib
import sys

from site_pages import collect, docc_pages, link_faults
from site_sources import docusaurus_page, vitepress_page


def main(kind: str, folder: pathlib.Path) -> None:
    pages = {}
    if kind == "docc":
        pages = docc_pages(folder)
    else:
        suffix = ".html" if kind == "html" else ".md"
        read = {"html": collect, "vitepress": vitepress_page, "docusaurus": docusaurus_page}[kind]
        for file in sorted(folder.rglob("*" + suffix)):
            pages[file.relative_to(folder).as_posix()] = read(file.read_text(encoding="utf-8"))
    for path, page in pages.items():
        page["faults"] += link_faults(path, page, pages)
    json.dump(pages, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
