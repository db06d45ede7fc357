package import CatalogModel

/// A parser of colors as text: hex digits and the color functions of CSS, such as `hsl(222 47% 11% / 50%)`.
package enum ColorText {
    /// The position of the opacity in eight hex digits.
    package enum HexOrder { case alphaFirst, alphaLast }

    /// Returns the color of the Design Tokens format; nil for other texts.
    package static func color(_ text: String, order: HexOrder = .alphaLast) -> JSONValue? {
        if text.hasPrefix("#") { return order == .alphaFirst ? HexColor.android(text) : hex(text) }
        let name = text.lowercased()
        if name == "transparent" { return HexColor.color([0, 0, 0], in: "srgb", alpha: 0) }
        return ColorNames.digits[name].map { HexColor.android("#" + $0) } ?? function(text)
    }

    private static func hex(_ text: String) -> JSONValue? {
        let digits = String(text.dropFirst())
        switch digits.utf8.count {
        case 4, 8:
            // Android's order has the opacity first.
            let length = digits.count / 4
            return HexColor.android("#" + digits.suffix(length) + digits.dropLast(length))
        default: return HexColor.android(text)
        }
    }

    // MARK: Functions

    private static func function(_ text: String) -> JSONValue? {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        var name = text[..<open].lowercased()
        var parts = arguments(text[text.index(after: open)...].dropLast())
        if name == "color" {
            guard let space = parts.first?.lowercased(), spaces.contains(space) else { return nil }
            name = space
            parts.removeFirst()
        } else if name == "rgba" || name == "hsla" {
            name.removeLast()
        } else if functions[name] == nil {
            return nil
        }
        if name == "rgb", parts.count == 2, case .object(var object)? = parts.first.flatMap({ hex($0) }) {
            guard let alpha = fraction(parts[1], of: 1) else { return nil }
            object["alpha"] = .number(DecimalText.of(min(max(alpha, 0), 1)))
            return .object(object)
        }
        return color(named: name, of: parts)
    }

    /// A component of a color function: the number of the whole in the text, and the bounds in the token.
    private enum Component { case byte, fraction, percentage, hue, number(of: Double) }

    private static let functions: [String: [Component]] = [
        "rgb": [.byte, .byte, .byte], "hsl": [.hue, .percentage, .percentage], "hwb": [.hue, .percentage, .percentage],
        "lab": [.percentage, .number(of: 125), .number(of: 125)], "lch": [.percentage, .number(of: 150), .hue],
        "oklab": [.fraction, .number(of: 0.4), .number(of: 0.4)], "oklch": [.fraction, .number(of: 0.4), .hue],
    ]

    private static let spaces: Set<String> = [
        "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
    ]

    private static func color(named name: String, of parts: [String]) -> JSONValue? {
        let components = functions[name] ?? (spaces.contains(name) ? [.fraction, .fraction, .fraction] : [])
        guard components.count == 3, 3...4 ~= parts.count else { return nil }
        let alpha = parts.count == 4 ? fraction(parts[3], of: 1) : 1
        let numbers = zip(parts, components).compactMap { part, component -> Double? in
            switch component {
            case .byte: fraction(part, of: 255).map { bound($0 / 255, to: 1) }
            case .fraction: fraction(part, of: 1).map { bound($0, to: 1) }
            case .percentage: fraction(part, of: 100).map { bound($0, to: 100) }
            case .hue: hue(part)
            case .number(let whole): fraction(part, of: whole)
            }
        }
        guard numbers.count == 3, let alpha else { return nil }
        return HexColor.color(numbers, in: name == "rgb" ? "srgb" : name, alpha: bound(alpha, to: 1))
    }

    private static func bound(_ number: Double, to most: Double) -> Double { min(max(number, 0), most) }

    /// Returns a number, or a percentage of a whole; `none` counts as zero.
    private static func fraction(_ text: String, of whole: Double) -> Double? {
        if text == "none" { return 0 }
        if text.hasSuffix("%") { return number(text.dropLast()).map { $0 / 100 * whole } }
        return number(text[...])
    }

    private static func hue(_ text: String) -> Double? {
        let units = ["deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360]
        let unit = units.first { text.hasSuffix($0.key) && ($0.key != "rad" || !text.hasSuffix("grad")) }
        guard let degrees = fraction(String(text.dropLast(unit?.key.count ?? 0)), of: 360) else { return nil }
        let turned = (degrees * (unit?.value ?? 1)).truncatingRemainder(dividingBy: 360)
        return turned < 0 ? turned + 360 : turned
    }

    private static func number(_ text: Substring) -> Double? {
        guard let number = Double(text), number.isFinite, text.last != ".", abs(number) < 1e6 else { return nil }
        return number
    }

    /// Returns the parts between commas, spaces and slashes; a function within makes a single part.
    private static func arguments(_ text: some StringProtocol) -> [String] {
        guard !text.contains("(") else { return [] }
        return text.split(whereSeparator: { ", /\t\n\r".contains($0) }).map { String($0) }
    }
}
