/// The classes of ASCII characters distinguished by CommonMark (CommonMark 0.31, 2.1 "Characters and lines").
extension UInt8 {
    var isASCIIWhitespace: Bool { self == .space || (0x09...0x0D).contains(self) }
    var isASCIIControl: Bool { self < 0x20 || self == 0x7F }
    var isASCIIAlphanumeric: Bool { isLetter || isDigit }

    var isASCIIPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// A letter in lower case; all else unchanged.
    var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }

    /// Value of a hexadecimal digit; nil for other bytes.
    var hexDigitValue: Int? { Character(Unicode.Scalar(self)).hexDigitValue }
}

extension ArraySlice<UInt8> {
    /// Bytes without white space at either end.
    var trimmed: ArraySlice<UInt8> {
        drop { $0.isASCIIWhitespace }.trimmedAtEnd
    }

    /// Bytes without white space at the end.
    var trimmedAtEnd: ArraySlice<UInt8> {
        var end = endIndex
        while end > startIndex, self[end - 1].isASCIIWhitespace { end -= 1 }
        return self[..<end]
    }
}

extension String {
    init(utf8 bytes: some Collection<UInt8>) {
        self = String(decoding: bytes, as: UTF8.self)
    }
}
