extension ProseTextContext {
    /// Whether nothing in a text could have to be escaped here, by a quick look at its bytes. Most text is like that;
    /// where the answer is no, the escaper looks closer.
    func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let first = bytes.first, let last = bytes.last else { return true }
            if isFirst && first.isBlank || isLast && last.isBlank { return false }
            if startsBlock && first.mayStartBlock || endsHeading && last == UInt8(ascii: "#") { return false }
            for (index, byte) in bytes.enumerated() where byte < 0x80 {
                if byte.mayBeMarkup || (byte == UInt8(ascii: "|") && inTable) { return false }
                if byte == UInt8(ascii: "$") && mayHoldMath { return false }
                // Of an address, `https://` and `www.`, or of an emoji's name, `:smile:`
                if byte == UInt8(ascii: ":"), index + 1 < bytes.count, !bytes[index + 1].isBlank { return false }
                if byte == UInt8(ascii: "."), index > 2, bytes[index - 1] == UInt8(ascii: "w"),
                    bytes[index - 2] == UInt8(ascii: "w")
                {
                    return false
                }
            }
            return true
        }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether it can be markup anywhere in a line, or a line break.
    fileprivate var mayBeMarkup: Bool {
        switch self {
        case UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "_"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: "&"), 0x0A...0x0D:
            true
        default: false
        }
    }

    /// Whether a block can begin with it.
    fileprivate var mayStartBlock: Bool {
        switch self {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"),
            UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
