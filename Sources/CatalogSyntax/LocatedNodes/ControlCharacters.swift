extension Unicode.Scalar {
    /// Whether no text of an entry can have the character: a control character other than a tab or a line break.
    package var isControl: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x85: false
        case 0..<0x20, 0x7F..<0xA0: true
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
    package var firstControl: Unicode.Scalar? { unicodeScalars.first(where: \.isControl) }
}
