import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

@Suite("Mutated files of design tokens")
struct MutatedTokenTests {
    private static let samples: [(path: String, text: String)] = [
        (
            "tokens.json",
            ##"{ "core": { "ink": { "value": "#0A141E", "type": "color" }, "s": { "value": "2", "type": "spacing" }, "t": { "type": "typography", "value": { "fontFamily": "A, serif", "fontSize": "{s}", "fontWeight": "Bold", "letterSpacing": "0", "lineHeight": "150%" } }, "b": { "type": "boxShadow", "value": [ { "x": "0", "y": "1", "blur": "2", "spread": "0", "color": "{ink}" } ] } }, "dark": { "ink": { "value": "{core.ink}", "type": "color" } }, "$themes": [ { "name": "A", "group": "M", "selectedTokenSets": { "core": "enabled" } }, { "name": "B", "group": "M", "selectedTokenSets": { "core": "source", "dark": "enabled" } } ], "$metadata": { "tokenSetOrder": [ "core", "dark" ] } }"##
        ),
        (
            "sd.json",
            ##"{ "color": { "red": { "value": "#F00" }, "link": { "value": "{color.red.value}" } }, "size": { "s": { "value": "12px" } } }"##
        ),
        (
            "variables.json",
            ##"{ "meta": { "variableCollections": { "C": { "name": "T", "defaultModeId": "0", "modes": [ { "modeId": "0", "name": "L" }, { "modeId": "1", "name": "D" } ] } }, "variables": { "V": { "name": "a/b", "variableCollectionId": "C", "resolvedType": "COLOR", "scopes": [ "GAP" ], "valuesByMode": { "0": { "r": 0, "g": 0.5, "b": 1, "a": 1 }, "1": { "type": "VARIABLE_ALIAS", "id": "V" } } } } } }"##
        ),
        (
            "Base.tokens.json",
            ##"{ "a": { "$type": "number", "$value": 4 }, "b": { "$type": "number", "$value": "{a}" }, "$extensions": { "com.figma.modeName": "Base" } }"##
        ),
        (
            "list.json",
            ##"[ { "name": "ink", "rgba": { "r": 0.5, "g": 0, "b": 1, "a": 0.2 } }, { "name": "b", "value": "#000" } ]"##
        ),
        ("flat.json", ##"{ "a": "rgb(255, 0, 0)", "b": "4px", "c": 0 }"##),
        (
            "a.css",
            ":root { --a: 222 47% 11%; --b: hsl(var(--a)); --c\\.5: .5rem; --d: 0 1px 2px rgb(0 0 0 / 10%), inset 0 0 'x y' #fff; --e: 'A B', serif; } .dark { --a: oklch(0.5 0.1 90deg) } @media (x) { :root { --z: calc(1px * 2) } } /* c */"
        ),
        (
            "a.scss",
            "// c\n$a: #fff !default;\n$m: ('x': (rgb(1,2,3),), y: (z: $a));\n$u: map-get($m, y);\n$s: $a + 1px;\n:root { --q: #{$a}; }\n"
        ),
        (
            "C.kt",
            "val A = Color(0x80FF0033)\nobject S { val x = 8.dp; val y = A }\nfun f() { val z = Color(red = 1, green = 2, blue = 3) }\n"
        ),
        (
            "T.swift",
            "enum Light { static let a = Color(hex: 0xFF003380) }\nenum Dark { static let a = UIColor(red: 1/255, green: 0, blue: 0, alpha: 1)\n static let b = a }\n"
        ),
        ("t.js", "const a = '#000';\nmodule.exports = { b: 'rgb(1,2,3)', c: { d: 4 }, e: a };\nexports.f = `x${a}`\n"),
        (
            "t.ts",
            "export const light = { ink: '#000', fonts: \"\\\"A B\\\", serif\" } as const;\nexport const dark = { ink: '#fff' } as const;\nexport const themes = { light, dark } as const;\n"
        ),
        (
            "F.swift",
            "struct T {\n var a: Color = Color(.sRGB, red: 0, green: 0, blue: 0)\n var f = [\"A\", \"serif\"]\n static let d: T = {\n  var t = T()\n  t.a = Color(.displayP3, red: 1, green: 1, blue: 1)\n  return t\n }()\n}\n"
        ),
        ("e.css", ":root { --\\25ad \\ e\\:x: 1px; --i: initial; --u: var(--i) } .dark { --i: #000 }"),
    ]

    private static let awkward = [
        "{", "}", "[", "]", "(", ")", "\"", "'", "\\", "/*", "*/", "//", "#", "#{", ";", ":", ",", "\0", "\n", "-", ".",
        "%",
        "é", "👍🏽", "{a}", "$", "0x", "1e999", "var(", "<",
    ]

    @Test(
        "A reader of mutated bytes does not crash, and locates each token within the file", arguments: samples.indices)
    func mutations(index: Int) {
        let sample = Self.samples[index]
        let original = ReadTokens([sample])
        #expect(!original.lines.isEmpty && original.rest.isEmpty, "\(sample.path)")
        var random = SeededRandom(seed: UInt64(index))
        for round in 0..<Thoroughness.rounds(150, of: 10_000) {
            var bytes = Array(sample.text.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = Int.random(in: start...min(bytes.count, start + 40), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.replaceSubrange(start..<end, with: random.pick(Self.awkward).utf8)
                case 1: bytes.insert(contentsOf: random.pick(Self.awkward).utf8, at: start)
                case 2:
                    bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
                default: if start < bytes.count { bytes[start] = UInt8.random(in: 0...255, using: &random) }
                }
            }
            let read = ReadTokens([SourceFile(path: sample.path, bytes: bytes)])
            let areWithin = read.declared.tokens.allSatisfy { $0.range.upperBound <= bytes.count }
            #expect(areWithin, "round \(round) of \(sample.path)")
        }
    }

    @Test("References that multiply are left out without a hang")
    func multiplyingReferences() {
        let tokens = (0..<60).map { index in
            ##""t\##(index)": { "type": "boxShadow", "value": { "x": "{t\##(index + 1)}", "y": "{t\##(index + 1)}", "blur": "{t\##(index + 1)}", "spread": "0", "color": "#000" } }"##
        }
        let text =
            "{ \"a\": { \(tokens.joined(separator: ", ")), \"t60\": { \"value\": \"1px\", \"type\": \"spacing\" } }, \"$themes\": [] }"
        let read = ReadTokens([("t.json", text)])
        #expect(read.lines.count == 2)
        #expect(read.omissions.count == 59)
    }
}
