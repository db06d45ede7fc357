import CatalogModel
import CatalogPages
import CatalogTestSupport
import Testing

@Suite("How specimens are drawn")
struct DrawingTests {
    @Test("A specimen is one small file with a text alternative")
    func whole() async throws {
        let catalog = try await SpecimenCatalog(
            """
            tokens:
              paper: { role: background }
              text: { role: foreground }
              red: { role: border }
              thin: { role: borderWidth }
              round: { role: radius }
              tall: { role: height }
              wide: { role: width }
            """)
        let looks = try #require(catalog.sheet.rows.first).looks
        #expect(
            looks.map { $0?.svg(title: "Lamp <1>") } == [
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40" role="img">\
                <title>Lamp &lt;1&gt;</title>\
                <desc>background #FFFFFF, foreground #000000, border #FF0000, border width 2px, radius 6px, width 5rem, \
                height 40px</desc>\
                <rect x="1" y="1" width="78" height="38" rx="5" fill="#ffffff" stroke="#ff0000" stroke-width="2"/>\
                <text x="40" y="25" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" \
                fill="#000000">Lamp</text></svg>

                """,
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40" role="img">\
                <title>Lamp &lt;1&gt;</title>\
                <desc>background #000000, foreground #FFFFFF, border #FF0000, border width 2px, radius 6px, width 5rem, \
                height 40px</desc>\
                <rect x="1" y="1" width="78" height="38" rx="5" fill="#000000" stroke="#ff0000" stroke-width="2"/>\
                <text x="40" y="25" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" \
                fill="#ffffff">Lamp</text></svg>

                """,
            ])
    }

    @Test(
        "A specimen draws only the roles whose values are available",
        arguments: [
            ("paper: { role: background }", ##"<rect width="88" height="36" fill="#ffffff"/>"##),
            (
                "red: { role: border }",
                ##"<rect x="0.5" y="0.5" width="87" height="35" fill="none" stroke="#ff0000"/>"##
            ),
            (
                "paper: { role: background }, veil: { role: border }, thin: { role: borderWidth }",
                ##"<rect width="88" height="36" fill="#ffffff"/><rect x="1" y="1" width="86" height="34" fill="none""##
                    + ##" stroke="#0000ff" stroke-opacity="0.5" stroke-width="2"/>"##
            ),
            (
                "veil: { role: background }, round: { role: padding }, thin: { role: paddingY }",
                ##"<pattern id="q" width="8" height="8" patternUnits="userSpaceOnUse">"##
                    + ##"<path d="M0 0h4v8h4V4H0z" fill="#808080" fill-opacity="0.15"/></pattern>"##
                    + ##"<rect width="76" height="24" fill="url(#q)"/>"##
                    + ##"<rect width="76" height="24" fill="#0000ff" fill-opacity="0.5"/>"##
            ),
            (
                "paper: { role: background }, half: { role: opacity }",
                ##"<g opacity="0.5"><rect width="88" height="36" fill="#ffffff"/></g>"##
            ),
            // As round as can be, and sizes that no page has room for.
            (
                "paper: { role: background }, pill: { role: radius }, vast: { role: height }",
                ##"<rect width="88" height="36" rx="18" fill="#ffffff"/>"##
            ),
            (
                "paper: { role: background }, less: { role: height }, vast: { role: padding }",
                ##"<rect width="88" height="36" fill="#ffffff"/>"##
            ),
            (
                "paper: { role: background }, none: { role: borderWidth }, red: { role: border }",
                ##"<rect width="88" height="36" fill="#ffffff"/>"##
            ),
        ])
    func parts(tokens: String, shapes: String) async throws {
        let catalog = try await SpecimenCatalog(
            "tokens: { \(tokens) }",
            tokens: """
                "half": { "$type": "number", "$value": 0.5 }, "pill": \(SpecimenCatalog.length("9999")),
                "vast": \(SpecimenCatalog.length("1e300")), "less": \(SpecimenCatalog.length("-4")),
                "none": \(SpecimenCatalog.length("0"))
                """)
        #expect(try catalog.shapes() == shapes)
    }

    @Test("A specimen is drawn on its background token if the entry has one")
    func ground() async throws {
        let catalog = try await SpecimenCatalog(
            "tokens: { red: { role: border, background: paper }, thin: { role: borderWidth }, tall: { role: height } }")
        #expect(
            try catalog.shapes() == ##"<rect width="104" height="56" fill="#ffffff"/>"##
                + ##"<rect x="9" y="9" width="86" height="38" fill="none" stroke="#ff0000" stroke-width="2"/>"##)
        let own = try await SpecimenCatalog(
            "tokens: { red: { role: border, background: paper }, paper: { role: background } }")
        #expect(
            try own.shapes()
                == ##"<rect x="0.5" y="0.5" width="87" height="35" fill="#ffffff" stroke="#ff0000"/>"##)
    }

    @Test("A specimen has a dot where text does not fit, and names several contents")
    func contents() async throws {
        let small = #""small": \#(SpecimenCatalog.length("20"))"#
        let box = try await SpecimenCatalog(
            "tokens: { paper: { role: background }, text: { role: foreground }, small: { role: width } }", tokens: small
        )
        #expect(
            try box.shapes() == ##"<rect width="20" height="36" fill="#ffffff"/>"##
                + ##"<rect x="6" y="14" width="8" height="8" rx="4" fill="#000000"/>"##)
        let two = try await SpecimenCatalog(
            "tokens: { paper: { role: background }, text: { role: foreground, title: Value }, red: { role: foreground } }"
        )
        let shapes = try two.shapes()
        #expect(shapes.contains(##"fill="#000000">Value</text>"##) && shapes.contains(##"fill="#ff0000">red</text>"##))
    }

    @Test("A specimen has the fonts, shadows and composite borders of its tokens")
    func composites() async throws {
        let catalog = try await SpecimenCatalog(
            "tokens: { edge: { role: border }, lift: { role: shadow }, words: { role: typography }, "
                + "paper: { role: background }, text: { role: foreground } }",
            tokens: """
                "edge": {
                  "$type": "border",
                  "$value": {
                    "color": "{red}", "width": "{thin}",
                    "style": {
                      "dashArray": [{ "value": 4, "unit": "px" }, { "value": 0.25, "unit": "rem" }], "lineCap": "round"
                    }
                  }
                },
                "lift": {
                  "$type": "shadow",
                  "$value": {
                    "color": "{veil}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
                    "blur": { "value": 6, "unit": "px" }, "spread": { "value": -1, "unit": "px" }
                  }
                },
                "words": {
                  "$type": "typography",
                  "$value": {
                    "fontFamily": ["O'Font", "serif"], "fontSize": { "value": 1.25, "unit": "rem" }, "fontWeight": "bold",
                    "letterSpacing": { "value": 0.5, "unit": "px" }, "lineHeight": 1.2
                  }
                }
                """)
        #expect(
            try catalog.shapes() == """
                <filter id="s0" filterUnits="userSpaceOnUse" x="0" y="0" width="102" height="54">\
                <feGaussianBlur stdDeviation="3"/></filter>\
                <rect x="8" y="10" width="86" height="38" fill="#0000ff" fill-opacity="0.5" filter="url(#s0)"/>\
                <rect x="7" y="7" width="88" height="40" fill="#ffffff"/>\
                <rect x="8" y="8" width="86" height="38" fill="none" stroke="#ff0000" stroke-width="2" \
                stroke-dasharray="4 4" stroke-linecap="round"/>\
                <text x="51" y="34" font-family="'O\\'Font', serif" font-size="20" font-weight="700" \
                letter-spacing="0.5" text-anchor="middle" fill="#000000">Lamp</text>
                """)
    }

    @Test("A specimen truncates a long title to the available width")
    func longTitle() async throws {
        let title = String(repeating: "Lämp<&>", count: 60)
        let catalog = try await SpecimenCatalog(
            "tokens: { text: { role: foreground }, paper: { role: background } }", title: title)
        #expect(
            try catalog.shapes() == ##"<rect width="184" height="36" fill="#ffffff"/>"##
                + ##"<text x="92" y="23" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" "##
                + ##"fill="#000000">"##
                + "Lämp&lt;&amp;&gt;Lämp&lt;&amp;&gt;Lämp…</text>")
    }
}
