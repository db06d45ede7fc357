/// Finds the ends of parentheses and brackets as an author nests them in types and code.
struct NestFinder {
    let bytes: [UInt8]
    /// Up to here something is open that nothing closes. Nobody looks again, or a line of parentheses takes forever.
    private var unclosed = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Behind the bracket that closes the one at `start`; nil if none does before `end`.
    mutating func end(from start: Int, to end: Int) -> Int? {
        if start < unclosed { return nil }
        var depth = 0
        var offset = start
        while offset < end {
            depth += change(at: offset)
            offset += 1
            if depth <= 0 { return depth == 0 && offset > start + 1 ? offset : nil }
        }
        unclosed = end
        return nil
    }

    /// Whether a byte opens (1) or closes (-1) something.
    private func change(at offset: Int) -> Int {
        let before = bytes.byte(offset - 1)
        switch bytes[offset] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
        case UInt8(ascii: "<"): return before.isWord ? 1 : 0
        // Arrows and comparisons close nothing.
        case UInt8(ascii: ">"):
            return before == UInt8(ascii: "-") || before == UInt8(ascii: "=") || before.isBlank ? 0 : -1
        default: return 0
        }
    }
}
