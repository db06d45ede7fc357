import CatalogTestSupport
import Foundation
import Testing

/// Whole files of two small themes.
@Suite("Token formats of resources and design tools")
struct ResourceFormatTests {
    @Test("Tokens are resources of Android, with values for the night where they differ")
    func android() throws {
        let files = try FormatSample.catalog().rendered(["formats": "android"]).files
        #expect(
            files["android/values/colors.xml"] == #"""
                <?xml version="1.0" encoding="utf-8"?>
                <!-- Test: design tokens, all themes. -->
                <resources>
                    <!-- Deprecated: Use 'brand'. -->
                    <color name="color_accent">#3F4CB8</color>
                    <!-- Text on the accent. -->
                    <color name="color_text_on_accent">#FFFFFF</color>
                    <color name="color_wide">#80FF0080</color>
                    <color name="shadow_low_color">#33000000</color>
                    <color name="glow_1_color">#3F4CB8</color>
                    <color name="glow_2_color">#FFFFFF</color>
                </resources>

                """#)
        #expect(
            files["android/values/dimens.xml"] == #"""
                <?xml version="1.0" encoding="utf-8"?>
                <!-- Test: design tokens, all themes. -->
                <resources>
                    <dimen name="space_half">-8dp</dimen>
                    <dimen name="space_1_5">6dp</dimen>
                    <dimen name="font_size">14sp</dimen>
                    <dimen name="shadow_low_offset_x">0dp</dimen>
                    <dimen name="shadow_low_offset_y">1dp</dimen>
                    <dimen name="shadow_low_blur">3dp</dimen>
                    <dimen name="shadow_low_spread">0dp</dimen>
                    <dimen name="type_body_font_size">14sp</dimen>
                    <dimen name="type_body_letter_spacing">0sp</dimen>
                </resources>

                """#)
        #expect(
            files["android/values/tokens.xml"] == #"""
                <?xml version="1.0" encoding="utf-8"?>
                <!-- Test: design tokens, all themes. -->
                <resources>
                    <string-array name="font_body" translatable="false"><item>Inter \#
                \"UI\"</item><item>sans-serif</item></string-array>
                    <integer name="font_weight">600</integer>
                    <integer name="fade">150</integer>
                    <item name="ease_x1" type="dimen" format="float">0.5</item>
                    <item name="ease_y1" type="dimen" format="float">-1</item>
                    <item name="ease_x2" type="dimen" format="float">1</item>
                    <item name="ease_y2" type="dimen" format="float">2</item>
                    <string-array name="type_body_font_family" translatable="false"><item>Inter \#
                \"UI\"</item><item>sans-serif</item></string-array>
                    <integer name="type_body_font_weight">600</integer>
                    <item name="type_body_line_height" type="dimen" format="float">1.5</item>
                    <item name="glow_1_position" type="dimen" format="float">0</item>
                    <item name="glow_2_position" type="dimen" format="float">1</item>
                </resources>

                """#)
        #expect(
            files["android/values-night/colors.xml"] == #"""
                <?xml version="1.0" encoding="utf-8"?>
                <!-- Test: design tokens, all themes. -->
                <resources>
                    <!-- Text on the accent. -->
                    <color name="color_text_on_accent">#000000</color>
                    <color name="glow_2_color">#000000</color>
                </resources>

                """#)
        #expect(
            files["android/values-night/dimens.xml"] == #"""
                <?xml version="1.0" encoding="utf-8"?>
                <!-- Test: design tokens, all themes. -->
                <resources />

                """#)
    }

    @Test("Colors are color sets of an asset catalog with appearances")
    func xcassets() throws {
        let files = try FormatSample.catalog().rendered(["formats": "xcassets"]).files
        #expect(
            files["xcassets/Tokens.xcassets/Contents.json"] == #"""
                { "info": { "author": "component-catalog", "version": 1 } }

                """#)
        #expect(
            files["xcassets/Tokens.xcassets/colorTextOnAccent.colorset/Contents.json"] == #"""
                {
                  "colors": [
                    {
                      "idiom": "universal",
                      "color": {
                        "color-space": "srgb",
                        "components": { "red": "1.0000", "green": "1.0000", "blue": "1.0000", "alpha": "1.0000" }
                      }
                    },
                    {
                      "idiom": "universal",
                      "appearances": [{ "appearance": "luminosity", "value": "dark" }],
                      "color": {
                        "color-space": "srgb",
                        "components": { "red": "0.0000", "green": "0.0000", "blue": "0.0000", "alpha": "1.0000" }
                      }
                    }
                  ],
                  "info": { "author": "component-catalog", "version": 1 }
                }

                """#)
        #expect(
            files["xcassets/Tokens.xcassets/colorWide.colorset/Contents.json"] == #"""
                {
                  "colors": [
                    {
                      "idiom": "universal",
                      "color": {
                        "color-space": "display-p3",
                        "components": { "red": "1.0000", "green": "0.0000", "blue": "0.5000", "alpha": "0.5000" }
                      }
                    }
                  ],
                  "info": { "author": "component-catalog", "version": 1 }
                }

                """#)
    }

    @Test("Tokens are variables of Figma with a file for each mode")
    func figma() throws {
        let files = try FormatSample.catalog().rendered(["formats": "figma"]).files
        #expect(
            files["figma/dark.tokens.json"] == #"""
                {
                  "color": {
                    "accent": {
                      "$type": "color",
                      "$value": {
                        "colorSpace": "srgb",
                        "components": [0.2471, 0.298, 0.7216],
                        "alpha": 1,
                        "hex": "#3F4CB8"
                      },
                      "$deprecated": "Use 'brand'."
                    },
                    "textOnAccent": {
                      "$type": "color",
                      "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1, "hex": "#000000" },
                      "$description": "Text on the accent.",
                      "$extensions": { "com.figma.variableId": "VariableID:1:2" }
                    }
                  },
                  "space": {
                    "half": { "$type": "number", "$value": -8 },
                    "1": { "5": { "$type": "number", "$value": 6 } }
                  },
                  "font": {
                    "body": {
                      "$type": "string",
                      "$value": "Inter \"UI\"",
                      "$extensions": { "com.figma.type": "string" }
                    },
                    "size": { "$type": "number", "$value": 14 },
                    "weight": { "$type": "number", "$value": 600 }
                  },
                  "fade": { "$type": "number", "$value": 150 },
                  "ease": {
                    "x1": { "$type": "number", "$value": 0.5 },
                    "y1": { "$type": "number", "$value": -1 },
                    "x2": { "$type": "number", "$value": 1 },
                    "y2": { "$type": "number", "$value": 2 }
                  },
                  "shadow": {
                    "low": {
                      "color": {
                        "$type": "color",
                        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2, "hex": "#000000" }
                      },
                      "offsetX": { "$type": "number", "$value": 0 },
                      "offsetY": { "$type": "number", "$value": 1 },
                      "blur": { "$type": "number", "$value": 3 },
                      "spread": { "$type": "number", "$value": 0 }
                    }
                  },
                  "type": {
                    "body": {
                      "fontFamily": {
                        "$type": "string",
                        "$value": "Inter \"UI\"",
                        "$extensions": { "com.figma.type": "string" }
                      },
                      "fontSize": { "$type": "number", "$value": 14 },
                      "fontWeight": { "$type": "number", "$value": 600 },
                      "letterSpacing": { "$type": "number", "$value": 0 },
                      "lineHeight": { "$type": "number", "$value": 1.5 }
                    }
                  },
                  "glow": {
                    "1": {
                      "color": {
                        "$type": "color",
                        "$value": {
                          "colorSpace": "srgb",
                          "components": [0.2471, 0.298, 0.7216],
                          "alpha": 1,
                          "hex": "#3F4CB8"
                        }
                      },
                      "position": { "$type": "number", "$value": 0 }
                    },
                    "2": {
                      "color": {
                        "$type": "color",
                        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1, "hex": "#000000" }
                      },
                      "position": { "$type": "number", "$value": 1 }
                    }
                  },
                  "$extensions": { "com.figma.modeName": "dark" }
                }

                """#)
    }
}
