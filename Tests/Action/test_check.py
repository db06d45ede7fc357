"""Tests what the action reports about a catalog."""

from trial_case import PROGRAM, TrialCase, git, run

MANIFEST = """{ "schemaVersion": "1.0.0", "modules": [ { "kind": "javascript-module", "path": "button.js", "declarations": [
  { "kind": "class", "customElement": true, "tagName": "my-button", "name": "MyButton",
    "attributes": [ { "name": "label", "type": { "text": "string" } } ] } ] } ] }
"""


class CheckTests(TrialCase):
    def test_a_valid_change_passes_with_changes_and_health_in_the_summary(self):
        self.replace("[small, medium, large]", "[small, medium, large, huge]")
        self.assert_status(0, self.checked_out())
        for text in ["## Component catalog\n", "### Findings\n\nPassed.\n", "### Changes from `main`\n", "'huge'", "\n#### Health: "]:
            self.assertIn(text, self.summary)
        self.assertNotIn("### Entries and code", self.summary)
        self.assertEqual(self.outputs, "check=true\n")

    def test_a_wrong_entry_fails_at_its_line_and_all_reports_have_the_finding(self):
        self.replace("visuals: Dimmed.", "visual: Dimmed.")
        self.assert_status(1, self.checked_out())
        self.assertIn("::error file=Catalog/components/button.yaml,line=9,", self.output)
        self.assertIn("**Failed** (exit status 1).", self.summary)
        self.assertIn("'visual' is not a key of a state; did you mean 'visuals'?", self.summary)
        self.assertIn("Code and changes were not compared", self.summary)
        self.assertIn('"unknown-key"', (self.folder / "runner/temp/catalog-reports/check.sarif").read_text("utf-8"))

    def test_a_breaking_change_fails_with_2_if_the_job_asks_for_it(self):
        self.replace("[small, medium, large]", "[small, large]")
        clone = self.checked_out()
        self.assert_status(0, clone)
        self.assertIn("#### Breaking (1)", self.summary)
        self.assert_status(2, clone, **{"fail-on": "dangerous breaking"})
        self.assertIn("**Failed**: there are changes of a kind that fails (`dangerous breaking`).", self.summary)

    def test_a_shallow_checkout_fetches_the_base(self):
        self.replace("[small, medium, large]", "[small, large]")
        clone = self.checked_out("--depth", "1", "--branch", "topic")
        self.assertNotIn("origin/main", git(clone, "branch", "--remotes"))
        self.assert_status(0, clone)
        self.assertIn("#### Breaking (1)", self.summary)

    def test_a_missing_base_fails_and_names_the_option(self):
        self.assert_status(1, self.checked_out_unchanged(), base="unknown")
        self.assertIn("missing base; set fetch-depth: 0", self.output)

    def test_without_a_base_there_is_no_comparison(self):
        self.assert_status(0, self.checked_out_unchanged(), base="")
        self.assertNotIn("### Changes", self.summary)

    def test_a_catalog_that_the_base_lacks_is_new(self):
        git(self.origin, "mv", "Catalog", "design")
        self.assert_status(0, self.checked_out(), catalog="design")
        self.assertIn("The base has no `design/catalog.yaml`, so the whole catalog is new.", self.summary)

    def test_a_warning_fails_only_in_strict_jobs_and_changes_are_compared(self):
        self.replace("[small, medium, large]", "[small, large]")
        self.replace("title: Button\n", "title: Button # Its name.\n")
        clone = self.checked_out()
        self.assert_status(0, clone)
        self.assert_status(1, clone, strict="true")
        self.assertIn("#### Breaking (1)", self.summary)

    def test_entries_are_compared_with_their_sources(self):
        (self.origin / "custom-elements.json").write_text(MANIFEST, "utf-8")
        imported = run(self.origin, str(PROGRAM), "import", "custom-elements.json", "--catalog", "Catalog", "--name", "web")
        self.assertEqual(imported.returncode, 0, imported.stdout)
        with (self.origin / "Catalog/catalog.yaml").open("a", encoding="utf-8") as file:
            file.write("sources: { web: { manifest: ../custom-elements.json } }\n")
        clone = self.checked_out()
        self.assert_status(0, clone, base="")
        self.assertIn("### Entries and code\n\nPassed.\n", self.summary)
        self.assertEqual(self.outputs, "check=true\nverify=true\n")
        manifest = clone / "custom-elements.json"
        manifest.write_text(MANIFEST.replace('"string"', '"number"'), "utf-8")
        self.assert_status(2, clone, base="")
        self.assertIn("### Entries and code\n\n**Failed** (exit status 2).\n", self.summary)
        self.assert_status(0, clone, base="", verify="false")
