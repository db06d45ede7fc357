"""Sends random and malformed requests to `catalog mcp`, and prints what a client must never see.

Usage: judge_mcp_input.py PROGRAM CATALOG REQUESTS [--limits]

Every line of the output must be an answer of JSON-RPC, and the program must end after its input, and after the death of
its client. With --limits it must end within a second, and its memory must not grow after the first third. Tests do
without: how long things take beside other tests is no fact about the program. The run of ten minutes is
`judge_mcp_input.py .build/release/catalog Catalog 7000000 --limits`.
"""

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time

from mcp_process import Server

TOOLS = ["search", "get", "token", "check_usage", "changes", "health", "none", ""]
NAMES = ["query", "kind", "limit", "id", "parts", "platform", "member", "max_tokens", "token", "theme", "code",
         "language", "from", "to", "cursor", "uri", "name", "arguments", "_meta", "protocolVersion"]
WORDS = ["button", "badge", "state", "swiftui", "swift", "kotlin", "tsx", "html", "#0a84ff", "12px", "theme.color",
         "catalog://entry/badge", "catalog://token/x", "2026-07-28", "Badge(text: \"a\")", "<a b=c", "HEAD", "é\u3000",
         "\U0001f600", "{", "/*", "\0", "-", "", " ", "a" * 300, "(" * 2000, "Badge(" * 500, "x y " * 400]
METHODS = ["tools/call", "tools/list", "resources/read", "resources/list", "resources/templates/list", "initialize",
           "ping", "server/discover", "notifications/initialized", "logging/setLevel", "", "tools/call"]
# A sample of the memory counts only after an allocation of this size by the test itself would show.
GROWTH = 1.25
# A program that takes longer, in seconds, hangs.
HANGS = 300
# The id of the last request.
LAST = "last"


def value(choice, depth=0):
    """Returns any JSON value."""
    kind = choice.randrange(9 if depth < 3 else 6)
    if kind < 3:
        return choice.choice(WORDS)
    if kind < 6:
        return choice.choice([0, -1, 1, 200, 800, 1e300, 0.5, 10 ** 30, True, False, None])
    if kind == 6:
        return [value(choice, depth + 1) for _ in range(choice.randrange(4))]
    return {choice.choice(NAMES): value(choice, depth + 1) for _ in range(choice.randrange(5))}


def line(choice):
    """Returns a line of bytes: a request, often with wrong parts, and sometimes damaged."""
    arguments = {name: value(choice) for name in choice.sample(NAMES, choice.randrange(4))}
    for name in choice.sample(["query", "id", "code", "language", "token", "member"], 3):
        arguments[name] = choice.choice(WORDS)
    parameters = {"name": choice.choice(TOOLS), "arguments": arguments, "uri": choice.choice(WORDS)}
    message = {"jsonrpc": "2.0", "id": choice.randrange(10 ** 6), "method": choice.choice(METHODS),
               "params": parameters}
    if choice.random() < 0.3:
        message[choice.choice(["jsonrpc", "id", "method", "params", "result"])] = value(choice)
    if choice.random() < 0.1:
        message = value(choice)
    encoded = bytearray(json.dumps(message, ensure_ascii=choice.random() < 0.5).encode())
    if choice.random() < 0.3:
        for _ in range(choice.randrange(1, 8)):
            at = choice.randrange(len(encoded) + 1)
            encoded[at:at + choice.randrange(3)] = choice.randbytes(choice.randrange(3))
    if choice.random() < 0.02:
        encoded = bytearray(choice.randbytes(choice.randrange(2000)))
    if choice.random() < 0.002:
        encoded = bytearray(b'[' * 100_000)
    if choice.random() < 0.0005:
        encoded = bytearray(b'"' + b"x" * (5 << 20))
    return bytes(encoded).replace(b"\n", b" ").replace(b"\r", b" ")


def memory(process):
    """Returns the resident bytes of a process."""
    with open(f"/proc/{process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def flood(program, catalog, requests, limits):
    """Returns the problems of a process under random requests, and the figures of the run."""
    problems, samples, counts = [], [], {"sent": 0, "answers": 0, "errors": 0}
    answered = threading.Event()
    server = Server(program, catalog)

    def check():
        for text in server.process.stdout:
            counts["answers"] += 1
            try:
                message = json.loads(text)
                counts["errors"] += "error" in message
                if message["jsonrpc"] != "2.0" or ("result" in message) == ("error" in message) or "id" not in message:
                    raise ValueError("not an answer")
                if message["id"] == LAST:
                    answered.set()
            except (ValueError, TypeError, KeyError) as problem:
                problems.append(f"{problem}: {text[:300]!r}")

    reader = threading.Thread(target=check)
    reader.start()
    choice = random.Random(63)
    try:
        for number in range(requests):
            if number % max(1, requests // 30) == 0:
                samples.append(memory(server.process))
            server.send(line(choice))
            counts["sent"] += 1
        # Requests that wait for their turn have their answers first.
        server.send(json.dumps({"jsonrpc": "2.0", "id": LAST, "method": "ping"}).encode())
    except BrokenPipeError:
        return problems + [f"ended with {server.process.wait()}"], counts
    if not answered.wait(HANGS):
        server.process.kill()
        return problems + ["the last request has no answer"], counts
    samples.append(memory(server.process))
    server.process.stdin.close()
    problems += ending(server.process.wait, "after its input", limits)
    server.process.kill()
    reader.join()
    if limits and samples[-1] > max(samples[:len(samples) // 3 + 1]) * GROWTH:
        problems.append(f"memory grew: {[sample >> 20 for sample in samples]} MB")
    counts["MB"] = [sample >> 20 for sample in samples[:: max(1, len(samples) // 6)]]
    return problems, counts


def ending(wait, words, limits):
    """Returns the problem of a process that does not end, or ends with a status, or too late where limits count."""
    start = time.monotonic()
    try:
        status = wait(HANGS)
    except subprocess.TimeoutExpired:
        return [f"lives on {words}"]
    took = time.monotonic() - start
    return [f"ends {took:.1f} s {words}, with {status}"] if status or limits and took > 1 else []


def orphaned(program, catalog, limits):
    """Returns the problem of a program whose client is killed, with requests that wait for their turn."""
    child = f"""
import sys; sys.path.insert(0, {os.path.dirname(os.path.abspath(__file__))!r})
from mcp_process import Server
server = Server({program!r}, {catalog!r})
server.request("ping")
for _ in range(40): server.send(b'{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"health"}}}}')
print(server.process.pid, flush=True)
input()
"""
    client = subprocess.Popen([sys.executable, "-c", child], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    program_id = int(client.stdout.readline())
    os.kill(client.pid, signal.SIGKILL)
    client.wait()
    return ending(lambda seconds: wait_for_end(program_id, seconds), "after the death of its client", limits)


def wait_for_end(program_id, seconds):
    """Waits for the end of a process of another parent."""
    for _ in range(int(seconds / 0.02)):
        try:
            with open(f"/proc/{program_id}/stat") as file:
                if file.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return
        except FileNotFoundError:
            return
        time.sleep(0.02)
    os.kill(program_id, signal.SIGKILL)
    raise subprocess.TimeoutExpired(str(program_id), seconds)


def main():
    program, catalog, requests = sys.argv[1], sys.argv[2], int(sys.argv[3])
    limits = sys.argv[4:] == ["--limits"]
    problems, counts = flood(program, catalog, requests, limits)
    print(counts, file=sys.stderr)
    print(json.dumps(problems[:20] + orphaned(program, catalog, limits)))


main()
