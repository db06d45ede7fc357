import CatalogTestSupport
import Foundation
import Testing

/// Whole files of two small themes.
@Suite("Token formats of programming languages")
struct CodeFormatTests {
    @Test("Tokens are a structure for SwiftUI with a value for each theme")
    func swift() throws {
        let files = try FormatSample.catalog().rendered(["formats": "swift"]).files
        #expect(
            files["swift/DesignTokens.swift"] == #"""
                // Test: design tokens, all themes.

                import SwiftUI

                /// The design tokens of a theme: lengths in points, durations in seconds.
                public struct DesignTokens: Sendable {
                    /// Deprecated: Use 'brand'.
                    public var colorAccent: Color = Color(.sRGB, red: 0.2471, green: 0.298, blue: 0.7216)
                    /// Text on the accent.
                    public var colorTextOnAccent: Color = Color(.sRGB, red: 1, green: 1, blue: 1)
                    public var colorWide: Color? = Color(.displayP3, red: 1, green: 0, blue: 0.5, opacity: 0.5)
                    public var spaceHalf: CGFloat = -8
                    public var space1_5: CGFloat = 6
                    public var fontBody: [String] = ["Inter \"UI\"", "sans-serif"]
                    public var fontSize: CGFloat = 14
                    public var fontWeight: Font.Weight = Font.Weight.semibold
                    public var fade: Double = 0.15
                    public var easeX1: Double = 0.5
                    public var easeY1: Double = -1
                    public var easeX2: Double = 1
                    public var easeY2: Double = 2
                    public var shadowLowColor: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.2)
                    public var shadowLowOffsetX: CGFloat = 0
                    public var shadowLowOffsetY: CGFloat = 1
                    public var shadowLowBlur: CGFloat = 3
                    public var shadowLowSpread: CGFloat = 0
                    public var typeBodyFontFamily: [String] = ["Inter \"UI\"", "sans-serif"]
                    public var typeBodyFontSize: CGFloat = 14
                    public var typeBodyFontWeight: Font.Weight = Font.Weight.semibold
                    public var typeBodyLetterSpacing: CGFloat = 0
                    public var typeBodyLineHeight: Double = 1.5
                    public var glow: Gradient = Gradient(stops: [Gradient.Stop(color: Color(.sRGB, red: 0.2471, \#
                green: 0.298, blue: 0.7216), location: 0), Gradient.Stop(color: Color(.sRGB, red: 1, green: 1, \#
                blue: 1), location: 1)])

                    /// Creates the tokens of the theme 'light'.
                    public init() {}

                    /// The tokens of the theme 'light'.
                    public static let light = DesignTokens()

                    /// The tokens of the theme 'dark'.
                    public static let dark: DesignTokens = {
                        var tokens = DesignTokens()
                        tokens.colorTextOnAccent = Color(.sRGB, red: 0, green: 0, blue: 0)
                        tokens.colorWide = nil
                        tokens.glow = Gradient(stops: [Gradient.Stop(color: Color(.sRGB, red: 0.2471, green: \#
                0.298, blue: 0.7216), location: 0), Gradient.Stop(color: Color(.sRGB, red: 0, green: 0, blue: \#
                0), location: 1)])
                        return tokens
                    }()
                }

                """#)
    }

    @Test("Tokens are an interface for Compose with an object for each theme")
    func compose() throws {
        let files = try FormatSample.catalog().rendered(["formats": "compose"]).files
        #expect(
            files["compose/DesignTokens.kt"] == #"""
                // Test: design tokens, all themes.

                package design.tokens

                import androidx.compose.animation.core.CubicBezierEasing
                import androidx.compose.animation.core.Easing
                import androidx.compose.ui.graphics.Color
                import androidx.compose.ui.graphics.colorspace.ColorSpaces
                import androidx.compose.ui.text.TextStyle
                import androidx.compose.ui.text.font.FontWeight
                import androidx.compose.ui.unit.Dp
                import androidx.compose.ui.unit.TextUnit
                import androidx.compose.ui.unit.dp
                import androidx.compose.ui.unit.em
                import androidx.compose.ui.unit.sp

                /** The design tokens of a theme: durations in milliseconds. */
                interface DesignTokens {
                    /** Deprecated: Use 'brand'. */
                    val colorAccent: Color
                    /** Text on the accent. */
                    val colorTextOnAccent: Color
                    val colorWide: Color?
                    val spaceHalf: Dp
                    val space1_5: Dp
                    val fontBody: List<String>
                    val fontSize: TextUnit
                    val fontWeight: FontWeight
                    val fade: Int
                    val ease: Easing
                    val shadowLowColor: Color
                    val shadowLowOffsetX: Dp
                    val shadowLowOffsetY: Dp
                    val shadowLowBlur: Dp
                    val shadowLowSpread: Dp
                    val typeBody: TextStyle
                    val typeBodyFontFamily: List<String>
                    val glow: List<Pair<Float, Color>>
                }

                /** The tokens of the theme 'light'. */
                object LightTokens : DesignTokens {
                    override val colorAccent: Color = Color(0xFF3F4CB8)
                    override val colorTextOnAccent: Color = Color(0xFFFFFFFF)
                    override val colorWide: Color = Color(1f, 0f, 0.5f, 0.5f, ColorSpaces.DisplayP3)
                    override val spaceHalf: Dp = (-8).dp
                    override val space1_5: Dp = 6.dp
                    override val fontBody: List<String> = listOf("Inter \"UI\"", "sans-serif")
                    override val fontSize: TextUnit = 14.sp
                    override val fontWeight: FontWeight = FontWeight(600)
                    override val fade: Int = 150
                    override val ease: Easing = CubicBezierEasing(0.5f, -1f, 1f, 2f)
                    override val shadowLowColor: Color = Color(0x33000000)
                    override val shadowLowOffsetX: Dp = 0.dp
                    override val shadowLowOffsetY: Dp = 1.dp
                    override val shadowLowBlur: Dp = 3.dp
                    override val shadowLowSpread: Dp = 0.dp
                    override val typeBody: TextStyle = TextStyle(fontSize = 14.sp, fontWeight = \#
                FontWeight(600), letterSpacing = 0.sp, lineHeight = 1.5.em)
                    override val typeBodyFontFamily: List<String> = listOf("Inter \"UI\"", "sans-serif")
                    override val glow: List<Pair<Float, Color>> = listOf(0f to Color(0xFF3F4CB8), 1f to \#
                Color(0xFFFFFFFF))
                }

                /** The tokens of the theme 'dark'. */
                object DarkTokens : DesignTokens {
                    override val colorAccent: Color = Color(0xFF3F4CB8)
                    override val colorTextOnAccent: Color = Color(0xFF000000)
                    override val colorWide: Color? = null
                    override val spaceHalf: Dp = (-8).dp
                    override val space1_5: Dp = 6.dp
                    override val fontBody: List<String> = listOf("Inter \"UI\"", "sans-serif")
                    override val fontSize: TextUnit = 14.sp
                    override val fontWeight: FontWeight = FontWeight(600)
                    override val fade: Int = 150
                    override val ease: Easing = CubicBezierEasing(0.5f, -1f, 1f, 2f)
                    override val shadowLowColor: Color = Color(0x33000000)
                    override val shadowLowOffsetX: Dp = 0.dp
                    override val shadowLowOffsetY: Dp = 1.dp
                    override val shadowLowBlur: Dp = 3.dp
                    override val shadowLowSpread: Dp = 0.dp
                    override val typeBody: TextStyle = TextStyle(fontSize = 14.sp, fontWeight = \#
                FontWeight(600), letterSpacing = 0.sp, lineHeight = 1.5.em)
                    override val typeBodyFontFamily: List<String> = listOf("Inter \"UI\"", "sans-serif")
                    override val glow: List<Pair<Float, Color>> = listOf(0f to Color(0xFF3F4CB8), 1f to \#
                Color(0xFF000000))
                }

                """#)
    }

    @Test("Tokens are constant objects of TypeScript with types")
    func script() throws {
        let files = try FormatSample.catalog().rendered(["formats": "ts"]).files
        #expect(
            files["ts/tokens.ts"] == #"""
                // Test: design tokens, all themes.

                /** The tokens of the theme 'light'. */
                export const light = {
                  /** @deprecated Use 'brand'. */
                  colorAccent: "#3f4cb8",
                  /** Text on the accent. */
                  colorTextOnAccent: "#ffffff",
                  colorWide: "color(display-p3 1 0 0.5 / 0.5)",
                  spaceHalf: "-0.5rem",
                  space1_5: "6px",
                  fontBody: "\"Inter \\\"UI\\\"\", sans-serif",
                  fontSize: "14px",
                  fontWeight: 600,
                  fade: "0.15s",
                  ease: "cubic-bezier(0.5, -1, 1, 2)",
                  shadowLow: "0px 1px 3px 0px rgb(0 0 0 / 0.2)",
                  typeBody: { fontFamily: "\"Inter \\\"UI\\\"\", sans-serif", fontSize: "14px", fontWeight: \#
                600, letterSpacing: "0px", lineHeight: 1.5 },
                  glow: "linear-gradient(#3f4cb8 0%, #ffffff 100%)",
                } as const;

                /** The tokens of the theme 'dark'. */
                export const dark = {
                  /** @deprecated Use 'brand'. */
                  colorAccent: "#3f4cb8",
                  /** Text on the accent. */
                  colorTextOnAccent: "#000000",
                  spaceHalf: "-0.5rem",
                  space1_5: "6px",
                  fontBody: "\"Inter \\\"UI\\\"\", sans-serif",
                  fontSize: "14px",
                  fontWeight: 600,
                  fade: "0.15s",
                  ease: "cubic-bezier(0.5, -1, 1, 2)",
                  shadowLow: "0px 1px 3px 0px rgb(0 0 0 / 0.2)",
                  typeBody: { fontFamily: "\"Inter \\\"UI\\\"\", sans-serif", fontSize: "14px", fontWeight: \#
                600, letterSpacing: "0px", lineHeight: 1.5 },
                  glow: "linear-gradient(#3f4cb8 0%, #000000 100%)",
                } as const;

                /** The tokens of each theme. */
                export const themes = { light, dark } as const;

                /** The name of a theme. */
                export type ThemeName = keyof typeof themes;

                /** The name of a token that all themes have. */
                export type TokenName = keyof (typeof themes)[ThemeName];

                """#)
    }
}
