import CatalogModel
import SourceCode

/// A writer of colors in Swift stubs, each with a value for the light and for the dark appearance.
enum SwiftColors {
    /// Returns the type and the value of a constant.
    static func constant(_ color: SRGBColor, dark: SRGBColor?, in framework: SwiftFramework) -> String {
        guard let type = type(framework) else { return "String = \(SwiftLiteral.string(color.hex))" }
        guard let dark else { return "\(type) = \(type)(rgba: \(number(color)))" }
        return "\(type) = \(type)(light: \(number(color)), dark: \(number(dark)))"
    }

    private static func type(_ framework: SwiftFramework) -> String? {
        switch framework {
        case .swiftUI: "Color"
        case .uiKit: "UIColor"
        case .plain: nil
        }
    }

    /// Returns a number of the format `0xRRGG_BBAA`.
    private static func number(_ color: SRGBColor) -> String {
        let digits = color.hex.dropFirst().uppercased()
        let alpha = digits.count > 6 ? digits.suffix(2) : "FF"
        return "0x\(digits.prefix(4))_\(digits.dropFirst(4).prefix(2))\(alpha)"
    }

    /// Returns the lines of the extension with the initializers used by the constants.
    static func initializers(_ framework: SwiftFramework, hasDark: Bool) -> [String] {
        let text: String
        switch framework {
        case .swiftUI: text = "extension Color {\n" + (hasDark ? viewPair + "\n\n" : "") + viewColor + "\n}"
        case .uiKit: text = "extension UIColor {\n" + (hasDark ? classPair + "\n\n" : "") + classColor + "\n}"
        case .plain: return []
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static let viewPair = """
            /// Creates a color that follows the appearance, from two numbers of the format `0xRRGG_BBAA`.
            fileprivate init(light: UInt32, dark: UInt32) {
                #if os(iOS) || os(tvOS) || os(visionOS)
                    self.init(
                        uiColor: UIColor { traits in
                            UIColor(Color(rgba: traits.userInterfaceStyle == .dark ? dark : light))
                        })
                #else
                    self.init(rgba: light)
                #endif
            }
        """

    private static let viewColor = """
            /// Creates a color from a number of the format `0xRRGG_BBAA`.
            fileprivate init(rgba: UInt32) {
                let channels = [24, 16, 8, 0].map { Double((rgba >> $0) & 0xFF) / 255 }
                self.init(
                    .sRGB, red: channels[0], green: channels[1], blue: channels[2], opacity: channels[3])
            }
        """

    private static let classPair = """
            /// Creates a color that follows the appearance, from two numbers of the format `0xRRGG_BBAA`.
            fileprivate convenience init(light: UInt32, dark: UInt32) {
                self.init { traits in
                    UIColor(rgba: traits.userInterfaceStyle == .dark ? dark : light)
                }
            }
        """

    private static let classColor = """
            /// Creates a color from a number of the format `0xRRGG_BBAA`.
            fileprivate convenience init(rgba: UInt32) {
                let channels = [24, 16, 8, 0].map { CGFloat((rgba >> $0) & 0xFF) / 255 }
                self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
            }
        """
}
