/// A catalog of few entries in which everything stands that the backend makes a keyword of.
enum EveryRuleCatalog {
    static let entries = [
        "gauge": gauge, "note": note, "icon": icon, "plain": shared(""),
        "shared": shared("implementations: { web: { language: typescript } }\n"), "twin": twin,
    ]

    private static let gauge = """
        variants:
          style: { property: style, default: plain, values: [plain, filled, outlined] }
          size: { property: size, values: [small, medium, large] }
          busy: { property: isBusy, values: ["true", "false"] }
          level: { property: level, values: ["1", "2", "3"] }
        exclusions:
          - { combination: { style: filled, size: small }, description: Too small to fill. }
          - { combination: { style: plain, busy: "true" }, description: A plain one is never busy. }
          - { combination: { style: outlined, size: [small, large], level: "3" } }
        implementations:
          swiftui:
            types:
              Gauge:
                kind: view
                initializers: [\(first), \(second)]
                properties:
        \(swiftProperties)
                slots: { "": { type: View, required: true }, label: A label. }
              Gauge.Style: { kind: enum, cases: [plain, filled, outlined] }
              Gauge.Size: { kind: enum, raw: String, cases: { small: { raw: sm }, medium: { raw: md }, large: { raw: lg } } }
              Gauge.Raw: { kind: enum, raw: Int, cases: { one: { raw: 1 }, two: { raw: 2 } } }
              Gauge.Fill:
                kind: enum
                cases:
                  none: Nothing.
                  color: { parameters: { name: { type: String, required: true }, alpha: { type: Double, default: 1 } } }
                  pattern: { parameters: { of: { type: Gauge.Style, required: true } } }
                  drawn: { parameters: { by: { type: "() -> Void", required: true } } }
          react:
            types:
              Gauge:
                kind: component
                properties:
        \(scriptProperties)
        """

    private static let first = """
        { parameters: { title: { label: _, type: String, required: true }, style: { type: Gauge.Style, default: .plain }, \
        size: { type: Gauge.Size, required: true } } }
        """
    private static let second = """
        { parameters: { sign: { label: icon, type: Icon, required: true }, size: { type: Gauge.Size, required: true }, \
        pair: { type: "(Int, String)" } } }
        """

    private static let swiftProperties = """
                  title: String
                  isBusy: { type: Bool, default: false }
                  level: { type: Int, default: 1, limits: { minimum: 1, maximum: 3 } }
                  step: { type: Double, limits: { minimum: 0, step: 0.1 } }
                  half: { type: Double, limits: { minimum: 0, maximum: 10, step: 0.5 } }
                  code: { type: String, limits: { minLength: 2, maxLength: 5, pattern: "^[a-z]+$" } }
                  tags: { type: "[String]", limits: { minLength: 1, maxLength: 3 } }
                  kinds: Set<String>
                  map: "[String: Int]"
                  nick: { type: "String?", limits: { minLength: 2 } }
                  count: UInt
                  fill: Gauge.Fill
                  raw: Gauge.Raw
                  note: Note
                  rows:
                    type: "[Row]"
                    items:
                      properties:
                        text: { type: String, requiredUnless: html }
                        html: { type: String, requiredUnless: text }
                        more: { properties: { deep: { type: "[Int]", required: true } } }
                  one: { type: String, requiredUnless: [two, three] }
                  two: { type: String, requiredUnless: [one, three] }
                  three: { type: String, requiredUnless: [one, two] }
        """

    private static let scriptProperties = #"""
                  style: { type: "'plain' | 'filled' | 'outlined'", default: "'plain'" }
                  size: { type: "'small' | 'medium' | 'large' | null", required: true }
                  isBusy: boolean
                  level: { type: "1 | 2 | 3" }
                  width: { type: "`${number}px`", examples: [{ arguments: 4px }] }
                  point: "[x: number, y?: number]"
                  spread: "[string, ...number[]]"
                  bag: "{ a: string; b?: number; [key: string]: string | number }"
                  ref: { entry: note }
        """#

    private static let note = """
        implementations:
          swiftui:
            types:
              Note: { kind: view, initializers: [{ parameters: { text: { type: String, required: true } } }] }
          react: { types: { Note: { kind: component, properties: { text: { type: string, required: true } } } } }
        """

    private static let icon = """
        implementations: { swiftui: { types: { Icon: { kind: view, properties: { name: { type: String, required: true } } } } } }
        """

    /// An entry whose instances have only what all implementations share.
    private static func shared(_ implementations: String) -> String {
        """
        variants: { flat: { property: flat, values: ["true", "false"] }, tone: { property: tone, values: [loud, quiet] } }
        exclusions: { combination: { tone: loud, flat: "true" } }
        properties: { tone: { values: [loud, quiet], required: true }, flat: boolean }
        \(implementations)
        """
    }

    /// An entry with two types, of which one asks for nothing.
    private static let twin = """
        variants: { tone: { property: tone, values: [loud, quiet] }, size: { property: size, values: [small, large] } }
        exclusions: [{ combination: { tone: loud, size: small } }, { combination: { tone: quiet, size: large } }]
        implementations:
          swiftui:
            types:
              TwinLabel:
                kind: view
                initializers: [{ parameters: { text: { type: String, required: true }, by: { type: String, required: true } } }]
                slots: { body: { required: true } }
              TwinMark: { kind: view, properties: { tone: { values: [loud, quiet] }, size: { values: [small, large] } } }
        """
}
