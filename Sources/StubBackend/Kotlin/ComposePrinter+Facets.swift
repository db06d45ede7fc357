import CatalogModel
import SourceCode

// The tokens and texts of an entry as constants.
extension ComposePrinter {
    mutating func constants(_ constants: [FacetConstant], named name: String) {
        writer.open("object \(name) {")
        for constant in constants {
            declare(constant.docs, facts: constant.facts)
            if case .color(let color) = constant.value, let dark = constant.dark {
                themed(color, dark: dark, named: constant.name)
            } else {
                writer.line(declaration(of: constant.value, named: constant.name))
            }
        }
        writer.close("}")
    }

    private mutating func declaration(of constant: TokenConstant, named name: String) -> String {
        switch constant {
        case .color(let color):
            return "val \(name): \(types.use(Self.color)) = \(call(color))"
        case .length(let length):
            let type = types.use("androidx.compose.ui.unit.Dp")
            let dp = types.use("androidx.compose.ui.unit.dp")
            let number = length.rounded() == length ? "\(Int(exactly: length) ?? 0)" : "\(length)"
            let receiver = length < 0 ? "(\(number))" : number
            return "val \(name): \(type) = \(receiver).\(dp.contains(".") ? "dp" : dp)"
        case .duration(let number), .number(let number): return "const val \(name): Double = \(number)"
        case .text(let text): return "const val \(name): String = \(KotlinLiteral.string(text))"
        }
    }

    private static let color = "androidx.compose.ui.graphics.Color"

    private mutating func call(_ color: SRGBColor) -> String {
        let hex = color.hex.dropFirst()
        let alpha = hex.count == 8 ? hex.suffix(2) : "ff"
        return "\(types.use(Self.color))(0x\((alpha + hex.prefix(6)).uppercased()))"
    }

    /// Writes a color that follows the theme of the system.
    private mutating func themed(_ light: SRGBColor, dark: SRGBColor, named name: String) {
        writer.open("val \(name): \(types.use(Self.color))")
        writer.line("@\(types.use("androidx.compose.runtime.Composable"))")
        writer.line("@\(types.use("androidx.compose.runtime.ReadOnlyComposable"))")
        let isDark = types.use("androidx.compose.foundation.isSystemInDarkTheme")
        writer.line("get() = if (\(isDark)()) \(call(dark)) else \(call(light))")
        writer.close()
    }

    mutating func lookUpFunction(_ name: String) {
        writer.line("private fun \(name)(@Suppress(\"UNUSED_PARAMETER\") key: String, text: String): String = text")
    }
}
