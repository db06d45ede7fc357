"""Compares the answers of `check_usage` with compilers, on calls that are right or have one mistake.

Usage: judge_usage.py PROGRAM LANGUAGE COUNT STAND_INS [FOLDER [SIGNATURES...]]

LANGUAGE is swift, kotlin or typescript. The script invents components with declarations in the language and with a
catalog entry, writes calls of all shapes, and makes one mistake in three of four calls. The compiler of the language
and `catalog mcp` judge the same calls. Prints the figures as JSON; FOLDER receives the code and all disagreements.
With SIGNATURES, the components are those of Kotlin signature files.
"""

import collections
import json
import pathlib
import random
import sys
import tempfile

from usage_calls import MUTATIONS, calls
from usage_kits import components, imported
from usage_languages import LANGUAGES
from usage_server import Server


def share(part, whole):
    return round(100 * part / whole, 1) if whole else None


def figures(judgments):
    judged = [each for each in judgments if each["verdict"] != "not judged"]
    agreed = [each for each in judged if (each["verdict"] == "correct") == each["compiles"]]
    fixed = [each for each in judgments if each["fixed"] is not None]
    return {
        "calls": len(judgments),
        "rejected": sum(not each["compiles"] for each in judgments),
        "judged": share(len(judged), len(judgments)),
        "agreed": share(len(agreed), len(judged)),
        "fixes": len(fixed),
        "fixes compile": share(sum(each["fix compiles"] for each in fixed), len(fixed)),
    }


def main(program, name, count, stand_ins, folder=None, *signatures):
    chance = random.Random(63)
    language = LANGUAGES[name]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(folder or temporary)
        kit = imported(program, signatures) if signatures else components(language, chance)
        language.write(folder, kit, pathlib.Path(stand_ins))
        judgments = list(calls(language, kit, int(count), chance))
        server = Server(program, folder / "catalog", [component.entry(language) for component in kit])
        for each in judgments:
            answer = server.check(each["code"], name)
            each.update(verdict=answer["verdict"], findings=answer["findings"], fixed=answer.get("fixed"))
        server.close()
        rejected = language.rejected(folder, "originals", [each["original"] for each in judgments])
        if rejected:
            sys.exit("calls without a mistake do not compile: " + "\n".join(judgments[at]["original"] for at in sorted(rejected)[:20]))
        rejected = language.rejected(folder, "mutated", [each["code"] for each in judgments])
        fixes = language.rejected(folder, "fixed", [each["fixed"] or each["original"] for each in judgments])
        for at, each in enumerate(judgments):
            each.update({"compiles": at not in rejected, "fix compiles": at not in fixes})
        wrong = [
            each for each in judgments
            if each["verdict"] != "not judged" and (each["verdict"] == "correct") != each["compiles"]
            or each["fixed"] is not None and not each["fix compiles"]
        ]
        (folder / "disagreements.json").write_text(json.dumps(wrong, indent=1))
        (folder / "judgments.json").write_text(json.dumps(judgments, indent=1))
    by_kind = collections.defaultdict(list)
    for each in judgments:
        by_kind[each["mutation"]].append(each)
    result = {**figures(judgments), "by mutation": {kind: figures(by_kind[kind]) for kind in ["none", *MUTATIONS] if kind in by_kind}}
    print(json.dumps(result, indent=1))


main(*sys.argv[1:])
