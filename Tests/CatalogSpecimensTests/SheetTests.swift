import CatalogModel
import CatalogPages
import Testing

@Suite("Specimens of a component")
struct SheetTests {
    @Test("A component without roles, token files or visible values has no specimens")
    func none() async throws {
        #expect(try await SpecimenCatalog("tokens: { paper: {}, ink: {} }").subjects == [])
        #expect(
            try await SpecimenCatalog("tokens: { tall: { role: height }, thin: { role: borderWidth } }").subjects == [])
        let clear = #""clear": \#(SpecimenCatalog.color("1, 1, 1", alpha: "0"))"#
        #expect(try await SpecimenCatalog("tokens: { clear: { role: background } }", tokens: clear).subjects == [])
        let catalog = try await SpecimenCatalog("tokens: { paper: { role: background } }")
        #expect(SpecimenSheet(of: catalog.registry.components[0], in: []).rows.isEmpty)
    }

    @Test("A component has a specimen for each state with tokens, including tokens for all states")
    func states() async throws {
        let catalog = try await SpecimenCatalog(
            """
            states: [off, on, broken]
            tokens:
              red: { role: border, state: on }
              paper: { role: background, state: off }
              tall: { role: height }
            """)
        #expect(catalog.subjects == ["on", "off"])
        #expect(catalog.words() == ["border #FF0000, height 40px", "background #FFFFFF, height 40px"])
        #expect(catalog.words(theme: 1) == ["border #FF0000, height 40px", "background #000000, height 40px"])
    }

    @Test("A specimen uses no token of another state and prefers a token of its state to a general one")
    func precedence() async throws {
        let catalog = try await SpecimenCatalog(
            """
            states: [off, on]
            tokens:
              paper: { role: background }
              red: { role: background, state: on }
              text: { role: foreground, state: off }
            """)
        #expect(catalog.subjects == ["-", "on", "off"])
        #expect(
            catalog.words() == ["background #FFFFFF", "background #FF0000", "background #FFFFFF, foreground #000000"])
    }

    @Test("A specimen omits a role for which two tokens disagree")
    func disagreement() async throws {
        let catalog = try await SpecimenCatalog(
            "tokens: { paper: { role: background }, red: { role: background }, text: { role: border } }")
        #expect(catalog.words() == ["border #000000"])
        #expect(catalog.sheet.conflicts.map { $0.tokens.map(\.path) } == [["paper", "red"]])
        let agreed = try await SpecimenCatalog("tokens: { ink: { role: background }, text: { role: background } }")
        #expect(agreed.words() == ["background #000000"])
        #expect(agreed.sheet.conflicts.isEmpty)
    }

    @Test("All parts with a position are in one specimen, and other parts are not")
    func parts() async throws {
        let catalog = try await SpecimenCatalog(
            """
            anatomy: [surface, label, halo]
            states: [on]
            tokens:
              paper: { role: background, part: surface }
              red: { role: background, part: halo }
              round: { role: radius }
              text: { role: foreground, part: label, state: on }
            """)
        #expect(catalog.subjects == ["-", "on"])
        #expect(
            catalog.words() == [
                "radius 6px; surface: background #FFFFFF",
                "radius 6px; surface: background #FFFFFF; label: foreground #000000",
            ])
    }

    @Test("Parts with unknown names are placed by the roles of their tokens if the position is free")
    func unknownParts() async throws {
        let parts = "red: { role: background, part: hülle }, text: { role: foreground, part: beschriftung }"
        let entry = "anatomy: [hülle, beschriftung]\ntokens: { \(parts) }"
        let catalog = try await SpecimenCatalog(entry)
        #expect(catalog.words() == ["hülle: background #FF0000; beschriftung: foreground #000000"])
        let taken = try await SpecimenCatalog(
            "anatomy: [hülle, beschriftung]\ntokens: { \(parts), paper: { role: background }, ink: { role: foreground } }"
        )
        #expect(taken.words() == ["background #FFFFFF, foreground #000000"])
    }

    @Test("A control has specimens only in states that its tokens distinguish")
    func choices() async throws {
        let catalog = try await SpecimenCatalog(
            """
            states: [off, on]
            accessibility: { role: switch }
            tokens: { red: { role: background, state: on }, text: { role: foreground }, tall: { role: width } }
            """)
        #expect(catalog.subjects == ["on"])
        #expect(catalog.sheet.rows.map { $0.looks[0]?.choice } == [.on])
    }

    @Test("Specimens show values of axes, and the default of an axis if none is chosen")
    func variants() async throws {
        let catalog = try await SpecimenCatalog(
            """
            states: [on]
            variants:
              size: { default: small, values: [small, large] }
              tone: [calm, loud]
            tokens:
              paper: { role: background, state: on }
              round: { role: height, variant: { size: small } }
              tall: { role: height, variant: { size: large } }
              red: { role: background, variant: { size: large, tone: [calm, loud] } }
            """)
        #expect(catalog.subjects == ["on size=small", "size=large tone=calm", "size=large tone=loud"])
        #expect(
            catalog.words() == [
                "background #FFFFFF, height 6px", "background #FF0000, height 40px", "background #FF0000, height 40px",
            ])
    }

    @Test("Specimens use the branches of patterns and documented values")
    func patterns() async throws {
        let catalog = try await SpecimenCatalog(
            """
            states: [off, on]
            tokens:
              lamp.[off|on].[back|edge]:
                role: [background, border]
              text: { role: foreground, by: [state], default: { on: "{red}" } }
            """,
            tokens: """
                "lamp": {
                  "off": { "back": { "$type": "color", "$value": "{paper}" }, "edge": { "$type": "color", "$value": "{ink}" } },
                  "on": { "back": { "$type": "color", "$value": "{red}" }, "edge": { "$type": "color", "$value": "{ink}" } }
                }
                """)
        #expect(catalog.subjects == ["off", "on"])
        #expect(
            catalog.words() == [
                "background #FFFFFF, foreground #000000, border #000000",
                "background #FF0000, foreground #FF0000, border #000000",
            ])
    }

    @Test("A specimen uses a value for one theme in that theme only")
    func themes() async throws {
        let catalog = try await SpecimenCatalog(
            """
            states: [on]
            tokens:
              paper:
                role: background
                by: [theme, state]
                default: { light: { on: "{red}" }, dark: { on: "{veil}" } }
            """)
        #expect(catalog.subjects == ["-", "on"])
        #expect(catalog.words() == ["background #FFFFFF", "background #FF0000"])
        #expect(catalog.words(theme: 1) == ["background #000000", "background #0000FF 50%"])
    }

    @Test("A component has no specimens if they exceed the limit of a page")
    func bounds() async throws {
        let values = (1...101).map { "v\($0)" }.joined(separator: ", ")
        let catalog = try await SpecimenCatalog(
            "variants: { size: [\(values)] }\ntokens: { paper: { role: background, variant: { size: [\(values)] } } }")
        #expect(catalog.subjects == [])
    }
}
