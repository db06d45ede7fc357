import CatalogTestSupport
import Foundation
import Testing

@Suite("The files for agents that 'init' writes")
struct AgentsCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog(in: "Catalog")
    }

    private static let start = "<!-- component-catalog:start -->"
    private static let end = "<!-- component-catalog:end -->"
    private static let skill = ".agents/skills/small/SKILL.md"
    private static let created = [
        "AGENTS.md", ".agents/skills/small/SKILL.md", ".agents/skills/small/references/entries.md", ".agents/DESIGN.md",
        ".agents/.claude-plugin/plugin.json", ".agents/.mcp.json",
    ]

    @Test("'init --agents' writes AGENTS.md and the plugin folder, once")
    func first() throws {
        let result = try program.run("init", "--agents")
        #expect(result.errors == "")
        #expect(result.output == Self.created.map { "created \($0)\n" }.joined())
        let page = try program.read("AGENTS.md")
        #expect(page.hasPrefix("\(Self.start)\n## Small\n\n"))
        #expect(page.hasSuffix("\n\(Self.end)\n"))
        #expect(page.contains("(\(Self.skill))"))
        #expect(
            try program.read(".agents/.mcp.json").filter { !$0.isWhitespace }
                == #"{"mcpServers":{"component-catalog":{"command":"catalog","args":["mcp","--catalog","Catalog/catalog.yaml"]}}}"#
        )
        let files = try program.files(below: ".agents")
        #expect(try program.run("init", "--agents").output == "The files for agents are up to date.\n")
        #expect(try program.files(below: ".agents") == files)
        #expect(try program.read("AGENTS.md") == page)
    }

    @Test("Only the text between the markers changes, byte for byte")
    func between() throws {
        let (before, after) = ("# Rules\r\n\n\tkeep \u{0}this  \n", "\n\n  and this without a line break")
        try program.write("AGENTS.md", "\(before)  \(Self.start) \nold\n\(Self.end)\(after)")
        #expect(try program.run("init", "--agents").errors == "")
        let page = try program.read("AGENTS.md")
        #expect(page.hasPrefix("\(before)  \(Self.start)\r\n## Small\r\n"))
        #expect(page.hasSuffix("\r\n\(Self.end)\(after)"))
        #expect(!page.contains("old"))
        try program.write("Catalog/catalog.yaml", "format: 1\nname: Other\n")
        #expect(try program.run("init", "--agents").errors == "")
        #expect(
            try program.read("AGENTS.md") == page.replacing("Small", with: "Other").replacing("small", with: "other"))
    }

    @Test("A file without markers gets them at its end", arguments: [("", ""), ("# A\n", "\n"), ("# A", "\n\n")])
    func appended(text: String, gap: String) throws {
        try program.write("AGENTS.md", text)
        #expect(try program.run("init", "--agents").errors == "")
        #expect(try program.read("AGENTS.md").hasPrefix("\(text)\(gap)\(Self.start)\n## Small\n"))
    }

    @Test(
        "Damaged markers are an error at their line, and no file is written",
        arguments: [
            (
                "a\nSTART\nb\n",
                "AGENTS.md:2:1: error: unmatched marker 'START'; add the other marker, or remove this one"
            ),
            ("a\n END\n", "AGENTS.md:2:2: error: unmatched marker 'END'; add the other marker, or remove this one"),
            (
                "END\nSTART\n",
                "AGENTS.md:2:1: error: unmatched marker 'START'; add the other marker, or remove this one"
            ),
            ("START\nEND\nSTART\n", "AGENTS.md:3:1: error: duplicate marker 'START'; keep one pair of markers"),
            ("START\nEND\nEND\n", "AGENTS.md:3:1: error: duplicate marker 'END'; keep one pair of markers"),
        ])
    func damaged(text: String, message: String) throws {
        func marked(_ text: String) -> String {
            text.replacing("START", with: Self.start).replacing("END", with: Self.end)
        }
        try program.write("AGENTS.md", marked(text))
        let result = try program.run("init", "--agents")
        #expect(result.status == 1)
        #expect(result.errors.contains(marked(message)), "\(result.errors)")
        #expect(result.errors.contains("[damaged-markers]"))
        #expect(try program.read("AGENTS.md") == marked(text))
        #expect(!program.exists(".agents"))
    }

    @Test("Markers within a line are text")
    func inline() throws {
        let text = "Lines such as \(Self.start) and \(Self.end).\n"
        try program.write("AGENTS.md", text)
        #expect(try program.run("init", "--agents").errors == "")
        #expect(try program.read("AGENTS.md").hasPrefix("\(text)\n\(Self.start)\n"))
    }

    @Test(
        "Markers in code are text",
        arguments: ["```markdown\nSTART\nEND\n```\n", "~~~~\n```\nSTART\n~~~~\n", "    START\n\tEND\n"])
    func code(text: String) throws {
        let text = text.replacing("START", with: Self.start).replacing("END", with: Self.end)
        try program.write("AGENTS.md", text)
        #expect(try program.run("init", "--agents").errors == "")
        let page = try program.read("AGENTS.md")
        #expect(page.hasPrefix("\(text)\n\(Self.start)\n## Small\n"))
        #expect(try program.run("init", "--agents").output == "The files for agents are up to date.\n")
        try program.write("AGENTS.md", "\u{FEFF}\(Self.start)\n\(Self.end)\n\(text)")
        #expect(try program.run("init", "--agents").errors == "")
        #expect(try program.read("AGENTS.md").hasSuffix("\n\(Self.end)\n\(text)"))
    }

    @Test("A fence without an end is text")
    func openFence() throws {
        try program.write("AGENTS.md", "```\n\(Self.start)\n\(Self.end)\n")
        #expect(try program.run("init", "--agents").errors == "")
        #expect(try program.read("AGENTS.md").hasPrefix("```\n\(Self.start)\n## Small\n"))
    }

    @Test(
        "A file in another encoding is an error, and no file is written",
        arguments: [
            ([0xFF, 0xFE, 0x23, 0, 0x0A, 0], "AGENTS.md:1:1: error: the file is not UTF-8: it is UTF-16; save it"),
            (
                [0x23, 0x0A, 0x61, 0xE9, 0x0A],
                "AGENTS.md:2:2: error: the file is not UTF-8: its byte E9 is not; save it"
            ),
        ] as [([UInt8], String)])
    func encoding(bytes: [UInt8], message: String) throws {
        let file = program.folder.url.appendingPathComponent("AGENTS.md")
        try Data(bytes).write(to: file)
        let result = try program.run("init", "--agents")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix(message), "\(result.errors)")
        #expect(try Data(contentsOf: file) == Data(bytes))
        #expect(!program.exists(".agents"))
    }

    @Test("An edited or foreign file is an error, and no file changes")
    func edited() throws {
        _ = try program.run("init", "--agents")
        try program.write(Self.skill, "Mine.\n")
        try program.write("Catalog/components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        let files = try program.files(below: "")
        let result = try program.run("init", "--agents")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: '\(Self.skill)' has other content than the program wrote and was not changed; move or remove it \
                [existing-file]
                1 error

                """)
        #expect(try program.files(below: "") == files)
    }

    @Test("A later run updates files, and removes those of categories that are gone")
    func later() throws {
        _ = try program.run("init", "--agents")
        try program.write("Catalog/components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        #expect(
            try program.run("init", "--agents").output == """
                updated \(Self.skill)
                created .agents/skills/small/references/lines.md
                removed .agents/skills/small/references/entries.md

                """)
        #expect(!program.exists(".agents/skills/small/references/entries.md"))
    }

    @Test("The project can be another folder, and the catalog's options count")
    func elsewhere() throws {
        try program.write(
            "Catalog/catalog.yaml",
            "format: 1\nname: Small\noutputs:\n  a: { backend: agents, options: { skill: lines, folder: x } }\n")
        let result = try program.run("init", "app", "--agents", "--catalog", "Catalog")
        #expect(result.errors == "")
        #expect(try program.read("app/AGENTS.md").contains("(.agents/skills/lines/SKILL.md)"))
        #expect(try program.read("app/.agents/.mcp.json").contains("\"../Catalog/catalog.yaml\""))
    }

    @Test("Options that do not go together are errors")
    func options() throws {
        #expect(try program.run("init").status == 64)
        #expect(try program.run("init", "x", "--catalog", "Catalog").status == 64)
        #expect(try program.run("init", "--agents", "--empty").status == 64)
        #expect(try program.run("init", "--agents", "--name", "x").status == 64)
    }
}
