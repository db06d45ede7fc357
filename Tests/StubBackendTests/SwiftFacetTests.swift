import CatalogModel
import CatalogTestSupport
import Testing

/// What Swift stubs have besides the API: previews, tokens and texts.
@Suite("Facets of a Swift stub")
struct SwiftFacetTests {
    @Test("A Swift stub has a preview for each variant and state that it can set")
    func previews() async throws {
        let stubs = try await Stubs(
            of: """
                title: Lamp
                states: { off: { when: isOn = false }, disabled: {}, hot: { when: heat = 9 }, dim: { when: watts = 5 }, broken: {} }
                variants: { tone: { property: tone, values: { warm: {}, cold: {}, other: {} } } }
                implementations:
                  swiftui:
                    types:
                      Lamp:
                        kind: view
                        properties: { watts: { type: Int, default: 40 } }
                        initializers:
                          - parameters:
                              maker: Factory
                          - parameters:
                              name: { label: _, type: String }
                              isOn: { type: Binding<Bool> }
                              tone: { type: Tone, default: .cold }
                              onTap: { type: "(Int) -> Void" }
                      Lamp.Tone: { kind: enum, cases: { warm: {}, cold: {} } }
                """.replacing("title: Lamp\n", with: ""), options: ["targets": "swiftui"])
        let text = try #require(stubs.files["swiftui/sample/Lamp.swift"])
        let previews = try #require(text.firstRange(of: "#Preview")).lowerBound
        #expect(
            text[previews...] == """
                #Preview("sample") {
                    Lamp("sample", isOn: .constant(true), onTap: { _ in })
                }

                #Preview("sample, tone: warm") {
                    Lamp("sample", isOn: .constant(true), tone: .warm, onTap: { _ in })
                }

                #Preview("sample, off") {
                    Lamp("sample", isOn: .constant(false), onTap: { _ in })
                }

                #Preview("sample, disabled") {
                    Lamp("sample", isOn: .constant(true), onTap: { _ in }).disabled(true)
                }

                #Preview("sample, dim") {
                    var view = Lamp("sample", isOn: .constant(true), onTap: { _ in })
                    view.watts = 5
                    return view
                }

                """)
    }

    /// A view that only the compiler makes an initializer for, and one that nobody can make elsewhere.
    private static let made = """
        states: { wide: { when: width = 9 } }
        implementations:
          swiftui:
            types:
              Line:
                kind: view
                properties:
                  width: { type: Int, default: 1 }
                  color: { type: Color }
                  isShown: { type: Bool, binding: true }
                  note: { type: "String?" }
          other:
            framework: swiftui
            types:
              Box: { kind: view, properties: { brush: { type: Brush, visibility: private }, ink: { type: Ink } } }
        """

    @Test("Previews use memberwise initializers, and a view without an initializer has no preview")
    func madePreviews() async throws {
        let stubs = try await Stubs(of: Self.made, options: ["targets": "swiftui"])
        let line = try #require(stubs.files["swiftui/sample/Line.swift"])
        #expect(
            line.hasSuffix(
                """

                #Preview("sample") {
                    Line(color: Color.primary, isShown: .constant(true))
                }

                #Preview("sample, wide") {
                    Line(width: 9, color: Color.primary, isShown: .constant(true))
                }

                """))
        let box = try #require(stubs.files["swiftui/sample/Box.swift"])
        #expect(!box.contains("#Preview"))
    }

    /// An entry that says by names what is read out.
    private static let spoken = """
        strings:
          lamp.accessibilityLabel: { text: Lamp }
          lamp.hint: { text: Tap }
          lamp.count: { text: "%d lamps", table: en/Other.stringsdict }
        accessibility:
          { role: link, traits: "isSelected, updatesFrequently", label: Say what shines., hint: "`lamp.hint`", value: "`glow`" }
        implementations:
          FRAMEWORK:
            types:
              Lamp:
                properties:
                  glow: { type: String }
                  accessibilityLabel: { type: "String?" }
        """

    @Test("A SwiftUI stub sets role, label, hint and value that the entry names")
    func spokenView() async throws {
        let stubs = try await Stubs(
            of: Self.spoken.replacing("FRAMEWORK", with: "swiftui"), options: ["targets": "swiftui"])
        let text = try #require(stubs.files["swiftui/sample/Lamp.swift"])
        #expect(
            text.contains(
                """
                    public var body: some View {
                        // TODO: Implement the view.
                        // TODO: Use the texts LampStrings.count(_:).
                        EmptyView()
                            .accessibilityLabel(accessibilityLabel ?? LampStrings.accessibilityLabel)
                            .accessibilityHint(LampStrings.hint)
                            .accessibilityValue(glow)
                            .accessibilityAddTraits([.isLink, .isSelected, .updatesFrequently])
                    }

                """))
        #expect(
            text.contains(
                """
                    public static func count(_ arguments: any CVarArg...) -> String {
                        let format = Bundle.main.localizedString(forKey: "lamp.count", value: "%d lamps", table: "Other")
                        return String(format: format, locale: .current, arguments: arguments)
                    }

                """))
        #expect(!text.contains("Say what shines."))
    }

    @Test("A UIKit stub overrides accessibility properties that the entry names")
    func spokenClass() async throws {
        let stubs = try await Stubs(
            of: Self.spoken.replacing("FRAMEWORK", with: "uikit"), options: ["targets": "uikit"])
        let text = try #require(stubs.files["uikit/sample/Lamp.swift"])
        #expect(
            text.contains(
                """
                    public override var accessibilityLabel: String? {
                        get { super.accessibilityLabel ?? LampStrings.accessibilityLabel }
                        set { super.accessibilityLabel = newValue }
                    }

                    public override var accessibilityHint: String? {
                        get { super.accessibilityHint ?? LampStrings.hint }
                        set { super.accessibilityHint = newValue }
                    }

                    public override var accessibilityValue: String? {
                        get { super.accessibilityValue ?? glow }
                        set { super.accessibilityValue = newValue }
                    }

                    public override var accessibilityTraits: UIAccessibilityTraits {
                        get { super.accessibilityTraits.union([.link, .selected, .updatesFrequently]) }
                        set { super.accessibilityTraits = newValue }
                    }

                    // TODO: Use the texts LampStrings.count(_:).
                }

                """))
    }

    @Test(
        "A Swift stub with previews and accessibility compiles",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"),
        arguments: [
            (made, "swiftui"), (spoken.replacing("FRAMEWORK", with: "swiftui"), "swiftui"),
            (spoken.replacing("FRAMEWORK", with: "uikit"), "uikit"),
        ])
    func judged(entry: String, target: String) async throws {
        let stubs = try await Stubs(of: entry, options: ["targets": .string(target)])
        #expect(try SwiftCompiler.faults(in: stubs.all(of: target)) == [])
    }

    @Test(
        "Accessibility traits are matched by their name on any platform",
        arguments: [
            ("role: toggle", ".isButton"), ("role: Role.Checkbox", ".isButton"), ("role: alert", nil),
            ("traits: isModal", ".isModal"), ("traits: Selected when it shines.", nil), ("role: slider", nil),
            ("role: heading, traits: header", ".isHeader"),
        ])
    func traits(facts: String, trait: String?) async throws {
        let stubs = try await Stubs(
            of: "accessibility: { \(facts) }\nimplementations: { swiftui: { types: { Lamp: { kind: view } } } }",
            options: ["targets": "swiftui"])
        let text = try #require(stubs.files["swiftui/sample/Lamp.swift"])
        #expect(text.contains("accessibilityAddTraits") == (trait != nil))
        if let trait { #expect(text.contains(".accessibilityAddTraits(\(trait))\n")) }
    }

    @Test("A toggle has its own trait if all platforms support it")
    func toggles() async throws {
        for (version, trait) in [("17.0", ".isToggle"), ("16.4", ".isButton")] {
            let stubs = try await Stubs(
                of: """
                    accessibility: { role: switch }
                    platforms: { iOS: \(version) }
                    implementations: { swiftui: { types: { Lamp: { kind: view } } } }
                    """, options: ["targets": "swiftui"])
            let text = try #require(stubs.files["swiftui/sample/Lamp.swift"])
            #expect(text.contains(".accessibilityAddTraits(\(trait))\n"))
        }
    }

    @Test("A Swift stub has a typed constant for each token and each string of the repository's entries")
    func constants() async throws {
        let stubs = Stubs(try await JudgedRegistries.own(), options: ["targets": "uikit"])
        let text = try #require(stubs.files["uikit/checkbox/Checkbox.swift"])
        #expect(text.contains("public static let disabledBorder: UIColor = UIColor(rgba: 0x767D_8BFF)\n"))
        #expect(text.contains(": UIColor = UIColor(light: 0x"))
        #expect(text.contains("public enum CheckboxStrings {\n"))
        #expect(
            text.contains(
                "forKey: \"DesignSystem.checkBox.accessibility.selected\", value: \"%@, selected\", table: nil)\n"))
    }
}
