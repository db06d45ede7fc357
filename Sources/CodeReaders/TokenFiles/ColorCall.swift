import CatalogModel
import SourceCode

/// The color in the arguments of a call such as `Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)`.
struct ColorCall {
    /// nil for arguments in an unknown notation.
    private(set) var color: JSONValue?

    /// The names of components at the ends of labels, as in `calibratedRed`.
    private static let components = [
        "red", "green", "blue", "alpha", "opacity", "white", "hue", "saturation", "brightness",
    ]
    private static let spaces = ["srgb": "srgb", "displayp3": "display-p3", "srgblinear": "srgb-linear"]

    init(_ arguments: ArraySlice<CodeToken>, syntax: CodeSyntax) {
        var space = "srgb"
        var hex: String?
        var numbers: [String: Double] = [:]
        var isBytes = syntax == .kotlin
        for argument in arguments.split(whereSeparator: { $0.isSign(",") }) {
            var value = argument
            var label: String?
            if value.count > 2, value.first?.kind == .word,
                value[value.startIndex + 1].isSign(":") || value[value.startIndex + 1].isSign("=")
            {
                label = value.first?.text.lowercased()
                value = value.dropFirst(2)
            }
            let text = value.map(\.text).joined()
            if label?.hasPrefix("displayp3") == true { space = "display-p3" }
            if let literal = value.first?.innerText, value.count == 1 {
                hex = literal.hasPrefix("#") ? literal : "#" + literal
            } else if text.lowercased().hasPrefix("0x") {
                hex = "#" + text.dropFirst(2).filter { $0 != "_" && $0 != "L" && $0 != "u" && $0 != "U" }
            } else if let number = Self.number(text) {
                if text.contains(".") || text.contains("/") || text.hasSuffix("f") { isBytes = false }
                guard let component = Self.component(label, at: numbers.count) else { return }
                numbers[component] = number
            } else if text.contains("."), value.allSatisfy({ $0.kind == .word || $0.isSign(".") }),
                let named = Self.spaces[value.last?.text.lowercased() ?? ""]
            {
                space = named
            } else {
                return
            }
        }
        let alpha = numbers.removeValue(forKey: "alpha")
        if let hex {
            guard numbers.isEmpty else { return }
            color = Self.color(hex, order: syntax == .kotlin ? .alphaFirst : .alphaLast, alpha: alpha)
        } else if let all = Self.rgb(numbers) {
            let whole: Double = isBytes ? 255 : 1
            let parts = all.map { $0 / whole }
            let opacity = (alpha ?? whole) / (isBytes && (alpha ?? 2) > 1 ? 255 : 1)
            guard (parts + [opacity]).allSatisfy({ 0...1 ~= $0 }) else { return }
            color = HexColor.color(parts, in: space, alpha: opacity)
        }
    }

    /// Returns the name of a component for a label, or for a position without a label; nil for an unknown label.
    private static func component(_ label: String?, at position: Int) -> String? {
        guard let label else { return position < 4 ? components[position] : nil }
        if label.count == 1 { return components.prefix(4).first { $0.hasPrefix(label) } }
        let name = components.first { label.hasSuffix($0) }
        return name == "opacity" ? "alpha" : name
    }

    /// Returns red, green and blue, also of a gray, and of a hue with saturation and brightness; nil for other components.
    private static func rgb(_ numbers: [String: Double]) -> [Double]? {
        if let white = numbers["white"], numbers.count == 1 { return [white, white, white] }
        guard numbers.count == 3 else { return nil }
        if let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"] {
            return [red, green, blue]
        }
        guard let hue = numbers["hue"], let saturation = numbers["saturation"], let brightness = numbers["brightness"]
        else { return nil }
        return [5.0, 3, 1].map { offset in
            let turned = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(turned, 4 - turned, 1))
        }
    }

    private static func color(_ hex: String, order: ColorText.HexOrder, alpha: Double?) -> JSONValue? {
        // Compose takes the first two of eight digits for the opacity, even if the author omits them.
        let isShort = order == .alphaFirst && hex.utf8.count == 7
        guard case .object(var object)? = ColorText.color(isShort ? "#00" + hex.dropFirst() : hex, order: order) else {
            return nil
        }
        if let alpha {
            guard 0...1 ~= alpha else { return nil }
            object["alpha"] = .number(DecimalText.of(alpha))
        }
        return .object(object)
    }

    /// Returns a number, or a fraction such as `80/255`.
    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: "/").map { part in
            Double((part.hasSuffix("f") ? part.dropLast() : part).filter { $0 != "_" })
        }
        guard let first = parts.first, let number = first, number.isFinite else { return nil }
        if parts.count == 1 { return number }
        guard parts.count == 2, let divisor = parts[1], divisor.isFinite, divisor != 0 else { return nil }
        return number / divisor
    }
}
