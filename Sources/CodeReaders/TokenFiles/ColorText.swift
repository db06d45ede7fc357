import CatalogModel

/// A parser of colors as text: hex digits and the color functions of CSS, such as `hsl(222 47% 11% / 50%)`.
enum ColorText {
    /// The position of the opacity in eight hex digits.
    enum HexOrder { case alphaFirst, alphaLast }

    /// Returns the color of the Design Tokens format; nil for other texts.
    static func color(_ text: String, order: HexOrder = .alphaLast) -> JSONValue? {
        if text.hasPrefix("#") { return order == .alphaFirst ? HexColor.android(text) : hex(text) }
        switch text.lowercased() {
        case "transparent": return HexColor.color([0, 0, 0], in: "srgb", alpha: 0)
        case "black": return HexColor.color([0, 0, 0], in: "srgb", alpha: 1)
        case "white": return HexColor.color([1, 1, 1], in: "srgb", alpha: 1)
        default: return function(text)
        }
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
        if name == "color", let space = parts.first?.lowercased() {
            let known = ["xyz": "xyz-d65"]
            name = known[space] ?? space
            // The names of functions are not spaces of the function `color`.
            guard components[name] == .fractions, name != "rgb" else { return nil }
            parts.removeFirst()
        } else if ["rgba", "hsla"].contains(name) {
            name.removeLast()
        } else if components[name] == .fractions {
            return nil
        }
        if name == "rgb", parts.count == 2, case .object(var object)? = parts.first.flatMap({ hex($0) }) {
            guard let alpha = fraction(parts[1], of: 1) else { return nil }
            object["alpha"] = .number(DecimalText.of(min(max(alpha, 0), 1)))
            return .object(object)
        }
        return color(named: name, of: parts)
    }

    /// The kinds of components of a color function.
    private enum Components { case bytes, fractions, percentages, lab, lch, oklab, oklch }

    private static let components: [String: Components] = [
        "rgb": .bytes, "hsl": .percentages, "hwb": .percentages, "lab": .lab, "lch": .lch, "oklab": .oklab,
        "oklch": .oklch, "srgb": .fractions, "srgb-linear": .fractions, "display-p3": .fractions,
        "a98-rgb": .fractions, "prophoto-rgb": .fractions, "rec2020": .fractions, "xyz-d65": .fractions,
        "xyz-d50": .fractions,
    ]

    private static func color(named name: String, of parts: [String]) -> JSONValue? {
        guard let kind = components[name], parts.count == 3 || parts.count == 4 else { return nil }
        let alpha = parts.count == 4 ? fraction(parts[3], of: 1) : 1
        let numbers: [Double?] =
            switch kind {
            case .bytes: parts.prefix(3).map { part in fraction(part, of: 255).map { bound($0 / 255, to: 1) } }
            case .fractions: parts.prefix(3).map { part in fraction(part, of: 1).map { bound($0, to: 1) } }
            case .percentages: [hue(parts[0])] + parts[1...2].map { fraction($0, of: 100).map { bound($0, to: 100) } }
            case .lab: [fraction(parts[0], of: 100), fraction(parts[1], of: 125), fraction(parts[2], of: 125)]
            case .lch: [fraction(parts[0], of: 100), fraction(parts[1], of: 150), hue(parts[2])]
            case .oklab: [fraction(parts[0], of: 1), fraction(parts[1], of: 0.4), fraction(parts[2], of: 0.4)]
            case .oklch: [fraction(parts[0], of: 1), fraction(parts[1], of: 0.4), hue(parts[2])]
            }
        let found = numbers.compactMap(\.self)
        guard found.count == 3, let alpha else { return nil }
        return HexColor.color(found, in: name == "rgb" ? "srgb" : name, alpha: bound(alpha, to: 1))
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
