"""What stands on the pages of a site: their tables, lists, headings, links and texts."""

import html.parser
import json
import pathlib
import posixpath
import urllib.parse

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
BLOCKS = {"p", "li", "ul", "ol", "blockquote", "pre", "div"}
RUNNING = {"script", "iframe", "object", "embed", "style", "form"}


def new_page() -> dict:
    return {
        "title": None, "description": None, "headings": [], "tables": [], "lists": [], "anchors": [], "links": [], "images": [],
        "hazards": [], "faults": [], "text": "",
    }


class Lists:
    """Lists by their items and the lists in each: `ul(li li(ol3(li)))`; those within others stand in these alone."""

    def __init__(self):
        self.outermost = []
        self.open = []

    def begin(self, name: str, start) -> None:
        numbered = name + ("" if name == "ul" or start is None or str(start) == "1" else str(start))
        self.open.append((numbered, []))

    def item(self) -> bool:
        """Whether there is a list that the item belongs to."""
        if self.open:
            self.open[-1][1].append([])
        return bool(self.open)

    def end(self) -> None:
        name, items = self.open.pop()
        text = f"{name}({' '.join(f'li({chr(32).join(item)})' if item else 'li' for item in items)})"
        holders = self.open[-1][1] if self.open else []
        (holders[-1] if holders else self.outermost).append(text)


class Collector(html.parser.HTMLParser):
    """Reads the content of a page: the article or else the body; of a fragment, all of it."""

    def __init__(self, is_page: bool):
        super().__init__(convert_charrefs=True)
        self.page = new_page()
        self.is_page = is_page
        self.open = []
        self.cells = []
        self.heading = None
        self.skipped = 0
        self.texts = []
        self.lists = Lists()
        self.depth_of_content = None if is_page else 0

    @property
    def is_content(self) -> bool:
        return self.depth_of_content is not None and len(self.open) >= self.depth_of_content

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "meta" and attributes.get("name") == "description":
            self.page["description"] = attributes.get("content")
        if tag == "title" and self.depth_of_content is None:
            self.page["title"] = ""
        if self.is_page and tag == "article" and self.depth_of_content is None:
            self.depth_of_content = len(self.open)
        if self.is_content:
            self.start(tag, attributes)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        # Only elements of other languages than HTML are closed by a slash.
        if tag not in VOID:
            self.handle_endtag(tag)

    def start(self, tag, attributes):
        page = self.page
        if tag == "table":
            page["tables"].append([])
        elif tag == "tr" and page["tables"]:
            page["tables"][-1].append([])
        elif tag in ("th", "td"):
            self.cells.append([])
        elif tag == "br" or tag in BLOCKS:
            self.add("\n")
        elif tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self.heading = []
        if tag in ("ul", "ol"):
            self.lists.begin(tag, attributes.get("start"))
        elif tag == "li" and not self.lists.item():
            page["faults"].append("an item stands in no list")
        if "id" in attributes:
            page["anchors"].append(attributes["id"])
        # A link to a heading itself is the theme's.
        if "headerlink" in (attributes.get("class") or ""):
            self.skipped = len(self.open) + 1
        elif tag == "a" and "href" in attributes:
            page["links"].append(attributes["href"])
        if tag == "img":
            alt = attributes.get("alt") or ""
            page["images"].append({"source": attributes.get("src") or "", "alt": alt})
            # In a table it says what stands there.
            if self.cells:
                self.add(alt)
        # The words that Docusaurus shows for a tab.
        if tag == "tabitem":
            self.add((attributes.get("label") or "") + "\n")
        self.judge(tag, attributes)

    def judge(self, tag, attributes):
        hazards = self.page["hazards"]
        if tag in RUNNING:
            hazards.append(f"<{tag}>")
        for name, value in attributes.items():
            if name.startswith("on"):
                hazards.append(f"{name}=")
            address = (value or "").strip().lower()
            if name in ("href", "src", "srcset") and address.startswith(("javascript:", "data:", "vbscript:")):
                hazards.append(f"{name}={value}")

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if tag in self.open:
            while self.open:
                if self.is_content and self.open[-1] in ("ul", "ol") and self.lists.open:
                    self.lists.end()
                left = self.open.pop()
                if left == tag:
                    break
                if left not in ("p", "li", "td", "th", "tr", "thead", "tbody", "html", "body"):
                    self.page["faults"].append(f"<{left}> is not closed")
        elif self.is_content:
            self.page["faults"].append(f"</{tag}> closes nothing")
        if self.skipped > len(self.open):
            self.skipped = 0
        if tag in ("th", "td") and self.cells:
            self.page["tables"][-1][-1].append("".join(self.cells.pop()))
        if self.heading is not None and len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.page["headings"].append({"level": int(tag[1]), "text": "".join(self.heading)})
            self.heading = None
        if self.depth_of_content is not None and self.is_page and len(self.open) <= self.depth_of_content:
            self.depth_of_content = 10**9

    def handle_data(self, data):
        if self.open and self.open[-1] == "title" and self.depth_of_content is None:
            self.page["title"] += data
        if self.is_content and not self.skipped:
            self.add(data)

    def add(self, text):
        if self.cells:
            self.cells[-1].append(text)
        if self.heading is not None:
            self.heading.append(text)
        self.texts.append(text)


def collect(text: str, is_page: bool = True) -> dict:
    collector = Collector(is_page)
    collector.feed(text)
    collector.close()
    page = collector.page
    page["text"] = "".join(collector.texts)
    page["lists"] = collector.lists.outermost
    return page


def link_faults(path: str, page: dict, pages: dict) -> list:
    """The links to pages of the same site that lead nowhere."""
    faults = []
    for link in page["links"]:
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = path
        if parts.path:
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.unquote(parts.path)))
            if target not in pages:
                target = posixpath.normpath(posixpath.join(target, "index.html"))
        if target not in pages:
            faults.append(f"'{link}' leads to '{target}', which is no page")
        elif parts.fragment and urllib.parse.unquote(parts.fragment) not in pages[target]["anchors"]:
            faults.append(f"'{link}' leads to no place on '{target}'")
    return faults


# DocC


def docc_pages(folder: pathlib.Path) -> dict:
    """Render JSON of archives, each in a folder of its own, by its path."""
    pages = {}
    for archive in sorted(folder.iterdir()):
        for file in sorted((archive / "data" / "documentation").rglob("*.json")):
            render = json.loads(file.read_text(encoding="utf-8"))
            page = RenderNode(render).page()
            # Links become relative to the file, as those of the others are.
            root = archive.name + "/data"
            here = posixpath.dirname(file.relative_to(folder).as_posix())
            page["links"] = [docc_link(link, root, here) for link in page["links"]]
            pages[file.relative_to(folder).as_posix()] = page
    return pages


def docc_link(link: str, root: str, here: str) -> str:
    if not link.startswith("/documentation/"):
        return link
    path, hash_, fragment = link.partition("#")
    return posixpath.relpath(root + path + ".json", here) + hash_ + fragment


class RenderNode:
    """A page of DocC."""

    def __init__(self, render: dict):
        self.render = render
        self.result = new_page()
        self.texts = []
        self.lists = Lists()

    def page(self) -> dict:
        page = self.result
        page["title"] = self.render["metadata"]["title"]
        page["headings"].append({"level": 1, "text": page["title"]})
        page["description"] = self.inline(self.render.get("abstract", []))
        self.texts += [page["title"], page["description"]]
        for section in self.render.get("primaryContentSections", []):
            self.blocks(section.get("content", []))
        for section in self.render.get("topicSections", []):
            page["links"] += [self.address(name) for name in section["identifiers"]]
        page["text"] = "\n".join(self.texts)
        page["lists"] = self.lists.outermost
        return page

    def address(self, name: str) -> str:
        return self.render["references"].get(name, {}).get("url", "unresolved:" + name)

    def blocks(self, blocks: list) -> str:
        return "\n".join(self.block(block) for block in blocks)

    def block(self, block: dict) -> str:
        kind = block["type"]
        if kind == "heading":
            # A heading that DocC adds is no part of the text.
            self.result["headings"].append({"level": block["level"], "text": block["text"]})
            self.result["anchors"].append(urllib.parse.unquote(block["anchor"]))
            return self.say(block["text"])
        if kind == "paragraph":
            return self.say(self.inline(block["inlineContent"]))
        if kind == "codeListing":
            return self.say("\n".join(block["code"]))
        if kind == "table":
            rows = [[self.blocks(cell) for cell in row] for row in block["rows"]]
            self.result["tables"].append(rows)
            return ""
        if kind in ("unorderedList", "orderedList"):
            return self.list(block)
        if kind == "aside":
            return self.say(block.get("name", "")) + self.blocks(block["content"])
        if kind == "tabNavigator":
            return "\n".join(self.say(tab["title"]) + self.blocks(tab["content"]) for tab in block["tabs"])
        self.result["faults"].append(f"a block of an unknown kind '{kind}'")
        return ""

    def list(self, block: dict) -> str:
        self.lists.begin("ol" if block["type"] == "orderedList" else "ul", block.get("start"))
        texts = []
        for item in block["items"]:
            self.lists.item()
            texts.append(self.blocks(item["content"]))
        self.lists.end()
        return "\n".join(texts)

    def say(self, text: str) -> str:
        self.texts.append(text)
        return text

    def inline(self, inlines: list) -> str:
        return "".join(self.text(inline) for inline in inlines)

    def text(self, inline: dict) -> str:
        kind = inline["type"]
        if kind == "text":
            return inline["text"]
        if kind == "codeVoice":
            return inline["code"]
        if kind == "reference":
            name = inline["identifier"]
            self.result["links"].append(self.address(name))
            reference = self.render["references"].get(name, {})
            if "overridingTitleInlineContent" in inline:
                return self.inline(inline["overridingTitleInlineContent"])
            if "titleInlineContent" in reference:
                return self.inline(reference["titleInlineContent"])
            return inline.get("overridingTitle") or reference.get("title", "")
        if kind == "image":
            reference = self.render["references"].get(inline["identifier"], {})
            alt = reference.get("alt") or ""
            self.result["images"].append({"source": inline["identifier"], "alt": alt})
            return alt
        if "inlineContent" in inline:
            return self.inline(inline["inlineContent"])
        self.result["faults"].append(f"text of an unknown kind '{kind}'")
        return ""
