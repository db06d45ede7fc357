"""A catalog of invented entries, and `catalog mcp` for it."""

import json
import subprocess


class Server:
    def __init__(self, program, folder, entries):
        (folder / "components").mkdir(parents=True, exist_ok=True)
        (folder / "catalog.yaml").write_text("format: 1\nname: Kit\nentries: components\n")
        for entry in entries:
            (folder / "components" / f"{entry['id']}.yaml").write_text(json.dumps(entry))
        subprocess.run([program, "check", "--quiet", "--catalog", folder], check=True)
        self.process = subprocess.Popen(
            [program, "mcp", "--catalog", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def check(self, code, language):
        request = {"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                   "params": {"name": "check_usage", "arguments": {"code": code, "language": language}}}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["result"]["structuredContent"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(5)
