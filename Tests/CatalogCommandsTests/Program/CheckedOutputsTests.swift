import CatalogTestSupport
import Foundation
import Testing

/// Checking a catalog reports the findings of its outputs that building it reports.
@Suite("Checking outputs")
struct CheckedOutputsTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    /// A mistake in `catalog.yaml`, below its first two lines.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let rule: String
        /// How many findings there are.
        let count: Int
        let text: String
        let testDescription: String

        init(_ rule: String, _ text: String, count: Int = 1) {
            self.rule = rule
            self.count = count
            self.text = text
            testDescription = "\(rule): \(text)"
        }
    }

    private static let tokens = """
        tokens: theme.resolver.json
        themes:
          con: { inputs: { mode: a } }
          Tokens: { inputs: { mode: b } }
        """

    private static let mistakes = [
        Mistake("output-among-sources", "outputs:\n  docs: { backend: markdown, folder: components }"),
        Mistake(
            "output-among-sources",
            "outputs:\n  mine: { folder: components/pages }\nbackends: { mine: { program: mine.sh } }"),
        Mistake(
            "output-clash", "outputs:\n  docs: { backend: markdown }\n  more: { backend: stub, folder: Output/docs }"),
        Mistake(
            "output-clash",
            "outputs:\n  docs: { backend: markdown }\n  schemas: { backend: json-schema, folder: Output/docs/components }"
        ),
        Mistake(
            "output-clash",
            "outputs:\n  mine: { folder: Output/docs }\n  docs: { backend: markdown }\nbackends: { mine: { program: mine.sh } }"
        ),
        Mistake("output-name", "outputs:\n  con: { backend: markdown }"),
        Mistake("output-name", "outputs:\n  a/b: { backend: markdown }"),
        Mistake("unknown-backend", "outputs:\n  docs: { backend: markdwon }\n  more: { backend: markdwon }"),
        Mistake("unknown-backend", "outputs:\n  here: {}\n  there: {}", count: 2),
        Mistake("unknown-option", "outputs:\n  docs: { backend: markdown, options: { dailect: github } }"),
        Mistake(
            "option-value", "outputs:\n  docs: { backend: markdown, options: { dialect: word, llms: true } }", count: 2),
        Mistake("base-url", "outputs:\n  docs: { backend: markdown, options: { fileBase: 'mailto:a' } }"),
        Mistake("base-url", "outputs:\n  site: { options: { url: here } }"),
        Mistake("base-url", "outputs:\n  schemas: { backend: json-schema, options: { baseURL: here } }"),
        Mistake(
            "backend-name",
            "backends: { markdown: { program: mine.sh }, Mine: { program: mine.sh } }\noutputs: { docs: { backend: markdown } }",
            count: 2),
        Mistake(
            "backend-start",
            "backends: { mine: { program: missing.sh } }\noutputs: { mine: {}, more: { backend: mine } }"),
        Mistake("backend-start", "backends: { mine: { program: '' } }\noutputs: { mine: {} }"),
        Mistake("backend-start", "backends: { mine: { environment: [HOME] } }\noutputs: { mine: {} }"),
        Mistake("unknown-rule", "outputs: { docs: { backend: markdown } }\nrules: { markdown/dead-lnk: warning }"),
        Mistake("theme-file", tokens + "\noutputs: { tokens: {} }", count: 2),
        Mistake("css-selector", "\(tokens)\noutputs: { tokens: { options: { formats: css, rootSelector: '{' } } }"),
        Mistake("unnamable-schema", "entries: more\noutputs: { schemas: { backend: json-schema } }"),
    ]

    private func write(_ text: String) throws {
        try program.write("catalog.yaml", "format: 1\nname: Small\n\(text)\n")
        try program.write("more/catalog.yaml", "id: catalog\ntitle: Catalog\nsummary: Has a bundle's name.\n")
        try program.write(
            "theme.resolver.json",
            """
            { "version": "2025.10",
              "modifiers": { "mode": { "contexts": {
                "a": [{ "x": { "$type": "number", "$value": 1 } }], "b": [{ "x": { "$type": "number", "$value": 2 } }] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }
            """)
        try writeBackend("exit 1")
    }

    /// A backend that makes a file of its own when it is started.
    private func writeBackend(_ rest: String) throws {
        try program.write(
            "mine.sh",
            """
            #!/bin/sh
            : > started
            if head -c 60 | grep -q '"kind": "describe"'; then
                echo '{ "protocol": 1, "name": "mine", "summary": "Makes nothing." }'
                exit
            fi
            \(rest)

            """)
        try program.setPermissions("mine.sh", 0o755)
    }

    @Test("'check' and 'build' report the same findings of outputs", arguments: mistakes)
    func same(mistake: Mistake) throws {
        try write(mistake.text)
        // Rendered well, so that nothing but the mistake is there to be said.
        try writeBackend(ExternalFixture.good)
        let before = try program.files(below: "")
        let checked = try program.run("check")
        #expect(try program.files(below: "") == before)
        let built = try program.run("build")
        #expect(checked.errors == built.errors)
        let own = checked.errors.split(separator: "\n").filter { $0.hasSuffix("[\(mistake.rule)]") }
        #expect(own.count == mistake.count, "\(checked.errors)")
        #expect(checked.status == 1)
        #expect(checked.output == "")
        #expect(built.status == 1)
        #expect(!program.exists("Output"))
    }

    @Test("'check' and 'build' report the same rendering findings, order and summary of notes")
    func rendered() throws {
        try write("outputs: { docs: { backend: markdown }, stubs: { backend: stub } }")
        let properties = (1...5).map { "p\($0): { type: Bool, default: new X( }" }.joined(separator: ", ")
        try program.write(
            "components/divider.yaml",
            CatalogProgram.divider + "description: See [it](#nowhere).\n"
                + "implementations: { swiftui: { types: { Divider: { kind: struct, properties: { \(properties) } } } } }\n"
        )
        let before = try program.files(below: "")
        let checked = try program.run("check", "--render")
        #expect(try program.files(below: "") == before)
        #expect(checked.errors == (try program.run("build").errors))
        let lines = checked.errors.split(separator: "\n").map(String.init)
        #expect(lines.count { $0.hasSuffix("[stub-default]") } == 4, "\(checked.errors)")
        #expect(
            lines.suffix(4) == [
                "note: 2 further notes of this rule; '--verbose' shows all [stub-default]",
                "  dead-link     1 warning", "  stub-default  5 notes", "1 warning, 5 notes",
            ], "\(checked.errors)")
        for command in [["check", "--render"], ["build"]] {
            let all = try program.run(command + ["--verbose"]).errors
            #expect(all.matches(of: /stub-default\]\n/).count == 5)
        }
        let document = try program.run("check", "--render", "--format", "json").output
        #expect(document.matches(of: /"stub-default"/).count == 5)
        #expect(!(try program.run("check").errors.contains("dead-link")))
    }

    @Test(
        "Checking and building a catalog with long text succeeds",
        arguments: [
            (10, "description: \(String(repeating: "word ", count: 3_600))"),
            (1, "description: \(String(repeating: "word ", count: 20_800))"),
            (5, "examples: { language: swift, code: \"\(String(repeating: "let a = 1; ", count: 3_000))\" }"),
        ])
    func longText(count: Int, text: String) throws {
        for number in 1...count {
            try program.write(
                "components/long-\(number).yaml",
                "id: long-\(number)\ntitle: Long \(number)\nsummary: A long text.\n\(text)\n")
        }
        try write("outputs: { html: { backend: html }, docs: { backend: markdown }, site: { backend: site } }")
        for command in [["check", "--render"], ["build"], ["build", "--check"]] {
            let run = try program.run(command)
            #expect(run.status == 0, "\(command) \(run.errors)")
        }
    }

    @Test("Findings of entries and of outputs are one list by location in every format")
    func together() throws {
        try program.write(
            "components/divider.yaml", CatalogProgram.divider + "description: 'See [it](#nowhere).' # why\n")
        try write("rules: { comment-behind-value: warning }\noutputs:\n  docs: { backend: markdwon } # docs")
        let checked = try program.run("check", "--format", "json")
        let locations = checked.output.matches(of: /"rule": "([a-z-]+)"/).map { String($0.output.1) }
        #expect(locations.contains("unknown-backend"))
        #expect(checked.output.contains(#""errors": 1"#))
        #expect(checked.status == 1)
    }

    @Test("'check' starts no program and reports no finding that requires one")
    func nothingStarted() throws {
        try write("backends: { mine: { program: mine.sh } }\noutputs: { mine: { options: { size: 3 } } }")
        try writeBackend("exit 1")
        let checked = try program.run("check")
        #expect(checked.errors == "")
        #expect(checked.output == "Small: 1 entry in 2 files, no findings\n")
        #expect(!program.exists("started"))
        let built = try program.run("build")
        #expect(built.errors.contains("[unknown-option]"), "\(built.errors)")
        #expect(program.exists("started"))
    }

    @Test("'check --any-backend' accepts outputs of unavailable backends and reports all other mistakes")
    func anyBackend() throws {
        try write(
            "outputs:\n  checks: { backend: review, options: { heading: Spring } }\n  mine: {}\nbackends: { mine: {} }")
        #expect(try program.run("check").status == 1)
        let checked = try program.run("check", "--any-backend")
        #expect(checked.errors == "")
        #expect(checked.status == 0)
        try write(
            "outputs:\n  checks: { backend: review, folder: components }\n  mine: {}\nbackends: { mine: { program: missing.sh } }"
        )
        let wrong = try program.run("check", "--any-backend")
        #expect(wrong.errors.contains("[output-among-sources]"), "\(wrong.errors)")
        #expect(wrong.errors.contains("[backend-start]"), "\(wrong.errors)")
        #expect(wrong.errors.hasSuffix("2 errors\n"), "\(wrong.errors)")
    }

    @Test("A catalog without outputs is valid for 'check', and 'build' reports it")
    func noOutputs() throws {
        try program.write("catalog.yaml", "format: 1\nname: Small\n")
        let checked = try program.run("check", "--strict")
        #expect(checked.errors == "")
        #expect(checked.status == 0)
        #expect(try program.run("build").errors.contains("[no-outputs]"))
    }

    @Test("A catalog without entries fails 'check' and 'build' unless the rule is off")
    func noEntries() throws {
        try program.write(
            "catalog.yaml", "format: 1\nname: Small\nentries: []\noutputs:\n  docs: { backend: markdown }\n")
        let message = "error: there are no entries in "
        for command in ["check", "build"] {
            let verdict = try program.run(command)
            #expect(verdict.errors.contains(message), "\(verdict.errors)")
            #expect(verdict.status == 1)
        }
        #expect(try program.run("list").errors == "1 other finding (1 warning); run 'catalog check' to see it.\n")
        let page = SharedData.repository
            .appendingPathComponent("Sources/CatalogCommands/CatalogCommands.docc/Rules.md")
        #expect(
            try String(contentsOf: page, encoding: .utf8)
                .contains("\n| `no-entries` | error in `check` and `build`, else warning | "))
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\nentries: []\noutputs: { docs: { backend: markdown } }\nrules: { no-entries: off }\n"
        )
        for command in ["check", "build"] { #expect(try program.run(command).status == 0) }
    }
}
