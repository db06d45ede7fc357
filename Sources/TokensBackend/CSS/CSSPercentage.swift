/// A converter of fractions into CSS percentages by decimal digits: `0.125` becomes `12.5`.
enum CSSPercentage {
    /// Returns a fraction as a percentage without the sign: `12.5` for `0.125`.
    ///
    /// Below 0 and above 1 the result is for the nearer of the two.
    static func percentage(_ digits: String) -> String {
        let value = Double(digits) ?? 0
        if value <= 0 { return "0" }
        if value >= 1 { return "100" }
        guard digits.hasPrefix("0."), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") })
        else { return plain(value * 100) }
        var decimals = String(digits.dropFirst(2))
        while decimals.utf8.count < 2 { decimals += "0" }
        var whole = decimals.prefix(2).drop { $0 == "0" }
        if whole.isEmpty { whole = "0" }
        var rest = decimals.dropFirst(2)
        while rest.last == "0" { rest.removeLast() }
        return rest.isEmpty ? String(whole) : "\(whole).\(rest)"
    }

    private static func plain(_ value: Double) -> String {
        let rounded = value.rounded()
        return value == rounded ? String(Int(rounded)) : String(value)
    }
}
