/// Tokens of every type, in every form that a value may have, with names and texts that mean something in CSS.
enum EveryType {
    static let file = #"""
        {
          "color": {
            "$type": "color",
            "opaque": { "$value": { "colorSpace": "srgb", "components": [0.2471, 0.298, 0.7216], "hex": "#3F4CB8" } },
            "faint": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 } },
            "missing": { "$value": { "colorSpace": "srgb", "components": ["none", 0.5, 0] } },
            "linear": { "$value": { "colorSpace": "srgb-linear", "components": [0, 0.5, 1] } },
            "hsl": { "$value": { "colorSpace": "hsl", "components": [330.5, 100, 50], "alpha": 0.25 } },
            "hwb": { "$value": { "colorSpace": "hwb", "components": ["none", 20, 30] } },
            "lab": { "$value": { "colorSpace": "lab", "components": [60, -93.5, 60.25] } },
            "lch": { "$value": { "colorSpace": "lch", "components": [60.5, 110, 1.5e1] } },
            "oklab": { "$value": { "colorSpace": "oklab", "components": [0.6, -0.23, 0.17], "alpha": 0 } },
            "oklch": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.32, 328] } },
            "p3": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0.5], "alpha": 1.0 } },
            "a98": { "$value": { "colorSpace": "a98-rgb", "components": [1, 0, 0.5] } },
            "prophoto": { "$value": { "colorSpace": "prophoto-rgb", "components": [1, 0, 0.5] } },
            "rec2020": { "$value": { "colorSpace": "rec2020", "components": [1, 0, 0.5] } },
            "xyz65": { "$value": { "colorSpace": "xyz-d65", "components": [0.5, 0, 0.5] } },
            "xyz50": { "$value": { "colorSpace": "xyz-d50", "components": [0.5, 0, 0.5] } },
            "brand": {
              "$root": { "$value": "{color.opaque}", "$description": "The brand: */ not the end." },
              "hover": { "$value": "{color.brand.$root}" }
            },
            "same": { "$ref": "#/color/brand/hover" }
          },
          "space": {
            "$type": "dimension",
            "none": { "$value": { "value": 0, "unit": "px" } },
            "half": { "$value": { "value": -0.50, "unit": "rem" } },
            "large": { "$value": { "value": 1.6E1, "unit": "px" } }
          },
          "time": {
            "$type": "duration",
            "$deprecated": "Use motion.",
            "short": { "$value": { "value": 100, "unit": "ms" } },
            "long": { "$value": { "value": 1.5, "unit": "s" }, "$deprecated": false },
            "odd": { "$value": { "value": 1, "unit": "s" }, "$deprecated": true }
          },
          "font": {
            "$type": "fontFamily",
            "one": { "$value": "Comic \"Sans\" \\ MS" },
            "generic": { "$value": "system-ui" },
            "list": { "$value": ["Größe </style>", "-apple-system", "sans-serif"] },
            "lists": { "$value": [{ "$ref": "#/font/one/$value" }, { "$ref": "#/font/list/$value" }] }
          },
          "weight": {
            "$type": "fontWeight",
            "number": { "$value": 350.5 },
            "word": { "$value": "semi-bold" }
          },
          "number": { "$type": "number", "$value": 1.50 },
          "tiny": { "$type": "number", "$value": -1e-7 },
          "ease": { "$type": "cubicBezier", "$value": [0.5, -1, 1, 2.0] },
          "stroke": {
            "$type": "strokeStyle",
            "word": { "$value": "groove" },
            "dashes": {
              "$value": { "dashArray": [{ "value": 0.5, "unit": "rem" }, "{space.large}"], "lineCap": "round" }
            }
          },
          "border": {
            "$type": "border",
            "thin": {
              "$value": { "color": "{color.opaque}", "width": { "value": 1, "unit": "px" }, "style": "solid" }
            },
            "dashed": {
              "$value": { "color": "{color.faint}", "width": "{space.large}", "style": "{stroke.dashes}" }
            },
            "same": { "$value": "{border.dashed}" }
          },
          "transition": {
            "$type": "transition",
            "$value": {
              "duration": "{time.long}", "delay": { "value": -5, "unit": "ms" }, "timingFunction": "{ease}"
            }
          },
          "shadow": {
            "$type": "shadow",
            "one": {
              "$value": {
                "color": "{color.faint}", "offsetX": "{space.none}", "offsetY": { "value": 2, "unit": "px" },
                "blur": { "value": 4, "unit": "px" }, "spread": "{space.half}"
              }
            },
            "inner": {
              "$value": [
                {
                  "color": { "colorSpace": "oklch", "components": [0, 0, "none"], "alpha": 0.4 },
                  "offsetX": { "value": -1, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
                  "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "inset": true
                },
                "{shadow.one}"
              ]
            },
            "many": { "$value": ["{shadow.inner}", "{shadow.one}"] }
          },
          "gradient": {
            "$type": "gradient",
            "two": {
              "$value": [{ "color": "{color.opaque}", "position": 0.125 }, { "color": "{color.p3}", "position": 2 }]
            },
            "one": { "$value": [{ "color": "{color.faint}", "position": "{half}" }] },
            "more": { "$value": ["{gradient.two}", { "color": "{color.lab}", "position": 1 }] },
            "same": { "$value": "{gradient.more}" }
          },
          "half": { "$type": "number", "$value": 0.5 },
          "type": {
            "$type": "typography",
            "body": {
              "$description": "Running text,\non two lines.",
              "$extensions": { "org.example.tool": { "id": 1.0, "tags": [null, true, []] } },
              "$value": {
                "fontFamily": "{font.list}", "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": "{weight.word}",
                "letterSpacing": "{space.none}", "lineHeight": "{number}"
              }
            },
            "quote": { "$value": "{type.body}" }
          },
          "8 point/grid~#%": {
            "$type": "dimension",
            "1:2": { "$value": { "value": 8, "unit": "px" } },
            "❤ 😀": { "$value": "{8 point/grid~#%.1:2}" },
            "line\nbreak": { "$value": { "value": { "$ref": "#/space/large/$value/value" }, "unit": "px" } }
          }
        }
        """#
}
