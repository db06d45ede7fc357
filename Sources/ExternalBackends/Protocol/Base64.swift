/// A decoder of Base64 as defined by RFC 4648 (section 4): with padding, without line breaks.
enum Base64 {
    /// Returns the bytes of a text; nil for any text but the canonical form of some bytes.
    static func decoded(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count % 4 == 0 else { return nil }
        let padding = digits.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 4 * 3)
        var bits: UInt32 = 0
        for (index, digit) in digits.dropLast(padding).enumerated() {
            guard let value = value(of: digit) else { return nil }
            bits = bits << 6 | value
            switch index % 4 {
            case 1: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
            case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
            case 3: bytes.append(UInt8(truncatingIfNeeded: bits))
            default: break
            }
        }
        // The bits of the last digit beyond the last byte must be zero.
        let spare: UInt32 = padding == 1 ? 0b11 : padding == 2 ? 0b1111 : 0
        return bits & spare == 0 ? bytes : nil
    }

    private static func value(of digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
