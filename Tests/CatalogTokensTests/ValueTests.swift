import CatalogModel
import Testing

@Suite("Values by type")
struct ValueTests {
    /// The findings about one value, without places, and the fixes they offer.
    private func check(_ type: String, _ value: String) throws -> [String] {
        let loaded = try Loaded("{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(value) } }")
        return loaded.diagnostics.map { "\($0.rule.id): \($0.message)" }
    }

    @Test(arguments: [
        ("color", ##"{ "colorSpace": "oklch", "components": [0.7, 0.1, "none"], "alpha": 0.5, "hex": "#aBc123" }"##),
        ("color", #"{ "colorSpace": "hsl", "components": [359.9, 100, 0] }"#),
        ("color", #"{ "colorSpace": "lab", "components": [50, -300, 300] }"#),
        ("dimension", #"{ "value": -0.5, "unit": "rem" }"#),
        ("duration", #"{ "value": 1.5e2, "unit": "ms" }"#),
        ("fontFamily", #""Comic Sans MS""#),
        ("fontFamily", #"["Helvetica", "sans-serif"]"#),
        ("fontWeight", "350"),
        ("fontWeight", #""extra-bold""#),
        ("cubicBezier", "[0, -2, 1, 3.5]"),
        ("number", "-2.3"),
        ("strokeStyle", #""dashed""#),
        ("strokeStyle", #"{ "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": "butt" }"#),
        (
            "border",
            """
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "width": { "value": 1, "unit": "px" }, "style": "solid" }
            """
        ),
        (
            "transition",
            """
            { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] }
            """
        ),
        ("gradient", #"[{ "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 42 }]"#),
    ])
    func valuesOfTheFormatPass(_ type: String, _ value: String) throws {
        #expect(try check(type, value) == [])
    }

    @Test(arguments: [
        ("color", "1", "expected a color, which is an object with 'colorSpace' and 'components', not '1'"),
        (
            "color", #""red""#,
            "expected a color, which is an object with 'colorSpace' and 'components', not the text 'red'"
        ),
        (
            "color", #"{ "colorSpace": "srgb", "components": [0, 0, 1.5] }"#,
            "expected a number from 0 to 1, not '1.5' in 'srgb'"
        ),
        (
            "color", #"{ "colorSpace": "hwb", "components": [360, 0, 0] }"#,
            "expected a hue from 0 to below 360, not '360' in 'hwb'"
        ),
        ("color", #"{ "colorSpace": "srgb", "components": [0, 0] }"#, "a color in 'srgb' has 3 components, not 2"),
        (
            "color", ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#12345678" }"##,
            "expected '#' and six hex digits, not the text '#12345678'"
        ),
        (
            "color", #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2 }"#,
            "expected a number from 0 to 1, not '2'"
        ),
        (
            "color", #"{ "colorSpace": "rgb", "components": [0, 0, 0] }"#,
            "expected a valid keyword in a color, not 'rgb'; did you mean 'srgb'?"
        ),
        (
            "dimension", #"{ "value": 1, "unit": "em" }"#,
            "expected 'px' or 'rem' in a dimension, not 'em'; did you mean 'rem'?"
        ),
        ("dimension", #"{ "value": "1", "unit": "px" }"#, "expected a number, not the text '1'"),
        ("dimension", "8", "expected a dimension, which is an object with 'value' and 'unit', not '8'"),
        ("duration", #"{ "value": 1, "unit": "px" }"#, "expected 'ms' or 's' in a duration, not 'px'"),
        ("fontFamily", "true", "expected a font family, which is text or a list, not 'true'"),
        ("fontFamily", "[1]", "expected text, not '1'"),
        ("fontFamily", "[]", "an empty list in a font family; add a value, or remove the list"),
        ("fontWeight", "1001", "expected a font weight, which is a number from 1 to 1000, not '1001'"),
        ("fontWeight", #""blod""#, "expected a valid keyword in a font weight, not 'blod'; did you mean 'bold'?"),
        ("cubicBezier", "[0, 0, 1]", "expected a cubic Bézier curve, which is a list of 4 numbers, not a list of 3"),
        ("cubicBezier", "[1.1, 0, 1, 1]", "expected a number from 0 to 1, not '1.1'"),
        ("number", "null", "expected a number, not 'null'"),
        (
            "strokeStyle", #""wavy""#,
            "expected 'solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset' or 'inset' in a stroke style, not 'wavy'"
        ),
        ("gradient", "{}", "expected a gradient, which is a list, not an object"),
    ])
    func wrongValuesAreReported(_ type: String, _ value: String, _ message: String) throws {
        #expect(try check(type, value) == ["invalid-token-value: \(message)"])
    }

    @Test func missingAndUnknownPartsAreReportedWhereTheyAre() throws {
        let loaded = try Loaded(
            """
            { "t": { "$type": "typography", "$value": { "fontFamly": "Inter", "fontWeight": 400, "lineHeight": "{n}",
                "fontSize": "{n}", "letterSpacing": { "$ref": "#/n" } } },
              "n": { "$type": "number", "$value": 1 },
              "s": { "$type": "shadow", "$value": ["{n}", { "color": "{n}", "inset": 1 }] } }
            """)
        #expect(
            loaded.findings == [
                "1:46-55 error [invalid-token-value] 'fontFamly' is not part of a typography value; did you mean 'fontFamily'?",
                "2:19-20 error [token-type-mismatch] 'n' has the type 'number'; 'dimension' is needed here",
                "2:52-55 error [token-type-mismatch] 'n' has the type 'number'; 'dimension' is needed here",
                "4:42-43 error [token-type-mismatch] 'n' has the type 'number'; 'shadow' is needed here",
                "4:47-77 error [incomplete-token-value] missing 'offsetX', 'offsetY', 'blur', 'spread' in a shadow",
                "4:60-61 error [token-type-mismatch] 'n' has the type 'number'; 'color' is needed here",
                "4:74-75 error [invalid-token-value] expected 'true' or 'false', not '1'",
            ])
    }

    @Test func propertyReferencesHaveToFit() throws {
        let loaded = try Loaded(
            """
            { "d": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
              "n": { "$type": "number", "$ref": "#/d/$value/value" },
              "m": { "$type": "number", "$ref": "#/d/$value/unit" },
              "e": { "$type": "dimension", "$value": { "value": { "$ref": "#/d/$value/unit" }, "unit": { "$ref": "#/d/$value/unit" } } } }
            """)
        #expect(
            loaded.findings == [
                "3:38-53 error [token-type-mismatch] the target of '#/d/$value/unit' is not a number",
                "4:64-79 error [token-type-mismatch] the target of '#/d/$value/unit' is not a number",
            ])
        #expect(loaded.value("n") == "1")
    }

    @Test(arguments: [
        (
            "color", ##""#1a2B3c""##,
            ##"{ "colorSpace": "srgb", "components": [0.102, 0.1686, 0.2353], "hex": "#1a2b3c" }"##
        ),
        (
            "color", ##""#0008""##,
            ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5333, "hex": "#000000" }"##
        ),
        ("dimension", #""-1.5rem""#, #"{ "value": -1.5, "unit": "rem" }"#),
        ("dimension", "0", #"{ "value": 0, "unit": "px" }"#),
        ("duration", #""200ms""#, #"{ "value": 200, "unit": "ms" }"#),
        ("fontWeight", #""700""#, "700"),
        ("number", #""1.2""#, "1.2"),
    ])
    func olderSpellingsAreReadWithAWarningThatShowsTheNewOne(_ type: String, _ old: String, _ new: String) throws {
        let loaded = try Loaded("{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(old) } }")
        #expect(loaded.diagnostics.map(\.rule.id) == ["older-token-value"])
        #expect(loaded.diagnostics.map(\.severity) == [.warning])
        #expect(loaded.fixes == [new])
        #expect(loaded.tokens["t"]?.value.compact == old)
        // The mended file is fine and means the same.
        let mended = try Loaded("{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(new) } }")
        #expect(mended.findings == [])
        #expect(mended.value("t") == loaded.value("t"))
    }

    @Test func olderSpellingsWithinValuesHaveTheirOwnPlaces() throws {
        let loaded = try Loaded(
            """
            { "b": { "$type": "border", "$value": { "color": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#fff" },
                "width": "1px", "style": "solid" } } }
            """)
        #expect(
            loaded.findings == [
                "1:106-112 warning [older-token-value] \"#fff\" is how drafts wrote a color; write \"#ffffff\"",
                "2:14-19 warning [older-token-value] \"1px\" is how drafts wrote a dimension; write { \"value\": 1, \"unit\": \"px\" }",
            ])
        #expect(
            loaded.value("b")
                == ##"{"color":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"width":{"value":1,"unit":"px"},"style":"solid"}"##
        )
    }

    @Test func tokensInYAMLAreTheSameWithItsTrapsReported() throws {
        let loaded = try Loaded(
            yaml: """
                color:
                  $type: color
                  $description: 2025
                  blue: { $value: { colorSpace: srgb, components: [0, 0.40, 0.8] } }
                  quoted: { $value: "{color.blue}" }
                  bare: { $value: {color.blue} }
                  block:
                    $value: {color.blue}
                  hex: { $value: '#0066CC' }
                  nothing:
                    $value:
                  hash:
                    $value: #0066CC
                none: "{color.blue}"
                """)
        #expect(
            loaded.findings == [
                "6:19-31 error [unquoted-braces] '{color.blue}' is read as a mapping whose keys have no values; write it in quotes",
                "8:13-25 error [unquoted-braces] '{color.blue}' is read as a mapping whose keys have no values; write it in quotes",
                "9:18-27 warning [older-token-value] \"#0066CC\" is how drafts wrote a color; write { \"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.8], \"hex\": \"#0066cc\" }",
                "11:12-12 error [invalid-token-value] missing value",
                "13:13-20 warning [older-token-value] \"#0066CC\" is how drafts wrote a color; write { \"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.8], \"hex\": \"#0066cc\" }",
                "13:13-20 error [unquoted-hash] '#0066CC' is read as a comment; write the text in quotes",
                "14:1-5 error [token-file-shape] 'none' is neither a token nor a group; write a token as '{ \"$value\": \"{color.blue}\" }'",
            ])
        #expect(loaded.value("color.quoted") == #"{"colorSpace":"srgb","components":[0,0.40,0.8]}"#)
        #expect(loaded.tokens["color.bare"]?.alias == "color.blue")
        #expect(loaded.tokens["color.block"]?.alias == "color.blue")
    }
}
