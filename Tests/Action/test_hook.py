"""Tests the hook for pre-commit with a repository that uses it."""

import os
import pathlib
import shutil
import sys

from trial_case import PROGRAM, ROOT, TrialCase, commit, git, run


class HookTests(TrialCase):
    def setUp(self):
        super().setUp()
        # The hook comes from a repository with the files of this one that pre-commit reads.
        hooks = self.folder / "hooks"
        hooks.mkdir()
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        git(hooks, "init", "--quiet")
        commit(hooks, "Add the hook")
        revision = git(hooks, "rev-parse", "HEAD")
        (self.origin / ".pre-commit-config.yaml").write_text(
            f"repos:\n  - repo: file://{hooks}\n    rev: {revision}\n    hooks:\n      - id: catalog-check\n", "utf-8")
        program = self.folder / "bin"
        program.mkdir()
        (program / "catalog").symlink_to(PROGRAM)
        tools = pathlib.Path(sys.executable).parent
        self.variables = {"PATH": f"{program}:{tools}:{os.environ['PATH']}", "HOME": str(self.folder),
                          "PRE_COMMIT_HOME": str(self.folder / "store")}
        self.assertEqual(self.run_tool("pre-commit", "install").returncode, 0)
        result = self.commit("Add the hook")
        self.assertEqual(result.returncode, 0, result.stdout)

    def run_tool(self, *command):
        return run(self.origin, *command, **self.variables)

    def commit(self, message):
        git(self.origin, "add", "--all")
        return self.run_tool("git", "-c", "user.name=Test", "-c", "user.email=test@example.invalid", "commit", "-m", message)

    def test_a_commit_with_a_wrong_entry_fails_with_the_finding_and_passes_after_the_fix(self):
        self.replace("visuals: Dimmed.", "visual: Dimmed.")
        result = self.commit("Change the button")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("Catalog/components/button.yaml:9:53: error: 'visual' is not a key of a state", result.stdout)
        self.assertEqual(self.run_tool("catalog", "check", "--fix").returncode, 0)
        self.replace("title: Button\n", "title: Push button\n")
        result = self.commit("Change the button")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("Passed", result.stdout)

    def test_a_commit_of_other_files_skips_the_hook(self):
        (self.origin / "notes.txt").write_text("Notes.\n", "utf-8")
        result = self.commit("Add notes")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("Skipped", result.stdout)
