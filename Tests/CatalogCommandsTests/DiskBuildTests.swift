import BuildEngine
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@Suite("Building outputs")
struct DiskBuildTests {
    @Test("A build writes all files and the manifest")
    func first() async throws {
        let fixture = try DiskFixture(["index.md": "home\n", "a/b/c.md": "page"])
        let result = try await fixture.build()
        #expect(result.done == ["create a/b/c.md", "create index.md"])
        #expect(result.said == [])
        #expect(
            try fixture.disk() == [
                "index.md": "home\n", "a/b/c.md": "page",
                ".catalog-manifest": """
                \(ContentHash(of: Array("page".utf8)))  a/b/c.md
                \(ContentHash(of: Array("home\n".utf8)))  index.md

                """,
            ])
        let output = try #require(result.outputs.first)
        #expect(output.byteCount == 9)
        #expect(output.shownPaths(.create) == ["a/b/c.md", "index.md"].map { fixture.url($0).path })
    }

    @Test("A second build changes no file")
    func second() async throws {
        let fixture = try DiskFixture(["index.md": "home", "a/b.md": "page"])
        try await fixture.build()
        let before = try fixture.stamps()
        let result = try await fixture.build()
        #expect(result.done == [])
        #expect(result.isUpToDate)
        #expect(result.outputs.first?.count(.unchanged) == 2)
        #expect(try fixture.stamps() == before)
    }

    @Test("A build changes only files with new content")
    func changed() async throws {
        var fixture = try DiskFixture(["same.md": "1", "changed.md": "1", "stale/old.md": "1", "lost.md": "1"])
        try await fixture.build()
        try fixture.remove("lost.md")
        let before = try fixture.stamps()
        fixture.render(["same.md": "1", "changed.md": "2", "new/page.md": "1", "lost.md": "1"])
        let result = try await fixture.build()
        #expect(
            result.done == [
                "update changed.md", "create lost.md", "create new/page.md", "remove stale/old.md",
            ])
        #expect(try fixture.pages() == ["same.md": "1", "changed.md": "2", "new/page.md": "1", "lost.md": "1"])
        #expect(try fixture.stamps()["Output/docs/same.md"] == before["Output/docs/same.md"])
        #expect(try await fixture.build(.check).isUpToDate)
    }

    @Test(
        "'build --check' and '--dry-run' report changes without making them",
        arguments: [OutputBuilder.Mode.check, .dryRun])
    func dry(mode: OutputBuilder.Mode) async throws {
        var fixture = try DiskFixture(["a": "1"])
        #expect(try await !fixture.build(mode).isUpToDate)
        #expect(!fixture.exists)
        try await fixture.build()
        #expect(try await fixture.build(mode).isUpToDate)
        fixture.render(["a": "2"])
        let before = try fixture.stamps()
        let result = try await fixture.build(mode)
        #expect(result.done == ["update a"])
        #expect(!result.isUpToDate)
        #expect(!result.hasErrors)
        #expect(try fixture.stamps() == before)
    }

    @Test("A build writes files with the permissions of the umask")
    func permissions() async throws {
        let fixture = try DiskFixture(["a/b": "1"])
        try await fixture.build()
        let umask = umaskOfProcess()
        func permissions(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: fixture.url(path).path)
            return try #require(attributes[.posixPermissions] as? Int, sourceLocation: sourceLocation)
        }
        #expect(try permissions("a/b") == 0o644 & ~umask)
        #expect(try permissions("a") == 0o755 & ~umask)
        #expect(try permissions(".catalog-manifest") == 0o644 & ~umask)
    }

    @Test("A build removes the folders that it empties, and no others")
    func emptied() async throws {
        var fixture = try DiskFixture(["a/b/1": "1", "c/2": "2", "d/3": "3", "e/f/4": "4"])
        try await fixture.build()
        try fixture.write("c/mine", "mine")
        try FileManager.default.createDirectory(at: fixture.url("empty"), withIntermediateDirectories: true)
        try fixture.remove("d/3")
        fixture.render(["e/5": "5"])
        try await fixture.build()
        #expect(try fixture.pages() == ["c/mine": "mine", "empty/": "", "d/": "", "e/5": "5"])
    }

    @Test("'build --only' builds only the named outputs")
    func only() async throws {
        var fixture = try DiskFixture(["a": "1"])
        fixture.outputs = [("docs", "paper", nil), ("more", "paper", "elsewhere")]
        fixture.configure = { $0.only = ["more"] }
        let result = try await fixture.build()
        #expect(result.outputs.map(\.target.name) == ["more"])
        #expect(!fixture.exists)
        #expect(try fixture.pages("elsewhere") == ["a": "1"])
        fixture.configure = { $0.only = ["mroe"] }
        let wrong = try await fixture.build()
        #expect(
            wrong.diagnostics.map(\.message) == ["'mroe' is not an output of the catalog; did you mean 'more'?"])
    }

    @Test("'build --output' writes each output to a folder of its name in the given folder")
    func folder() async throws {
        var fixture = try DiskFixture(["a": "1"])
        fixture.outputs = [("docs", "paper", "elsewhere")]
        let folder = fixture.scratch.url.appendingPathComponent("x/../site").path
        fixture.configure = { $0.folder = folder }
        let result = try await fixture.build()
        #expect(try fixture.pages("site/docs") == ["a": "1"])
        #expect(result.outputs.first?.target.folder == fixture.scratch.url.path + "/site/docs")
    }

    @Test("A build writes no output if one output has an error")
    func oneError() async throws {
        var fixture = try DiskFixture(["a": "1"])
        fixture.outputs = [("docs", "paper", nil), ("more", "paper", nil)]
        try fixture.scratch.write("Output/more/a", "mine")
        let result = try await fixture.build()
        #expect(result.said == ["error foreign-file"])
        #expect(result.hasErrors)
        #expect(!fixture.exists)
        #expect(try fixture.disk("Output/more") == ["a": "mine"])
    }

    @Test("A build writes no output if a backend reports an error")
    func backendError() async throws {
        var fixture = try DiskFixture(["a": "1"])
        let rule = Rule("too-long", .warning, "Paper ends somewhere.")
        fixture.backends[0].diagnostics.report(Diagnostic(rule, "too long", at: nil))
        #expect(try await fixture.build(.dryRun).said == ["warning too-long"])
        fixture.rules = ["too-long": .error]
        #expect(try await fixture.build().said == ["error too-long"])
        #expect(!fixture.exists)
        fixture.rules = ["too-long": .off]
        #expect(try await fixture.build().said == [])
        #expect(try fixture.pages() == ["a": "1"])
    }

    @Test("A build reports invalid outputs in `catalog.yaml`")
    func configuration() async throws {
        var fixture = try DiskFixture(["a": "1"])
        fixture.outputs = [("docs", "papre", nil), ("../out", "paper", nil), ("pages", "xml", nil)]
        let result = try await fixture.build()
        #expect(
            result.diagnostics.map(\.message).sorted() == [
                "'../out' cannot be the name of a folder everywhere; use letters, digits and hyphens",
                "'papre' is not a backend; did you mean 'paper'?",
                "'xml' is not a backend; there is 'paper', and no 'catalog-backend-xml' on PATH",
            ])
        #expect(result.said.sorted() == ["error output-name", "error unknown-backend", "error unknown-backend"])
        fixture.outputs = []
        #expect(try await fixture.build().said == ["warning no-outputs"])
    }

    @Test("A build reports a file in place of an output folder")
    func fileAsFolder() async throws {
        let fixture = try DiskFixture(["a": "1"])
        try fixture.scratch.write("Output/docs", "a file")
        let problem = await #expect(throws: DiskError.self) { try await fixture.build() }
        #expect(problem?.message == "'\(fixture.scratch.url.path)/Output/docs' is not a folder")
    }

    @Test("Builds in two folders produce the same bytes")
    func twice() async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<300).map { ("pages/\($0).md", "page \($0)") })
        let first = try DiskFixture(files)
        let second = try DiskFixture(files)
        try await first.build()
        try await second.build()
        #expect(try first.disk() == second.disk())
        #expect(try first.disk().count == 301)
    }
}

/// The bits that the process keeps from new files.
private func umaskOfProcess() -> Int {
    let mask = umask(0)
    umask(mask)
    return Int(mask)
}
