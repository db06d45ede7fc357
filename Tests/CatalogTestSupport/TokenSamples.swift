/// A token of each type, and values of each type that are right or wrong.
package enum TokenSamples {
    /// The tokens of the group `base`, by type.
    package static let base = #"""
        {
          "color": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } },
          "dimension": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
          "fontFamily": { "$type": "fontFamily", "$value": ["Inter", "sans-serif"] },
          "fontWeight": { "$type": "fontWeight", "$value": 400 },
          "duration": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
          "cubicBezier": { "$type": "cubicBezier", "$value": [0.5, -1, 1, 2] },
          "number": { "$type": "number", "$value": 0.5 },
          "strokeStyle": { "$type": "strokeStyle", "$value": "dashed" },
          "border": {
            "$type": "border",
            "$value": { "color": "{base.color}", "width": "{base.dimension}", "style": "{base.strokeStyle}" }
          },
          "transition": {
            "$type": "transition",
            "$value": {
              "duration": "{base.duration}", "delay": { "value": 0, "unit": "s" }, "timingFunction": "{base.cubicBezier}"
            }
          },
          "shadow": { "$type": "shadow", "$value": \#(layer) },
          "gradient": {
            "$type": "gradient",
            "$value": [{ "color": "{base.color}", "position": 0 }, { "color": "{base.color}", "position": 1 }]
          },
          "typography": {
            "$type": "typography",
            "$value": {
              "fontFamily": "{base.fontFamily}", "fontSize": "{base.dimension}", "fontWeight": "bold",
              "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
            }
          }
        }
        """#

    private static let layer = #"""
        { "color": "{base.color}", "offsetX": \#(zero), "offsetY": \#(zero), "blur": "{base.dimension}", "spread": \#(zero) }
        """#
    private static let zero = #"{ "value": 0, "unit": "px" }"#

    private static func color(_ space: String, _ components: String, _ rest: String = "") -> String {
        #"{ "colorSpace": "\#(space)", "components": \#(components)\#(rest) }"#
    }

    private static func border(style: String) -> String {
        #"{ "color": "{base.color}", "width": \#(zero), "style": \#(style) }"#
    }

    /// Values that follow the rules of their type (Format Module 2025.10, sections 7 to 9; Color Module, section 4).
    package static let right: [(type: String, value: String)] = [
        ("color", #""{base.color}""#), ("color", ##"{ "$ref": "#/base/color/$value" }"##),
        ("color", color("srgb", "[0, 0, 0]", ##", "alpha": 0, "hex": "#00fFa9""##)),
        ("color", color("hsl", "[359.9, 100, 0]")), ("color", color("hwb", #"["none", 0, 100]"#)),
        ("color", color("lab", "[100, -200, 200]")), ("color", color("lch", "[0, 300, 0]")),
        ("color", color("oklab", "[1, -7, 7]")), ("color", color("oklch", "[0.5, 7, 300]")),
        ("color", color("display-p3", ##"[{ "$ref": "#/base/color/$value/components/0" }, 1, 1]"##)),
        ("color", color("xyz-d50", ##"{ "$ref": "#/base/color/$value/components" }"##)),
        ("color", color("rec2020", "[1, 1, 1]", #", "alpha": "{base.number}""#)),
        ("dimension", #"{ "value": -1.5e1, "unit": "rem" }"#),
        ("dimension", ##"{ "value": "{base.number}", "unit": { "$ref": "#/base/dimension/$value/unit" } }"##),
        ("duration", #"{ "value": 1, "unit": "s" }"#), ("duration", #""{base.duration}""#),
        ("fontFamily", #""Comic Sans""#), ("fontFamily", ##"["A", { "$ref": "#/base/fontFamily/$value/0" }]"##),
        ("fontFamily", #""{base.fontFamily}""#),
        ("fontWeight", "1"), ("fontWeight", "1000"), ("fontWeight", "350.5"), ("fontWeight", #""ultra-black""#),
        ("number", "-0.5"), ("number", ##"{ "$ref": "#/base/color/$value/components/1" }"##),
        ("cubicBezier", "[0, 5, 1, -5]"), ("cubicBezier", #"[0, "{base.number}", 1, 1]"#),
        ("strokeStyle", #""inset""#),
        ("strokeStyle", #"{ "dashArray": [\#(zero), "{base.dimension}"], "lineCap": "butt" }"#),
        ("border", border(style: #"{ "dashArray": [\#(zero)], "lineCap": "round" }"#)),
        ("border", border(style: #""{base.strokeStyle}""#)), ("border", #""{base.border}""#),
        ("transition", #""{base.transition}""#),
        ("shadow", "[\(layer)]"), ("shadow", #"["{base.shadow}", \#(layer)]"#),
        ("shadow", #"{ "inset": true, \#(layer.dropFirst())"#),
        ("gradient", #"["{base.gradient}", { "color": "{base.color}", "position": "{base.number}" }]"#),
        ("gradient", #"[{ "color": "{base.color}", "position": -2 }]"#),
        ("typography", #""{base.typography}""#),
    ]

    /// Values that break a rule, one each.
    package static let wrong: [(type: String, value: String)] = [
        ("color", ##""#ff0000""##), ("color", color("srgb", "[0, 0]")), ("color", color("srgb", "[0, 0, 0, 0]")),
        ("color", color("srgb", #"[0, "0.5", 1]"#)), ("color", color("srgb", "[0, 0, 255]")),
        ("color", color("sRGB", "[0, 0, 0]")), ("color", color("hsl", "[360, 0, 0]")),
        ("color", color("hwb", "[0, 101, 0]")), ("color", color("lab", "[101, 0, 0]")),
        ("color", color("lch", "[0, -1, 0]")), ("color", color("lch", "[0, 0, 360]")),
        ("color", color("oklab", "[1.1, 0, 0]")), ("color", color("oklch", "[0, 0, -1]")),
        ("color", color("srgb", "[0, 0, 0]", #", "alpha": 1.5"#)),
        ("color", color("srgb", "[0, 0, 0]", ##", "hex": "#fff""##)),
        ("color", color("srgb", "[0, 0, 0]", #", "hex": "{base.color}""#)),
        ("color", color("srgb", "[0, 0, 0]", #", "opacity": 1"#)), ("color", #"{ "components": [0, 0, 0] }"#),
        ("color", #"{ "colorSpace": "srgb" }"#), ("color", "[0, 0, 0]"), ("color", "0"),
        ("color", #""{base..color}""#), ("color", ##"{ "$ref": "#/base/color/$value", "alpha": 1 }"##),
        ("dimension", #""4px""#), ("dimension", "4"), ("dimension", #"{ "value": "4", "unit": "px" }"#),
        ("dimension", #"{ "value": 4, "unit": "em" }"#), ("dimension", #"{ "value": 4 }"#),
        ("dimension", #"{ "unit": "px" }"#), ("dimension", #"{ "value": 4, "unit": "px", "scale": 2 }"#),
        ("dimension", color("srgb", "[0, 0, 0]")),
        ("duration", #"{ "value": 4, "unit": "px" }"#), ("duration", #""200ms""#),
        ("fontFamily", "[]"), ("fontFamily", "4"), ("fontFamily", "[4]"), ("fontFamily", #"[["A"]]"#),
        ("fontWeight", "0"), ("fontWeight", "1001"), ("fontWeight", #""fat""#), ("fontWeight", "true"),
        ("number", "true"), ("number", "[1]"), ("number", "null"),
        ("cubicBezier", "[0, 0, 0]"), ("cubicBezier", "[0, 0, 0, 0, 0]"), ("cubicBezier", "[2, 0, 0, 0]"),
        ("cubicBezier", #"[0, 0, "none", 0]"#),
        ("strokeStyle", #""wavy""#), ("strokeStyle", #"{ "dashArray": [], "lineCap": "butt" }"#),
        ("strokeStyle", #"{ "dashArray": [\#(zero)], "lineCap": "flat" }"#),
        ("strokeStyle", #"{ "dashArray": [\#(zero)] }"#), ("strokeStyle", #"{ "dashArray": [4], "lineCap": "butt" }"#),
        ("border", border(style: "1")), ("border", #"{ "color": "{base.color}", "width": \#(zero) }"#),
        ("transition", #"{ "duration": "{base.duration}", "delay": 0, "timingFunction": "{base.cubicBezier}" }"#),
        ("shadow", "[]"), ("shadow", #"[\#(layer), 1]"#), ("shadow", #"{ "color": "{base.color}" }"#),
        ("gradient", "[]"), ("gradient", #"{ "color": "{base.color}", "position": 0 }"#),
        ("gradient", #"[{ "color": "{base.color}", "position": "0" }]"#), ("gradient", #"[{ "position": 0 }]"#),
        ("typography", #"{ "fontFamily": "A", "fontSize": \#(zero), "fontWeight": 400, "lineHeight": 1 }"#),
    ]
}
