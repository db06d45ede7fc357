import CatalogTestSupport
import Foundation
import Testing

/// Sources of every kind that are not what they should be.
@Suite("Broken sources")
struct BrokenSourceTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        /// The kind as `import` and `catalog.yaml` call it.
        let kind: String
        let path: String
        let text: String
        var testDescription: String { path }
    }

    static let samples = [
        Sample(
            kind: "manifest", path: "custom-elements.json",
            text: """
                { "schemaVersion": "1.0.0", "modules": [ { "kind": "javascript-module", "path": "a.js", "declarations": [
                  { "kind": "class", "name": "Tag", "tagName": "kit-tag", "customElement": true, "members": [
                    { "kind": "field", "name": "label", "type": { "text": "string" } } ] } ] } ] }
                """),
        Sample(
            kind: "docgen", path: "docgen.json",
            text: """
                [ { "displayName": "Tag", "description": "", "methods": [],
                    "props": { "label": { "type": { "name": "string" }, "required": true, "description": "" } } } ]
                """),
        Sample(
            kind: "symbolGraphs", path: "Kit.symbols.json",
            text: """
                { "metadata": { "formatVersion": { "major": 0, "minor": 6, "patch": 0 }, "generator": "g" },
                  "module": { "name": "Kit", "platform": { "operatingSystem": { "name": "linux" } } },
                  "symbols": [ { "kind": { "identifier": "swift.struct", "displayName": "Structure" },
                    "identifier": { "precise": "s:3Kit3BoxV", "interfaceLanguage": "swift" },
                    "pathComponents": ["Box"], "names": { "title": "Box" }, "accessLevel": "public",
                    "declarationFragments": [ { "kind": "keyword", "spelling": "struct" },
                      { "kind": "text", "spelling": " " }, { "kind": "identifier", "spelling": "Box" } ] } ],
                  "relationships": [] }
                """),
        Sample(
            kind: "signatures", path: "current.api",
            text: """
                // Signature format: 4.0
                package com.example.ui {

                  public final class ChipKt {
                    method @KotlinOnly @androidx.compose.runtime.Composable public static void Chip(String label);
                  }

                }

                """),
        Sample(
            kind: "strings", path: "Kit.xcstrings",
            text: """
                { "sourceLanguage": "en", "version": "1.0", "strings": { "a.b": { "localizations": {
                  "en": { "stringUnit": { "state": "translated", "value": "Words" } } } } } }
                """),
        Sample(kind: "strings", path: "Kit.strings", text: "\"a.b\" = \"Words\";\n\"a.c\" = \"More words\";\n"),
        Sample(
            kind: "strings", path: "Kit.stringsdict",
            text: """
                <plist><dict><key>a.b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d words</string>
                </dict></dict></dict></plist>
                """),
        Sample(
            kind: "strings", path: "values/strings.xml",
            text: "<resources>\n<string name=\"a_b\">Words</string>\n<string name=\"a_c\">More</string>\n</resources>\n"
        ),
        Sample(kind: "strings", path: "kit.json", text: "{ \"a\": { \"b\": \"Words\" }, \"c\": \"More words\" }"),
        Sample(
            kind: "tokens", path: "Kit.xcassets/Brand.colorset/Contents.json",
            text: """
                { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
                  "components": { "red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000" } } } ] }
                """),
        Sample(
            kind: "tokens", path: "values/colors.xml",
            text:
                "<resources>\n<color name=\"brand\">#FF8000</color>\n<color name=\"b\">#000000</color>\n</resources>\n"),
        Sample(
            kind: "tokens", path: "kit.tokens.json",
            text: "{ \"brand\": { \"$type\": \"dimension\", \"$value\": { \"value\": 8, \"unit\": \"px\" } } }"),
    ]

    /// Texts that are no source of any kind, or not of this one.
    private static func broken(_ sample: Sample) -> [(name: String, bytes: [UInt8])] {
        let bytes = Array(sample.text.utf8)
        let cuts = [4, 2].map { (name: "cut behind 1/\($0)", bytes: Array(bytes.prefix(bytes.count / $0))) }
        let texts = [
            ("empty", ""), ("white space", " \n\n"), ("an empty object", "{}"), ("an empty list", "[]"),
            ("null", "null"),
            ("a page", "<!doctype html><html><body>Not found</body></html>"), ("words", "Not found"),
        ].map { (name: $0.0, bytes: Array($0.1.utf8)) }
        let others = samples.filter { $0.kind != sample.kind }.map {
            (name: "what \($0.path) has", bytes: Array($0.text.utf8))
        }
        return cuts + texts + others
            + [("no text", [0xFF, 0x00, 0xFE, 0x80]), ("a last byte that is none", bytes + [0xFF])]
    }

    @Test("A broken source is a finding with status 1, and no file is written", arguments: samples)
    func brokenSources(sample: Sample) throws {
        let program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Kit
            rules: { missing-summary: note }
            sources: { code: { \(sample.kind): \(sample.path), implementations: [web, react, swift, compose] } }
            """)
        try program.write("components/guide.yaml", "{ id: guide, title: Guide, summary: A guide., kind: guide }\n")
        try program.write(sample.path, sample.text)
        let imported = try program.run("import", sample.path, "--kind", sample.kind)
        #expect(imported.status == 0, "\(imported.errors)")
        let before = try program.files(below: "components")
        for (name, bytes) in Self.broken(sample) {
            try Data(bytes).write(to: program.folder.url.appendingPathComponent(sample.path))
            let commands = [["verify"], ["import", sample.path, "--kind", sample.kind]]
            for (command, result) in try commands.map({ ($0[0], try program.run($0)) }) {
                #expect(result.status == 1, "\(command) of \(name): \(result.output)\(result.errors)")
                // A source that is not understood is told as such, and not as one that has too little.
                let isTold = result.errors.contains("error: ") && !result.errors.contains("[too-few-pairs]")
                #expect(isTold, "\(command) of \(name): \(result.errors)")
                #expect(result.errors.contains(sample.path), "\(command) of \(name): \(result.errors)")
            }
        }
        #expect(try program.files(below: "components") == before)
    }
}
