"""Asks the tools of `catalog mcp` about facts of catalogs and about invented names, and prints what misses the mark.

Usage: judge_answers.py PROGRAM CATALOG...

Asks 300 questions in the words of an agent, made from the output of `catalog dump` with a fixed seed: the entry must
be among the first three hits of `search`, and the fact in one answer of `get` or `token` for that hit. Then asks for
1,000 invented ids, members and tokens: each answer must be an error that names names which exist.
"""

import json
import random
import re
import subprocess
import sys
from dataclasses import dataclass

from mcp_process import Server, text

QUESTIONS, INVENTED = 300, 1000
FRAMEWORKS = {"swiftui": "SwiftUI", "uikit": "UIKit", "compose": "Compose", "web": "web component", "react": "React"}


@dataclass
class Question:
    """A query, the entries or tokens that answer it, and the facts of which the answer must hold one."""

    kind: str
    query: str
    ids: set
    facts: set
    member: str = ""


def plain(words):
    """Returns letters and digits only, without the destinations of links."""
    return re.sub(r"[\W_]+", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words)).lower()


def fact(record):
    """Returns the start of the description of a record, else its type."""
    return plain(record.get("description") or record.get("when") or record.get("type") or "")[:60]


def paraphrased(words, choice):
    """Returns other forms of about two thirds of the words, in another order."""
    def other(word):
        if word.endswith("ies"):
            return word[:-3] + "y"
        return word[:-1] if word.endswith("s") and not word.endswith("ss") else word + "s"

    kept = [word for word in re.findall(r"[A-Za-z]{4,}", re.sub(r"\([^)]*\)", "", words))][:14]
    kept = choice.sample(kept, max(3, len(kept) * 2 // 3)) if len(kept) > 3 else kept
    return " ".join(other(word.lower()) if choice.random() < 0.4 else word.lower() for word in kept)


def misspelled(word, choice):
    """Returns a word with one slip of the finger."""
    at = choice.randrange(1, len(word) - 1)
    return choice.choice([
        word[:at] + word[at + 1:], word[:at] + word[at] + word[at:], word[:at] + word[at + 1] + word[at] + word[at + 2:],
        word[:at] + choice.choice("aeiost") + word[at + 1:]])


def members(component):
    """Yields kind, name and record of everything that an entry declares by name."""
    for facets in [component] + component.get("implementations", []):
        for state in facets.get("states", []):
            yield "state", state["name"], state
        for owner in facets.get("types", []) + [facets]:
            if owner is not facets:
                yield "type", owner["name"], {**owner, "framework": facets.get("framework", facets.get("name", ""))}
            for kind, key in [("property", "properties"), ("method", "methods"), ("event", "events"), ("slot", "slots"),
                              ("case", "cases"), ("CSS part", "cssParts"), ("CSS property", "cssProperties")]:
                for record in owner.get(key, []):
                    yield kind, record["name"], record
                    for parameter in record.get("parameters", []):
                        yield "parameter", parameter["name"], parameter
            for initializer in owner.get("initializers", []):
                for parameter in initializer.get("parameters", []):
                    yield "parameter", parameter["name"], parameter


def questions(dump, choice):
    """Returns questions of all kinds about a catalog, by kind."""
    found = {}

    def ask(kind, query, ids, facts, member=""):
        facts = {one for one in facts if len(one) > 2}
        if facts and query.strip():
            found.setdefault(kind, []).append(Question(kind, query, set(ids), facts, member))

    owners = {}
    for component in dump["components"]:
        for kind, name, record in members(component):
            owners.setdefault((kind, name), {}).setdefault(component["id"], []).append(record)
    titles = {}
    for component in dump["components"]:
        titles.setdefault(component["title"].lower(), set()).add(component["id"])
    for (kind, name), entries in sorted(owners.items()):
        if len(name) < 3:
            continue
        records = [record for group in entries.values() for record in group]
        if kind == "type":
            framework = FRAMEWORKS.get(records[0]["framework"], "")
            ask("type", f"{framework} type {name}", entries, {plain(name)}, name)
        elif len(entries) <= 3:
            words = {"parameter": f"label of the parameter {name}", "state": f"{name} state",
                     "case": f"{name} case of which type"}.get(kind, f"which component has a {kind} called {name}")
            ask(kind, words, entries, map(fact, records), name)
        id = choice.choice(sorted(entries))
        title = next(one["title"] for one in dump["components"] if one["id"] == id)
        if kind != "type":
            ask(f"{kind} of", f"{title} {name} {kind}", titles[title.lower()], map(fact, entries[id]), name)
    for component in dump["components"]:
        id, title, summary = component["id"], component["title"], component.get("summary", "")
        same = titles[title.lower()]
        about = {plain(summary)[:60] or plain(title)}
        if len(summary.split()) > 3:
            ask("summary", paraphrased(summary, choice), {id}, about)
        if len(title) > 4 and title.isascii():
            ask("typo", misspelled(title, choice), same, about)
        for name in component.get("aliases", []):
            ask("alias", name, {id}, about)
        for facets in [component] + component.get("implementations", []):
            usage = facets.get("usage", {})
            for advice in usage.get("when", []) + usage.get("avoid", []):
                if len(advice.split()) > 4:
                    ask("usage", f"{title} {paraphrased(advice, choice)}", same, {plain(advice)[:40]})
    for token in dump["tokens"]:
        parts = token["path"].split(".")[-3:]
        value = token.get("resolved")
        if len(parts) > 2 and isinstance(value, (str, int, float)) or isinstance(value, dict) and "hex" in value:
            shown = value["hex"] if isinstance(value, dict) else str(value)
            ask("token", token["path"], {token["path"]}, {plain(shown)})
            ask("design words", " ".join(choice.sample(parts, len(parts))), {
                one["path"] for one in dump["tokens"] if set(parts) <= set(one["path"].split("."))},
                {plain(token["path"])})
    return found


def chosen(found, count, choice):
    """Returns questions of all kinds in turn."""
    groups = [choice.sample(group, len(group)) for _, group in sorted(found.items())]
    result = []
    while len(result) < count and any(groups):
        result += [group.pop() for group in groups if group]
    return result[:count]


def asked(server, question):
    """Returns whether the entry and the fact were found, with the hits for a report."""
    hits = server.tool("search", query=question.query)["structuredContent"]["hits"]
    hit = next((hit for hit in hits[:3] if hit["id"] in question.ids), None)
    if hit is None:
        return False, False, hits[:3]
    if hit["kind"] == "token":
        answers = [server.tool("token", token=hit["id"])]
    else:
        arguments = {"id": hit["id"]}
        if question.member:
            arguments["member"] = question.member
        elif question.kind == "usage":
            arguments["parts"] = ["when-to-use-it"]
        answers = [server.tool("get", **arguments)]
    shown = plain(" ".join(text(answer) for answer in answers))
    return True, any(one in shown for one in question.facts), [hit, text(answers[0])[:1500]]


def invented(dump, choice):
    """Yields names that do not exist: the tool, its arguments, and the real name nearby or an empty text."""
    ids = sorted(component["id"] for component in dump["components"])
    paths = sorted(token["path"] for token in dump["tokens"])
    names = {component["id"]: sorted({name for _, name, _ in members(component) if len(name) > 4})
             for component in dump["components"]}

    def changed(real):
        letters = "".join(choice.choice("bcdfghjklmnpqrstvwxz") for _ in range(choice.randrange(4, 12)))
        return choice.choice([(misspelled(real, choice), real), (real + choice.choice("xyz"), real), (letters, "")])

    while True:
        kind = choice.choice(["id", "member", "token"] if paths else ["id", "member"])
        id = choice.choice(ids)
        if kind == "token":
            name, real = changed(choice.choice(paths))
            if name not in paths:
                yield "token", {"token": name}, real
        elif kind == "id" and len(id) > 3:
            name, real = changed(id)
            if name not in ids:
                yield "get", {"id": name}, real
        elif kind == "member" and names[id]:
            name, real = changed(choice.choice(names[id]))
            if name.lower() not in {one.lower() for one in names[id]}:
                yield "get", {"id": id, "member": name}, real


def main():
    program, catalogs = sys.argv[1], sys.argv[2:]
    found = held = count = 0
    problems = []
    for number, catalog in enumerate(catalogs):
        choice = random.Random(number)
        dump = json.loads(subprocess.run([program, "dump", "--catalog", catalog], capture_output=True).stdout)
        server = Server(program, catalog)
        share = QUESTIONS * (number + 1) // len(catalogs) - QUESTIONS * number // len(catalogs)
        for question in chosen(questions(dump, choice), share, choice):
            is_found, is_held, shown = asked(server, question)
            count, found, held = count + 1, found + is_found, held + is_held
            if not is_held:
                print(catalog, "hit" if is_found else "no hit", question, shown, sep="\n  ", file=sys.stderr)
        share = INVENTED * (number + 1) // len(catalogs) - INVENTED * number // len(catalogs)
        for (tool, arguments, real), _ in zip(invented(dump, choice), range(share)):
            result = server.tool(tool, **arguments)
            answer = text(result)
            if not result.get("isError") or not answer.startswith("Unknown ") or f"`{real or ''}" not in answer:
                problems.append(f"{catalog}: {tool} {arguments}, near {real!r}: {answer[:200]}")
        server.end()
    print(f"{count} questions: {found} found, {held} with the fact; {len(problems)} invented", file=sys.stderr)
    if count != QUESTIONS or min(found, held) < 0.95 * count:
        problems.append(f"of {count} questions {found} are found, {held} with the fact")
    print(json.dumps(problems[:20]))


main()
