import CatalogModel
import CatalogTestSupport
import Testing

/// What Swift stubs have besides the API: previews, tokens and texts.
@Suite("A Swift stub, besides its API,")
struct SwiftFacetTests {
    @Test("shows each variant and each state that an argument brings the view into")
    func previews() async throws {
        let stubs = try await Stubs(
            of: """
                title: Lamp
                states: { off: { when: isOn = false }, disabled: {}, hot: { when: heat = 9 } }
                variants: { tone: { property: tone, values: { warm: {}, cold: {}, other: {} } } }
                implementations:
                  swiftui:
                    types:
                      Lamp:
                        kind: view
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

                #Preview("sample, tone: cold") {
                    Lamp("sample", isOn: .constant(true), tone: .cold, onTap: { _ in })
                }

                #Preview("sample, off") {
                    Lamp("sample", isOn: .constant(false), onTap: { _ in })
                }

                #Preview("sample, disabled") {
                    Lamp("sample", isOn: .constant(true), onTap: { _ in }).disabled(true)
                }

                """)
    }

    @Test("has a typed constant for each token and each text of the repository's entries")
    func constants() async throws {
        let stubs = Stubs(try await JudgedRegistries.own(), options: ["targets": "uikit"])
        let text = try #require(stubs.files["uikit/checkbox/Checkbox.swift"])
        #expect(
            text.contains(
                """
                    /// - Token: `theme.color.checkbox.disabled.border`
                    public static let disabledBorder: UIColor = UIColor(
                """.replacing("(\n", with: "(")))
        #expect(text.contains("public enum CheckboxStrings {\n"))
        #expect(
            text.contains(
                "forKey: \"DesignSystem.checkBox.accessibility.selected\", value: \"%@, selected\", table: nil)\n"))
    }
}
