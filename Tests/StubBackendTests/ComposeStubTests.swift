import CatalogModel
import CatalogTestSupport
import StubBackend
import Testing

/// What a stub for Jetpack Compose looks like.
@Suite("Stubs for Jetpack Compose")
struct ComposeStubTests {
    /// An implementation in SwiftUI with one of everything.
    static let lamp = """
        since: "1.2"
        links: [{ url: "https://example.com/lamp", title: Design }]
        states:
          off: { description: Gives no light., when: isOn = false }
          broken: { description: Will not shine again. }
        variants:
          size:
            default: small
            values: { small: { description: For a desk. }, large: {} }
        strings:
          lamp.title: { text: Lamp }
          lamp.name: { text: "A \\"lamp\\"" }
        accessibility: { role: isButton, label: "`lamp.name`" }
        implementations:
          swiftui:
            types:
              Lamp:
                kind: view
                description: Shines.
                deprecated: { message: Use the sun., since: "2.0", replacements: [Sun] }
                properties:
                  tone: { type: Tone, default: .warm, description: How it shines. }
                initializers:
                  - parameters:
                      isOn: { label: on, type: Binding<Bool>, description: Whether it shines. }
                      in: { type: String, default: "\\"a $ \\\\\\"b\\\\\\"\\"" }
                      watts: { type: CGFloat, default: 40 }
                      shade: { type: "@ViewBuilder () -> AnyView", required: false }
                methods:
                  flicker: { description: Shines now and then. }
                events:
                  burn-out: { payload: Int, description: It is over. }
                slots:
                  "": { description: What stands below. }
              Lamp.Tone:
                kind: enum
                raw: String
                cases: { warm: { raw: w, description: Like a fire. }, cold: { raw: c } }
        """

    @Test("A SwiftUI implementation is converted to a Compose stub")
    func lamp() async throws {
        let stubs = try await Stubs(of: Self.lamp, options: ["targets": ["compose"], "package": "com.example"])
        let text = try #require(stubs.files["compose/sample/Lamp.kt"])
        let expected = """
            // sample: a stub of entry sample.
            // There is no implementation for Jetpack Compose yet: this is derived from the implementation for SwiftUI.

            package com.example.sample

            import androidx.compose.foundation.layout.Box
            import androidx.compose.runtime.Composable
            import androidx.compose.ui.Modifier
            import androidx.compose.ui.semantics.Role
            import androidx.compose.ui.semantics.contentDescription
            import androidx.compose.ui.semantics.role
            import androidx.compose.ui.semantics.semantics
            import androidx.compose.ui.tooling.preview.Preview


            """
        #expect(text.hasPrefix(expected))
        #expect(
            text.contains(
                #"""
                @Deprecated("Use the sun. Deprecated since 2.0. Use Sun instead.", ReplaceWith("Sun"))
                @Composable
                fun Lamp(
                    isOn: Boolean,
                    onIsOnChange: (Boolean) -> Unit,
                    modifier: Modifier = Modifier,
                    `in`: String = "a \$ \"b\"",
                    watts: Float = 40f,
                    shade: (@Composable () -> Unit)? = null,
                    tone: LampTone = LampTone.Warm,
                    onBurnOut: (Int) -> Unit = {},
                    size: LampSize = LampSize.Small,
                    content: @Composable () -> Unit = {},
                ) {
                    // TODO: Implement the component.
                    // TODO: Show the states off and broken.
                    // TODO: Use the texts LampStrings.Title.
                    Box(modifier = modifier.semantics {
                        role = Role.Button
                        contentDescription = localized(LampStrings.Name, "A \"lamp\"")
                    }) {
                        shade?.invoke()
                        content()
                    }
                }

                """#))
        #expect(
            text.contains(
                """
                /** The values of `size`. */
                enum class LampSize(val rawValue: String) {
                    /** For a desk. */
                    Small("small"),
                    Large("large"),
                }

                """))
        #expect(
            text.contains(
                """
                @Preview(name = "sample, size: large")
                @Composable
                private fun LampSizeLargePreview() {
                    Lamp(isOn = false, onIsOnChange = {}, size = LampSize.Large)
                }

                """))
        #expect(text.components(separatedBy: "@Preview(").count == 3)
        for word in ["## States", "## Variants", "- Platform", "- Name:", "Initializers"] {
            #expect(!text.contains(word), "\(word)")
        }
        #expect(text.contains("enum class LampTone(val rawValue: String) {\n"))
        #expect(text.contains("    Warm(\"w\"),\n\n"))
        #expect(text.contains(" * @since 1.2\n * @see https://example.com/lamp (Design)\n */\n"))
        #expect(text.contains("const val Title: String = \"lamp.title\"\n"))
        #expect(
            text.contains(
                "private fun localized(@Suppress(\"UNUSED_PARAMETER\") key: String, text: String): String = text\n"))
        #expect(!text.contains("LampState"))
        #expect(
            stubs.diagnostics.map(\.message) == [
                "in Jetpack Compose, 'Lamp' is a function and has no place for 'flicker()'; the stub has them in a comment"
            ])
    }

    @Test("A Compose implementation becomes a Compose stub")
    func own() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  compose:
                    types:
                      Lamp:
                        kind: composable
                        properties:
                          content: { type: "@Composable RowScope.() -> Unit" }
                          modifier: { type: Modifier, default: Modifier, description: Where it hangs. }
                          watts: { type: Dp, default: 4.dp }
                          shape: { type: Shape, default: LampDefaults.shape }
                          onDim: { type: "(Float) -> Unit" }
                """)
        let text = try #require(stubs.files["compose/sample/Lamp.kt"])
        #expect(
            text.contains(
                """
                 * @param shape Default: `LampDefaults.shape`
                 * @param modifier Where it hangs.
                 */
                @Composable
                fun Lamp(
                    onDim: (Float) -> Unit,
                    modifier: Modifier = Modifier,
                    watts: Dp = 4.dp,
                    shape: Shape? = null,
                    content: @Composable RowScope.() -> Unit,
                ) {

                """))
        #expect(
            stubs.diagnostics.map(\.message) == [
                "'LampDefaults.shape' is not a valid expression for a stub in Kotlin; the stub has it in a comment"
            ])
    }

    @Test("Text of an entry cannot end a comment or string of a Compose stub")
    func comments() async throws {
        let stubs = try await Stubs(
            of: #"""
                implementations:
                  compose:
                    types:
                      Lamp:
                        kind: composable
                        description: "one */ two /* three\n\n@param four ${five}"
                        properties: { "data-*/": { type: "String", default: "\"$\"" } }
                """#)
        let text = try #require(stubs.files["compose/sample/Lamp.kt"])
        #expect(text.contains(" * one *\\/ two /\\* three\n *\n * \\@param four ${five}\n"))
        #expect(text.contains("    data: String = \"\\$\",\n"))
    }

    @Test("Compose stubs have constants with the types of tokens")
    func tokens() async throws {
        let tokens = """
            {"lamp": {
              "glow": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5}},
              "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
              "rest": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}},
              "weight": {"$type": "number", "$value": 1.5}
            }}
            """
        let entry = Snippet.entry(
            "sample",
            """
            tokens: { lamp.glow: {}, lamp.gap: {}, lamp.rest: {}, lamp.weight: {} }
            implementations: { swiftui: { types: { Lamp: { kind: view } } } }
            """)
        let registry = try JudgedRegistries.require(
            await Snippet.load(
                ["sample": entry], files: ["base.tokens.json": tokens],
                catalog: "format: 1\nname: Sample\ntokens: base.tokens.json"))
        let stubs = Stubs(registry, options: ["targets": ["compose", "react"]])
        let kotlin = try #require(stubs.files["compose/sample/Lamp.kt"])
        for line in [
            "val Glow: Color = Color(0x80FF8000)", "val Gap: Dp = 4.dp", "const val Rest: Double = 200.0",
            "const val Weight: Double = 1.5",
        ] { #expect(kotlin.contains("    \(line)\n"), "\(line)") }
        let react = try #require(stubs.files["react/sample/Lamp.tsx"])
        for line in ["glow: \"var(--lamp-glow)\",", "gap: \"var(--lamp-gap)\",", "weight: \"var(--lamp-weight)\","] {
            #expect(react.contains("  \(line)\n"), "\(line)")
        }
    }
}
