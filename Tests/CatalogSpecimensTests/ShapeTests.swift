import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages

@Suite("Shapes of specimens")
struct ShapeTests {
    /// A drawing of an entry: the row that represents the component best.
    struct Drawing: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let title: String
        let entry: String
        let shapes: String
    }

    @Test("Each shape is drawn as expected", arguments: drawings)
    func shapes(drawing: Drawing) async throws {
        let catalog = try await SpecimenCatalog(
            drawing.entry, title: drawing.title,
            tokens: """
                "fine": \(SpecimenCatalog.length("1.4")), "odd": \(SpecimenCatalog.length("80.6")),
                "half": \(SpecimenCatalog.length("24.5")), "dim": { "$type": "number", "$value": 0.5 },
                "pale": { "$type": "number", "$value": 0.25 }
                """)
        let rows = catalog.sheet.rows
        let best = try #require(rows.max { $0.rank < $1.rank })
        let text = try #require(best.looks[0]).svg(title: "T", description: "")
        let start = try #require(text.firstRange(of: "</title>")?.upperBound)
        #expect(text[start...].dropLast("</svg>\n".count) == drawing.shapes)
    }

    @Test(
        "Role, name and anatomy decide the shape, in this order",
        arguments: [
            ("Lamp", "accessibility: { role: switch }", SpecimenShape.toggle),
            ("Lamp", "accessibility: { role: Role.RadioButton }", .radio),
            ("Checkbox", "accessibility: { role: button }", .checkbox),
            ("Checkbox", "accessibility: { role: slider }", .box),
            ("Radio button", "", .radio), ("Dialog button", "", .button), ("Check box", "", .checkbox),
            ("TextField", "", .field), ("Chips", "", .chip), ("Filter chip", "", .chip), ("Tab bar", "", .tabs),
            ("Form label", "anatomy: [field]", .field), ("Form label", "", .text),
            ("Lamp", "anatomy: [track, thumb]", .toggle), ("Slider", "anatomy: [track, thumb]", .box),
            ("Lamp", "accessibility: { role: button }", .button), ("Lamp", "", .box),
        ])
    func choice(title: String, entry: String, shape: SpecimenShape) async throws {
        let catalog = try await SpecimenCatalog(entry, title: title)
        #expect(SpecimenShape(of: catalog.registry.components[0]) == shape)
    }

    @Test("A figure of a state replaces the specimen of the state, the dark picture in the dark theme")
    func figures() async throws {
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>"
        let catalog = try await SpecimenCatalog(
            """
            states: [off, on]
            figures: { file: on.svg, dark: on-dark.svg, alt: It shines., states: on }
            tokens: { paper: { role: background, state: off }, red: { role: background, state: on } }
            """, files: ["components/on.svg": picture, "components/on-dark.svg": picture])
        let site = SiteLinks(catalog.registry)
        let pictures = SpecimenPictures(catalog.registry.components[0], site: site)
        #expect(
            pictures.rows(of: nil).map { row in row.pictures.map { $0?.file } } == [
                ["components/lamp/lamp--off--light.svg", "components/lamp/lamp--off--dark.svg"],
                ["assets/components--on.svg", "assets/components--on-dark.svg"],
            ])
        #expect(
            pictures.paths.map(\.text)
                == ["components/lamp/lamp--off--light.svg", "components/lamp/lamp--off--dark.svg"])
    }

    private static let drawings = [
        Drawing(
            testDescription: "Parts become one box with radius, border, icon and label.", title: "Send",
            entry: """
                accessibility: { role: button }
                anatomy: [container, label, icon, border, halo]
                tokens:
                  paper: { role: background, part: container }
                  round: { role: radius, part: container }
                  red: { role: border, part: border }
                  text: { role: foreground, part: label }
                  ink: { role: foreground, part: icon }
                  veil: { role: background, part: halo }
                """,
            shapes: #"""
                <rect x="0.5" y="0.5" width="87" height="35" rx="5.5" fill="#ffffff" stroke="#ff0000"/>\#
                <path d="M18 18L28 18" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>\#
                <path d="M23 13L23 23" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>\#
                <text x="39" y="23" font-family="system-ui, sans-serif" font-size="14" fill="#000000">Send</text>
                """#),
        Drawing(
            testDescription: "A button without a text color has a bar in place of words.", title: "Button",
            entry: """
                tokens: { red: { role: background } }
                """,
            shapes: #"""
                <rect width="88" height="36" fill="#ff0000"/>\#
                <rect x="20" y="14" width="48" height="8" rx="4" fill="#ffffff" fill-opacity="0.3"/>
                """#),
        Drawing(
            testDescription: "A selected checkbox has a mark and the label beside.", title: "Checkbox",
            entry: """
                anatomy: [box, checkmark, label]
                states: [selected]
                tokens:
                  red: { role: background, part: box, state: selected }
                  round: { role: radius, part: box }
                  paper: { role: foreground, part: checkmark }
                  text: { role: foreground, part: label }
                """,
            shapes: #"""
                <rect width="20" height="20" rx="6" fill="#ff0000"/>\#
                <path d="M4.8 10.4L8.4 14L15.2 6.4" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>\#
                <text x="28" y="15" font-family="system-ui, sans-serif" font-size="14" fill="#000000">Checkbox</text>
                """#),
        Drawing(
            testDescription: "A partly selected checkbox has a dash, and a bar in place of a label without a color.",
            title: "Consent",
            entry: """
                accessibility: { role: checkbox }
                states: [indeterminate]
                tokens:
                  red: { role: border, state: indeterminate }
                  text: { role: foreground, state: indeterminate }
                """,
            shapes: #"""
                <rect x="0.5" y="0.5" width="19" height="19" fill="none" stroke="#ff0000"/>\#
                <rect x="5" y="9" width="10" height="2" fill="#000000"/>\#
                <rect x="28" y="6" width="64" height="8" rx="4" fill="#808080" fill-opacity="0.3"/>
                """#),
        Drawing(
            testDescription: "A checkbox without background and border has a neutral outline.", title: "Check box",
            entry: """
                states: [unchecked]
                anatomy: [label]
                tokens: { text: { role: foreground, part: label, state: unchecked } }
                """,
            shapes: #"""
                <rect x="0.5" y="0.5" width="19" height="19" fill="none" stroke="#808080"/>\#
                <text x="28" y="15" font-family="system-ui, sans-serif" font-size="14" fill="#000000">Check box</text>
                """#),
        Drawing(
            testDescription: "A selected radio button has a ring and a dot.", title: "Radio button",
            entry: """
                anatomy: [ring, dot]
                states: [selected]
                tokens:
                  red: { role: border, part: ring }
                  thin: { role: borderWidth, part: ring }
                  ink: { role: background, part: dot, state: selected }
                """,
            shapes: #"""
                <rect x="1" y="1" width="18" height="18" rx="9" fill="none" stroke="#ff0000" stroke-width="2"/>\#
                <rect x="6" y="6" width="8" height="8" rx="4" fill="#000000"/>\#
                <rect x="28" y="6" width="64" height="8" rx="4" fill="#808080" fill-opacity="0.3"/>
                """#),
        Drawing(
            testDescription: "A switch that is on has the thumb at the end of the track.", title: "Setting",
            entry: """
                anatomy: [track, thumb]
                states: [on]
                tokens:
                  red: { role: background, part: track, state: on }
                  paper: { role: background, part: thumb }
                """,
            shapes: #"""
                <rect width="42" height="24" rx="12" fill="#ff0000"/>\#
                <rect x="21" y="3" width="18" height="18" rx="9" fill="#ffffff"/>\#
                <rect x="50" y="8" width="64" height="8" rx="4" fill="#808080" fill-opacity="0.3"/>
                """#),
        Drawing(
            testDescription: "A field has its label above and the value inside.", title: "Text field",
            entry: """
                anatomy: [container, label, value]
                tokens:
                  paper: { role: background, part: container }
                  red: { role: border, part: container }
                  ink: { role: foreground, part: label }
                  text: { role: foreground, part: value }
                """,
            shapes: #"""
                <text x="0" y="15" font-family="system-ui, sans-serif" font-size="14" fill="#000000">Text field</text>\#
                <rect x="0.5" y="24.5" width="199" height="35" fill="#ffffff" stroke="#ff0000"/>\#
                <text x="12" y="47" font-family="system-ui, sans-serif" font-size="14" fill="#000000">Value</text>
                """#),
        Drawing(
            testDescription: "A badge is a pill with a short text.", title: "Notification badge",
            entry: """
                tokens: { red: { role: background }, paper: { role: foreground } }
                """,
            shapes: #"""
                <rect width="52" height="21" rx="10.5" fill="#ff0000"/>\#
                <text x="26" y="15" font-family="system-ui, sans-serif" font-size="12" text-anchor="middle" fill="#ffffff">Badge</text>
                """#),
        Drawing(
            testDescription: "A chip is a pill with a cross where it can be removed.", title: "Chip",
            entry: """
                anatomy: [label, close-icon]
                tokens:
                  red: { role: border }
                  text: { role: foreground, part: label }
                  ink: { role: foreground, part: close-icon }
                """,
            shapes: #"""
                <rect x="0.5" y="0.5" width="78" height="31" rx="15.5" fill="none" stroke="#ff0000"/>\#
                <text x="12" y="21" font-family="system-ui, sans-serif" font-size="14" fill="#000000">Chip</text>\#
                <path d="M54 11L64 21" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>\#
                <path d="M54 21L64 11" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
                """#),
        Drawing(
            testDescription: "A dialog has a title, lines of text and an action.", title: "Alert",
            entry: """
                accessibility: { role: alertdialog }
                anatomy: [surface, title, action]
                tokens:
                  paper: { role: background, part: surface }
                  round: { role: radius, part: surface }
                  text: { role: foreground, part: title }
                  red: { role: background, part: action }
                """,
            shapes: #"""
                <rect width="240" height="140" rx="6" fill="#ffffff"/>\#
                <text x="16" y="31" font-family="system-ui, sans-serif" font-size="14" fill="#000000">Alert</text>\#
                <rect x="16" y="46" width="208" height="8" rx="4" fill="#000000" fill-opacity="0.3"/>\#
                <rect x="16" y="66" width="146" height="8" rx="4" fill="#000000" fill-opacity="0.3"/>\#
                <rect x="152" y="92" width="72" height="32" fill="#ff0000"/>\#
                <rect x="170" y="104" width="36" height="8" rx="4" fill="#ffffff" fill-opacity="0.3"/>
                """#),
        Drawing(
            testDescription: "A selected tab has the indicator, the others are at rest.", title: "Tabs",
            entry: """
                anatomy: [label, indicator]
                states: [selected]
                tokens:
                  ink: { role: foreground, part: label }
                  red: { role: foreground, part: label, state: selected }
                  text: { role: background, part: indicator, state: selected }
                """,
            shapes: #"""
                <text x="36" y="23" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" fill="#ff0000">Tab 1</text>\#
                <text x="107" y="23" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" fill="#000000">Tab 2</text>\#
                <text x="178" y="23" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" fill="#000000">Tab 3</text>\#
                <rect y="34" width="71" height="2" fill="#000000"/>
                """#),
        Drawing(
            testDescription: "Fractional sizes are on whole pixels, and the stroke is a whole number of pixels.",
            title: "Lamp",
            entry: """
                tokens: { paper: { role: background }, red: { role: border }, fine: { role: borderWidth }, odd: { role: width }, half: { role: height } }
                """,
            shapes: #"""
                <rect x="0.5" y="0.5" width="80" height="24" fill="#ffffff" stroke="#ff0000"/>
                """#),
        Drawing(
            testDescription: "The opacity of the container is that of everything, the opacity of a part is the part's.",
            title: "Button",
            entry: """
                anatomy: [container, label]
                tokens:
                  paper: { role: background, part: container }
                  dim: { role: opacity, part: container }
                  text: { role: foreground, part: label }
                  pale: { role: opacity, part: label }
                """,
            shapes: #"""
                <g opacity="0.5"><rect width="88" height="36" fill="#ffffff"/>\#
                <text x="44" y="23" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" fill="#000000" fill-opacity="0.25">Button</text>\#
                </g>
                """#),
    ]
}
