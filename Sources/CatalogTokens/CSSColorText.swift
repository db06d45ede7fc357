import CatalogModel

/// A color written as a function of CSS, `rgb()`, `rgba()`, `hsl()` or `hsla()`, with commas or spaces (CSS Color
/// Module Level 4, sections 4 and 7).
///
/// Values outside of the ranges of CSS have no certain meaning in the token format, so there is no color for them.
struct CSSColorText {
    let space: ColorSpace
    /// The components in the units of the token format, as literals of JSON.
    let components: [String]
    let alpha: String?

    init?(_ text: String) {
        let text = text.lowercased()
        guard let (name, arguments) = Self.function(text), let (channels, alpha) = Self.arguments(arguments) else {
            return nil
        }
        switch name {
        case "rgb", "rgba":
            space = .srgb
            guard let components = Self.rgb(channels) else { return nil }
            self.components = components
        case "hsl", "hsla":
            space = .hsl
            guard let components = Self.hsl(channels) else { return nil }
            self.components = components
        default: return nil
        }
        self.alpha = alpha.flatMap { Self.fraction($0, ofNumber: 1) }
        if alpha != nil, self.alpha == nil { return nil }
    }

    /// Returns the name and the arguments of a function of CSS.
    static func function(_ text: String) -> (name: String, arguments: Substring)? {
        guard text.last == ")", let start = text.firstIndex(of: "(") else { return nil }
        return (String(text[..<start]), text[text.index(after: start)...].dropLast())
    }

    private static func arguments(_ text: Substring) -> (channels: [Substring], alpha: Substring?)? {
        if text.contains(",") {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            return (3...4).contains(parts.count) ? (Array(parts.prefix(3)), parts.dropFirst(3).first) : nil
        }
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let channels = (parts.first ?? "").split(separator: " ")
        return channels.count == 3 ? (channels, parts.dropFirst().first) : nil
    }

    private static func rgb(_ channels: [Substring]) -> [String]? {
        let percentages = channels.count { $0.contains("%") }
        guard percentages == 0 || percentages == 3 else { return nil }
        let components = channels.compactMap { fraction($0, ofNumber: 255) }
        return components.count == 3 ? components : nil
    }

    private static func hsl(_ channels: [Substring]) -> [String]? {
        guard let hue = measure(channels[0], unit: "deg") ?? LenientNumber.literal(channels[0]),
            let angle = Double(hue)
        else { return nil }
        let shares = channels.dropFirst().compactMap { share -> String? in
            guard let number = measure(share, unit: "%"), let value = Double(number), (0...100).contains(value) else {
                return nil
            }
            return number
        }
        guard shares.count == 2, (0...360).contains(angle) else { return nil }
        // A full turn is the same as none, and hues of the token format are below 360.
        return [angle == 360 ? "0" : hue] + shares
    }

    /// Returns a number or a percentage as a fraction from 0 to 1.
    private static func fraction(_ text: Substring, ofNumber whole: Double) -> String? {
        let share = measure(text, unit: "%")
        guard let number = share ?? LenientNumber.literal(text), let value = Double(number) else { return nil }
        let fraction = value / (share == nil ? whole : 100)
        return (0...1).contains(fraction) ? LenientNumber.fraction(fraction) : nil
    }

    private static func measure(_ text: Substring, unit: String) -> String? {
        let text = text.split(separator: " ").joined(separator: " ")
        return text.hasSuffix(unit) ? LenientNumber.literal(text.dropLast(unit.count)) : nil
    }
}
