import CatalogModel
import Testing

@Suite("Values in style sheets")
struct CSSValueTests {
    private func lines(_ tokens: String) throws -> [String] { try TokenCatalog("{ \(tokens) }").rendered().lines() }

    @Test(
        "Colors are written by their components",
        arguments: [
            (#""srgb", "components": [0.2471, 0.298, 0.7216]"#, "#3f4cb8"),
            (#""srgb", "components": [1, 0, 0], "alpha": 1.0"#, "#ff0000"),
            (#""srgb", "components": [1, 0.5, 0], "alpha": 0.50"#, "rgb(255 128 0 / 0.50)"),
            (#""srgb", "components": [1, "none", 0]"#, "color(srgb 1 none 0)"),
            (#""hsl", "components": [330, 100, 50.5]"#, "hsl(330 100% 50.5%)"),
            (#""hwb", "components": [330, "none", 50], "alpha": 0"#, "hwb(330 none 50% / 0)"),
            (#""oklch", "components": [0.7, 0.32, 328]"#, "oklch(0.7 0.32 328)"),
            (#""lab", "components": [60, -93, 60]"#, "lab(60 -93 60)"),
            (#""display-p3", "components": [1, 0, 1e-2]"#, "color(display-p3 1 0 1e-2)"),
            (#""xyz-d50", "components": [1, 0, 0]"#, "color(xyz-d50 1 0 0)"),
        ])
    func colors(color: String, css: String) throws {
        #expect(
            try lines(#""c": { "$type": "color", "$value": { "colorSpace": \#(color) } }"#) == ["--c: \(css);"])
    }

    @Test(
        "Values of simple types are written in CSS",
        arguments: [
            ("dimension", #"{ "value": -0.50, "unit": "rem" }"#, "-0.50rem"),
            ("duration", #"{ "value": 200, "unit": "ms" }"#, "200ms"),
            ("fontFamily", #""Helvetica Neue""#, #""Helvetica Neue""#), ("fontFamily", #""serif""#, "serif"),
            ("fontFamily", #"["A \"b\"", "inherit", "ui-serif"]"#, #""A \"b\"", "inherit", ui-serif"#),
            ("fontFamily", #""a\\b\nc\td""#, #""a\\b\a c\9 d""#), ("fontWeight", "450", "450"),
            ("fontWeight", #""hairline""#, "100"), ("fontWeight", #""ultra-black""#, "950"), ("number", "1.50", "1.50"),
            ("cubicBezier", "[0, -1.5, 1, 2]", "cubic-bezier(0, -1.5, 1, 2)"), ("strokeStyle", #""ridge""#, "ridge"),
        ])
    func simple(type: String, value: String, css: String) throws {
        #expect(try lines(#""t": { "$type": "\#(type)", "$value": \#(value) }"#) == ["--t: \(css);"])
    }

    private static let red = #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#

    private static func px(_ value: String) -> String { #"{ "value": \#(value), "unit": "px" }"# }

    private static func shadow(blur: String, _ more: String = "") -> String {
        """
        { "color": \(red), "offsetX": \(px("1")), "offsetY": \(px("-2")), "blur": \(px(blur)), "spread": \(px("0")) \(more) }
        """
    }

    @Test("Composite values are written as shorthands, with separate properties for the rest")
    func composite() throws {
        let seconds = #"{ "value": 1, "unit": "s" }"#
        #expect(
            try lines(
                """
                "b": { "$type": "border", "$value": { "color": \(Self.red), "width": \(Self.px("1")), "style": "dotted" } },
                "t": {
                  "$type": "transition",
                  "$value": { "duration": \(seconds), "delay": \(seconds), "timingFunction": [0, 0, 1, 1] }
                },
                "s": { "$type": "shadow", "$value": \(Self.shadow(blur: "3")) },
                "ss": {
                  "$type": "shadow",
                  "$value": [\(Self.shadow(blur: "3", #", "inset": true"#)), \(Self.shadow(blur: "0", #", "inset": false"#))]
                },
                "g": {
                  "$type": "gradient",
                  "$value": [{ "color": \(Self.red), "position": -1 }, { "color": \(Self.red), "position": 0.075 }]
                },
                "f": {
                  "$type": "typography",
                  "$value": {
                    "fontFamily": "A B", "fontSize": \(Self.px("16")), "fontWeight": "bold", "letterSpacing": \(Self.px("-1")),
                    "lineHeight": 1.2
                  }
                }
                """) == [
                    "--b: 1px dotted #ff0000;", "--t: 1s cubic-bezier(0, 0, 1, 1) 1s;",
                    "--s: 1px -2px 3px 0px #ff0000;",
                    "--ss: inset 1px -2px 3px 0px #ff0000, 1px -2px 0px 0px #ff0000;",
                    "--g: linear-gradient(#ff0000 0%, #ff0000 7.5%);", "--g-stops: #ff0000 0%, #ff0000 7.5%;",
                    #"--f: 700 16px/1.2 "A B";"#, "--f-letter-spacing: -1px;",
                ])
    }

    @Test(
        "Positions are written in percent with exact digits",
        arguments: [
            ("0.333333333333", "33.3333333333"), ("0.07", "7"), ("0.10", "10"), ("0.001", "0.1"), ("5e-1", "50"),
            ("-0.0", "0"),
            ("1.0", "100"), ("0.5", "50"), ("7", "100"),
        ])
    func positions(position: String, percentage: String) throws {
        let stop = #"{ "color": \#(Self.red), "position": \#(position) }"#
        let found = try lines(#""g": { "$type": "gradient", "$value": [\#(stop)] }"#)
        #expect(found.last == "--g-stops: #ff0000 \(percentage)%, #ff0000 \(percentage)%;")
    }

    @Test("A dash pattern is approximated, stored exactly and reported")
    func dashes() throws {
        let rendered = try TokenCatalog(
            """
            {
              "s": { "$type": "strokeStyle", "$value": { "dashArray": [\(Self.px("4")), \(Self.px("2"))], "lineCap": "butt" } },
              "b": { "$type": "border", "$value": { "color": \(Self.red), "width": \(Self.px("1")), "style": "{s}" } }
            }
            """
        ).rendered(["aliases": "keep"])
        #expect(
            try rendered.lines() == [
                "--s: dashed;", "--s-dash-array: 4px, 2px;", "--s-line-cap: butt;", "--b: 1px var(--s) #ff0000;",
                "--b-dash-array: var(--s-dash-array);", "--b-line-cap: var(--s-line-cap);",
            ])
        #expect(
            rendered.findings == [
                "default.json:2:3 «\"s\"» note: a border of CSS has no pattern of dashes, so 's' is just 'dashed'; the "
                    + "pattern is in '--s-dash-array' and '--s-line-cap' [css-approximation]"
            ])
    }

    @Test("A value that CSS cannot express is a comment and is reported once")
    func inexpressible() throws {
        let rendered = try TokenCatalog(
            """
            {
              "s": { "$type": "shadow", "$value": \(Self.shadow(blur: "-3")) },
              "b": { "$type": "border", "$value": { "color": \(Self.red), "width": \(Self.px("-1")), "style": "solid" } },
              "f": { "$type": "fontFamily", "$value": "a\\u0000b" }
            }
            """
        ).rendered()
        #expect(
            try rendered.lines().filter { !$0.hasPrefix("{") } == [
                "/* 's' has no value in CSS: the blur of a shadow cannot be negative.",
                "/* 'b' has no value in CSS: the width of a border cannot be negative.",
                "/* 'f' has no value in CSS: CSS has no character U+0000.", "\"a\\u0000b\" */",
            ])
        #expect(
            rendered.findings == [
                "default.json:2:3 «\"s\"» warning: 's' has no value in CSS: the blur of a shadow cannot be negative; the style "
                    + "sheet has it in a comment [css-value]",
                "default.json:3:3 «\"b\"» warning: 'b' has no value in CSS: the width of a border cannot be negative; the style "
                    + "sheet has it in a comment [css-value]",
                "default.json:4:3 «\"f\"» warning: 'f' has no value in CSS: CSS has no character U+0000; the style sheet has it "
                    + "in a comment [css-value]",
            ])
    }
}
