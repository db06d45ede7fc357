import CatalogModel
import CatalogTestSupport
import CatalogSync
import CodeReaders
import Testing

/// Files of colors, in which one fact is another.
@Suite("Mutations of colors")
struct TokenMutationTests {
    private static let count = 60

    private static func hex(_ number: Int) -> String {
        let text = String(number * 70_001 % 0xFF_FFFF, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - text.count) + text
    }

    private static func components(_ hex: String) -> [Int] {
        let digits = hex.compactMap(\.hexDigitValue)
        return [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
    }

    /// A token for each color, and a size for each tenth.
    private static let tokens: String = {
        let colors = (0..<count).map { number in
            let parts = components(hex(number)).map { "\(Double($0) / 255)" }.joined(separator: ", ")
            return
                "\"c\(number)\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\(parts)] } }"
        }
        return "{ \"brand\": {\n" + colors.joined(separator: ",\n") + "\n} }\n"
    }()

    static func verify(_ files: [SourceFile], tokens: String = tokens) async throws -> [Diagnostic] {
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a")], files: ["t.tokens.json": tokens],
            catalog: "format: 1\nname: Test\ntokens: t.tokens.json\nsources: { colors: { tokens: x, prefixes: [ds_] } }"
        )
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let source = try #require(registry.configuration.sources?.elements.first)
        var content = SourceContent()
        var declared = DeclaredTokens()
        ColorResources.add(
            files.filter { $0.path.hasSuffix(".xml") }, to: &declared, diagnostics: &content.diagnostics)
        for file in files where !file.path.hasSuffix(".xml") {
            AssetColors.add(file, to: &declared, diagnostics: &content.diagnostics)
        }
        content.tokens = declared
        return SourceVerification(source, holding: content, in: registry).diagnostics.all
    }

    static func resources(_ change: (Int, String) -> String = { $1 }) -> [SourceFile] {
        let lines = (0..<count).map { "<color name=\"ds_brand_c\($0)\">#\(change($0, hex($0)))</color>\n" }.joined()
        return [SourceFile(path: "values/colors.xml", text: "<resources>\n\(lines)</resources>\n")]
    }

    /// Color sets in each notation of components.
    static func assets(_ change: (Int, String) -> String = { $1 }) -> [SourceFile] {
        (0..<count).map { number in
            let parts = components(change(number, hex(number))).map { part in
                switch number % 3 {
                case 0: "0x" + String(part, radix: 16, uppercase: true)
                case 1: String(part)
                default: String(Double((Double(part) / 255 * 1000).rounded()) / 1000)
                }
            }
            return SourceFile(
                path: "Colors.xcassets/Brand/C\(number).colorset/Contents.json",
                text: """
                    { "colors": [
                    { "idiom": "universal",
                      "color": { "color-space": "srgb",
                        "components": { "red": "\(parts[0])", "green": "\(parts[1])", "blue": "\(parts[2])", "alpha": "1.000" } } }
                    ], "info": { "author": "xcode", "version": 1 } }
                    """)
        }
    }

    /// One digit more or less.
    private static func nudged(_ hex: String, at location: Int) -> String {
        var digits = Array(hex)
        let digit = digits[location].hexDigitValue ?? 0
        digits[location] = Character(String(digit == 15 ? 14 : digit + 1, radix: 16, uppercase: true))
        return String(digits)
    }

    @Test(
        "Each changed digit of a color is one finding at its line on both sides, with a fix", arguments: [true, false])
    func mutations(isAndroid: Bool) async throws {
        let files = { isAndroid ? Self.resources($0) : Self.assets($0) }
        #expect(try await Self.verify(files { $1 }).map(\.testDescription) == [])
        for number in 0..<Self.count {
            for location in 0..<6 {
                let mutated = files { $0 == number ? Self.nudged($1, at: location) : $1 }
                let findings = try await Self.verify(mutated)
                #expect(findings.map(\.rule.id) == ["token-drift"], "\(number) \(location)")
                guard let finding = findings.first, let fix = finding.fixIts.first, let range = finding.range else {
                    continue
                }
                #expect(range.sourceText == "\"c\(number)\"")
                let note = try #require(finding.notes.first?.range)
                #expect(
                    isAndroid ? Int(note.start.line) == number + 2 : note.file.path.contains("/C\(number).colorset/"))
                let bytes = Array(Self.tokens.utf8)
                let mended =
                    bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
                let rest = try await Self.verify(mutated, tokens: String(decoding: mended, as: UTF8.self))
                #expect(rest.map(\.testDescription) == [])
            }
        }
    }

    @Test("A color is read with its appearances, color spaces and references")
    func notations() {
        var declared = DeclaredTokens()
        var found = Diagnostics()
        let text = """
            { "colors": [
            { "idiom": "universal", "color": { "color-space": "display-p3", "components": { "red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "0.250" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }], "color": { "color-space": "gray-gamma-22", "components": { "white": "0.500", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }], "color": { "color-space": "extended-linear-srgb", "components": { "red": "0", "green": "0", "blue": "255", "alpha": "1" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "light" }], "color": { "platform": "ios", "reference": "systemBlueColor" } },
            { "idiom": "watch", "color": { "color-space": "srgb", "components": { "red": "0", "green": "0", "blue": "0", "alpha": "1" } } }
            ] }
            """
        AssetColors.add(
            SourceFile(path: "A.xcassets/B/c.colorset/Contents.json", text: text), to: &declared, diagnostics: &found)
        #expect(found.all.map(\.testDescription) == [])
        #expect(
            declared.tokens.map { "\($0.name.value) \($0.theme ?? "-") \($0.value.compact)" } == [
                #"B/c - {"colorSpace":"display-p3","components":[1,0.5,0],"alpha":0.25}"#,
                #"B/c dark {"colorSpace":"srgb","components":[0.5,0.5,0.5]}"#,
                #"B/c dark-high-contrast {"colorSpace":"srgb-linear","components":[0,0,1]}"#,
            ])
        #expect(declared.unknown.map(\.value) == ["B/c"])
        for broken in ["", "{", "[]", "{}", #"{ "colors": [{ "color": { "components": { "red": "x" } } }] }"#] {
            var found = Diagnostics()
            AssetColors.add(
                SourceFile(path: "c.colorset/Contents.json", text: broken), to: &declared, diagnostics: &found)
            #expect(!found.all.isEmpty, "\(broken)")
        }
        for broken in ["", "<a/>", "<resources>", "<resources><color name='a'>red</color></resources>"] {
            var found = Diagnostics()
            ColorResources.add([SourceFile(path: "colors.xml", text: broken)], to: &declared, diagnostics: &found)
            #expect(!found.all.isEmpty, "\(broken)")
        }
    }

    @Test("Android colors can be in another file and for some devices only")
    func folders() {
        var declared = DeclaredTokens()
        var found = Diagnostics()
        let files = [
            ("values/colors.xml", "<color name='ink'>@color/black</color><color name='far'>@color/none</color>"),
            ("values/palette.xml", "<color name='black'>#000000</color><dimen name='gap'>8dp</dimen>"),
            ("values-night/colors.xml", "<color name='ink'>@color/white</color><color name='bed'>@color/black</color>"),
            ("values-night/palette.xml", "<color name='white'>#ffffff</color>"),
            ("values-land/dimens.xml", "<dimen name='gap'>16dp</dimen>"),
            ("values-night-v31/colors.xml", "<color name='ink'>@android:color/x</color>"),
        ]
        ColorResources.add(
            files.map { SourceFile(path: $0.0, text: "<resources>\($0.1)</resources>") }, to: &declared,
            diagnostics: &found)
        #expect(found.all.map(\.testDescription) == [])
        #expect(
            declared.tokens.map { token in
                [token.name.value, token.theme ?? "-", token.alias ?? "-", token.value.compact].joined(separator: " ")
            } == [
                #"ink - black {"colorSpace":"srgb","components":[0,0,0]}"#,
                #"black - - {"colorSpace":"srgb","components":[0,0,0]}"#, #"gap - - {"value":8,"unit":"px"}"#,
                #"ink dark white {"colorSpace":"srgb","components":[1,1,1]}"#,
                #"bed dark black {"colorSpace":"srgb","components":[0,0,0]}"#,
                #"white dark - {"colorSpace":"srgb","components":[1,1,1]}"#,
            ])
        #expect(declared.unknown.map(\.value) == ["far"])
        #expect(
            declared.omissions.map { "\($0.name.value) \($0.reason)" } == [
                "gap has a value for some devices only, in 'values-land'",
                "ink has a value for some devices only, in 'values-night-v31'",
            ])
    }
}
