import Testing

/// Two small themes with a value of each kind that formats write differently.
enum FormatSample {
    static let light = #"""
        {
          "color": {
            "$type": "color",
            "accent": {
              "$value": { "colorSpace": "srgb", "components": [0.2471, 0.298, 0.7216] },
              "$deprecated": "Use 'brand'."
            },
            "textOnAccent": {
              "$value": { "colorSpace": "srgb", "components": [1, 1, 1] }, "$description": "Text on the accent.",
              "$extensions": { "com.figma.variableId": "VariableID:1:2" }
            },
            "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0.5], "alpha": 0.5 } }
          },
          "space": {
            "$type": "dimension",
            "half": { "$value": { "value": -0.5, "unit": "rem" } },
            "1": { "5": { "$value": { "value": 6, "unit": "px" } } }
          },
          "font": {
            "body": { "$type": "fontFamily", "$value": ["Inter \"UI\"", "sans-serif"] },
            "size": { "$type": "dimension", "$value": { "value": 14, "unit": "px" } },
            "weight": { "$type": "fontWeight", "$value": "semi-bold" }
          },
          "fade": { "$type": "duration", "$value": { "value": 0.15, "unit": "s" } },
          "ease": { "$type": "cubicBezier", "$value": [0.5, -1, 1, 2] },
          "shadow": {
            "low": {
              "$type": "shadow",
              "$value": {
                "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
                "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" },
                "blur": { "value": 3, "unit": "px" }, "spread": { "value": 0, "unit": "px" }
              }
            }
          },
          "type": {
            "body": {
              "$type": "typography",
              "$value": {
                "fontFamily": "{font.body}", "fontSize": "{font.size}", "fontWeight": "{font.weight}",
                "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5
              }
            }
          },
          "glow": {
            "$type": "gradient",
            "$value": [{ "color": "{color.accent}", "position": 0 }, { "color": "{color.textOnAccent}", "position": 1 }]
          }
        }
        """#

    /// Without `color.wide`, and with another text color.
    static let dark = light.replacing("[1, 1, 1]", with: "[0, 0, 0]")
        .replacing(
            #"""
            ,
                "wide": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0.5], "alpha": 0.5 } }
            """#, with: "")

    static func catalog() throws -> TokenCatalog { try TokenCatalog(["light": light, "dark": dark]) }
}
