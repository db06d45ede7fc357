/// The characters with a meaning in YAML and JSON, as bytes of UTF-8.
extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20

    var isBlank: Bool { self == .space || self == .tab }
    var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
    var isBlankOrBreak: Bool { isBlank || isLineBreak }
    /// Whether the byte continues a code point begun earlier.
    var isContinuation: Bool { self & 0xC0 == 0x80 }
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    var isLetter: Bool { isLowercase || isUppercase }
    /// Whether the byte may be part of a key of an entry or of a name in code.
    var isWord: Bool {
        isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
    var isQuote: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") }
    var isFlowIndicator: Bool {
        switch self {
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","): true
        default: false
        }
    }
}

extension [UInt8] {
    /// Returns the byte at an offset; a line break behind the end, so the end of a file ends a line.
    func byte(_ offset: Int) -> UInt8 {
        offset >= 0 && offset < count ? self[offset] : .lineFeed
    }

    func skippingBlanks(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, self[offset].isBlank { offset += 1 }
        return offset
    }

    func skippingBlanksAndBreaks(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, self[offset].isBlankOrBreak { offset += 1 }
        return offset
    }

    /// Returns the end of the stretch from `start` to `end` without trailing blanks and line breaks.
    func trimmedEnd(from start: Int, to end: Int) -> Int {
        var offset = end
        while offset > start, self[offset - 1].isBlankOrBreak { offset -= 1 }
        return offset
    }
}
