import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import StubBackend
import Testing

/// Templates of a catalog that put the program's own code together.
@Suite("Templates that replace built-in targets")
struct ReplacedTargetTests {
    /// What a house has at the top and the end of its files.
    private static let house = """
        // House of {{ entry.title }}
        {{ if code }}
        {{ code.notes | lines "// " }}
        {{ if code.package }}
        package {{ code.package }}
        {{ end }}
        {{ code.imports | lines "" }}
        {{ for declaration in code.declarations join "\\n// ---" }}
        {{ declaration }}
        {{ end }}
        {{ end }}
        // The end

        """

    private static let entries = [
        "lamp": """
        implementations:
          web:
            types:
              Lamp: { kind: class, properties: { tone: { type: Tone, required: true }, hue: { type: Hue } } }
              Part: { kind: interface, properties: { lamp: { type: Lamp } } }
        """,
        "tone": "implementations: { web: { types: { Tone: { kind: enum, cases: { warm: {} } } } } }",
        "none": "",
    ]

    /// The stubs of a target that a template has the place of; their files have names of the template's own.
    private static func stubs(_ target: String, _ suffix: String, _ rest: String = "") async throws -> Stubs {
        try await TemplateTargetTests.stubs(
            house, "extension: \(suffix), file: 'my-{{ name }}'\(rest)", entries: entries, name: target)
    }

    @Test("Web stubs from a template import each other by the file names of the template")
    func web() async throws {
        let stubs = try await Self.stubs("web", "ts")
        #expect(
            stubs.files == [
                "web/lamp/my-lamp.ts": """
                // House of lamp
                import type { Hue } from "../placeholders";
                import type { Tone } from "../tone/my-tone";
                /** A test. */
                export class Lamp {
                  /** Required: yes */
                  tone!: Tone;

                  hue!: Hue;
                }
                // ---
                export interface Part {
                  lamp: Lamp;
                }
                // The end

                """,
                "web/tone/my-tone.ts": """
                // House of tone
                /** A test. */
                export enum Tone {
                  warm,
                }
                // The end

                """,
                "web/none/my-none.ts": "// House of none\n// The end\n",
                "web/placeholders.ts": """
                // Placeholders for names that the stubs of this folder use and none of them declares.

                export interface Hue {}

                """,
            ])
        // With a file for each type, the types of one entry import each other, too.
        let each = try await Self.stubs("web", "ts", ", each: type")
        #expect(
            each.files["web/lamp/my-Part.ts"] == """
                // House of lamp
                import type { Lamp } from "./my-Lamp";
                export interface Part {
                  lamp: Lamp;
                }
                // The end

                """)
    }

    @Test("React stubs from a template include those derived from another implementation")
    func react() async throws {
        let stubs = try await Self.stubs("react", "tsx", ", each: type")
        #expect(
            stubs.files.keys.sorted() == [
                "react/lamp/my-Lamp.tsx", "react/lamp/my-Part.tsx", "react/none/my-none.tsx", "react/placeholders.ts",
                "react/tone/my-Tone.tsx",
            ])
        let lamp = try #require(stubs.files["react/lamp/my-Lamp.tsx"])
        #expect(
            lamp.hasPrefix(
                """
                // House of lamp
                // There is no implementation for React yet: this is derived from the implementation for Web.
                import { forwardRef } from "react";
                import type { ComponentPropsWithoutRef } from "react";
                import type { Hue } from "../placeholders";
                import type { Tone } from "../tone/my-Tone";
                /** The props of Lamp. */
                export interface LampProps extends ComponentPropsWithoutRef<"div"> {
                  tone: Tone;

                  hue?: Hue;
                }

                """))
        #expect(lamp.hasSuffix(");\n// The end\n"))
        #expect(stubs.files["react/placeholders.ts"]?.contains("export type Hue = any;\n") == true)
    }

    @Test("Compose stubs from a template include those derived from another implementation")
    func compose() async throws {
        let stubs = try await Self.stubs("compose", "kt")
        #expect(
            stubs.files.keys.sorted() == [
                "compose/Placeholders.kt", "compose/lamp/my-lamp.kt", "compose/none/my-none.kt",
                "compose/tone/my-tone.kt",
            ])
        #expect(
            stubs.files["compose/tone/my-tone.kt"] == """
                // House of tone
                // There is no implementation for Jetpack Compose yet: this is derived from the implementation for Web.
                package components.tone
                /** A test. */
                enum class Tone {
                    Warm,
                }
                // The end

                """)
        #expect(stubs.files["compose/lamp/my-lamp.kt"]?.contains("import components.tone.Tone\n") == true)
        // What all platforms share is nothing here.
        #expect(
            stubs.files["compose/none/my-none.kt"] == """
                // House of none
                // There is no implementation for Jetpack Compose yet: this is derived from what all platforms share.
                package components.none
                // The end

                """)
    }

    @Test("Stubs from a template contain no code in another language than the target's")
    func otherLanguages() async throws {
        let swift = ["a": "implementations: { uikit: { types: { A: { kind: struct } } } }"]
        let web = try await TemplateTargetTests.stubs(Self.house, "extension: ts", entries: swift, name: "web")
        #expect(web.files == ["web/a/a.ts": "// House of a\n// The end\n"])
        let uikit = try await TemplateTargetTests.stubs(
            Self.house, "extension: swift", entries: Self.entries, name: "uikit")
        #expect(uikit.files["uikit/lamp/lamp.swift"] == "// House of lamp\n// The end\n")
        // One that is none of the program's shows the program's Swift only.
        let own = try await TemplateTargetTests.stubs(Self.house, "extension: ts", entries: Self.entries)
        #expect(own.files["own/lamp/lamp.ts"] == "// House of lamp\n// The end\n")
    }

    @Test("Stubs from a template have placeholders only if the template shows code")
    func placeholders() async throws {
        let plain = try await TemplateTargetTests.stubs(
            "{{ entry.title }}", "extension: ts", entries: Self.entries, name: "web")
        #expect(plain.files.keys.sorted() == ["web/lamp/lamp.ts", "web/none/none.ts", "web/tone/tone.ts"])
        let entry = [
            "a": "implementations: { uikit: { types: { A: { kind: struct, properties: { b: { type: B } } } } } }"
        ]
        let uikit = try await TemplateTargetTests.stubs(
            Self.house, "extension: swift", entries: entry, name: "uikit")
        #expect(uikit.files["uikit/Placeholders.swift"]?.contains("public struct B: Hashable, Sendable {\n") == true)
    }

    // MARK: As compilers check them

    /// A catalog in which a template that the program could have has the place of one of its own.
    private static func replaced(_ target: String, _ suffix: String, in catalog: Catalogs) async throws -> Stubs {
        let registry = try await catalog.registry()
        var record = StubTargetConfiguration()
        let location = SourceFile(path: "catalog.yaml", text: "x").range(ofBytes: 0..<1)
        (record[StubTargetConfiguration.keys.template], record[StubTargetConfiguration.keys.extension]) = (
            Text("t", at: location), Text(suffix, at: location)
        )
        record[StubTargetConfiguration.keys.context] = Located(1, at: location)
        var configuration = registry.configuration
        configuration[CatalogConfiguration.keys.stubTargets] = OrderedRecords([
            .init(key: Text(target, at: location), value: record)
        ])
        let replaced = ComponentRegistry(
            configuration: configuration, components: registry.components, themes: registry.themes,
            types: registry.types, tokenUsers: [:], namedFiles: ["t": SourceFile(path: "t", text: house)])
        return Stubs(replaced, options: ["targets": .string(target)])
    }

    @Test(
        "Web stubs from a template with a file for each entry are accepted by tsc",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"),
        arguments: [Catalogs.glide, .dnn].filter(Catalogs.present.contains))
    func webAccepted(catalog: Catalogs) async throws {
        let files = try await Self.replaced("web", "ts", in: catalog).all(of: "web")
        #expect(files.count > 20)
        #expect(try SourceJudge.web.faults(in: files) == [])
    }

    @Test(
        "React stubs from a template with a file for each entry are accepted by tsc",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func reactAccepted() async throws {
        let files = try await Self.replaced("react", "tsx", in: .own).all(of: "react")
        #expect(files.count > 5)
        #expect(try TypeJudge.react.faults(in: files) == [])
    }

    @Test(
        "Compose stubs from a template with a file for each entry are accepted by Kotlin's compiler",
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func composeAccepted() async throws {
        let files = try await Self.replaced("compose", "kt", in: .own).all(of: "compose")
        #expect(files.count > 5)
        #expect(try TypeJudge.kotlin.faults(in: files) == [])
    }
}
