"""A repository with a catalog, and a host with a release of the program in CATALOG_PROGRAM.

CATALOG_ARCHIVE is the archive of a release. Without it, the archive contains a script that runs the program, because
packing a program that was built for tests takes longer than the tests.
"""

import hashlib
import http.server
import os
import pathlib
import platform
import shutil
import subprocess
import tarfile
import tempfile
import threading
import unittest

from composite_action import CompositeAction

ROOT = pathlib.Path(__file__).resolve().parents[2]
ACTION = ROOT / ".github/actions/catalog-check/action.yml"
PROGRAM = pathlib.Path(os.environ["CATALOG_PROGRAM"]).resolve()
VERSION = "9.8.7"
ARCHIVE = f"catalog-{VERSION}-{platform.machine()}-linux.tar.gz"


class ReleaseHost:
    """A release with an archive of the program and its checksum, served as the host of releases does."""

    def __init__(self, folder):
        files = folder / f"team/component-catalog/releases/download/v{VERSION}"
        files.mkdir(parents=True)
        self.archive, self.sums, self.requests = files / ARCHIVE, files / "SHA256SUMS", []
        if "CATALOG_ARCHIVE" in os.environ:
            shutil.copy(os.environ["CATALOG_ARCHIVE"], self.archive)
        else:
            script = folder / "catalog"
            script.write_text(f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n', "utf-8")
            script.chmod(0o755)
            with tarfile.open(self.archive, "w:gz") as archive:
                archive.add(script, f"catalog-{VERSION}/bin/catalog")
        self.checksum = hashlib.sha256(self.archive.read_bytes()).hexdigest()
        self.sums.write_text(f"{self.checksum}  {ARCHIVE}\n", "utf-8")
        requests = self.requests

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(folder))

            def log_message(self, *_):
                requests.append(self.path.rsplit("/", 1)[-1])

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.releases = self.address + "/team/component-catalog/releases/download"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def run(folder, *command, **variables):
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", **variables}
    return subprocess.run(command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def git(folder, *arguments):
    result = run(folder, "git", "-c", "user.name=Test", "-c", "user.email=test@example.invalid", *arguments)
    if result.returncode != 0:
        raise AssertionError(result.stdout)
    return result.stdout.strip()


def commit(folder, message):
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", message)


class TrialCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.shared = tempfile.TemporaryDirectory()
        cls.host = ReleaseHost(pathlib.Path(cls.shared.name))

    @classmethod
    def tearDownClass(cls):
        cls.host.server.shutdown()
        cls.host.server.server_close()
        cls.shared.cleanup()

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = pathlib.Path(self.temporary.name)
        self.origin = self.folder / "origin"
        self.origin.mkdir()
        git(self.origin, "init", "--quiet", "--initial-branch=main")
        self.assertEqual(run(self.origin, str(PROGRAM), "init", "Catalog").returncode, 0)
        commit(self.origin, "Add a catalog")
        git(self.origin, "checkout", "--quiet", "-b", "topic")

    def replace(self, text, other, file="Catalog/components/button.yaml"):
        path = self.origin / file
        content = path.read_text("utf-8")
        self.assertIn(text, content)
        path.write_text(content.replace(text, other), "utf-8")

    def checked_out(self, *options):
        commit(self.origin, "Change the catalog")
        clone = self.folder / "clone"
        git(self.folder, "clone", "--quiet", *options, f"file://{self.origin}", str(clone))
        return clone

    def checked_out_unchanged(self):
        (self.origin / "README.md").write_text("A trial.\n", "utf-8")
        return self.checked_out()

    def action(self, folder, base="main", **inputs):
        """Runs the action in a checkout; returns the status, and keeps the outputs."""
        contexts = {"github.base_ref": base, "github.server_url": self.host.address,
                    "github.action_repository": "team/component-catalog"}
        options = {"version": VERSION, **inputs}
        self.status, self.output, self.summary, self.outputs = CompositeAction(ACTION).run(
            folder, self.folder / "runner", options, contexts)
        return self.status

    def assert_status(self, expected, folder, **options):
        status = self.action(folder, **options)
        self.assertEqual(status, expected, f"{self.output}\n{self.summary}")
