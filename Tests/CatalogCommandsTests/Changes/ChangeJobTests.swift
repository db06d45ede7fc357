import CatalogTestSupport
import Foundation
import Testing

/// The job for pull requests in the guide, in a clone as a runner has it.
@Suite("The job that compares a pull request")
struct ChangeJobTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try write("size: Int, title: String", "1.0.0")
        try program.git("init", "-q")
        try program.git("add", "-A")
        try program.git("commit", "-q", "-m", "One")
        try program.git("tag", "-a", "-m", "One", "v1.0.0")
        try program.git("checkout", "-q", "-b", "change")
    }

    private func write(_ members: String, _ version: String) throws {
        try program.write("work/Catalog/catalog.yaml", "format: 1\nname: Example\nversion: \(version)\n")
        try program.write(
            "work/Catalog/components/button.yaml",
            """
            id: button
            title: Button
            summary: Does something.
            implementations:
              swiftui: { types: { Button: { kind: class, properties: { \(members) } } } }

            """)
    }

    /// Runs the commands of the guide's job in a new clone of the branch.
    private func job() throws -> Judge.Verdict {
        try program.git("commit", "-q", "-a", "-m", "Two")
        try program.git("clone", "-q", "--branch", "change", program.folder.url.path + "/work", "clone", from: "")
        let blocks = RepositoryPage.guide("ContinuousIntegration").blocks("yaml")
        let job = try #require(blocks.first { $0.contains("jobs:") })
        #expect(job.contains("fetch-depth: 0") && job.contains("BASE: ${{ github.base_ref }}"))
        let commands = try #require(job.components(separatedBy: "run: |\n").last)
            .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        let tools = CatalogProgram.executable.deletingLastPathComponent().path
        return try Program.run(
            "/bin/bash", ["-e", "-c", commands],
            environment: [
                "PATH": tools + ":/usr/bin:/bin", "BASE": "main", "GITHUB_STEP_SUMMARY": "summary.md",
                "HOME": program.folder.url.path,
            ], folder: program.folder.url.appendingPathComponent("clone"))
    }

    @Test("The job fails on a removal without a deprecation and a major version")
    func breaking() throws {
        try write("size: Int", "1.0.1")
        let verdict = try job()
        #expect(verdict.status == 2, "\(verdict)")
        #expect(
            verdict.errors.hasSuffix(
                "\nfails on version (is 1.0.1, and needs 2.0.0), deprecation (1 finding)\n"), "\(verdict.errors)")
        let summary = try program.read("clone/summary.md")
        #expect(summary.hasPrefix("## Changes from `origin/main` to `Catalog/catalog.yaml`\n"), "\(summary)")
    }

    @Test("The job passes if the version matches the changes")
    func compatible() throws {
        try write("size: Int, title: String, tone: Int", "1.1.0")
        let verdict = try job()
        #expect(verdict.status == 0, "\(verdict)")
        #expect(verdict.output.hasPrefix("The changes ask for a minor version; 1.1.0 after 1.0.0, because"))
        #expect(try program.read("clone/summary.md").contains("### Safe (1)"))
    }
}
