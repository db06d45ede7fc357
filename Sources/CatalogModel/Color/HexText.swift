/// Bytes as hexadecimal text, two digits each, behind a number sign: the short text of a color.
enum HexText {
    /// `digits`: the sixteen of them, in capital or small letters.
    static func of(_ bytes: [UInt8], digits: StaticString) -> String {
        var text: [UInt8] = [UInt8(ascii: "#")]
        text.reserveCapacity(1 + 2 * bytes.count)
        for byte in bytes {
            text.append(digits.utf8Start[Int(byte >> 4)])
            text.append(digits.utf8Start[Int(byte & 0xF)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
