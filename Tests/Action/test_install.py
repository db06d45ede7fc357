"""Tests how the action, and the job for GitLab in the guide, get the program."""

import platform
import unittest

import yaml

from trial_case import ARCHIVE, ROOT, VERSION, TrialCase, git, run

GUIDE = ROOT / "Sources/catalog/ComponentCatalog.docc/ContinuousIntegration.md"


class InstallTests(TrialCase):
    def setUp(self):
        super().setUp()
        self.clone = self.checked_out_unchanged()
        self.host.requests.clear()

    def test_a_second_job_takes_the_archive_from_the_cache_and_compares_its_checksum(self):
        self.assert_status(0, self.clone, base="")
        self.assertEqual(self.host.requests, ["SHA256SUMS", ARCHIVE])
        self.assert_status(0, self.clone, base="")
        self.assertEqual(self.host.requests, ["SHA256SUMS", ARCHIVE, "SHA256SUMS"])

    def test_a_changed_file_in_the_cache_is_downloaded_again(self):
        self.assert_status(0, self.clone, base="")
        (self.folder / "runner/tools/component-catalog/catalog.tar.gz").write_bytes(b"changed")
        self.assert_status(0, self.clone, base="")
        self.assertEqual(self.host.requests[2:], ["SHA256SUMS", ARCHIVE])

    def test_another_checksum_fails_before_the_archive_is_unpacked(self):
        sums = self.host.sums.read_text("utf-8")
        self.addCleanup(self.host.sums.write_text, sums, "utf-8")
        self.host.sums.write_text(sums.replace(self.host.checksum, "0" * 64), "utf-8")
        self.assert_status(1, self.clone, base="")
        self.assertIn("unexpected checksum of http", self.output)
        self.assertFalse((self.folder / "runner/temp/component-catalog").exists())

    def test_an_unknown_version_fails(self):
        self.assert_status(1, self.clone, base="", version="9.9.9")
        self.assertIn("cannot download", self.output)

    def test_a_version_that_is_a_path_fails(self):
        self.assert_status(1, self.clone, base="", version="../9.8.7")
        self.assertIn("'../9.8.7' is not a valid version; use one such as 0.2.0", self.output)

    def test_a_release_without_an_archive_for_the_runner_fails(self):
        sums = self.host.sums.read_text("utf-8")
        self.addCleanup(self.host.sums.write_text, sums, "utf-8")
        self.host.sums.write_text(sums.replace(platform.machine(), "other"), "utf-8")
        self.assert_status(1, self.clone, base="")
        self.assertIn(f"release {VERSION} has no {ARCHIVE}", self.output)

    def test_a_mirror_needs_the_address_of_an_archive_and_its_checksum(self):
        archive = self.host.archive.as_uri()
        self.assert_status(0, self.clone, base="", version="", archive=archive, sha256=self.host.checksum)
        self.assertEqual(self.host.requests, [])
        self.assert_status(1, self.clone, base="", version="", archive=archive)
        self.assertIn("sha256 is missing", self.output)


class GitLabTests(TrialCase):
    def job(self, clone):
        text = GUIDE.read_text("utf-8").split("\n## On GitLab\n")[1]
        job = yaml.safe_load(text.split("```yaml\n")[1].split("\n```")[0])["catalog"]
        base = git(clone, "merge-base", "HEAD", "origin/main")
        variables = {**job["variables"], "CATALOG_VERSION": VERSION, "CATALOG_RELEASES": self.host.releases,
                     "CI_MERGE_REQUEST_DIFF_BASE_SHA": base}
        report = clone / job["artifacts"]["reports"]["codequality"]
        return run(clone, "bash", "-e", "-c", "\n".join(job["script"]), **variables), report

    @unittest.skipUnless(platform.machine() == "x86_64", "the job of the guide names the archive for x86_64")
    def test_the_job_of_the_guide_reports_findings_and_breaking_changes(self):
        self.replace("visuals: Dimmed.", "visual: Dimmed.")
        result, report = self.job(self.checked_out())
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn('"check_name": "unknown-key"', report.read_text("utf-8"))

    @unittest.skipUnless(platform.machine() == "x86_64", "the job of the guide names the archive for x86_64")
    def test_the_job_of_the_guide_fails_at_a_breaking_change_only(self):
        self.replace("[small, medium, large]", "[small, large]")
        result, _ = self.job(self.checked_out())
        self.assertEqual(result.returncode, 2, result.stdout)
        self.assertIn("value 'medium' of variant axis 'size' is gone", result.stdout)
