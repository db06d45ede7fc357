"""Drives `catalog mcp` with clients that others wrote, and prints what differs from the specification.

Usage: judge_mcp.py PROGRAM CATALOG

The client of the package `mcp` validates every answer against the protocol's schema and every `structuredContent`
against the tool's `outputSchema`. It runs in its three modes; `mcp-conform` checks the handshake.
"""

import asyncio
import json
import os
import subprocess
import sys

import mcp.client.session
from mcp import MCPError, StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

# How long an answer takes beside other tests is no fact about the program. A program that takes longer, in seconds, hangs.
HANGS = 300
mcp.client.session.DISCOVER_TIMEOUT_SECONDS = HANGS

CALLS = [
    ("search", {"query": "button"}, False),
    ("search", {"query": "qqqzzz", "kind": "state"}, False),
    ("get", {"id": "button"}, False),
    ("get", {"id": "button", "max_tokens": 300}, False),
    ("get", {"id": "buton"}, True),
    ("get", {"id": "button", "nonsense": 1}, True),
    ("token", {"token": "#0a84ff"}, False),
    ("token", {"token": "no.such.token"}, True),
    ("check_usage", {"code": "Other(a: 1)", "language": "swift"}, False),
    ("check_usage", {"code": "a", "language": "dart"}, True),
    ("changes", {"from": "no-such-revision"}, True),
    ("health", {}, False),
    ("health", {"id": "button"}, False),
]


async def use(mode, command):
    problems = []
    parameters = StdioServerParameters(command=command[0], args=command[1:])
    async with Client(stdio_client(parameters), mode=mode) as client:
        listed = await client.list_tools()
        names = [tool.name for tool in listed.tools]
        if names != ["search", "get", "token", "check_usage", "changes", "health"]:
            problems.append(f"{mode}: tools are {names}")
        for name, arguments, is_error in CALLS:
            result = await client.call_tool(name, arguments)
            if bool(result.is_error) != is_error:
                problems.append(f"{mode}: {name} {arguments}: {result.content[0].text[:200]}")
        for uri in ["catalog://entry/button"]:
            read = await client.read_resource(uri)
            if not read.contents[0].text.startswith("# "):
                problems.append(f"{mode}: {uri} is not Markdown")
        if not (await client.list_resources()).resources or not (await client.list_resource_templates()).resource_templates:
            problems.append(f"{mode}: no resources")
        for wrong in [client.read_resource("catalog://entry/none"), client.call_tool("none", {})]:
            try:
                await wrong
                problems.append(f"{mode}: an unknown name has an answer")
            except MCPError:
                pass
    return problems


def exits(command):
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
    process.stdin.flush()
    process.stdout.readline()
    process.stdin.close()
    try:
        process.wait(HANGS)
    except subprocess.TimeoutExpired:
        process.kill()
        return ["the server lives on after its input"]
    return []


def conforms(command):
    conform = os.path.join(os.path.dirname(sys.executable), "mcp-conform")
    options = ["--command", " ".join(command), "--format", "json", "--timeout", str(HANGS)]
    run = subprocess.run([conform, "server"] + options, capture_output=True, text=True)
    return [] if run.returncode == 0 else [f"mcp-conform: {run.stdout}{run.stderr}"]


def main():
    command = [sys.argv[1], "mcp", "--catalog", sys.argv[2]]
    problems = []
    for mode in ["auto", "legacy", "2026-07-28"]:
        problems += asyncio.run(use(mode, command))
    problems += exits(command) + conforms(command)
    print(json.dumps(problems))


main()
