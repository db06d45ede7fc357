/// The characters with a meaning in YAML and JSON, as bytes of UTF-8.
///
/// Parsers of other modules use these members for every byte, so calls would be slow.
extension UInt8 {
    @inlinable package static var tab: UInt8 { 0x09 }
    @inlinable package static var lineFeed: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
    @inlinable package static var space: UInt8 { 0x20 }

    @inlinable package var isBlank: Bool { self == .space || self == .tab }
    @inlinable package var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
    @inlinable package var isBlankOrBreak: Bool { isBlank || isLineBreak }
    /// Whether the byte continues a code point begun earlier.
    @inlinable package var isContinuation: Bool { self & 0xC0 == 0x80 }
    @inlinable package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    @inlinable package var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    @inlinable package var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    @inlinable package var isLetter: Bool { isLowercase || isUppercase }
    /// Whether the byte may be part of a key of an entry or of a name in code.
    @inlinable package var isWord: Bool {
        isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
    @inlinable package var isQuote: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") }
    @inlinable package var isFlowIndicator: Bool {
        switch self {
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","): true
        default: false
        }
    }
}

extension [UInt8] {
    /// Returns the byte at an offset; a line break after the end, so the end of a file ends a line.
    @inlinable package func byte(_ offset: Int) -> UInt8 {
        offset >= 0 && offset < count ? self[offset] : .lineFeed
    }

    @inlinable package func skippingBlanks(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, self[offset].isBlank { offset += 1 }
        return offset
    }

    @inlinable package func skippingBlanksAndBreaks(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, self[offset].isBlankOrBreak { offset += 1 }
        return offset
    }

    /// Returns the end of the range from `start` to `end` without trailing blanks and line breaks.
    @inlinable package func trimmedEnd(from start: Int, to end: Int) -> Int {
        var offset = end
        while offset > start, self[offset - 1].isBlankOrBreak { offset -= 1 }
        return offset
    }
}
