import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("The order of a page")
struct FlowTests {
    private static let entry = """
        features: A feature.
        usage: { when: Now. }
        anatomy: [box]
        states: [on]
        variants: { size: [small] }
        behaviors: It blinks.
        sections:
          - { title: More, description: Text. }
          - { title: On states, description: Text., under: states }
        accessibility: { role: button }
        strings: { a.b: Text }
        dependencies: { external: [] }
        tokens: { theme.a: 1 }
        figures: A figure
        """

    @Test("A page with one implementation combines entry and implementation")
    func single() async throws {
        let pages = try await TestPages([
            "a": """
            \(Self.entry)
            implementations:
              uikit:
                imports: Kit
                types: { A: { kind: class, properties: { x: Int } } }
                examples: [A(), { title: Second, code: A(1) }]
                styles: [calm]
                features: Another feature.
                states: { busy: {} }
            """
        ])
        #expect(
            try pages.page("a").outline == [
                "Features", "When to use it", "Visual reference", "Anatomy", "Quick start", "API reference", "  A",
                "    Properties", "Examples", "  Second", "States", "  On states", "Variants", "  size", "Behavior",
                "More", "Customization", "  Styles", "Design tokens", "Accessibility", "Localization", "Dependencies",
            ])
        #expect(try pages.section("## Features", of: "a") == "- A feature.\n- Another feature.")
        #expect(try pages.page("a").tables.map(\.columns).contains(["State"]))
    }

    @Test("A page with several implementations has a section for each and shared facts once")
    func several() async throws {
        let pages = try await TestPages([
            "a": """
            \(Self.entry)
            implementations:
              uikit:
                since: 1.0.0
                types: { A: { kind: class } }
                states: { on: { when: isOn, term: selected }, busy: {} }
              compose:
                status: beta
                features: Another feature.
                states: { on: { when: checked } }
            """
        ])
        #expect(
            try pages.page("a").outline == [
                "Features", "When to use it", "Visual reference", "Anatomy", "UIKit", "  A", "  States",
                "Jetpack Compose", "  Features", "States", "  On states", "Variants", "  size", "Behavior", "More",
                "Design tokens", "Accessibility", "Localization", "Dependencies",
            ])
        #expect(
            try pages.section("## States", of: "a") == """
                | State | Condition | Name in code |
                | --- | --- | --- |
                | <a id="state--on"></a>on | UIKit: `isOn`<br>Jetpack Compose: `checked` | UIKit: `selected` |
                """)
        #expect(
            try pages.markdown("components/a.md").contains(
                """
                | Implementation | Status | Available since | Main types |
                | --- | --- | --- | --- |
                | [UIKit](#implementation--uikit) |  | 1.0.0 | `A` |
                | [Jetpack Compose](#implementation--compose) | Beta |  |  |
                """))
    }

    @Test("A page has no section without facts")
    func minimal() async throws {
        let pages = try await TestPages(["a": ""])
        #expect(try pages.markdown("components/a.md") == "# a\n\nA test.\n")
    }

    @Test("A page states facts that are explicitly empty")
    func none() async throws {
        let pages = try await TestPages([
            "a": "states: []\ntokens: []\nstrings: {}\nfeatures: []\ndependencies: { external: [], internal: [] }"
        ])
        #expect(
            try pages.page("a").outline == ["Features", "States", "Design tokens", "Localization", "Dependencies"])
        #expect(try pages.section("## States", of: "a") == "None.")
        #expect(
            try pages.section("## Dependencies", of: "a")
                == "**External dependencies:** None\n\n**Internal dependencies:** None")
    }

    @Test("A page shows content of guides, and catalog sections below each section that it has")
    func guidance() async throws {
        let pages = try await TestPages(
            [
                "a": "states: [on]",
                "guide": """
                kind: guide
                covers: a
                behaviors: [{ when: It rains., then: "Look [here](#rules).", applies: a }]
                sections: [{ title: Rules, description: All of them., under: usage, applies: a }]
                """,
            ],
            catalog: """
                format: 1
                name: Test
                sections:
                  - { title: Said of states, description: Always., under: states }
                  - { title: Said of tokens, description: Always., under: tokens }
                """)
        #expect(
            try pages.page("a").outline
                == ["When to use it", "  Rules", "States", "  Said of states", "Behavior", "See also"])
        #expect(
            try pages.section("## Behavior", of: "a") == """
                - *When:* It rains.<br>*Then:* Look [here](guide.md#section--rules).<br>From [guide](guide.md)
                """)
    }

    @Test("A page shows each catalog section once, also if only an implementation has its parent section")
    func catalogWide() async throws {
        let pages = try await TestPages(
            [
                "a": """
                usage: { when: Now. }
                implementations:
                  uikit: { types: { A: { kind: class } } }
                  web: { tokens: { theme.a: 1 }, states: [on] }
                  compose: { types: { B: { kind: class } }, tokens: { theme.b: 2 }, usage: { when: Then. } }
                """
            ],
            catalog: """
                format: 1
                name: Test
                sections:
                  - { title: Said of use, description: Always., under: usage }
                  - { title: Said of tokens, description: Always., under: tokens }
                  - { title: More of tokens, description: Always., under: tokens }
                  - { title: Said of code, description: Always., under: api }
                  - { title: Said of strings, description: Always., under: localization }
                """)
        #expect(
            try pages.page("a").outline == [
                "When to use it", "  Said of use", "UIKit", "  API reference", "    Said of code", "  A", "Web",
                "  States", "  Design tokens", "    Said of tokens", "    More of tokens", "Jetpack Compose",
                "  When to use it", "  B", "  Design tokens",
            ])
    }
}
