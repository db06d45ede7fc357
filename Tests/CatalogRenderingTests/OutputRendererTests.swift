import CatalogModel
import CatalogRendering
import Testing

@Suite("Rendering outputs")
struct OutputRendererTests {
    private func render(
        _ jobs: [RenderJob], besides others: [OutputTarget] = [], width: Int = 4
    ) async -> ([RenderedOutput], Diagnostics) {
        var diagnostics = Diagnostics()
        let outputs = await OutputRenderer.render(jobs, besides: others, width: width, diagnostics: &diagnostics)
        return (outputs, diagnostics)
    }

    @Test("Rendering has the same result in any order and with any concurrency", arguments: [0, 1, 3, 64])
    func order(width: Int) async throws {
        let rule = Rule("paper", .warning, "Paper is patient.")
        let units = try (0..<50).map { number in
            let file = OutputFile(path: try path("\(number).md"), text: "page \(number)")
            return RenderUnit(paths: [file.path]) {
                var diagnostics = Diagnostics()
                diagnostics.report(Diagnostic(rule, "page \(number)", at: nil))
                return Rendering(files: [file], diagnostics: diagnostics)
            }
        }
        let forward = await render([RenderJob(target(), units: units)], width: width)
        let backward = await render([RenderJob(target(), units: units.reversed())], width: width)
        #expect(forward.0.map { $0.files.map(\.path) } == backward.0.map { $0.files.map(\.path) })
        #expect(forward.0.map { $0.files.map(\.bytes) } == backward.0.map { $0.files.map(\.bytes) })
        #expect(forward.1.all == backward.1.all)
        #expect(forward.0.first?.files.count == 50)
        #expect(forward.1.all.count == 50)
        let hashes = forward.0.first?.files.map(\.hash)
        #expect(hashes == forward.0.first?.files.map { ContentHash(of: $0.bytes) })
    }

    @Test("Rendering runs the units of all outputs")
    func several() async throws {
        let jobs = try [
            RenderJob(target("docs"), units: [unit(("a.md", "1"))]),
            RenderJob(target("schemas"), units: [unit(("a.md", "2")), unit(("b.md", "3"))]),
        ]
        let (outputs, diagnostics) = await render(jobs)
        #expect(outputs.map(\.target.name) == ["docs", "schemas"])
        #expect(outputs.map { $0.files.map { String(decoding: $0.bytes, as: UTF8.self) } } == [["1"], ["2", "3"]])
        #expect(outputs.map(\.byteCount) == [1, 2])
        #expect(said(diagnostics) == [])
    }

    @Test("Units that render other files than announced are reported")
    func faults() async throws {
        let configuration = ConfigurationFile("docs:")
        let docs = target(range: try configuration.range("docs"))
        let announced = try [path("a.md"), path("b.md")]
        let files = try ["b.md", "c.md", "b.md"].map { OutputFile(path: try path($0), text: "x") }
        let unit = RenderUnit(paths: announced) { Rendering(files: files) }
        let (outputs, diagnostics) = await render([RenderJob(docs, units: [unit])])
        #expect(
            said(diagnostics) == [
                "error backend-fault: backend 'paper' announced 'a.md' and did not render it",
                "error backend-fault: backend 'paper' rendered 'b.md' twice in one unit",
                "error backend-fault: backend 'paper' rendered 'c.md' without announcing it",
            ])
        #expect(diagnostics.all.allSatisfy { $0.range?.sourceText == "docs" })
        #expect(outputs.first?.files.map(\.path.text) == ["b.md"])
    }

    @Test("Names reserved for the program are reported")
    func reserved() async throws {
        let job = try RenderJob(target(), units: [unit((".catalog-manifest", ""))])
        #expect(
            await said(render([job]).1) == [
                "error backend-fault: backend 'paper' announced '.catalog-manifest'; "
                    + "names that begin with '.catalog-' are reserved"
            ])
    }

    @Test(
        "Files of one output with equal paths are reported, ignoring letter case",
        arguments: [
            ("a.md", "a.md", "output 'docs' has two files with the path 'a.md'"),
            ("a.md", "A.MD", "'A.MD' and 'a.md' of output 'docs' are the same file on case-insensitive file systems"),
            (
                "stra\u{DF}e", "strasse",
                "'strasse' and 'stra\u{DF}e' of output 'docs' are the same file on case-insensitive file systems"
            ),
            (
                "e\u{301}.md", "\u{E9}.md",
                "'e\u{301}.md' and '\u{E9}.md' of output 'docs' are the same file on case-insensitive file systems"
            ),
            ("a", "a/b", "'a' of output 'docs' cannot be both a file and the folder of 'a/b'"),
            ("A/b/c", "a/B", "'a/B' of output 'docs' cannot be both a file and the folder of 'A/b/c'"),
        ])
    func clashes(first: String, second: String, message: String) async throws {
        let job = try RenderJob(target(), units: [unit((first, "1")), unit((second, "2"))])
        #expect(await said(render([job]).1) == ["error output-clash: \(message)"])
        let reversed = RenderJob(target(), units: job.units.reversed())
        #expect(await said(render([reversed]).1) == ["error output-clash: \(message)"])
    }

    @Test("Outputs with one folder are reported, ignoring letter case")
    func sameFolder() async throws {
        let configuration = ConfigurationFile("docs:", "pages:")
        let docs = target("docs", location: "/catalog/Output", range: try configuration.range("docs"))
        let pages = target("pages", location: "/catalog/OUTPUT", range: try configuration.range("pages"))
        let jobs = try [RenderJob(docs, units: [unit(("a", ""))]), RenderJob(pages, units: [unit(("b", ""))])]
        let (_, diagnostics) = await render(jobs)
        #expect(
            said(diagnostics) == [
                "error output-clash: outputs 'docs' and 'pages' have the same folder 'Output/pages'; give each its own"
            ])
        #expect(diagnostics.all.first?.range?.sourceText == "pages")
        #expect(diagnostics.all.first?.notes.map(\.message) == ["output 'docs' is here"])
        #expect(diagnostics.all.first?.notes.first?.range?.sourceText == "docs")
        // Also when only one of them is built.
        let (_, alone) = await render([jobs[0]], besides: [pages])
        #expect(said(alone).count == 1)
    }

    @Test("An output can be nested in another one's folder if no files overlap")
    func nested() async throws {
        let docs = target("docs", location: "/catalog/Output")
        let schemas = target("schemas", location: "/catalog/output/Schemas")
        let apart = try RenderJob(docs, units: [unit(("schemas.md", ""), ("schemas-old/x", ""))])
        #expect(await said(render([apart], besides: [schemas]).1) == [])
        let meeting = try RenderJob(docs, units: [unit(("schemas/index.md", ""), ("SCHEMAS", ""))])
        let messages = ["SCHEMAS", "schemas/index.md"].map {
            "error output-clash: 'Output/docs/\($0)' of output 'docs' is in the folder 'Output/schemas' of output "
                + "'schemas'; give one of them another folder"
        }
        #expect(
            await said(render([meeting], besides: [schemas]).1) == messages + [
                "error output-clash: 'SCHEMAS' of output 'docs' cannot be both a file and the folder of 'schemas/index.md'"
            ])
        let other = try RenderJob(schemas, units: [unit(("index.md", ""))])
        #expect(await said(render([other, meeting]).1).count == 3)
    }
}
