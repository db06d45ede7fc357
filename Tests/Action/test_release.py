"""Tests the steps of the workflow that publishes a release, with a program that replaces gh."""

import hashlib
import pathlib
import shutil
import tempfile
import unittest

import yaml

from trial_case import ROOT, run

WORKFLOW = ROOT / ".github/workflows/release.yml"
PAGE = "Sources/catalog/ComponentCatalog.docc/ProductChangelog.md"


class ReleaseTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def notes(self, tag):
        for path in [".ci/release-notes", PAGE]:
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.folder / path)
        artifacts = self.folder / ".build/release-artifacts"
        artifacts.mkdir(parents=True)
        (artifacts / "catalog-0.2.0-x86_64-linux.tar.gz").touch()
        (artifacts / "catalog-0.9.0-x86_64-linux.tar.gz").touch()
        return run(self.folder, ".ci/release-notes", tag)

    def test_the_notes_are_the_section_of_the_version(self):
        result = self.notes("v0.2.0")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("### To do when you update\n", result.stdout)
        self.assertNotIn("The first version.", result.stdout)
        self.assertNotIn("\n## ", result.stdout)
        # Relative links lead nowhere on the page of a release.
        self.assertNotIn("](", result.stdout)

    def test_a_tag_of_another_version_than_the_program_fails(self):
        result = self.notes("v0.3.0")
        self.assertEqual(result.returncode, 1)
        self.assertIn("tag v0.3.0 is not the version of the program", result.stdout)

    def test_a_version_without_a_section_fails(self):
        result = self.notes("v0.9.0")
        self.assertEqual(result.returncode, 1)
        self.assertIn("has no section '## Version 0.9'", result.stdout)

    def publish(self, checksum):
        artifacts = self.folder / "release-artifacts"
        artifacts.mkdir()
        (artifacts / "a.tar.gz").write_bytes(b"archive")
        (artifacts / "SHA256SUMS").write_text(f"{checksum}  a.tar.gz\n", "utf-8")
        tool = self.folder / "bin/gh"
        tool.parent.mkdir()
        tool.write_text('#!/bin/sh\nprintf "%s\\n" "$@" > arguments\n', "utf-8")
        tool.chmod(0o755)
        job = yaml.safe_load(WORKFLOW.read_text("utf-8"))["jobs"]["publish"]
        script = next(step["run"] for step in job["steps"] if "run" in step)
        path = f"{tool.parent}:/usr/bin:/bin"
        return run(self.folder, "bash", "-e", "-c", script, PATH=path, GITHUB_REF_NAME="v0.2.0")

    def test_a_release_has_all_files_and_the_notes(self):
        result = self.publish(hashlib.sha256(b"archive").hexdigest())
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual((self.folder / "arguments").read_text("utf-8").split("\n"), [
            "release", "create", "v0.2.0", "--verify-tag", "--title", "v0.2.0", "--notes-file", "release-notes.md",
            "release-artifacts/SHA256SUMS", "release-artifacts/a.tar.gz", ""])

    def test_a_changed_file_is_not_published(self):
        self.assertNotEqual(self.publish("0" * 64).returncode, 0)
        self.assertFalse((self.folder / "arguments").exists())
