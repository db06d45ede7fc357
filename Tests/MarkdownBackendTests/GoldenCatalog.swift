/// A small catalog in our own words that shows what pages look like: two implementations, tokens, a guide, a style.
enum GoldenCatalog {
    static let configuration = """
        format: 1
        name: Lamps & Switches
        version: 2.1.0
        description: Everything that has to do with *light*.
        tokens: lamp.tokens.json
        sections:
          - { title: Changing a token, under: tokens, description: Set it in a theme of your own. }
        """

    static let entries = ["dimmer": dimmer, "lighting": lighting, "bulb": bulb]

    static let files = ["lamp.tokens.json": tokens, "components/dimmer.png": "", "components/dimmer-dark.png": ""]

    private static let dimmer = """
        headline: DimmerView
        category: Controls
        description: |
          Turn it to the right for more light.

          - It never flickers.
          - It remembers where it was, unlike a [bulb](entry:bulb).
        aliases: [Fader, Knob]
        features: [Smooth, Silent]
        usage:
          when: The light should be somewhere between on and off.
          avoid: It is only on or off.
          alternatives: [{ name: Switch, when: It is only on or off. }, { entry: bulb, when: There is no wall. }]
          do: { text: Put it beside the door., why: People look for it there. }
        properties:
          level: { type: Double, description: How bright it is, limits: { minimum: 0, maximum: 1 } }
        anatomy:
          knob: { callout: A, description: What people turn., parts: { mark: { optional: true } } }
          plate: { callout: B, title: Wall plate }
        states:
          on: { group: Light, description: The lamp is lit., visuals: [Bright., Warm.] }
          off: { group: Light, excludes: [on] }
        variants:
          size: { values: { small: {}, large: { deprecated: { message: Too big., since: 2.0.0 } } }, default: small }
        exclusions: { combination: { size: large, state: off }, description: A large one is always lit. }
        behaviors:
          - { title: Turning, when: Somebody turns the knob., then: The light follows. }
        tokens:
          lamp.color.[on|off]:
            group: Colors
            default: { on: "{palette.sun}", off: "{palette.night}" }
          lamp.radius: { title: Rounding, group: Sizes, default: 8, part: plate }
        figures:
          - { file: dimmer.png, dark: dimmer-dark.png, alt: A knob, caption: A dimmer at *half* light., states: on }
          - The dimmer behind a wall
        accessibility:
          role: slider
          keyboard: { Arrow up: More light., Arrow down: Less light. }
        strings:
          lamp.level: { text: "%d percent", arguments: The level., plurals: { one: "%d percent", other: "%d percents" } }
        dependencies: { external: [], internal: { Knob: { version: 1.2+, description: Turns. } } }
        implementations:
          uikit:
            imports: LampKit
            since: 1.0.0
            platforms: { iOS: 15.0 }
            states: { on: { when: level > 0 } }
            types:
              Dimmer:
                kind: class
                inherits: UIControl
                conforms: [{ name: Equatable, where: "Level: Comparable" }]
                configuration: [level, step]
                properties:
                  level: { default: "0.5" }
                  step: { type: "Step?", default: nil, description: The `A|B` of steps. }
                initializers:
                  - { parameters: { level: { label: _, type: Double, required: true } }, description: Lit at once. }
                methods:
                  turn:
                    - { parameters: { step: { label: by, type: Step } }, returns: { type: Bool, description: Whether it moved. } }
                    - title: turn(to:) (animated)
                      async: true
                      throws: any Error
                      parameters: { level: { label: to, type: Double }, animated: { type: Bool, default: true } }
                events: { valueChanged: { payload: Double, description: The light has changed. } }
              Dimmer.Step: { kind: enum, raw: Int, cases: { up: { raw: 1 }, custom: { parameters: { by: Int } } } }
            examples:
              - { title: Half light, code: let dimmer = Dimmer(0.5) }
              - title: Following the light
                group: Reacting
                code: |
                  dimmer.addAction(UIAction { _ in
                      print(dimmer.level)
                  }, for: .valueChanged)
          web:
            status: experimental
            package: "@lamps/dimmer"
            states: { on: { when: "level != 0", term: lit } }
            types:
              lamp-dimmer:
                kind: element
                properties: { level: { type: number, attribute: level, reflects: true, default: 0.5 } }
                slots: { "": { description: The label. }, icon: { fallback: A lamp. } }
                cssProperties: { --lamp-size: { syntax: <length>, default: 2rem, token: lamp.radius } }
                cssParts: { knob: What turns. }
        related: lighting
        extensions: { com.example.shop: { article: 117, "on stock": true } }
        """

    private static let lighting = """
        kind: guide
        category: Basics
        covers: [dimmer]
        behaviors:
          - { when: It gets dark., then: "Lamps go on. See [the states](#rules).", applies: dimmer }
        sections:
          - title: Rules
            description: "Use `lamp.color.on` ([its value](token:lamp.color.on)) with care."
            under: states
            applies: dimmer
        """

    private static let bulb = """
        kind: style
        status: beta
        deprecated: { message: Nobody needs it., replacements: [dimmer, lamp.color.on], removal: 3.0.0 }
        """

    private static let tokens = """
        {
          "palette": {
            "$type": "color",
            "sun": { "$value": { "colorSpace": "srgb", "components": [1, 0.9, 0.4] }, "$description": "Warm | light." },
            "night": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0.2] } }
          },
          "lamp": {
            "color": { "on": { "$value": "{palette.sun}" }, "off": { "$value": "{lamp.color.dark}" },
              "dark": { "$value": "{palette.night}", "$deprecated": "It was never dark." } },
            "radius": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
          }
        }
        """
}
