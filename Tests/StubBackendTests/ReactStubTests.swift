import CatalogModel
import CatalogTestSupport
import StubBackend
import Testing

/// What a stub for React looks like.
@Suite("Stubs for React")
struct ReactStubTests {
    @Test("A SwiftUI implementation is converted to a React stub")
    func lamp() async throws {
        let stubs = try await Stubs(of: ComposeStubTests.lamp, options: ["targets": ["react"]])
        let text = try #require(stubs.files["react/sample/Lamp.tsx"])
        #expect(
            text.hasPrefix(
                """
                // sample: a stub of entry sample.
                // There is no implementation for React yet: this is derived from the implementation for SwiftUI.

                import { forwardRef } from "react";
                import type { ComponentPropsWithoutRef, ReactNode } from "react";

                """))
        #expect(
            text.contains(
                """
                export const LampTone = {
                  /** Like a fire. */
                  warm: "w",

                """))
        #expect(text.contains("export type LampTone = (typeof LampTone)[keyof typeof LampTone];\n"))
        #expect(
            text.contains(
                """
                  /**
                   * How it shines.
                   *
                   * @defaultValue `LampTone.warm`
                   */
                  tone?: LampTone;

                """))
        #expect(
            text.contains(
                #"""
                export const Lamp = forwardRef<HTMLButtonElement, LampProps>(
                  function Lamp(
                    {
                      isOn,
                      onIsOnChange,
                      in: in_ = "a $ \"b\"",
                      watts = 40,
                      shade,
                      tone = LampTone.warm,
                      onBurnOut,
                      children,
                      size = LampSize.small,
                      ...rest
                    },
                    ref,
                  ) {
                    // TODO: Render the component with isOn, onIsOnChange, in, watts, tone,
                    // onBurnOut and size.
                    // TODO: Show the states off and broken.
                    // TODO: Use the texts lampStrings.title.
                    return (
                      <button
                        ref={ref}
                        type="button"
                        aria-label={localized(lampStrings.name, "A \"lamp\"")}
                        {...rest}
                      >
                        {shade}
                        {children}
                      </button>
                    );
                  },
                );

                """#))
        #expect(
            stubs.files["react/sample/Lamp.stories.tsx"] == """
                // sample: a stub of entry sample.

                import type { Meta, StoryObj } from "@storybook/react";

                import { Lamp, LampSize } from "./Lamp";

                const meta: Meta<typeof Lamp> = {
                  title: "sample",
                  component: Lamp,
                  args: { isOn: false, onIsOnChange: () => {} },
                };

                export default meta;

                type Story = StoryObj<typeof Lamp>;

                export const Default: Story = {};

                export const Large: Story = {
                  args: { size: LampSize.large },
                };

                """)
        #expect(text.contains("\nfunction localized(_key: string, text: string): string {\n  return text;\n}\n"))
        #expect(text.contains(" * @since 1.2\n * @see https://example.com/lamp (Design)\n * @deprecated Use the sun."))
    }

    @Test(
        "React and Compose stubs derive from the nearest implementation, and only on request",
        arguments: [
            ("compose", "SwiftUI"), ("react", "Web"),
        ])
    func nearest(target: String, framework: String) async throws {
        let entry = """
            implementations:
              uikit: { types: { Lamp: { properties: { a: { type: Int }, b: { type: Int } } } } }
              swiftui: { types: { Lamp: { kind: view } } }
              web: { types: { lamp-light: { kind: element } } }
            """
        let plain = try await Stubs(of: entry)
        #expect(!plain.files.keys.contains { $0.hasPrefix(target) })
        let stubs = try await Stubs(of: entry, options: ["targets": .array([.string(target)])])
        #expect(stubs.files.count == (target == "react" ? 3 : 2))
        let text = stubs.files.filter { $0.key.contains("/sample/") && !$0.key.contains(".stories.") }.values.joined()
        #expect(text.contains("this is derived from the implementation for \(framework).\n"), "\(stubs.files.keys)")
    }

    @Test("An implementation in React or Compose is not replaced by a conversion")
    func own() async throws {
        let stubs = try await Stubs(
            of: """
                implementations:
                  swiftui: { types: { Lamp: { kind: view } } }
                  compose: { types: { Light: { kind: composable, properties: { tint: { type: Hue } } } } }
                  react: { types: { Light: { kind: component, properties: { tint: { type: Hue, required: true } } } } }
                """)
        #expect(
            stubs.files.keys.sorted() == [
                "compose/Placeholders.kt", "compose/sample/Light.kt", "outline/sample/sample.txt",
                "react/placeholders.ts", "react/sample/Light.stories.tsx", "react/sample/Light.tsx",
                "swiftui/Placeholders.swift",
                "swiftui/sample/Lamp.swift",
            ])
        let kotlin = try #require(stubs.files["compose/sample/Light.kt"])
        #expect(kotlin.contains("import components.Hue\n") && !kotlin.contains("derived"))
        #expect(stubs.files["compose/Placeholders.kt"]?.hasSuffix("package components\n\nopen class Hue\n") == true)
        let react = try #require(stubs.files["react/sample/Light.tsx"])
        #expect(react.contains("import type { Hue } from \"../placeholders\";\n") && react.contains("  tint: Hue;\n"))
        #expect(stubs.diagnostics.map(\.message) == [])
    }

    @Test("React and Compose stubs derive from shared members if an entry has no implementations")
    func shared() async throws {
        let entry = "properties: { label: { type: string, required: true }, count: { type: integer, default: 3 } }"
        let stubs = try await Stubs(of: entry, options: ["targets": ["compose", "react"]])
        let kotlin = try #require(stubs.files["compose/sample/Sample.kt"])
        #expect(
            kotlin.contains(
                "fun Sample(\n    label: String,\n    modifier: Modifier = Modifier,\n    count: Int = 3,\n) {\n"))
        #expect(try #require(stubs.files["react/sample/Sample.tsx"]).contains("{ label, count = 3, ...rest }"))
        #expect(stubs.diagnostics.map(\.message) == [])
    }
}
