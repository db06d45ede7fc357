"""A client of `catalog mcp` for the scripts in this folder: one process, one request at a time."""

import json
import subprocess


class Server:
    """The running program."""

    def __init__(self, program, catalog):
        self.process = subprocess.Popen(
            [program, "mcp", "--catalog", catalog], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0

    def send(self, line):
        """Writes a line as it is."""
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def request(self, method, parameters=None):
        """Returns the whole answer to a request."""
        self.count += 1
        message = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters or {}}
        self.send(json.dumps(message).encode())
        return json.loads(self.process.stdout.readline())

    def tool(self, name, **arguments):
        """Returns the result of a tool."""
        return self.request("tools/call", {"name": name, "arguments": arguments})["result"]

    def end(self):
        """Closes the input and returns the status of the process."""
        self.process.stdin.close()
        return self.process.wait(10)


def text(result):
    """Returns the text of a result."""
    return result["content"][0]["text"]
