import CatalogModel
import CatalogTestSupport
import Testing

/// Types that a team has, named by the option `provided`, in Kotlin and TypeScript.
@Suite("Types that a team provides")
struct ProvidedTests {
    private static func entry(_ framework: String, _ kind: String, imports: [String], types: [String]) -> String {
        let properties = types.enumerated().map {
            "value\($0): { type: \(JSONValue.string($1).compact), required: true }"
        }
        return """
            implementations:
              \(framework):
                imports: \(JSONValue.array(imports.map(JSONValue.string)).compact)
                types: { Lamp: { kind: \(kind), properties: { \(properties.joined(separator: ", ")) } } }
            """
    }

    private static func stubs(_ entry: String, provided: [String], target: String) async throws -> Stubs {
        try await Stubs(
            of: entry,
            options: ["targets": [.string(target)], "provided": .array(provided.map(JSONValue.string))])
    }

    // MARK: Kotlin

    private static func composeStubs() async throws -> Stubs {
        let entry = entry(
            "compose", "composable",
            imports: ["com.acme.tones.Hue", "com.acme.tones.Tone as Color", "org.other.Thing"],
            types: ["Hue", "List<Color>", "Thing", "Tint?", "Shade", "in.side.Box<Int>"])
        return try await stubs(
            entry, provided: ["com.acme.tones", "com.acme.Tint", "Shade", "in.side"], target: "compose")
    }

    @Test("A Compose stub imports provided types that the implementation or the option names")
    func compose() async throws {
        let stubs = try await Self.composeStubs()
        let text = try #require(stubs.files["compose/sample/Lamp.kt"])
        #expect(
            text.hasPrefix(
                """
                // sample: a stub of entry sample.

                package components.sample

                import `in`.side.Box
                import androidx.compose.runtime.Composable
                import androidx.compose.ui.Modifier
                import com.acme.Tint
                import com.acme.tones.Hue
                import com.acme.tones.Tone as Color
                import components.Thing

                """))
        #expect(
            text.contains(
                """
                fun Lamp(
                    value0: Hue,
                    value1: List<Color>,
                    value2: Thing,
                    value3: Tint?,
                    value4: Shade,
                    value5: Box<Int>,
                    modifier: Modifier = Modifier,
                ) {
                    // TODO: Implement the component.
                    androidx.compose.foundation.layout.Box(modifier = modifier)
                }

                """))
        #expect(stubs.support(of: "compose")?.hasSuffix("package components\n\nopen class Thing\n") == true)
        #expect(stubs.diagnostics == [])
    }

    @Test(
        "A Compose stub with provided types compiles",
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func judgedCompose() async throws {
        var files = try await Self.composeStubs().all(of: "compose")
        files["tones.kt"] = "package com.acme.tones\nclass Hue\nclass Tone"
        files["tint.kt"] = "package com.acme\nclass Tint"
        files["shade.kt"] = "package components.sample\nclass Shade"
        files["box.kt"] = "package `in`.side\nclass Box<T>"
        let faults = try TypeJudge.kotlin.faults(in: files)
        #expect(faults == [])
    }

    @Test("An imported Kotlin package provides every type that has no other declaration")
    func package() async throws {
        let entry = Self.entry(
            "compose", "composable", imports: ["com.acme.*"], types: ["Hue", "String"])
        let stubs = try await Self.stubs(entry, provided: ["com.acme"], target: "compose")
        let text = try #require(stubs.files["compose/sample/Lamp.kt"])
        #expect(text.contains("\nimport com.acme.*\n") && text.contains("    value0: Hue,\n"))
        #expect(stubs.support(of: "compose")?.contains("class") == false)
        let without = try await Self.stubs(entry, provided: [], target: "compose")
        #expect(without.support(of: "compose")?.contains("open class Hue\n") == true)
        #expect(without.files["compose/sample/Lamp.kt"]?.contains("com.acme") == false)
    }

    @Test(
        "Only valid Kotlin imports provide types",
        arguments: [
            ("com.acme.Hue", true), ("com.acme.Hue as Tint", true), ("com.acme.*", true), ("com", false),
            ("com.acme.Hue as", false), ("com.acme.* as All", false), ("com..acme", false),
            ("com.acme.Hue; val x", false),
            ("com.acme.Hue\nclass Lamp", false), ("", false),
        ])
    func imports(text: String, isOne: Bool) async throws {
        let entry = Self.entry("compose", "composable", imports: [text], types: ["Hue"])
        let stub = try await Self.stubs(entry, provided: ["com.acme"], target: "compose").files[
            "compose/sample/Lamp.kt"]
        #expect(stub?.contains("\nimport com.acme") == isOne)
    }

    @Test("Provided types apply to stubs of other languages if the types file names them")
    func spelled() async throws {
        let entry = Snippet.entry(
            "sample", Self.entry("swiftui", "view", imports: ["Tones"], types: ["Hue", "Tone"]))
        let registry = try JudgedRegistries.require(
            await Snippet.load(
                ["sample": entry],
                files: [
                    "types.yaml": """
                    swift:
                      Hue: { kotlin: com.acme.Hue, typescript: Acme.Hue }
                      Tone: { kotlin: com.other.Tone, typescript: Other.Tone }
                    """
                ], catalog: "format: 1\nname: Sample\ntypes: types.yaml"))
        let stubs = Stubs(
            registry, options: ["targets": ["compose", "react"], "provided": ["com.acme", "Acme"]])
        let kotlin = try #require(stubs.files["compose/sample/Lamp.kt"])
        #expect(kotlin.contains("\nimport com.acme.Hue\nimport components.ComOtherTone\n"))
        #expect(kotlin.contains("    value0: Hue,\n    value1: ComOtherTone,\n"))
        #expect(stubs.support(of: "compose")?.hasSuffix("package components\n\nopen class ComOtherTone\n") == true)
        let react = try #require(stubs.files["react/sample/Lamp.tsx"])
        #expect(react.contains("  value0: Acme.Hue;\n\n  value1: OtherTone;\n"))
        #expect(stubs.support(of: "react")?.contains("Hue") == false)
    }

    // MARK: TypeScript

    private static let script = (
        imports: [
            "{ Hue, Tone as Warmth } from '@acme/tones'", "{ ReactNode } from '@acme/tones'", "{ Thing } from 'other'",
        ],
        types: ["Hue", "Warmth[]", "ReactNode", "Thing", "Shade<string>", "Acme.Box"],
        provided: ["@acme/tones", "Shade", "Acme"],
        // Of the team.
        declarations: """
        declare module "@acme/tones" {
          export interface Hue {}
          export interface Tone {}
          export type ReactNode = string | null;
        }
        interface Shade<T> { value: T }
        declare namespace Acme { interface Box {} }
        """
    )

    private static func scriptStubs(_ target: String, _ kind: String) async throws -> Stubs {
        try await stubs(
            entry(target, kind, imports: script.imports, types: script.types), provided: script.provided,
            target: target)
    }

    @Test("A React stub imports provided types that the implementation names")
    func react() async throws {
        let stubs = try await Self.scriptStubs("react", "component")
        let text = try #require(stubs.files["react/sample/Lamp.tsx"])
        #expect(
            text.hasPrefix(
                """
                // sample: a stub of entry sample.

                import { Hue, Tone as Warmth } from "@acme/tones";
                import { ReactNode } from "@acme/tones";
                import { forwardRef } from "react";
                import type { ComponentPropsWithoutRef } from "react";
                import type { Thing } from "../placeholders";

                """))
        for (location, type) in Self.script.types.enumerated() {
            #expect(text.contains("  value\(location): \(type);\n"))
        }
        #expect(
            stubs.support(of: "react")?.hasSuffix("\n\nexport type Thing = any;\n") == true)
    }

    @Test(
        "A React stub with provided types compiles",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func judgedReact() async throws {
        var files = try await Self.scriptStubs("react", "component").all(of: "react")
        files["team.d.ts"] = Self.script.declarations
        let faults = try TypeJudge.react.faults(in: files)
        #expect(faults == [])
    }

    @Test("A web stub imports provided types once, without placeholders")
    func web() async throws {
        let stubs = try await Self.scriptStubs("web", "class")
        let text = try #require(stubs.files["web/sample/Lamp.ts"])
        #expect(
            text.contains(
                """
                // Imported with: import { Thing } from 'other';

                import { Hue, Tone as Warmth } from "@acme/tones";
                import { ReactNode } from "@acme/tones";
                import type { Thing } from "../placeholders";

                """))
        #expect(stubs.support(of: "web")?.contains("Hue") == false)
    }

    @Test(
        "A web stub with provided types compiles",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"))
    func judgedWeb() async throws {
        var files = try await Self.scriptStubs("web", "class").all(of: "web")
        files["team.d.ts"] = Self.script.declarations
        let faults = try SourceJudge.web.faults(in: files)
        #expect(faults == [])
    }

    private static func moduleStubs() async throws -> Stubs {
        let entry = """
            implementations:
              web: { types: { lamp-light: { kind: element, inherits: { name: LitElement, module: lit } } } }
            """
        return try await stubs(entry, provided: ["lit"], target: "web")
    }

    @Test("A web stub imports the module of a supertype without a placeholder")
    func modules() async throws {
        let stubs = try await Self.moduleStubs()
        let text = try #require(stubs.files["web/sample/lamp-light.ts"])
        #expect(text.contains("import { LitElement } from \"lit\";\n") && !text.contains("placeholders"))
        #expect(text.contains("export class LampLight extends LitElement {}\n"))
    }

    @Test(
        "A web stub with the module of a supertype compiles",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"))
    func judgedModules() async throws {
        var files = try await Self.moduleStubs().all(of: "web")
        files["team.d.ts"] = "declare module \"lit\" { export class LitElement extends HTMLElement {} }"
        let faults = try SourceJudge.web.faults(in: files)
        #expect(faults == [])
    }
}
