import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// A valid source of a kind, which mutations start from.
struct SourceSample: Sendable, CustomTestStringConvertible {
    /// The kind as `import` and `catalog.yaml` call it.
    let kind: String
    let path: String
    let bytes: [UInt8]
    var testDescription: String { path }

    private init(_ kind: String, _ path: String, _ text: String) {
        self.kind = kind
        self.path = path
        bytes = Array(text.utf8)
    }

    private init(_ kind: String, real path: String) {
        self.kind = kind
        self.path = URL(fileURLWithPath: path).lastPathComponent
        bytes = (try? Data(contentsOf: SharedData.url(path))).map(Array.init) ?? []
    }

    static let all =
        BrokenSourceTests.samples.map { SourceSample($0.kind, $0.path, $0.text) } + rich
        + (Thoroughness.isFull && SharedData.isPresent ? real : [])

    /// Real files that are small enough for thousands of rounds.
    private static let real = [
        SourceSample("symbolGraphs", real: "data/symbol-graphs/mykit.symbols.json"),
        SourceSample("signatures", real: "data/compose-signatures/compose-layout.2023-12.api"),
    ]

    private static let rich = [
        SourceSample("manifest", "manifest/custom-elements.json", manifest),
        SourceSample("docgen", "docgen/react-docgen.json", docgen),
        SourceSample("docgen", "docgen/react-docgen-typescript.json", docgenTypeScript),
        SourceSample("signatures", "api/current.api", signatures),
        SourceSample("strings", "texts/Rich.xcstrings", stringCatalog),
        SourceSample(
            "strings", "de.lproj/Rich.strings",
            "/* A */\n\"a\" = \"One \\\"two\\\"\\n\\U00e9\";\n// B\nword = \"x\r\ny\";\n\"c\" = \"%1$@ %d\";\n"),
        SourceSample(
            "strings", "values-de/strings.xml",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- A --><resources xmlns:x="urn:x">
              <string name="a">It\\'s <b>bold</b> &amp; &#233; <![CDATA[<x>]]></string>
              <string name="b">"  kept  "</string>
              <plurals name="c"><item quantity="one">%d</item><item quantity="other">%d all</item></plurals>
            </resources>

            """),
        SourceSample(
            "strings", "messages.de.json",
            #"{ "a": { "b": "Words {n}" }, "items_one": "one", "items_other": "x\r\ny", "c": "More" }"#),
        SourceSample(
            "tokens", "Rich.xcassets/Brand/Ink.colorset/Contents.json",
            """
            { "colors": [
              { "idiom": "universal", "color": { "color-space": "display-p3",
                "components": { "red": "0xFF", "green": "128", "blue": "0.000", "alpha": "0.500" } } },
              { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
                "color": { "color-space": "gray-gamma-22", "components": { "white": "0.5", "alpha": "1" } } },
              { "idiom": "watch", "color": { "platform": "ios", "reference": "systemBlueColor" } } ],
              "info": { "author": "xcode", "version": 1 } }
            """),
        SourceSample(
            "tokens", "studio/tokens.json",
            ##"""
            { "core": { "ink": { "value": "#0A141E", "type": "color" }, "s": { "value": "2", "type": "spacing" } },
              "dark": { "ink": { "value": "{s}", "type": "color" } },
              "$themes": [ { "name": "A", "group": "M", "selectedTokenSets": { "core": "enabled" } },
                { "name": "B", "group": "M", "selectedTokenSets": { "core": "enabled", "dark": "enabled" } } ] }
            """##),
        SourceSample(
            "tokens", "css/tokens.css",
            ":root { --ink: 222 47% 11%; --text: hsl(var(--ink)); --gap\\.5: 4px; }\n.dark { --ink: #fff }\n"),
        SourceSample(
            "tokens", "values-night/colors.xml",
            """
            <resources>
            <color name="brand">#80FF8000</color><color name="link">@color/brand</color>
            <item type="color" name="x">#FFF</item><dimen name="gap">8dp</dimen>
            </resources>

            """),
    ]

    private static let manifest = """
        { "schemaVersion": "1.0.0", "readme": "README.md", "modules": [ { "kind": "javascript-module", "path": "src/tag.js",
          "summary": "A tag.", "declarations": [
          { "kind": "class", "name": "Tag", "tagName": "kit-tag", "customElement": true, "summary": "A tag.",
            "description": "Shows *text*.\\n\\n## Use\\n\\n`<kit-tag>`", "deprecated": "Use chip.",
            "superclass": { "name": "Base", "module": "src/base.js" }, "mixins": [ { "name": "Mix", "package": "lit" } ],
            "members": [
              { "kind": "field", "name": "label", "type": { "text": "string | undefined" }, "default": "''",
                "privacy": "public", "attribute": "label", "reflects": true, "description": "The text.",
                "inheritedFrom": { "name": "Base", "module": "src/base.js" } },
              { "kind": "field", "name": "size", "static": true, "readonly": true, "type": { "text": "'s' | 'm'" } },
              { "kind": "method", "name": "go", "description": "Goes.", "parameters": [
                { "name": "far", "type": { "text": "number" }, "optional": true, "default": "1" },
                { "name": "rest", "rest": true, "type": { "text": "string[]" } } ],
                "return": { "type": { "text": "Promise<void>" }, "description": "Later." } } ],
            "attributes": [ { "name": "label", "fieldName": "label", "type": { "text": "string" }, "default": "''" } ],
            "events": [ { "name": "kit-change", "type": { "text": "CustomEvent" }, "description": "Changed." } ],
            "slots": [ { "name": "", "description": "The text." }, { "name": "icon", "summary": "A picture." } ],
            "cssParts": [ { "name": "base", "description": "The box." } ],
            "cssStates": [ { "name": "open" } ],
            "cssProperties": [ { "name": "--kit-ink", "syntax": "<color>", "default": "red", "description": "Ink." } ],
            "demos": [ { "url": "demo/index.html", "description": "A demo." } ],
            "source": { "href": "https://example.com/tag.ts" } },
          { "kind": "mixin", "name": "Mix", "parameters": [ { "name": "base" } ] },
          { "kind": "function", "name": "help", "return": { "type": { "text": "void" } } },
          { "kind": "variable", "name": "count", "type": { "text": "number" } } ],
          "exports": [ { "kind": "custom-element-definition", "name": "kit-tag", "declaration": { "name": "Tag" } },
            { "kind": "js", "name": "*", "declaration": { "name": "*", "package": "lit" } } ] } ] }
        """

    private static let docgen = """
        { "src/Card.tsx": [ { "displayName": "Card", "description": "A card.\\n\\n@deprecated Use Panel.",
          "methods": [ { "name": "focus", "docblock": "Focuses.", "modifiers": [ "static" ],
            "params": [ { "name": "far", "type": { "name": "number" } } ], "returns": { "type": { "name": "void" } } } ],
          "props": {
            "size": { "required": true, "description": "The size.", "defaultValue": { "value": "'m'", "computed": false },
              "tsType": { "name": "union", "raw": "'s' | 'm'", "elements": [
                { "name": "literal", "value": "'s'" }, { "name": "literal", "value": "'m'" } ] } },
            "onClose": { "tsType": { "name": "signature", "type": "function", "raw": "(a: number) => void",
              "signature": { "arguments": [ { "name": "a", "type": { "name": "number" } } ],
                "return": { "name": "void" } } } },
            "list": { "type": { "name": "arrayOf", "value": { "name": "shape", "value": {
              "a": { "name": "string", "required": true } } } } },
            "one": { "type": { "name": "enum", "value": [ { "value": "'a'", "computed": false } ] } } },
          "composes": [ "./Base" ] } ] }
        """

    private static let docgenTypeScript = """
        [ { "tags": { "deprecated": "Use Panel." }, "filePath": "src/Card.tsx", "description": "A card.",
          "displayName": "Card", "methods": [], "props": {
            "size": { "defaultValue": { "value": "m" }, "description": "The size.", "name": "size", "required": false,
              "parent": { "fileName": "src/Card.tsx", "name": "CardProps" }, "declarations": [
                { "fileName": "src/Card.tsx", "name": "CardProps" } ], "tags": {},
              "type": { "name": "enum", "raw": "Size", "value": [ { "value": "\\"s\\"" }, { "value": "\\"m\\"" } ] } },
            "open": { "defaultValue": null, "description": "", "name": "open", "required": true,
              "type": { "name": "boolean | undefined" } } } } ]
        """

    private static let signatures = """
        // Signature format: 4.0
        package com.example.ui {

          public final class ChipKt {
            method @KotlinOnly @androidx.compose.runtime.Composable public static void Chip(String label, optional androidx.compose.ui.Modifier modifier, optional kotlin.jvm.functions.Function1<? super java.lang.Integer,kotlin.Unit>? onClick, vararg int... rest);
            method @Deprecated @androidx.compose.runtime.Composable @kotlin.Deprecated(message="Use (it).") public static <T> java.util.List<T> remember(T value);
            field public static final int Max = 3; // 0x3
          }

          public enum Kind {
            enum_constant public static final com.example.ui.Kind One;
          }

        }

        """

    private static let stringCatalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "a": { "comment": "A.", "extractionState": "manual", "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Words\\r\\nand %@" } },
            "de": { "stringUnit": { "state": "translated", "value": "Worte %@" } } } },
          "b": { "localizations": { "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%d" } },
            "other": { "stringUnit": { "state": "translated", "value": "%d all" } } } } },
            "de": { "variations": { "device": { "mac": { "stringUnit": { "value": "x" } },
              "other": { "stringUnit": { "value": "y" } } } } } } },
          "c": {} } }
        """
}
