"""Reads pages for hosts whose tools need Node: their Markdown by markdown-it with what their documentation adds to it, and
the rules that it states."""

import re

import yaml
from markdown_it import MarkdownIt
from mdit_py_plugins.attrs import attrs_plugin
from mdit_py_plugins.container import container_plugin
from site_pages import Collector, collect

FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)
HEADING_NAME = re.compile(r"^(#{1,6} .*?) \{#([\w-]+)\}$")


def split(text: str, page_of) -> dict:
    matter = FRONT_MATTER.match(text)
    if not matter:
        page = page_of(text)
        page["faults"].append("there is no front matter")
        return page
    page = page_of(text[matter.end():])
    data = yaml.safe_load(matter.group(1))
    page["title"], page["description"] = data.get("title"), data.get("description")
    return page


# VitePress


def vitepress_page(text: str) -> dict:
    return split(text, vitepress_content)


VITEPRESS = MarkdownIt("gfm-like", {"html": True, "linkify": True}).use(attrs_plugin)
for name in ("info", "tip", "warning", "danger"):
    VITEPRESS.use(container_plugin, name)


def render_details(self, tokens, index, options, env):
    if tokens[index].nesting != 1:
        return "</details>\n"
    title = tokens[index].info.strip().removeprefix("details").removesuffix("{open}").strip()
    return f"<details><summary>{VITEPRESS.renderInline(title)}</summary>\n"


VITEPRESS.use(container_plugin, "details", render=render_details)


def named_headings(lines: list) -> list:
    """`{#name}` behind a heading as an element that every parser knows."""
    result, fence = [], None
    for line in lines:
        mark = re.match(r"^[> \t]*(`{3,}|~{3,})", line)
        if mark and (fence is None or line.strip(" >\t").startswith(fence) and not line.strip(" >\t").strip(fence[0])):
            fence = mark.group(1) if fence is None else None
        named = HEADING_NAME.match(line) if fence is None else None
        result.append(f'{named.group(1)} <a id="{named.group(2)}"></a>' if named else line)
    return result


def vitepress_content(text: str) -> dict:
    html = VITEPRESS.render("\n".join(named_headings(text.split("\n"))))
    page = collect(html, is_page=False)
    template = Template()
    template.feed(html)
    template.close()
    page["faults"] += template.faults + [f"<{tag}> is not closed" for tag in template.open]
    return page


class Template(Collector):
    """Vue takes `{{` in text for an expression, unless an element around it says otherwise. Fences say so by themselves."""

    def __init__(self):
        super().__init__(is_page=False)
        self.literal = []
        self.faults = []

    def handle_starttag(self, tag, attributes):
        if tag not in ("br", "img", "hr", "input", "source", "wbr"):
            self.literal.append((tag, tag == "pre" or "v-pre" in dict(attributes)))
        for name, value in attributes:
            if name.startswith((":", "@", "v-")) and name != "v-pre":
                self.faults.append(f"Vue reads the attribute {name}")
        super().handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        while self.literal and self.literal.pop()[0] != tag:
            pass
        super().handle_endtag(tag)

    def handle_data(self, data):
        if "{{" in data and not any(is_literal for _, is_literal in self.literal):
            self.faults.append(f"Vue reads an expression in '{data}'")
        super().handle_data(data)


# Docusaurus


def docusaurus_page(text: str) -> dict:
    return split(text, docusaurus_content)


# MDX has neither autolinks nor indented code.
MDX = MarkdownIt("gfm-like", {"html": True, "linkify": True}).disable(["autolink", "code"])
ELEMENTS = {"Link", "Tabs", "TabItem", "ThemedImage"}
HTML_ELEMENTS = {
    "br", "wbr", "em", "strong", "ul", "ol", "li", "blockquote", "details", "summary", "a", "code", "picture", "source", "img",
    "span",
}
CONTAINER = re.compile(r"^(:{3,})(\w*)(\[.*\])?$")
THEMED_IMAGE = re.compile(r'<ThemedImage alt="([^"]*)" sources=\{\{[^}]*\}\} />')
# Elements of HTML but for their style: the spot of a color, and the marks on a picture.
SWATCH = re.compile(r'<span className="swatch" aria-hidden="true" style=\{\{[^{}<>]*\}\} />')
MARK = re.compile(r'<span className="(callouts|callout" aria-hidden="true)" style=\{\{[^{}<>]*\}\}>')
IMPORT = re.compile(r"^import (\w+) from '(@docusaurus|@theme)/\w+';$")


def docusaurus_content(text: str) -> dict:
    lines = text.lstrip("\n").split("\n")
    imported = set()
    while lines and (match := IMPORT.match(lines[0])):
        imported.add(match.group(1))
        lines.pop(0)
    faults = container_faults(lines)
    source = plain_elements(lines, fence="")
    # A list in a container and one below it are two.
    html = MDX.render(THEMED_IMAGE.sub(r'<img src="both" alt="\1">', plain_elements(lines, fence="<!-- -->")))
    page = collect(re.sub(r"<(\w+)([^<>]*) />", r"<\1\2></\1>", html), is_page=False)
    page["faults"] += faults + mdx_faults(source, imported)
    return page


def plain_elements(lines: list, fence: str) -> str:
    """The source with elements that have no styles, and something else for the fences of containers."""
    lines = named_headings([fence if CONTAINER.match(line) else line for line in lines])
    source = SWATCH.sub('<span className="swatch" aria-hidden="true"></span>', "\n".join(lines))
    return MARK.sub(r'<span className="\1">', source)


def container_faults(lines: list) -> list:
    """Containers close in order, have more colons than those within them, and empty lines around their fences."""
    faults, open_ = [], []
    for number, line in enumerate(lines):
        match = CONTAINER.match(line)
        if not match:
            continue
        around = [lines[index] for index in (number - 1, number + 1) if 0 <= index < len(lines)]
        if any(other.strip() for other in around):
            faults.append(f"there is no empty line around '{line}'")
        if match.group(2):
            if match.group(2) not in ("note", "tip", "info", "warning", "danger"):
                faults.append(f"'{line}' is no admonition")
            if open_ and len(open_[-1]) <= len(match.group(1)):
                faults.append(f"'{line}' has too many colons for where it stands")
            open_.append(match.group(1))
        elif not open_ or open_.pop() != match.group(1):
            faults.append(f"'{line}' closes nothing")
    return faults + [f"'{colons}' is not closed" for colons in open_]


def mdx_faults(source: str, imported: set) -> list:
    """What MDX would read as a part of a program, or refuse, outside of code."""
    faults = []
    used = set()
    for token in MDX.parse(source):
        if token.type == "html_block":
            faults += element_faults(token.content, used)
        if token.type != "inline":
            continue
        for child in token.children:
            if child.type == "html_inline":
                faults += element_faults(child.content, used)
    if THEMED_IMAGE.search(source):
        used.add("ThemedImage")
    # Within the quotes of an attribute a backslash escapes nothing.
    for place in unescaped(THEMED_IMAGE.sub("<ThemedImage />", source)):
        faults.append(f"MDX reads '{place}'")
    faults += [f"<{name}> is not imported" for name in sorted(used - imported)]
    return faults


TAG = re.compile(r"</?(\w+)((?: [\w-]+(?:=\"[^\"]*\"|=\{\{[^}]*\}\})?)*) ?/?>")


def element_faults(text: str, used: set) -> list:
    faults = []
    if "<!--" in text:
        faults.append("MDX has no comments of HTML")
    for name, _ in TAG.findall(text):
        if name in ELEMENTS:
            used.add(name)
        elif name not in HTML_ELEMENTS:
            faults.append(f"<{name}> is an element that we do not write")
        if name in ("br", "img", "source", "wbr") and not text.rstrip().endswith("/>"):
            faults.append(f"<{name}> is not closed")
    return faults


def unescaped(source: str) -> list:
    """Braces, and signs that begin an element, which are neither escaped nor in code nor ours."""
    found, fence = [], None
    for line in source.split("\n"):
        bare = line.lstrip(" >\t-")
        mark = re.match(r"(`{3,}|~{3,})", bare)
        if fence is not None:
            if mark and bare.startswith(fence) and not bare.strip(fence[0]).strip():
                fence = None
            continue
        if mark:
            fence = mark.group(1)
            continue
        # Statements stand at the start of lines, not within lists, quotes and tables.
        if re.match(r"(import|export)\b", line):
            found.append(line[:80])
        line = re.sub(r"\\[!-/:-@\[-`{-~]", "", without_code(line))
        if re.search(r"[{}<]", TAG.sub("", line.replace("{/* */}", ""))):
            found.append(line[:80])
    return found


def without_code(line: str) -> str:
    """A line without its code spans, which begin at backticks that are not escaped."""
    result, index = "", 0
    while index < len(line):
        if line[index] == "\\":
            result += line[index:index + 2]
            index += 2
            continue
        run = re.match(r"`+", line[index:])
        if not run:
            result += line[index]
            index += 1
            continue
        end = re.search(rf"(?<!`){run.group(0)}(?!`)", line[index + len(run.group(0)):])
        index += len(run.group(0))
        if end:
            index += end.end()
    return result
