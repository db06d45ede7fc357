import CatalogModel
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

@testable import AgentsBackend

@Suite("Limits of files for coding agents")
struct AgentsLimitsTests {
    private static func catalog(_ count: Int, categories: Int, summary: String = "Starts an action.") async throws
        -> ComponentRegistry
    {
        var entries: [String: String] = [:]
        for index in 0..<count {
            entries["part-\(index)"] = """
                id: part-\(index)
                title: Part \(index)
                summary: \(JSONValue.string(summary).compact)
                category: Category \(index % categories)
                """
        }
        return try JudgedRegistries.require(await Snippet.load(entries))
    }

    private static func skill(_ registry: ComponentRegistry) throws -> String {
        try #require(AgentsSample.rendered(registry).files["skills/test/SKILL.md"])
    }

    @Test(
        "SKILL.md has fewer than 500 lines and 5,000 tokens at any number of entries",
        arguments: [
            (30, 5, "`part-7`: Starts an action."), (600, 9, "`part-7`, "), (3_000, 9, "(references/category-7.md)"),
            (2_000, 2_000, "search it for an id"),
        ])
    func sizes(count: Int, categories: Int, shown: String) async throws {
        let skill = try Self.skill(try await Self.catalog(count, categories: categories))
        #expect(skill.split(separator: "\n", omittingEmptySubsequences: false).count < 500)
        #expect(skill.utf8.count < 15_000)
        #expect(skill.contains(shown))
    }

    @Test("Summaries are shorter where whole ones have no room")
    func beginnings() async throws {
        let summary = String(repeating: "word ", count: 30)
        let registry = try await Self.catalog(120, categories: 3, summary: summary)
        let line = try #require(try Self.skill(registry).split(separator: "\n").first { $0.contains("`part-7`") })
        #expect(line == "- `part-7`: word word word word word word word word word word word word…")
    }

    @Test("A reference shortens long text and long lists", arguments: LongText.allCases)
    func longText(shape: LongText) async throws {
        let text = JSONValue.string(shape.text(ofBytes: 50_000)).compact
        let states = (0..<200).map { "state-\($0): \(text.prefix(300))\"" }.joined(separator: ", ")
        let entry = Snippet.entry(
            "a",
            """
            usage: { when: \(text), do: [\(text)] }
            accessibility: { practices: \(text) }
            states: { \(shape == .words ? states : "on: \(text)") }
            """)
        let registry = try JudgedRegistries.require(await Snippet.load(["a": entry]))
        let files = AgentsSample.rendered(registry).files
        let reference = try #require(
            files["skills/test/references/entries.md"])
        #expect(reference.utf8.count < 30_000)
        #expect(reference.contains("160 more: `catalog show a`") == (shape == .words))
    }

    /// Text that means something in YAML, Markdown, HTML or the names of files.
    static let hostile = [
        "--- a", "a: b # c", "{colors.x}", "# Title", "<script>alert(1)</script>", "]]> `x` ](y)", "../../etc/passwd",
        "\"quoted\" 'text'", "con", "日本", "- item", "| cell |", "\u{202E}reversed", "&amp; $x$",
    ]

    static func hostileCatalog() async throws -> ComponentRegistry {
        var entries: [String: String] = [:]
        for (index, text) in hostile.enumerated() {
            let text = JSONValue.string(text).compact
            entries["e-\(index)"] = """
                id: e-\(index)
                title: \(text)
                summary: \(text)
                category: \(text)
                usage: { when: \(text), do: \(text) }
                states: { \(text): \(text) }
                implementations: { swiftui: { types: { Thing\(index): { kind: struct, properties: { \(text): { type: \(text) } } } } } }
                """
        }
        return try JudgedRegistries.require(
            await Snippet.load(entries, catalog: "format: 1\nname: \(JSONValue.string(hostile[4]).compact)"))
    }

    @Test("Names of files have letters, digits and hyphens, and differ")
    func hostileNames() async throws {
        let registry = try await Self.hostileCatalog()
        let names = AgentsSample.rendered(registry).files.keys.filter { $0.contains("/references/") }
        #expect(names.count == Self.hostile.count)
        #expect(names.allSatisfy { $0.contains(/^skills\/[a-z0-9-]+\/references\/[a-z0-9-]+\.md$/) })
    }

    @Test(
        "Validators of skills and of DESIGN.md accept the files of real and large catalogs",
        .enabled(if: AgentsJudge.hasPackages, "\(AgentsJudge.reason)"))
    func judged() async throws {
        var registries = [try await AgentsSample.registry(), try await JudgedRegistries.own()]
        registries += [try await Self.catalog(1_000, categories: 9), try await Self.catalog(300, categories: 4)]
        for trial in TrialCatalog.allCases { registries.append(try #require(try await trial.load().registry)) }
        for registry in registries {
            let faults = try AgentsJudge.faults([registry])
            #expect(faults == [], "\(registry.configuration.name?.value ?? "")")
        }
    }

    @Test(
        "Validators of skills and of DESIGN.md accept files of hostile text",
        .enabled(if: AgentsJudge.hasPackages, "\(AgentsJudge.reason)"))
    func judgedHostile() async throws {
        #expect(try AgentsJudge.faults([try await Self.hostileCatalog()]) == [])
    }

    @Test(
        "Validators report broken files",
        .enabled(if: AgentsJudge.hasPackages, "\(AgentsJudge.reason)"))
    func broken() async throws {
        let registry = try await AgentsSample.registry()
        let faults = try AgentsJudge.faults([registry]) { files in
            files["DESIGN.md"] = files["DESIGN.md"]?.replacing("{colors.surface}", with: "{colors.none}")
                .replacing("## Layout", with: "## Spacing")
            files["skills/lamps-switches/SKILL.md"] = files["skills/lamps-switches/SKILL.md"]?
                .replacing("controls.md", with: "none.md").replacing("name: lamps-switches", with: "name: Lamps")
        }
        #expect(faults.contains { $0.contains("{colors.none} leads nowhere") })
        #expect(faults.contains { $0.contains("the sections are") })
        #expect(faults.contains { $0.hasPrefix("skills-ref: ") && $0.contains("lowercase") })
        #expect(faults.contains { $0.hasPrefix("skillcheck: references") })
    }
}
