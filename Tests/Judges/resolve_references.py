"""Follows every reference of a catalog's JSON Schemas as a tool does that is told the address of one file.

usage: resolve_references.py FOLDER

The folder holds the schemas of one catalog. All files are read from the disk, then over HTTP: at the address of their
`$id` if they have one, else at some address. The addresses of `$id`s are those of servers that do not exist: a proxy plays
them, and serves nothing but the files in their places. References are resolved by the rules for URIs, and fetched; nothing
is looked up by other means. Every instance that a schema gives as an example is validated with all its references fetched
over HTTP, too. Prints a line for each fault, then the counts; exit status 1 when there are faults.
"""

import collections
import http.server
import json
import pathlib
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request

import jsonschema
import referencing
import referencing.jsonschema

# What does not hold schemas, whatever stands in it.
DATA = ("const", "enum", "default", "examples", "defaultSnippets")
MAPS = ("$defs", "definitions", "properties", "patternProperties", "dependentSchemas")


def references(schema):
    if isinstance(schema, list):
        for value in schema:
            yield from references(value)
    elif isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for key, value in schema.items():
            if key in MAPS and isinstance(value, dict):
                for inner in value.values():
                    yield from references(inner)
            elif key not in DATA and not key.startswith("x-"):
                yield from references(value)


def examples(schema):
    """The instances that the definitions of a component give as examples."""
    definitions = schema.get("$defs", schema.get("definitions", {}))
    for definition in [schema, *definitions.values()]:
        yield from (it for it in definition.get("examples", []) if "component" in it)


def step(value, name):
    name = urllib.parse.unquote(name).replace("~1", "/").replace("~0", "~")
    return value[int(name)] if isinstance(value, list) else value[name]


class Server(http.server.BaseHTTPRequestHandler):
    """A proxy: asked for a whole address, it has the files of one folder at theirs."""

    files = {}

    def do_GET(self):
        body = self.files.get(self.path)
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Length", str(len(body or b"")))
        self.end_headers()
        self.wfile.write(body or b"")

    def log_message(self, *_):
        pass


class Reader:
    """Fetches files by their addresses, each once."""

    def __init__(self, proxy):
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({"http": proxy, "https": proxy}))
        self.schemas = {}

    def schema(self, address):
        if address not in self.schemas:
            with self.opener.open(address, timeout=20) as response:
                self.schemas[address] = json.load(response)
        return self.schemas[address]

    def resolve(self, base, reference):
        address, pointer = urllib.parse.urldefrag(urllib.parse.urljoin(base, reference))
        value = self.schema(address)
        for name in pointer.split("/")[1:]:
            value = step(value, name)
        return value

    def retrieve(self, address):
        return referencing.Resource.from_contents(
            self.schema(address), default_specification=referencing.jsonschema.DRAFT202012
        )


def judge(reader, address, how, faults, counts):
    try:
        schema = reader.schema(address)
    except (urllib.error.URLError, ValueError) as error:
        faults.append(f"{address}: {error}")
        return
    counts[f"files {how}"] += 1
    base = schema.get("$id", address)
    for reference in references(schema):
        counts[f"references {how}"] += 1
        try:
            if not isinstance(reader.resolve(base if how == "over HTTP" else address, reference), (dict, bool)):
                faults.append(f"{address}: {reference} leads to no schema")
        except (urllib.error.URLError, LookupError, ValueError) as error:
            faults.append(f"{address}: {reference} leads nowhere {how}: {error!r}")
    if how == "over HTTP":
        validator = jsonschema.validators.validator_for(schema)(
            {"$ref": base}, registry=referencing.Registry(retrieve=reader.retrieve)
        )
        for example in examples(schema):
            counts["examples"] += 1
            if not validator.is_valid(example):
                faults.append(f"{address}: not valid: {json.dumps(example)[:300]}")


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    files = sorted(folder.glob("*.schema.json"))
    addresses = {}
    for path in files:
        identifier = json.loads(path.read_text("utf-8")).get("$id")
        addresses[identifier or f"http://anywhere.invalid/some/where/{path.name}"] = path
    # An address without TLS: a proxy cannot look into the other kind.
    addresses = {address.replace("https://", "http://"): path for address, path in addresses.items()}
    Server.files = {address: path.read_bytes() for address, path in addresses.items()}
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    reader = Reader(f"http://127.0.0.1:{server.server_port}")
    faults, counts = [], collections.Counter()
    for path in files:
        judge(reader, path.as_uri(), "from disk", faults, counts)
    for address in addresses:
        judge(reader, address, "over HTTP", faults, counts)
    server.shutdown()
    for fault in faults:
        print(fault)
    print("; ".join(f"{what}: {count}" for what, count in sorted(counts.items())))
    return 1 if faults else 0


sys.exit(main())
