import CatalogTestSupport
import Foundation
import Testing

/// A changelog that a catalog keeps, with the words of people in it.
@Suite("The history command")
struct HistoryCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try write("one", "1.0.0", "size: Int, title: String")
        try write("two", "2.0.0", "size: Int, hidden: { type: Int, visibility: internal }", gone: false)
    }

    private func write(_ folder: String, _ version: String, _ members: String, gone: Bool = true, notes: String = "")
        throws
    {
        try program.write(
            "\(folder)/catalog.yaml",
            "format: 1\nname: Example\nversion: \(version)\noutputs: { docs: markdown }\n"
                + (folder == "three" ? "history: releases/history.json\n" : ""))
        try program.write(
            "\(folder)/components/button.yaml",
            """
            id: button
            title: Button
            summary: Does something.
            \(notes)
            implementations: { swiftui: { types: { Button: { kind: class, properties: { \(members) } } } } }

            """)
        if gone { try program.write("\(folder)/components/line.yaml", "id: line\ntitle: Line\nsummary: A line.\n") }
    }

    @Test("'history' writes several formats at once and reports errors in each")
    func forms() throws {
        let both = try program.run(
            "history", "one", "two", "--catalog", "two", "--format", "json:a.json", "--format", "markdown:a.md")
        #expect(both.output == "")
        #expect(both.errors == "1 release, written to a.json, a.md\n")
        #expect(both.status == 0)
        #expect(try program.read("a.md").contains("2.0.0"))
        #expect(try program.read("a.json").contains("\"2.0.0\""))
        let gone = try program.run(
            "history", "one", "gone", "--catalog", "two", "--format", "markdown", "--format", "sarif:a.sarif")
        #expect(gone.status == 1)
        #expect(gone.output == "")
        #expect(gone.errors.contains("[missing-baseline]"), "\(gone.errors)")
        #expect(try program.read("a.sarif").contains("\"ruleId\": \"missing-baseline\""))
        let command = try program.run("history", "one", "gone", "--catalog", "two", "--format", "github")
        #expect(command.output.hasPrefix("::error file=catalog.yaml,title=missing-baseline::"), "\(command.output)")
        #expect(command.errors == "")
        #expect(command.status == 1)
    }

    @Test("'history --write' stores changes with release notes, and pages show both")
    func pages() throws {
        let notes = "changes: { 2.0.0: The *title* went., 3.0.0-beta: [Tell us., 'See [it](#size).'] }"
        try write("three", "3.0.0-beta", "size: { type: Int, default: 1 }", gone: false, notes: notes)
        try program.write("three/releases/.keep", "")
        // What names no history yet is told how to.
        let hint = try program.run("history", "one", "two", "--catalog", "two", "--write")
        #expect(hint.output.hasSuffix("Next: add 'history: history.json' to two/catalog.yaml to show it on pages.\n"))
        // The file is named before it can be there.
        let early = try program.run("check", "--catalog", "three")
        #expect(early.status == 0)
        #expect((early.output + early.errors).contains("write it with 'catalog history --write' [missing-history]"))
        let written = try program.run("history", "one", "two", "three", "--catalog", "three", "--write")
        #expect(written.output == "Wrote three/releases/history.json: 2 releases.\n", "\(written.errors)")
        let history = try program.read("three/releases/history.json")
        #expect(!history.contains("hidden"))
        // The same input, the same bytes.
        _ = try program.run("history", "one", "two", "three", "--catalog", "three", "--write")
        #expect(try program.read("three/releases/history.json") == history)

        let built = try program.run("build", "--catalog", "three")
        #expect(built.status == 0, "\(built.errors)")
        #expect(
            try program.read("three/Output/docs/whats-new.md").contains(
                """
                ## 2.0.0

                | Entry | Changes |
                | --- | --- |
                | [Button](components/button.md) | The *title* went.<br>**Breaking:** property 'title' is gone |
                | line | **Breaking:** entry 'line' is gone: 'Line' |

                """))
        #expect(
            try program.read("three/Output/docs/components/button.md").contains(
                """
                | 3.0.0-beta | Tell us.<br>See [it](#button--size).<br>'default' of property 'size' is new: '1' |
                | 2.0.0 | The *title* went.<br>**Breaking:** property 'title' is gone |
                """))
        #expect(
            try program.read("three/Output/docs/feed.json") == #"""
                {
                  "version": "https://jsonfeed.org/version/1.1",
                  "title": "Changes of Example",
                  "items": [
                    {
                      "id": "three",
                      "title": "3.0.0-beta",
                      "content_text": "Button: Tell us.\nButton: See it.\nButton: 'default' of property 'size' is new: '1'",
                      "tags": ["minor"]
                    },
                    {
                      "id": "two",
                      "title": "2.0.0",
                      "content_text": "Button: The title went.\nButton: breaking: property 'title' is gone\nline: breaking: entry 'line' is gone: 'Line'",
                      "tags": ["major"]
                    }
                  ]
                }

                """#)
        // What the catalog keeps is read anew by the next build.
        try program.write("three/releases/history.json", history.replacing("is gone", with: "went away"))
        #expect(try program.run("build", "--catalog", "three").status == 0)
        #expect(try program.read("three/Output/docs/components/button.md").contains("property 'title' went away"))
    }

    @Test("'history --write' adds missing releases and keeps every other byte of an edited file")
    func merging() throws {
        try write("three", "3.0.0", "size: String", gone: false)
        func history(_ arguments: String...) throws -> String {
            let verdict = try program.run(["history"] + arguments + ["--catalog", "three", "--write"])
            #expect(verdict.status == 0, "\(verdict)")
            return verdict.output
        }
        let file = "three/releases/history.json"
        try program.write("three/releases/.keep", "")
        #expect(try history("one", "two") == "Wrote three/releases/history.json: 1 release.\n")
        let own = try program.read(file).replacing("is gone\"", with: "went,  as announced\"  ")
        try program.write(file, own)
        #expect(try history("one", "two") == "three/releases/history.json has all releases.\n")
        #expect(try program.read(file) == own)
        #expect(
            try history("one", "two", "three")
                == "Added 1 release to three/releases/history.json; other releases are unchanged.\n")
        let merged = try program.read(file)
        let start = try #require(merged.firstRange(of: "    {\n      \"name\": \"three\""))
        let end = try #require(merged.firstRange(of: "    {\n      \"name\": \"two\""))
        #expect(merged.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: "") == own)
        // Written at once it is the same, but for the words of people.
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent(file))
        _ = try history("one", "two", "three")
        #expect(
            try program.read(file).replacing("is gone\"", with: "went,  as announced\"  ") == merged)
        // What is not released yet is told anew each time, until it is.
        _ = try history("one", "two", "--unreleased")
        #expect(try program.read(file).contains("\"name\": \"Unreleased\""))
        try program.write(file, own)
        _ = try history("one", "two", "--unreleased")
        _ = try history("one", "two", "--unreleased")
        #expect(try program.read(file).split(separator: "Unreleased").count == 2)
        _ = try history("one", "two", "three")
        #expect(try program.read(file) == merged)
        for text in ["[]", "{ \"version\": \"2\", \"releases\": [] }"] {
            try program.write(file, text)
            let verdict = try program.run(["history", "one", "two", "--catalog", "three", "--write"])
            #expect(verdict.status == 1 && verdict.errors.contains("is not a changelog written by"), "\(verdict)")
            #expect(try program.read(file) == text)
        }
    }

    @Test("'history --write' stores tag dates in UTC, and pages and the feed show them")
    func dates() throws {
        let catalog = """
            format: 1
            name: Example
            language: de
            history: history.json
            outputs: { docs: markdown }

            """
        try program.write("work/.keep", "")
        try program.git("init", "-q")
        for (version, commit, tag) in [
            ("1.0.0", "2026-01-01T12:00:00Z", nil), ("1.1.0", "2026-02-01T00:30:00+0100", nil),
            ("2.0.0", "2026-03-01T12:00:00Z", "2026-03-04T23:30:00-0800"),
        ] {
            try program.write("work/catalog.yaml", catalog + "version: \(version)\n")
            try program.write(
                "work/components/lamp.yaml", "id: lamp\ntitle: Lamp \(version)\nsummary: Gives light.\n")
            _ = try program.git("add", "-A")
            _ = try program.git("commit", "-q", "-m", version, date: commit)
            // A lightweight tag has the date of the commit, an annotated tag a date of its own.
            _ =
                try tag == nil
                ? program.git("tag", "v" + version) : program.git("tag", "-a", "-m", "A", "v" + version, date: tag)
        }
        #expect(try program.run("history", "--write", from: "work").status == 0)
        let history = try program.read("work/history.json")
        let dates = history.matches(of: #/"date": "(.*)",/#).map(\.1)
        #expect(dates == ["2026-03-05", "2026-01-31"])
        #expect(try program.run("build", from: "work").status == 0)
        let news = try program.read("work/Output/docs/whats-new.md")
        #expect(news.contains("## 2.0.0\n\nReleased on 2026-03-05.\n\n| Entry |"), "\(news)")
        let feed = try program.read("work/Output/docs/feed.json")
        #expect(feed.contains("\"language\": \"de\",\n"))
        #expect(feed.contains("\"title\": \"1.1.0\",\n      \"date_published\": \"2026-01-31T00:00:00Z\",\n"))
        // A day that is none stays out of the feed.
        try program.write("work/history.json", history.replacing("2026-01-31", with: "31.1.2026"))
        #expect(try program.run("build", from: "work").status == 0)
        #expect(try program.read("work/Output/docs/feed.json").split(separator: "date_published").count == 2)
    }

    @Test("'history' reads the format that it writes and rejects others")
    func form() throws {
        try write("three", "3.0.0", "size: Int")
        for (text, words) in [
            (#"{ "version": "2", "releases": [] }"#, "'2' is not a supported version of the history format"),
            (#"{ "version": "1" }"#, "'releases'"), ("[", "json-syntax"),
        ] {
            try program.write("three/releases/history.json", text)
            let checked = try program.run("check", "--catalog", "three")
            #expect(checked.status == 1)
            #expect((checked.output + checked.errors).contains(words), "\(checked)")
        }
    }
}
