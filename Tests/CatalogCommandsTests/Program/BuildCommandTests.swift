import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The build command")
struct BuildCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    private func lines(_ verdict: Judge.Verdict) -> [String] {
        verdict.output.split(separator: "\n").map(String.init)
    }

    @Test("'build' summarizes files read, written, unchanged and removed, and the time")
    func summary() throws {
        try program.write("components/rule.yaml", "id: rule\ntitle: Rule\nsummary: A line.\n")
        _ = try program.run("build")
        try program.write("components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("components/rule.yaml"))
        let built = try program.run("build", "--timings")
        #expect(built.errors == "")
        let lines = lines(built)
        let summary = try #require(lines.first)
        #expect(summary.hasSuffix(" unchanged, 1 removed in Output/docs"), "\(summary)")
        #expect(
            try #require(lines.dropFirst().first).firstMatch(
                of: /^1 entry read from 2 files, built in \d+(\.\d\d)? m?s$/) != nil)
        #expect(
            lines.dropFirst(2).map { $0.split(separator: " ").first } == [
                "entries", "tokens", "linking", "rendering", "comparing", "writing",
            ])
        #expect(!program.exists("Output/docs/components/rule.md"))
    }

    @Test("'build --check' returns whether a build would change files, and changes none")
    func check() throws {
        let before = try program.run("build", "--check")
        #expect(lines(before).contains("create Output/docs/components/divider.md"))
        #expect(before.status == 2)
        #expect(!program.exists("Output"))

        #expect(try program.run("build").status == 0)
        let after = try program.run("build", "--check")
        #expect(lines(after).first?.hasPrefix("docs: 0 to write, ") == true)
        #expect(after.status == 0)

        try program.write("components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        let files = try program.files(below: "Output")
        let changed = try program.run("build", "--check")
        #expect(lines(changed).first { $0.contains("divider") } == "update Output/docs/components/divider.md")
        #expect(changed.status == 2)
        #expect(try program.files(below: "Output") == files)

        try program.write("components/divider.yaml", "id: divider\n")
        #expect(try program.run("build", "--check").status == 1)
    }

    @Test("'build --dry-run' lists the changes of a build without making them")
    func dryRun() throws {
        let built = try program.run("build", "--dry-run")
        #expect(lines(built).contains("create Output/docs/components/divider.md"))
        #expect(built.status == 0)
        #expect(!program.exists("Output"))
    }

    @Test("'--output' and '--only' choose the folder and the outputs")
    func choices() throws {
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\noutputs:\n  one: { backend: markdown }\n  two: { backend: markdown, folder: here }\n"
        )
        #expect(try program.run("build", "--only", "two", "--output", "../\(name)/far").status == 0)
        #expect(program.exists("far/two/components/divider.md"))
        #expect(!program.exists("far/one") && !program.exists("Output") && !program.exists("here"))
        #expect(try program.run("build").status == 0)
        #expect(program.exists("Output/one/components/divider.md"))
        #expect(program.exists("here/components/divider.md"))
        let unknown = try program.run("build", "--only", "tow")
        #expect(unknown.errors.contains("did you mean 'two'?"), "\(unknown.errors)")
        #expect(unknown.status == 64)
    }

    @Test(
        "An output folder that overlaps authored files is rejected",
        arguments: [
            ("components", "the folder 'components' of output 'docs' is 'components', a folder of entries"),
            (
                "components/pages",
                "the folder 'components/pages' of output 'docs' is in 'components', a folder of entries"
            ),
            (".", "the folder '.' of output 'docs' is the catalog's folder '.'"),
            ("..", "the folder '..' of output 'docs' contains the catalog's folder '.'"),
            ("parts", "the folder 'parts' of output 'docs' contains 'parts/more', a folder of entries"),
            ("alias", "the folder 'alias' of output 'docs' is 'components', a folder of entries"),
        ])
    func amongSources(folder: String, message: String) throws {
        try program.write("parts/more/rule.yaml", "id: rule\ntitle: Rule\nsummary: A line.\n")
        try FileManager.default.createSymbolicLink(
            atPath: program.folder.url.appendingPathComponent("alias").path, withDestinationPath: "components")
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Small
            entries: [components, parts/more]
            outputs:
              docs: { backend: markdown, folder: '\(folder)' }

            """)
        let before = try program.files(below: "")
        let built = try program.run("build")
        #expect(
            built.errors.hasPrefix(
                "catalog.yaml:5:38: error: \(message); give the output a folder of its own [output-among-sources]\n"),
            "\(built.errors)")
        #expect(built.errors.contains("note: the folder of entries is named here") == message.contains("entries"))
        #expect(built.status == 1)
        #expect(try program.files(below: "") == before)
    }

    @Test("'--output' inside a folder of entries is rejected")
    func outputAmongSources() throws {
        let built = try program.run("build", "--output", "components")
        #expect(
            built.errors.hasPrefix(
                "catalog.yaml:4:3: error: the folder 'components/docs' of output 'docs' is in 'components', "),
            "\(built.errors)")
        #expect(built.status == 1)
        #expect(try program.files(below: "components").keys.sorted() == ["divider.yaml"])
        #expect(try program.run("build", "--output", ".").status == 0)
        #expect(program.exists("docs/components/divider.md"))
    }

    private var name: String { program.folder.url.lastPathComponent }

    @Test("An edited output file is kept unless '--overwrite' names it")
    func edits() throws {
        _ = try program.run("build")
        let page = "Output/docs/components/divider.md"
        let rendered = try program.read(page)
        try program.write(page, "mine")
        try program.write("components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        let refused = try program.run("build")
        #expect(refused.errors.contains("'\(page)'"), "\(refused.errors)")
        #expect(refused.status == 1)
        #expect(try program.read(page) == "mine")

        let forced = try program.run("build", "--overwrite", page)
        #expect(forced.errors == "")
        #expect(forced.status == 0)
        #expect(try program.read(page) != "mine")
        #expect(try program.read(page) != rendered)
    }

    @Test(
        "'--overwrite' accepts any path that leads to the file",
        arguments: [
            ("", ["./Output//docs/components/../index.md"]), ("Output/docs", ["index.md", "--catalog", "../.."]),
            ("Output/docs", ["index.md", "--catalog", "../../catalog.yaml"]),
            ("components", ["../Output/docs/index.md"]),
            ("", ["/", "--output", "Output"]),
        ])
    func overwritePaths(from folder: String, arguments: [String]) throws {
        _ = try program.run("build")
        let page = "Output/docs/index.md"
        let rendered = try program.read(page)
        try program.write(page, "mine")
        let absolute = program.folder.url.appendingPathComponent(page).path
        let named = arguments[0] == "/" ? absolute : arguments[0]
        let forced = try program.run(["build", "--overwrite", named] + arguments.dropFirst(), from: folder)
        #expect(forced.errors == "")
        #expect(try program.read(page) == rendered)
    }

    @Test("A file that needs no overwriting is reported with the path as given")
    func needlessOverwrite() throws {
        _ = try program.run("build")
        let built = try program.run(["build", "--overwrite", "index.md"], from: "Output/docs")
        #expect(built.errors.hasPrefix("warning: 'index.md' is not an edited file of an output; "))
        #expect(built.status == 0)
    }

    @Test("Five mistakes are five findings in one run, and no output is changed")
    func fiveMistakes() throws {
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\ntokens: base.tokens.json\noutputs:\n  docs: { backend: markdown }\n")
        try program.write(
            "base.tokens.json",
            #"{"divider": {"$type": "dimension", "height": {"$value": {"value": 1, "unit": "px"}}}}"#)
        _ = try program.run("build")
        let files = try program.files(below: "Output")
        try program.write(
            "components/divider.yaml",
            """
            id: divider
            title: Divider
            summary: A thin line.
            categroy: Lines
            tags: { thin: line }
            states:
              normal: { description: Shown., overrides: hiden }
              hidden: Not shown.
            tokens:
              divider.hieght: Its height.
            anatomy:
              line: The line.
              line: The same.

            """)
        let built = try program.run("build")
        #expect(built.output == "")
        #expect(
            built.errors == """
                components/divider.yaml:4:1: error: 'categroy' is not a key of an entry; did you mean 'category'? [unknown-key]
                    4 | categroy: Lines
                      | ^~~~~~~~
                 fix: | category
                components/divider.yaml:5:7: error: 'tags' is text, not a mapping; if it is text, write it in quotes: \
                '{ thin: line }' [wrong-kind]
                    5 | tags: { thin: line }
                      |       ^~~~~~~~~~~~~~
                 fix: |       '{ thin: line }'
                components/divider.yaml:7:45: error: this entry has no state 'hiden'; did you mean 'hidden'? [unknown-state]
                    7 |   normal: { description: Shown., overrides: hiden }
                      |                                             ^~~~~
                 fix: |                                             hidden
                components/divider.yaml:10:3: error: unknown token 'divider.hieght'; did you mean 'divider.height'? \
                [unknown-token]
                   10 |   divider.hieght: Its height.
                      |   ^~~~~~~~~~~~~~
                 fix: |   divider.height
                components/divider.yaml:13:3: error: duplicate key 'line'; remove or rename one [duplicate-key]
                   13 |   line: The same.
                      |   ^~~~
                components/divider.yaml:12:3: note: the first 'line' is here
                   12 |   line: The line.
                      |   ^~~~
                  duplicate-key  1 error
                  unknown-key    1 error
                  unknown-state  1 error
                  unknown-token  1 error
                  wrong-kind     1 error
                5 errors

                """)
        #expect(built.status == 1)
        #expect(try program.files(below: "Output") == files)
    }
}
