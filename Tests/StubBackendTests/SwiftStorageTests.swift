import CatalogModel
import CatalogTestSupport
import Testing

/// How Swift stubs store values, name files and print colors.
@Suite("Stored values in Swift stubs")
struct SwiftStorageTests {
    private static let knob = """
        implementations:
          uikit:
            imports: Design
            types:
              Knob:
                kind: class
                inherits: UIControl
                properties:
                  isEnabled: { type: Bool, description: Whether it turns. }
                  intrinsicContentSize: { type: CGSize, readOnly: true }
                  tint: { type: UIColor }
                  title: { type: String }
                  size: { type: Knob.Size }
                initializers:
                  - parameters: { title: { type: String }, onTurn: { type: "@escaping (Int) -> Void" }, brush: Brush }
                methods: { reset: {}, count: { returns: Int } }
              Knob.Size: { kind: enum, cases: { small: {}, medium: {}, huge: Fills the screen., tiny: {} } }
              Plain: { kind: class, inherits: UIView, properties: { brush: { type: Brush, readOnly: true }, make: { type: "() -> String?" } } }
              UIView: { kind: extension, methods: { glow: {} } }
        """

    @Test("A Swift stub assigns initializer parameters, and other properties have an initial value")
    func storage() async throws {
        let stubs = try await Stubs(of: Self.knob, options: ["targets": "uikit"])
        #expect(
            stubs.files["uikit/sample/Knob.swift"] == """
                // sample: a stub of entry sample.

                import UIKit

                /// A test.
                public class Knob: UIControl {
                    /// Whether it turns.
                    public override var isEnabled: Bool {
                        didSet {
                            // TODO: Apply the new value.
                        }
                    }

                    public override var intrinsicContentSize: CGSize { super.intrinsicContentSize }

                    public var tint: UIColor = .clear  // TODO: Set the initial value.

                    public var title: String

                    public var size: Knob.Size = .small  // TODO: Set the initial value.

                    private let onTurn: (Int) -> Void

                    private let brush: Brush

                    public init(title: String, onTurn: @escaping (Int) -> Void, brush: Brush) {
                        self.title = title
                        self.onTurn = onTurn
                        self.brush = brush
                        super.init(frame: .zero)
                    }

                    @available(*, unavailable)
                    public required init?(coder: NSCoder) {
                        fatalError("init(coder:) has not been implemented")
                    }

                    public func reset() {
                        // TODO: Implement the function.
                    }

                    public func count() -> Int {
                        fatalError("not implemented")
                    }

                    public enum Size {
                        case small, medium

                        /// Fills the screen.
                        case huge

                        case tiny
                    }
                }

                """)
        #expect(
            stubs.files["uikit/sample/Plain.swift"]?.contains(
                "    public var brush: Brush { fatalError(\"not implemented\") }\n") == true)
        #expect(stubs.files["uikit/sample/UIView+Sample.swift"]?.contains("\nextension UIView {\n") == true)
    }

    private static let label = """
        tokens: { lamp.glow: {}, lamp.gap: {} }
        implementations:
          FRAMEWORK:
            types:
              Lamp:
                kind: view
                generics: "<Content: View>"
                initializers:
                  - parameters:
                      text: { type: String }
                      isOn: { type: Binding<Bool> }
                      content: { type: "@ViewBuilder () -> Content" }
                  - { generics: "<S: Sequence>", parameters: { text: String, list: { type: S } } }
        """

    private static func themed(_ framework: String) async throws -> Stubs {
        func tokens(_ component: String) -> String {
            """
            {"lamp": {
              "glow": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\(component), 0.5, 0], "alpha": 0.5}},
              "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}
            }}
            """
        }
        let registry = try JudgedRegistries.require(
            await Snippet.load(
                ["sample": Snippet.entry("sample", label.replacing("FRAMEWORK", with: framework))],
                files: [
                    "base.tokens.json": tokens("1"), "dark.tokens.json": tokens("0"),
                    "theme.resolver.json": """
                    {"version": "2025.10",
                     "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
                     "modifiers": {"mode": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}}},
                     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
                    """,
                ],
                catalog: """
                    format: 1
                    name: Sample
                    tokens: theme.resolver.json
                    themes: { light: { inputs: { mode: light } }, dark: { inputs: { mode: dark } } }
                    """))
        return Stubs(registry, options: ["targets": [.string(framework), "compose"]])
    }

    @Test("A Swift stub has colors for light and dark appearance, and stores content of a result builder")
    func colors() async throws {
        let view = try #require(try await Self.themed("swiftui").files["swiftui/sample/Lamp.swift"])
        #expect(
            view.contains("    public static let glow: Color = Color(light: 0xFF80_0080, dark: 0x0080_0080)\n"),
            "\(view)")
        #expect(view.contains("    fileprivate init(light: UInt32, dark: UInt32) {\n"))
        #expect(
            view.contains(
                """
                    private let text: String

                    private var isOn: Binding<Bool>?

                    private var content: Content?

                    public init(text: String, isOn: Binding<Bool>, @ViewBuilder content: () -> Content) {
                        self.text = text
                        self.isOn = isOn
                        self.content = content()
                    }

                """), "\(view)")
        let kotlin = try #require(try await Self.themed("swiftui").files["compose/sample/Lamp.kt"])
        #expect(
            kotlin.contains(
                """
                    val Glow: Color
                        @Composable
                        @ReadOnlyComposable
                        get() = if (isSystemInDarkTheme()) Color(0x80008000) else Color(0x80FF8000)

                """), "\(kotlin)")
        #expect(!view.contains("Default: ") && !kotlin.contains("Default: "))
    }

    @Test(
        "The compilers of Swift and Kotlin accept stubs with stored values",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"),
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func judged() async throws {
        let knob = try await Stubs(of: Self.knob, options: ["targets": "uikit"])
        #expect(try SwiftCompiler.faults(in: knob.all(of: "uikit")) == [])
        let themed = try await Self.themed("swiftui")
        #expect(try SwiftCompiler.faults(in: themed.all(of: "swiftui")) == [])
        #expect(try TypeJudge.kotlin.faults(in: themed.all(of: "compose")) == [])
    }
}
