import CatalogFormat
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// The kinds of pages, the entries that they show, and the jobs that they recommend.
@Suite("The structure of the guides")
struct GuideStructureTests {
    /// The kind that the first sentence of a page states; nil if it states none.
    private static func kind(of page: RepositoryPage) -> String? {
        let paragraphs = page.text.components(separatedBy: "\n\n")
        let pattern = #/(Tutorial|How-to guide|Reference|Explanation)( for contributors)?: /#
        return paragraphs.dropFirst().first?.prefixMatch(of: pattern).map { String($0.output.0.dropLast(2)) }
    }

    private static func name(of page: RepositoryPage) -> String { page.url.deletingPathExtension().lastPathComponent }

    @Test("Every page states its kind", arguments: RepositoryPage.all)
    func statedKind(page: RepositoryPage) {
        let isEntryPoint = ["README", "ComponentCatalog"].contains(Self.name(of: page))
        #expect((Self.kind(of: page) == nil) == isEntryPoint)
    }

    @Test("The first page lists every guide under its kind")
    func groups() throws {
        let first = RepositoryPage.guide("ComponentCatalog")
        let sections = first.text.components(separatedBy: "\n## ")
        let folder = first.url.deletingLastPathComponent()
        for page in RepositoryPage.all where page.url.deletingLastPathComponent() == folder {
            guard let kind = Self.kind(of: page) else { continue }
            let plural = kind.hasSuffix("l") || kind.hasSuffix("guide") ? "s" : ""
            let heading = kind.hasSuffix("contributors") ? "For contributors" : kind + plural
            let section = try #require(sections.first { $0.hasPrefix("\(heading)\n") }, "\(heading)")
            #expect(section.contains("](\(Self.name(of: page)).md)"), "\(page)")
        }
    }

    @Test("Every tutorial is a session, which a test runs")
    func tutorials() {
        let tutorials = RepositoryPage.all.filter { Self.kind(of: $0) == "Tutorial" }
        #expect(tutorials.map(Self.name).sorted() == ["FirstCatalog", "Themes", "WebCatalog"])
        for tutorial in tutorials { #expect(!tutorial.blocks("console").isEmpty, "\(tutorial)") }
    }

    @Test("The help of every command is on the page of options")
    func options() {
        let page = RepositoryPage.guide("Options").text
        for name in CatalogCommand.configuration.subcommands.compactMap({ $0.configuration.commandName }) {
            #expect(page.contains("\n$ catalog \(name) --help\n"), "\(name)")
        }
    }

    @Test(
        "The schema for editors accepts every entry that a page shows",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func entries() throws {
        let shown = RepositoryPage.all.flatMap { page in
            page.entries.sorted { $0.key < $1.key }.map { (page: page, id: $0.key, text: $0.value) }
        }
        #expect(shown.count > 12)
        let expected = Array(repeating: EditorJudge.valid, count: shown.count)
        let verdicts = try EditorJudge.verdicts(
            ["entry": AuthoringSchema.entry], shown.map { .init("entry", $0.text) }, expected: expected)
        for (one, verdict) in zip(shown, verdicts) { #expect(verdict == EditorJudge.valid, "\(one.page): \(one.id)") }
    }

    /// The scripts of a workflow's steps, in order.
    private static func scripts(of workflow: String) -> [String] {
        workflow.components(separatedBy: "run: |\n").dropFirst().map { step in
            step.split(separator: "\n").prefix { $0.hasPrefix("          ") }.map { $0.dropFirst(10) }
                .joined(separator: "\n")
        }
    }

    @Test(
        "The workflow for GitHub Pages installs the program and builds the site",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "there is no /usr/bin/curl here"))
    func publishing() throws {
        let workflow = try #require(RepositoryPage.guide("Publishing").blocks("yaml").first { $0.contains("jobs:") })
        let program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\n" + (try #require(RepositoryPage.guide("Publishing").blocks("yaml").first)))
        let start = "#!/bin/sh\nexec '\(CatalogProgram.executable.path)' \"$@\"\n"
        try program.write("release/catalog-0/bin/catalog", start)
        try program.setPermissions("release/catalog-0/bin/catalog", 0o755)
        let root = program.folder.url.path
        func run(_ script: String, path: String = "/usr/bin:/bin") throws -> Judge.Verdict {
            try Program.run(
                "/bin/bash", ["-e", "-c", script],
                environment: [
                    "PATH": path, "RUNNER_TEMP": "\(root)/runner", "GITHUB_PATH": "\(root)/path",
                    "ARCHIVE": "file://\(root)/release.tar.gz", "SHA256": try sum(),
                ], folder: program.folder.url)
        }
        func sum() throws -> String {
            guard program.exists("sum") else { return "" }
            return String(try program.read("sum").prefix { $0 != " " })
        }
        let archived = try run(
            "mkdir runner; tar -czf release.tar.gz -C release catalog-0; sha256sum release.tar.gz > sum")
        #expect(archived.status == 0, "\(archived)")
        let scripts = Self.scripts(of: workflow)
        try #require(scripts.count == 2)
        let installed = try run(scripts[0])
        #expect(installed.status == 0, "\(installed)")
        let path = try program.read("path").trimmingCharacters(in: .whitespacesAndNewlines) + ":/usr/bin:/bin"
        let built = try run(scripts[1], path: path)
        #expect(built.status == 0, "\(built)")
        #expect(program.exists("runner/output/html/index.html"))
        #expect(program.exists("runner/output/html/sitemap.xml"))
        #expect(workflow.contains("path: ${{ runner.temp }}/output/html\n"))
    }
}
