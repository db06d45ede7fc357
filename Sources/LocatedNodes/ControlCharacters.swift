extension Unicode.Scalar {
    /// Whether no text of an entry can have the character: a control character other than a tab or a line feed, or a
    /// line break that only some programs see.
    package var isControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
        default: false
        }
    }

    /// The name of the character by its number, such as `U+0007`.
    package var codeName: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension String {
    /// The first character that no text of an entry can have; nil for ordinary text.
    ///
    /// A carriage return in front of a line feed is a part of a line break.
    package var firstControl: Unicode.Scalar? {
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if previous == "\r", scalar != "\n" { return previous }
            if scalar.isControl, scalar != "\r" { return scalar }
            previous = scalar
        }
        return previous == "\r" ? previous : nil
    }
}
