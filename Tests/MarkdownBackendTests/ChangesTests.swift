import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Changes by version")
struct ChangesTests {
    @Test("Changes are collected from all declarations of an entry, the latest first")
    func changes() async throws {
        let pages = try await TestPages([
            "a": """
            since: 1.9.0
            deprecated: { since: 3.0.0-beta.1, removal: 4.0.0 }
            states: { on: { since: 1.10.0 }, off: { since: 1.10.0 } }
            variants: { size: { values: { small: {}, large: { since: 1.10.0 } } } }
            anatomy: { box: { parts: { mark: { since: 2.0.0 } } } }
            tokens: { "theme.[a|b]": { since: 2.0.0, default: 1 } }
            properties: { level: { type: Int, since: soon } }
            implementations:
              uikit:
                since: 1.10.0
                types:
                  A:
                    kind: class
                    since: 2.0.0
                    properties: { x: { type: Int, deprecated: { since: 2.0.0 } } }
                    initializers: [{}, { since: 2.0.0, parameters: { y: { type: Int, since: 2.1.0 } } }]
                    methods: { go: { since: 2.1.0 } }
                    events: { tap: { since: 2.1.0 } }
                    slots: { "": { since: 2.1.0 } }
              web: { strings: { a.b: { text: A, since: 2.1.0 } }, dependencies: { external: { kit: { since: 1.9.0 } } } }
            """
        ])
        #expect(
            try pages.section("## Changes", of: "a") == """
                | Version | Changes |
                | --- | --- |
                | 4.0.0 | Removal planned: a |
                | 3.0.0-beta.1 | Deprecated: a |
                | 2.1.0 | Added: [`A.init(y:)`: `y`](#a--init-y), [`A.go()`](#a--go), [`A.tap`](#a--event-tap), \
                [`A.default`](#a--slot-default), [Text `a.b`](#string--a-b) |
                | 2.0.0 | Added: [`A`](#type--a), [Part `mark`](#part--box-mark), \
                [Token `theme.[a\\|b]`](#token--theme.a)<br>Deprecated: [`A.x`](#a--x) |
                | 1.10.0 | Added: [UIKit](#implementation--uikit), [State `on`](#state--on), \
                [State `off`](#state--off), [Value `large`](#variant--size-large) |
                | 1.9.0 | Added: a |
                | soon | Added: [`level`](#property--level) |
                """)
    }

    @Test("Members do not repeat the version of their owner")
    func together() async throws {
        let pages = try await TestPages([
            "a": """
            since: 1.0.0
            states: { on: { since: 1.0.0 }, off: { since: 1.0.0, deprecated: { since: 1.0.0 } } }
            """
        ])
        #expect(
            try pages.section("## Changes", of: "a") == """
                | Version | Changes |
                | --- | --- |
                | 1.0.0 | Added: a<br>Deprecated: [State `off`](#state--off) |
                """)
    }

    @Test("An entry with only its first version has no section of changes")
    func first() async throws {
        let pages = try await TestPages(["a": "since: 1.0.0", "b": "states: { on: { deprecated: { since: 2.0.0 } } }"])
        #expect(try pages.page("a").outline == [])
        #expect(try pages.page("b").outline == ["States", "Changes"])
    }

    @Test("Changes of a type are on the page of the entry that documents the type")
    func borrowed() async throws {
        let type = "types: { A: { kind: class, since: 1.0.0, properties: { x: { type: Int, since: 1.1.0 } } } }"
        let pages = try await TestPages([
            "a": "implementations: { uikit: { \(type) } }",
            "b": "implementations: { uikit: { types: { A: { from: a } } } }",
        ])
        #expect(try pages.page("a").outline.contains("Changes"))
        #expect(try !pages.page("b").outline.contains("Changes"))
    }
}

@Suite("Dependents")
struct DependentsTests {
    @Test("Dependents are listed with the dependencies, and not among mentions")
    func dependents() async throws {
        let pages = try await TestPages([
            "icon": "",
            "button": "anatomy: { face: { parts: { sign: { entry: icon } } } }",
            "card": "dependencies: { composes: [icon, button] }",
            "list": "implementations: { web: { dependencies: { internal: { Icon: { entry: icon } } } } }",
            "guide": "related: icon",
        ])
        #expect(
            try pages.section("## Dependencies", of: "icon") == """
                **Used in**

                - [button](button.md)
                - [card](card.md)
                - [list](list.md)
                """)
        #expect(try pages.section("## See also", of: "icon") == "**Mentioned by:** [guide](guide.md)")
        #expect(
            try pages.section("## Dependencies", of: "button") == """
                **Used in**

                - [card](card.md)
                """)
    }
}

@Suite("Pictures")
struct PictureTests {
    @Test("Pictures are copied, and every host shows the copies", arguments: Dialect.all.map(\.name))
    func copies(dialect: String) async throws {
        let pages = try await TestPages(
            [
                "a": """
                figures: { file: a b.png, dark: ../img/a_b#1.png, alt: A picture }
                anatomy: { b: { figures: { file: b.png, alt: B } } }
                description: See [it](b.png) and [more](more.txt).
                """
            ],
            files: [
                "components/a b.png": "light", "img/a_b#1.png": "dark", "components/more.txt": "",
                "components/b.png": "b",
            ])
        let site = SiteLinks(pages.registry)
        let page = try #require(pages.registry["a"].flatMap { ComponentPage($0, site: site).page() })
        let files = ["assets/components--a_20_b.png", "assets/img--a_5f_b_23_1.png"]
        let picture = Picture(file: .asset(files[0]), dark: .asset(files[1]), alt: "A picture")
        #expect(page.sections.first?.content.blocks.first == .picture(picture))
        let rendered = RenderedCatalog(pages.registry, options: .of(MarkdownBackend(), ["dialect": dialect])).files
        #expect(rendered[files[0]] == "light" && rendered[files[1]] == "dark")
        let text = try #require(rendered["components/a.md"])
        let folder = dialect == "docc" ? "" : "../assets/"
        // Two pictures of one kind are one to DocC, told apart by their names.
        let shown = dialect == "docc" ? "components--a_20_b_or_img--a_5f_b_23_1" : "components--a_20_b"
        #expect(text.contains("\(folder)\(shown).png"))
        if dialect == "docc" {
            #expect(rendered["assets/\(shown).png"] == "light" && rendered["assets/\(shown)~dark.png"] == "dark")
        }
        #expect(text.contains("[it](\(folder)components--b.png)"))
        // What is no picture stays where it is.
        #expect(text.contains("more.txt") && !rendered.keys.contains { $0.hasSuffix("more.txt") })
    }

    @Test("Copies of pictures have different names")
    func names() {
        let pictures = [
            "a/b.png", "a--b.png", "a_b.png", "a b.png", "../a.png", "up/a.png", "ä.png", "con.png", "a?.png",
        ]
        let paths = pictures.compactMap { PictureCopies.path(of: $0)?.text }
        #expect(
            paths == [
                "assets/a--b.png", "assets/a-_2d_b.png", "assets/a_5f_b.png", "assets/a_20_b.png", "assets/_up_--a.png",
                "assets/up--a.png", "assets/ä.png", "assets/_con.png", "assets/a_3f_.png",
            ])
    }

    @Test("Pictures of parts are shown with the parts and their letters")
    func callouts() async throws {
        let pages = try await TestPages(
            [
                "a": """
                anatomy: { knob: { callout: A, parts: { mark: { callout: A1 } } }, plate: {} }
                states: { on: {} }
                figures:
                  - { file: parts.png, alt: All parts, parts: [knob, mark, plate] }
                  - { file: on.png, alt: Lit, states: on, parts: knob }
                  - { file: states.png, alt: All states, under: states }
                """
            ], files: ["components/parts.png": "1", "components/on.png": "2", "components/states.png": "3"])
        let anatomy = try pages.section("## Anatomy", of: "a")
        #expect(anatomy.contains("Parts: **A** [knob](#part--knob), **A1** "))
        #expect(anatomy.contains("parts.png") && anatomy.hasSuffix("| <a id=\"part--plate\"></a>plate |  |"))
        #expect(try pages.section("## Visual reference", of: "a").contains("on.png"))
        let states = try pages.section("## States", of: "a")
        #expect(try #require(states.firstRange(of: "states.png")).lowerBound < #require(states.firstIndex(of: "|")))
    }
}
