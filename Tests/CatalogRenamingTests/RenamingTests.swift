import CatalogModel
import CatalogSync
import CatalogTestSupport
import Testing

@Suite("Renaming everywhere")
struct RenamingTests {
    private static let catalog = RenamingFixture(files: [
        "catalog.yaml": """
        format: 1
        name: Example
        tokens: [tokens/base.tokens.json]
        sections: { title: Look, under: usage, description: "See [it](entry:button) and `button`.", applies: [button] }

        """,
        "tokens/base.tokens.json": """
        { "color": { "$type": "color",
            "brand": { "base": { "$value": "#ff0000" }, "strong": { "$ref": "#/color/brand/base" } },
            "brandish": { "$value": "{color.brand.base}" } },
          "button": { "$type": "color",
            "background": { "rest": { "$value": "{color.brand.base}" }, "hover": { "$value": "{color.brand.strong}",
              "$deprecated": "Old.", "$extensions": { "component-catalog": { "deprecated": {
                "replacements": ["color.brand.base"] } } } } } } }

        """,
        "components/button.yaml": """
        # The button
        id: 'button'   # its id
        title: button
        summary: A button, see [token](token:color.brand.base).
        states: { "hover": Over it., rest: Not., pressed: { overrides: [hover], excludes: rest } }
        variants: { kind: [filled] }
        exclusions: { combination: { state: hover, kind: filled }, description: No. }
        tokens:
          button.background.[rest|hover]:
            default: { rest: '{color.brand.base}', hover: '{color.brand.strong}' }
          color.brand.base: { state: hover, default: { hover|rest: 1, "pressed": 2 }, by: state }
        animations: { fade: { tokens: color.brand.base, state: hover } }
        implementations: { web: { states: { hover: { term: ':hover' } } } }

        """,
        "components/link.yaml": """
        id: link
        title: Link
        summary: A link, not a [button](entry:button#api).
        states: [hover]
        deprecated: { message: Old., replacements: [button, color.brand.strong] }
        related: [{ entry: "button" }]

        """,
        "components/all.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>",
        "components/states.yaml": """
        { id: states, title: States, summary: All., kind: guide, covers: [button], figures: [
          { file: all.svg, alt: All., states: [hover] }] }

        """,
    ])

    @Test("An entry is renamed in lists, links, prose and replacements, and its file with it")
    func entry() async throws {
        let (old, new) = (try #require(EntryID("button")), try #require(EntryID("push-button")))
        let renaming = try await Self.catalog.texts().renaming(entry: old, to: new)
        let after = Self.catalog.renamed(renaming)
        #expect(renaming.count == 7)
        #expect(after.files["components/button.yaml"] == nil)
        #expect(
            after.files["components/push-button.yaml"]?.hasPrefix(
                "# The button\nid: 'push-button'   # its id\ntitle: button\n") == true)
        #expect(
            after.files["components/link.yaml"]
                == Self.catalog.files["components/link.yaml"]?
                .replacing("entry:button", with: "entry:push-button").replacing("\"button\"", with: "\"push-button\"")
                .replacing("[button,", with: "[push-button,"))
        #expect(
            after.files["catalog.yaml"]?.contains("[it](entry:push-button) and `button`.\", applies: [push-button]")
                == true)
        let rules = await after.load().diagnostics.map(\.rule.id).sorted()
        #expect(await rules == Self.catalog.load().diagnostics.map(\.rule.id).sorted())
        let back = after.renamed(try await after.texts().renaming(entry: new, to: old))
        #expect(back.files == Self.catalog.files)
    }

    @Test("A group of tokens is renamed in token files, patterns, values and prose")
    func tokens() async throws {
        let renaming = try await Self.catalog.texts().renaming(token: "color.brand", to: "color.accent")
        let after = Self.catalog.renamed(renaming)
        for (path, text) in Self.catalog.files {
            let expected = text.replacing("color.brand.", with: "color.accent.").replacing(
                "\"brand\"", with: "\"accent\""
            )
            .replacing("#/color/brand/", with: "#/color/accent/")
            #expect(after.files[path] == expected)
        }
        #expect(await after.load().registry != nil)
        let back = after.renamed(try await after.texts().renaming(token: "color.accent", to: "color.brand"))
        #expect(back.files == Self.catalog.files)
    }

    @Test("A token is renamed within the brackets of a pattern, and in the value's branch for it")
    func choice() async throws {
        let renaming = try await Self.catalog.texts().renaming(
            token: "button.background.hover", to: "button.background.over")
        let after = Self.catalog.renamed(renaming)
        #expect(
            after.files["components/button.yaml"]?.contains(
                "button.background.[rest|over]:\n    default: { rest: '{color.brand.base}', over: '{color.brand.strong}' }"
            ) == true)
        #expect(await after.load().registry != nil)
    }

    @Test("A pattern that also matches other tokens blocks a rename")
    func obstacle() async throws {
        var catalog = Self.catalog
        catalog.files["components/link.yaml"]? += "tokens: { '[color|button].background.rest': {} }\n"
        let tokens = try #require(catalog.files["tokens/base.tokens.json"])
        catalog.files["tokens/base.tokens.json"] = tokens.replacing(
            "\"brandish\": {", with: "\"background\": { \"rest\": { \"$value\": \"#000000\" } }, \"brandish\": {")
        let renaming = try await catalog.texts().renaming(token: "button.background.rest", to: "button.background.idle")
        #expect(renaming.files.isEmpty)
        #expect(
            renaming.obstacles.map(\.testDescription) == [
                "components/link.yaml:7:11 «'[color|button].background.rest'» '[color|button].background.rest' matches 'button.background.rest' and other tokens; name the tokens one by one first [rename-obstacle]"
            ])
        let moved = try await catalog.texts().renaming(token: "color.brand", to: "brand")
        #expect(moved.obstacles.map(\.rule.id) == ["rename-obstacle"])
        let taken = try await catalog.texts().renaming(token: "color.brand", to: "color.brandish")
        #expect(taken.obstacles.count == 1)
    }

    @Test("A state is renamed in all entries that have it, with the guides that cover them, or in one")
    func state() async throws {
        let after = Self.catalog.renamed(
            try await Self.catalog.texts().renaming(state: "hover", to: "hovered", of: nil))
        let button = try #require(after.files["components/button.yaml"])
        #expect(
            button
                == Self.catalog.files["components/button.yaml"]?.replacing("hover", with: "hovered")
                .replacing("':hovered'", with: "':hover'").replacing("[rest|hovered]", with: "[rest|hover]").replacing(
                    ", hovered: '{", with: ", hover: '{"))
        #expect(after.files["components/link.yaml"]?.contains("states: [hovered]") == true)
        #expect(after.files["components/states.yaml"]?.contains("states: [hovered]") == true)
        #expect(await after.load().registry != nil)
        let back = after.renamed(try await after.texts().renaming(state: "hovered", to: "hover", of: nil))
        #expect(back.files == Self.catalog.files)
        let one = Self.catalog.renamed(
            try await Self.catalog.texts().renaming(state: "hover", to: "hovered", of: EntryID("link")))
        #expect(one.files["components/button.yaml"] == Self.catalog.files["components/button.yaml"])
        let taken = try await Self.catalog.texts().renaming(state: "hover", to: "pressed", of: nil)
        #expect(taken.obstacles.map(\.message) == ["'button' already has a state 'pressed'; choose another name"])
    }
}
