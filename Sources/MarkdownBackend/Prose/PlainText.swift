extension ProseTextContext {
    /// Whether a text has no character that might need an escape here and no line break, by a quick scan of the bytes.
    ///
    /// Most text is plain. For other text, and at dollar signs, which depend on the whole line, the escaper decides.
    func isPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false
    }

    /// Whether the bytes of a text have no character that might need an escape here and no line break.
    func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return true }
        if isFirst && first.isBlank || isLast && last.isBlank { return false }
        if startsBlock && first.mayStartBlock || endsHeading && last == UInt8(ascii: "#") { return false }
        if grammar == .gitHub {
            for index in bytes.indices where bytes[index].mayMatter && matters(index, in: bytes) { return false }
            return true
        }
        if grammar == .mdx, startsBlock, first == UInt8(ascii: "i") || first == UInt8(ascii: "e") { return false }
        let marks = grammar.additionalMarks
        for index in bytes.indices {
            if marks.contains(bytes[index]) { return false }
            if bytes[index].mayMatter && matters(index, in: bytes) { return false }
        }
        return true
    }

    /// Whether a byte can be a part of markup at the given place.
    private func matters(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "|"): inTable || grammar == .kramdown
        // Part of an address, `https://` and `www.`, or of the name of an emoji, `:smile:`
        case UInt8(ascii: ":"): index + 1 < bytes.count && !bytes[index + 1].isBlank
        case UInt8(ascii: "."):
            index > 2 && bytes[index - 1] == UInt8(ascii: "w") && bytes[index - 2] == UInt8(ascii: "w")
                || index > 0 && bytes[index - 1] == UInt8(ascii: ".") && grammar != .gitHub
        // The line breaks of Unicode: U+0085, U+2028, U+2029
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85
        case 0xE2:
            index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2])
        default: true
        }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether the byte can be markup, or a part of a line break.
    fileprivate var mayMatter: Bool {
        // Nearly all text is letters and spaces.
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || self == UInt8(ascii: " ") { return false }
        return switch self {
        case UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "_"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: "&"),
            UInt8(ascii: "|"),
            UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "."), 0x0A...0x0D, 0xC2, 0xE2:
            true
        default: false
        }
    }

    /// Whether a block can begin with the byte.
    fileprivate var mayStartBlock: Bool {
        switch self {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"),
            UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
