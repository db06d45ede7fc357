import CatalogModel
import CatalogTestSupport
import Testing

@testable import AgentsBackend

@Suite("Files for coding agents")
struct AgentsFilesTests {
    @Test("An output has a skill with a reference for each category, DESIGN.md and a fragment")
    func paths() async throws {
        let files = AgentsSample.rendered(try await AgentsSample.registry()).files
        #expect(
            files.keys.sorted() == [
                "AGENTS.fragment.md", "DESIGN.md", "skills/lamps-switches/SKILL.md",
                "skills/lamps-switches/references/controls.md",
            ])
    }

    @Test("SKILL.md lists each component with its use")
    func skill() async throws {
        let files = AgentsSample.rendered(try await AgentsSample.registry()).files
        #expect(
            files["skills/lamps-switches/SKILL.md"] == """
                ---
                name: lamps-switches
                description: "Select and apply components and design tokens of Lamps & Switches: Controls. Use when writing or reviewing user interface code."
                ---

                # Lamps & Switches

                Everything about *light*.

                Version 2.1.0. Use these components instead of writing similar ones.

                ## Choose a component

                [Controls](references/controls.md)

                - `dimmer`: Sets the brightness of a lamp.
                - `toggle`: Deprecated; use dimmer. Turns a lamp on or off.

                ## Look up details

                - The file of a category has API, states, tokens, accessibility and advice by id.
                - The MCP server `component-catalog` answers single questions with `search`, `get`, `token` and `check_usage`.
                - In a shell, `catalog show ID` prints all facts, and `catalog token PATH` the values of a token.
                - Names that no source lists do not exist.

                """)
    }

    @Test("A reference has the facts of each entry in short")
    func reference() async throws {
        let files = AgentsSample.rendered(try await AgentsSample.registry()).files
        #expect(
            files["skills/lamps-switches/references/controls.md"] == """
                # Controls

                [Dimmer](#dimmer) · [Toggle](#toggle)

                ## Dimmer

                Sets the *brightness* of a lamp.

                `dimmer` · since 1.0.0 · also called fader

                **Use it when**

                - A lamp has more than two levels.

                **Alternatives**

                - `toggle`: A lamp is on or off.

                **Do**

                - Show the level.

                **Do not**

                - Hide the level.

                **States**

                - `enabled`: Waits for input.
                - `disabled`: when `isEnabled = false`; takes no input; deprecated (use `enabled`)

                **Variants**

                - `size`: `small`, `large`; default `small`

                **Tokens**

                - `dimmer.background`: background; state `enabled`

                **Accessibility**

                - Role: `slider`
                - Label: Name the lamp.
                - Key `Arrow keys`: Change the level.

                ### API in swiftui

                Import `Lamps`

                `Dimmer` (struct)

                - `init(_ level: Double)`
                - `level: Double = 0.5`, required
                - `brightness: Double`, deprecated (use `level`)
                - `flash(times: Int = 1) -> Bool`

                ## Toggle

                **Deprecated.** Use `dimmer`. Too plain.

                Turns a lamp on or off.

                `toggle`

                """)
    }

    @Test("A method is printed as it is called, with all required parameters")
    func calls() async throws {
        let wide = (1...8).map { "option\($0): { type: String, default: '\"a long value\"' }" }.joined(separator: ", ")
        let registry = try JudgedRegistries.require(
            await Snippet.load([
                "sum": """
                id: sum
                title: Sum
                implementations:
                  swiftui:
                    types:
                      Sum: { kind: struct, initializers: { parameters: { values: { label: _, type: Int, variadic: true } } } }
                  compose:
                    types:
                      Sum:
                        kind: composable
                        initializers:
                          - parameters: { values: { type: Int, variadic: true } }
                          - parameters: { title: { type: String }, \(wide), onTap: { type: () -> Unit } }
                """
            ]))
        let file = AgentsSample.rendered(registry).files.first { $0.key.contains("/references/") }
        let lines = file?.value.split(separator: "\n").filter { $0.hasPrefix("- `") }.map(String.init)
        #expect(
            lines == [
                "- `init(_ values: Int...)`", "- `Sum(vararg values: Int)`",
                "- `Sum(title: String, …, onTap: () -> Unit)`",
            ])
    }

    @Test("DESIGN.md has tokens and looks as front matter, then the eight sections")
    func design() async throws {
        let files = AgentsSample.rendered(try await AgentsSample.registry()).files
        #expect(
            files["DESIGN.md"] == """
                ---
                version: alpha
                name: "Lamps & Switches"
                description: "Everything about light."
                colors:
                  surface: "#ffffff"
                typography:
                  body:
                    fontFamily: "Inter, sans-serif"
                    fontSize: "16px"
                    fontWeight: 700
                    lineHeight: 1.5
                    letterSpacing: "0px"
                rounded:
                  small: "4px"
                spacing:
                  gap: "0.5rem"
                components:
                  dimmer-enabled:
                    backgroundColor: "{colors.surface}"
                ---

                # Lamps & Switches

                ## Overview

                Everything about *light*.

                ## Colors

                - `surface`: token `color.surface`, For cards.

                ## Typography

                - `body`: token `font.body`

                ## Layout

                - `gap`: token `space.gap`

                ## Elevation & Depth

                - `shadow.low`: `0px 1px 2px 0px #FFFFFF`

                ## Shapes

                - `small`: token `radius.small`

                ## Components

                - `dimmer`: Sets the *brightness* of a lamp.

                ## Do's and Don'ts

                - `dimmer`, do: Show the level.
                - `dimmer`, do not: Hide the level.

                """)
    }

    @Test("The fragment names the files from the folder of AGENTS.md")
    func fragment() async throws {
        let registry = try await AgentsSample.registry()
        #expect(
            AgentsSample.rendered(registry).files["AGENTS.fragment.md"] == """
                ## Lamps & Switches

                The design system of this project is Lamps & Switches 2.1.0.

                - Before writing or reviewing user interface code, read the skill [lamps-switches](.agents/skills/lamps-switches/SKILL.md). It lists the components; its references have API, states, tokens and accessibility.
                - For colors, typography, spacing and shapes, read [DESIGN.md](.agents/DESIGN.md). Use tokens instead of literal values.
                - Do not use deprecated components or members; the references name the replacements.
                - For single facts, use the tools of the MCP server `component-catalog` or run `catalog show ID`. Do not guess names of components or members.

                """)
        let near = AgentsSample.rendered(registry, ["folder": "."]).files["AGENTS.fragment.md"]
        #expect(near?.contains("(skills/lamps-switches/SKILL.md)") == true)
    }

    @Test(
        "The name of a skill has at most 64 lowercase letters, digits and single hyphens",
        arguments: ["Lamps", "a--b", "-a", "a-", "", "con", "größe", "a/b", String(repeating: "a", count: 65)])
    func invalidNames(name: String) async throws {
        let (files, findings) = AgentsSample.rendered(try await AgentsSample.registry(), ["skill": name])
        #expect(files.isEmpty)
        #expect(
            findings.map(\.message) == [
                "'\(name)' is not a valid name of a skill; use at most 64 lowercase letters, digits and single hyphens"
            ])
    }

    @Test("The name of a skill is a valid option")
    func validName() async throws {
        let files = AgentsSample.rendered(try await AgentsSample.registry(), ["skill": "a-2"]).files
        #expect(files["skills/a-2/SKILL.md"]?.hasPrefix("---\nname: a-2\n") == true)
    }

    @Test(
        "The default name of a skill comes from the catalog's name",
        arguments: [("Größe 2", "gr-e-2"), ("日本", "components"), ("  a  ", "a")])
    func madeNames(name: String, skill: String) async throws {
        let registry = try JudgedRegistries.require(
            await Snippet.load(["a": Snippet.entry("a")], catalog: "format: 1\nname: \"\(name)\""))
        #expect(AgentsSample.rendered(registry).files["skills/\(skill)/SKILL.md"] != nil)
    }

    @Test("A catalog whose name is that of a device needs an option")
    func deviceName() async throws {
        let registry = try JudgedRegistries.require(
            await Snippet.load(["a": Snippet.entry("a")], catalog: "format: 1\nname: Con"))
        #expect(
            AgentsSample.rendered(registry).findings.map(\.testDescription) == [
                "catalog.yaml:2:7 «Con» the name of the catalog cannot be the name of a skill; set the option 'skill', for "
                    + "example to 'design-system' [skill-name]"
            ])
    }
}
