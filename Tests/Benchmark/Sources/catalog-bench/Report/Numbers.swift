// Numbers as people read them. Nothing here rounds on the way to a figure, only in showing it.
extension Double {
    /// With some digits behind the point.
    func fixed(_ digits: Int) -> String {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let scaled = Int((self * Double(scale)).rounded())
        let fraction = String(scaled.magnitude % UInt(scale))
        let whole = (scaled < 0 ? "-" : "") + Int(scaled.magnitude / UInt(scale)).grouped
        return digits == 0 ? whole : "\(whole).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    }

    /// Seconds, with three digits that count.
    var secondsText: String {
        switch self {
        case ..<0.001: "\((self * 1e6).threeDigits) µs"
        case ..<1: "\((self * 1e3).threeDigits) ms"
        default: "\(threeDigits) s"
        }
    }

    /// How many times one thing takes another, for example `1.87 ×`.
    var ratioText: String { "\(threeDigits) ×" }

    /// Bytes, in millions.
    var megabytesText: String { "\((self / 1e6).threeDigits) MB" }

    /// For example `0.05`, `1.23`, `12.3` or `1,230`.
    var threeDigits: String {
        switch magnitude {
        case ..<9.995: fixed(2)
        case ..<99.95: fixed(1)
        default: fixed(0)
        }
    }
}

extension Int {
    /// With a comma between thousands.
    var grouped: String {
        let digits = String(magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return self < 0 ? "-" + text : text
    }
}
