/// Bytes as hexadecimal text, two digits each, after a number sign: the short text of a color.
enum HexText {
    /// Returns the bytes as hexadecimal text.
    ///
    /// `isCapital`: whether the digits above nine are capital letters.
    static func of(_ bytes: [UInt8], isCapital: Bool) -> String {
        let letters = UInt8(ascii: isCapital ? "A" : "a")
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : letters + (value - 10) }
        let text = [UInt8(ascii: "#")] + bytes.flatMap { [digit($0 >> 4), digit($0 & 0xF)] }
        return String(decoding: text, as: UTF8.self)
    }
}
