"""Compares some hundred answers of `catalog mcp` with the schemas of the protocol, and prints the differences.

Usage: judge_mcp_schemas.py PROGRAM CATALOG

The package `mcp_types` contains the schemas of both versions of the protocol as models. Facts of tools must also match
the tool's own output schema, and nothing else may be in them.
"""

import json
import subprocess
import sys

import jsonschema
from mcp_types.jsonrpc import JSONRPCError
from mcp_types.methods import validate_server_result
from pydantic import ValidationError

from mcp_process import Server

VERSIONS = ["2025-11-25", "2026-07-28"]


def calls(dump):
    """Yields the name and the arguments of tools, right and wrong."""
    ids = [component["id"] for component in dump["components"]]
    paths = [token["path"] for token in dump["tokens"]]
    for id in ids:
        yield "search", {"query": id.replace("-", " "), "limit": 20}
        yield "get", {"id": id}
        yield "get", {"id": id, "parts": ["states", "overview"], "max_tokens": 200}
        yield "get", {"id": id, "platform": "swiftui", "max_tokens": 4000}
        yield "get", {"id": id, "member": "text"}
        yield "get", {"id": id + "x"}
        yield "health", {"id": id}
        yield "check_usage", {"code": "".join(part.title() for part in id.split("-")) + "(a: 1)", "language": "swift"}
    for path in paths:
        yield "token", {"token": path}
    for theme in dump["themes"]:
        yield "token", {"token": paths[0], "theme": theme["name"]}
    yield from [
        ("search", {"query": "qqzzxx"}), ("search", {"query": "text", "kind": "state"}), ("search", {"query": ""}),
        ("search", {}), ("search", {"query": "a", "limit": 0}), ("get", {"id": ids[0], "parts": "overview"}),
        ("get", {"id": ids[0], "max_tokens": 1e99}), ("token", {"token": "#0a84ff"}), ("token", {"token": "12px"}),
        ("token", {"token": "none.such"}), ("token", {"token": paths[0], "theme": "none"}), ("health", {}),
        ("health", {"id": "none"}), ("check_usage", {"code": "x", "language": "cobol"}),
        ("check_usage", {"code": "", "language": "kotlin"}), ("changes", {"from": "no-such-revision"}),
        ("changes", {"from": "Catalog", "to": "Catalog"}), ("changes", {"from": "Catalog", "id": "none"}),
        ("none", {}), ("get", {"id": None}), ("get", {"id": "\0\ud7ff"}),
    ]


def requests(dump, uris):
    """Yields methods with parameters, right and wrong."""
    for name, arguments in calls(dump):
        yield "tools/call", {"name": name, "arguments": arguments}
    for uri in uris + ["catalog://entry/none", "catalog://token/none", "file:///etc/hosts", ""]:
        yield "resources/read", {"uri": uri}
    yield from [
        ("ping", {}), ("tools/list", {}), ("server/discover", {}), ("resources/list", {}),
        ("resources/templates/list", {}), ("resources/list", {"cursor": "none"}), ("tools/call", {}),
        ("tools/call", {"name": "get", "arguments": []}), ("resources/read", {}), ("prompts/list", {}),
        ("initialize", {"protocolVersion": "2025-11-25", "capabilities": {},
                        "clientInfo": {"name": "judge", "version": "1"}}),
    ]


def main():
    program, catalog = sys.argv[1:]
    dump = json.loads(subprocess.run([program, "dump", "--catalog", catalog], capture_output=True).stdout)
    server = Server(program, catalog)
    schemas = {tool["name"]: tool["outputSchema"] for tool in server.request("tools/list")["result"]["tools"]}
    problems = [f"{name}: not a schema" for name, schema in schemas.items()
                if jsonschema.Draft202012Validator.check_schema(schema) or schema["additionalProperties"]]
    uris = [resource["uri"] for resource in server.request("resources/list")["result"]["resources"]]
    count = 0
    for version in VERSIONS:
        meta = {"_meta": {"io.modelcontextprotocol/protocolVersion": version}} if version == VERSIONS[1] else {}
        for method, parameters in requests(dump, uris):
            answer = server.request(method, {**parameters, **meta})
            count += 1
            try:
                if "error" in answer:
                    JSONRPCError.model_validate(answer)
                    continue
                result = answer["result"]
                if (method, version) not in [("ping", VERSIONS[1]), ("initialize", VERSIONS[1]),
                                             ("server/discover", VERSIONS[0])]:
                    validate_server_result(method, version, result)
                if method == "tools/call" and not result.get("isError"):
                    jsonschema.validate(result["structuredContent"], schemas[parameters["name"]])
            except (ValidationError, jsonschema.ValidationError, KeyError) as problem:
                problems.append(f"{version} {method} {parameters}: {str(problem)[:300]}")
    if server.end():
        problems.append("the program failed")
    print(f"{count} answers", file=sys.stderr)
    print(json.dumps(problems[:20]))


main()
