import CatalogModel
import CodeReaders
import Testing

@Suite("Design tokens in the JSON files of other tools")
struct JSONFormTests {
    @Test("A file of Tokens Studio gives common values, and a layer for each set that varies between themes")
    func tokensStudio() {
        let read = ReadTokens([
            (
                "tokens.json",
                ##"""
                { "core": {
                    "ink": { "value": "#0A141E", "type": "color" },
                    "space": { "0.5": { "value": "2", "type": "spacing" }, "big": { "value": "{space.0.5} * 4", "type": "spacing" } },
                    "lead": { "value": "150%", "type": "lineHeights" },
                    "tight": { "value": "1%", "type": "letterSpacing" },
                    "none": { "value": "0", "type": "letterSpacing" },
                    "face": { "value": "Ink Sans, sans-serif", "type": "fontFamilies" },
                    "heavy": { "value": "Semi Bold", "type": "fontWeights" },
                    "auto": { "value": "auto", "type": "spacing" },
                    "dim": { "value": "{ink}", "type": "color", "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": "0.5" } } } }
                  },
                  "light": { "page": { "value": "{ink}", "type": "color" } },
                  "dark": { "page": { "value": "rgba(255, 255, 255, 0.5)", "type": "color" } },
                  "parts": {
                    "gap": { "value": "{space.0.5}", "type": "spacing" },
                    "lost": { "value": "{nowhere}", "type": "color" },
                    "note": { "value": "{auto}", "type": "spacing" },
                    "body": { "type": "typography", "value": { "fontFamily": "{face}", "fontSize": "16", "fontWeight": "{heavy}", "letterSpacing": "{none}", "lineHeight": "{lead}" } },
                    "odd": { "type": "typography", "value": { "fontFamily": "{face}", "fontSize": "{lead}", "fontWeight": "400", "letterSpacing": "0", "lineHeight": "1.5" } },
                    "lift": { "type": "boxShadow", "value": { "x": "0", "y": "1", "blur": "2", "spread": "0", "color": "{ink}", "type": "innerShadow" } }
                  },
                  "ink": { "ink": { "value": "#000", "type": "color" } },
                  "$themes": [
                    { "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "light": "enabled", "parts": "enabled" } },
                    { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "dark": "enabled", "parts": "enabled" } }
                  ],
                  "$metadata": { "tokenSetOrder": [ "core", "light", "dark", "parts", "ink" ] } }
                """##
            )
        ])
        #expect(read.findings.isEmpty)
        #expect(
            read.lines == [
                "ink: color srgb 0.0392 0.0784 0.1176", "space/0.5: dimension 2px", "lead: number 1.5",
                "none: dimension 0px", #"face: fontFamily ["Ink Sans","sans-serif"]"#,
                #"heavy: fontWeight "semi-bold""#,
                "page@light: -> ink = srgb 0.0392 0.0784 0.1176", "page@dark: color srgb 1 1 1 / 0.5",
                "gap: -> space/0.5 = 2px",
                #"body: typography {fontFamily: ["Ink Sans","sans-serif"], fontSize: 16px, fontWeight: "semi-bold", letterSpacing: 0px, lineHeight: 1.5} as {"fontFamily":"{face}","fontSize":{"value":16,"unit":"px"},"fontWeight":"{heavy}","letterSpacing":"{none}","lineHeight":"{lead}"}"#,
                #"lift: shadow {color: srgb 0.0392 0.0784 0.1176, offsetX: 0px, offsetY: 1px, blur: 2px, spread: 0px, inset: true} as {"color":"{ink}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":true}"#,
            ])
        #expect(
            read.omissions == [
                "space/big is a formula, which is not evaluated",
                "tight is a percentage, which no type of token has",
                "auto is a text, and no type of token has texts",
                "dim is modified by a formula, which is not evaluated",
                "lost refers to 'nowhere', which the source does not have", "note refers to a value that is left out",
                "odd refers to a value of another type in 'fontSize'",
                "ink is in the set 'ink', which no theme enables",
            ])
        #expect(read.themes == ["mode: light = light (default)", "mode: dark = dark"])
        #expect(read.locations.prefix(2) == [##""#0A141E""##, #""2""#])
    }

    @Test("A folder of Tokens Studio has a set in each file, and later sets override earlier ones")
    func tokensStudioFolder() {
        let read = ReadTokens([
            ("kit/$metadata.json", #"{ "tokenSetOrder": [ "core", "brand/a" ] }"#),
            ("kit/$themes.json", "[]"),
            ("kit/brand/a.json", ##"{ "ink": { "$value": "#fff", "$type": "color" } }"##),
            (
                "kit/core.json",
                ##"{ "ink": { "$value": "#000", "$type": "color" }, "edge": { "$value": "{ink}", "$type": "color" } }"##
            ),
            ("other.txt", ""),
        ])
        #expect(read.lines == ["ink: color srgb 1 1 1", "edge: -> ink = srgb 1 1 1"])
        #expect(read.omissions == ["ink is overridden in the set 'brand/a'"])
        #expect(read.themes.isEmpty)
        #expect(read.rest == ["other.txt"])
    }

    @Test("Themes of Tokens Studio without a group are a choice if they set the same tokens, or else apply together")
    func ungroupedThemes() {
        func read(_ name: String) -> ReadTokens {
            ReadTokens([
                (
                    "t.json",
                    ##"""
                    { "a": { "ink": { "value": "#000", "type": "color" } }, "b": { "\##(name)": { "value": "#fff", "type": "color" } },
                      "$themes": [ { "name": "A", "selectedTokenSets": { "a": "enabled" } }, { "name": "B", "selectedTokenSets": { "b": "enabled" } } ] }
                    """##
                )
            ])
        }
        #expect(read("ink").lines == ["ink@a: color srgb 0 0 0", "ink@b: color srgb 1 1 1"])
        #expect(read("ink").themes == ["theme: a = a (default)", "theme: b = b"])
        #expect(read("page").lines == ["ink: color srgb 0 0 0", "page: color srgb 1 1 1"])
        #expect(read("page").themes.isEmpty)
    }

    @Test("Sources of Style Dictionary keep sizes without unit as numbers, and follow references to values")
    func styleDictionary() {
        let read = ReadTokens([
            (
                "color.json",
                ##"""
                { "color": { "comment": "Ours", "base": { "red": { "value": "#F00", "comment": "Red." }, "dim": { "value": "rgba(255, 0, 0, 0.25)" } },
                    "font": { "link": { "value": "{color.base.red.value}" } } },
                  "size": { "small": { "value": "12px" }, "large": { "value": 16, "type": "dimension" }, "wide": { "value": "50%" }, "note": "x" },
                  "time": { "fast": { "value": "150" } },
                  "curve": { "value": [0.1, 0, 1, 1], "type": "cubicBezier" } }
                """##
            )
        ])
        #expect(
            read.lines == [
                "color/base/red: color srgb 1 0 0", "color/base/dim: color srgb 1 0 0 / 0.25",
                "color/font/link: -> color/base/red = srgb 1 0 0", "size/small: dimension 12px",
                "size/large: number 16",
                "time/fast: duration 150ms", "curve: cubicBezier [0.1,0,1,1]",
            ])
        #expect(
            read.omissions == [
                "size/wide is a percentage, which no type of token has",
                "size/note is not a token, because it has no 'value'",
            ])
    }

    @Test("Deprecations of tokens and groups are kept, with their reasons")
    func deprecations() {
        let read = ReadTokens([
            (
                "a.json",
                """
                { "a": { "value": "1px", "deprecated": true, "deprecated_comment": "Use b." },
                  "b": { "value": "1px", "$deprecated": true, "comment": "Ours." },
                  "c": { "$deprecated": "Old.", "d": { "value": "1px" }, "e": { "value": "1px", "$deprecated": false } },
                  "deprecated": { "value": "1px" } }
                """
            ), ("b.json", ##"[ { "name": "f", "value": "1px", "deprecated": true } ]"##),
        ])
        #expect(
            read.declared.tokens.map { "\($0.name.value) \(JSONValue.object($0.annotations).compact)" } == [
                "f {\"$deprecated\":true}", "a {\"$deprecated\":\"Use b.\"}",
                "b {\"$description\":\"Ours.\",\"$deprecated\":true}", "c/d {\"$deprecated\":\"Old.\"}", "c/e {}",
                "deprecated {}",
            ])
    }

    @Test("Lists of tokens and flat objects of names and values are read")
    func lists() {
        let list = ReadTokens([
            (
                "list.json",
                ##"[ { "name": "ColorInk", "path": ["color", "ink"], "value": "#000000", "original": { "value": "{x}" } }, { "name": "gap", "value": "4px" }, { "name": "bare" } ]"##
            )
        ])
        #expect(list.lines == ["color/ink: color srgb 0 0 0", "gap: dimension 4px"])
        #expect(list.omissions == ["bare has no 'value'"])
        let colors = ReadTokens([
            (
                "ios.json",
                ##"[ { "name": "ink", "rgba": { "r": 0.5, "g": 0, "b": 1, "a": 0.2 }, "hex": "#8000ff33" } ]"##
            )
        ])
        #expect(colors.lines == ["ink: color srgb 0.5 0 1 / 0.2"])
        let flat = ReadTokens([
            ("flat.json", ##"{ "color-ink": "rgb(255, 0, 0)", "gap": "4px", "none": 0, "word": "normal" }"##)
        ])
        #expect(flat.lines == ["color-ink: color srgb 1 0 0", "gap: dimension 4px", "none: number 0"])
        #expect(flat.omissions == ["word is a text, and no type of token has texts"])
    }

    @Test("Figma's variables give a layer for each mode, and sizes by their scopes")
    func figmaVariables() {
        let read = ReadTokens([
            (
                "variables.json",
                ##"""
                { "status": 200, "meta": { "variableCollections": {
                    "C1": { "id": "C1", "name": "Theme", "defaultModeId": "1:1", "modes": [ { "modeId": "1:0", "name": "Dark" }, { "modeId": "1:1", "name": "Light" } ] },
                    "C2": { "id": "C2", "name": "Base", "defaultModeId": "2:0", "modes": [ { "modeId": "2:0", "name": "Value" } ] } },
                  "variables": {
                    "V1": { "name": "ink", "variableCollectionId": "C2", "resolvedType": "COLOR", "scopes": [], "valuesByMode": { "2:0": { "r": 0, "g": 0.5, "b": 1, "a": 1 } } },
                    "V2": { "name": "page/text", "variableCollectionId": "C1", "resolvedType": "COLOR", "scopes": [], "valuesByMode": { "1:0": { "r": 1, "g": 1, "b": 1, "a": 0.5 }, "1:1": { "type": "VARIABLE_ALIAS", "id": "V1" } } },
                    "V3": { "name": "gap", "variableCollectionId": "C2", "resolvedType": "FLOAT", "scopes": [ "GAP" ], "valuesByMode": { "2:0": 8 } },
                    "V4": { "name": "dim", "variableCollectionId": "C2", "resolvedType": "FLOAT", "scopes": [ "OPACITY" ], "valuesByMode": { "2:0": 16 } },
                    "V5": { "name": "z", "variableCollectionId": "C2", "resolvedType": "FLOAT", "scopes": [ "ALL_SCOPES" ], "valuesByMode": { "2:0": 800 } },
                    "V6": { "name": "far", "variableCollectionId": "C2", "resolvedType": "COLOR", "scopes": [], "valuesByMode": { "2:0": { "type": "VARIABLE_ALIAS", "id": "Library/1" } } },
                    "V7": { "name": "face", "variableCollectionId": "C2", "resolvedType": "STRING", "scopes": [ "FONT_FAMILY" ], "valuesByMode": { "2:0": "Ink Sans" } },
                    "V8": { "name": "ink", "variableCollectionId": "C1", "resolvedType": "STRING", "scopes": [], "valuesByMode": { "1:0": "50ms", "1:1": "on" } },
                    "V9": { "name": "line", "variableCollectionId": "C2", "resolvedType": "FLOAT", "scopes": [ "LINE_HEIGHT" ], "valuesByMode": { "2:0": 24 } },
                    "V10": { "name": "flag", "variableCollectionId": "C2", "resolvedType": "BOOLEAN", "scopes": [], "valuesByMode": { "2:0": true } }
                  } } }
                """##
            )
        ])
        #expect(
            read.lines == [
                "ink: color srgb 0 0.5 1", "page/text@dark: color srgb 1 1 1 / 0.5",
                "page/text@light: -> ink = srgb 0 0.5 1",
                "gap: dimension 8px", "dim: number 0.16", "z: number 800", #"face: fontFamily "Ink Sans""#,
                "Theme/ink@dark: duration 50ms", "line: number 24",
            ])
        #expect(
            read.omissions == [
                "far refers to a variable of a library that is not in the file",
                "Theme/ink is a text, and no type of token has texts",
                "flag is a boolean, and no type of token has booleans",
            ])
        #expect(read.themes == ["mode: dark = dark", "mode: light = light (default)"])
    }

    @Test("Each file of Figma's own export is a mode")
    func figmaExport() {
        func file(_ mode: String, _ more: String) -> String {
            ##"{ "space": { "s": { "$type": "number", "$value": 4, "$extensions": { "com.figma.scopes": [ "GAP" ] } }, "m": { "$type": "number", "$value": "0.5rem" } }, "color": { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1, "hex": "#FF0000" } }, "b": { "$type": "color", "$value": "{color.a}" } }\##(more), "$extensions": { "com.figma.modeName": "\##(mode)" } }"##
        }
        let one = ReadTokens([("Base.tokens.json", file("Base", ""))])
        #expect(
            one.lines == [
                "space/s: dimension 4px", "space/m: dimension 0.5rem", "color/a: color srgb 1 0 0 / 1",
                "color/b: -> color/a = srgb 1 0 0 / 1",
            ])
        let two = ReadTokens([
            ("Light.tokens.json", file("Light", "")),
            ("Dark.tokens.json", file("Dark", #", "word": { "$type": "string", "$value": "inherit" }"#)),
        ])
        #expect(two.lines.count == 8)
        #expect(two.lines[4] == "space/s@dark: dimension 4px")
        #expect(two.omissions == ["word is a text, and no type of token has texts"])
        #expect(two.themes == ["theme: light = light (default)", "theme: dark = dark"])
        let sameName = ReadTokens([("Base.tokens.json", file("Base", "")), ("Tcs.tokens.json", file("Base", ""))])
        #expect(sameName.themes == ["theme: base = base (default)", "theme: tcs = tcs"])
    }
}
