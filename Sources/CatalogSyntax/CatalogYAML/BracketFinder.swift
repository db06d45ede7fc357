/// A finder of closing brackets in unquoted YAML text, for brackets nested as in types and code, such as
/// `Map<String, (Int) -> Void>`.
struct BracketFinder {
    let bytes: [UInt8]
    /// The end of a range found to contain an unclosed bracket.
    ///
    /// The range is not searched again; otherwise a line of parentheses takes quadratic time.
    private var unclosed = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the offset after the closing bracket for the bracket at `start`; nil if there is none before `end`.
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

    /// Returns 1 for an opening byte, -1 for a closing byte, and 0 for any other.
    private func change(at offset: Int) -> Int {
        let before = bytes.byte(offset - 1)
        switch bytes[offset] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
        case UInt8(ascii: "<"): return before.isWord ? 1 : 0
        // Arrows and comparisons do not close an angle bracket.
        case UInt8(ascii: ">"):
            return before == UInt8(ascii: "-") || before == UInt8(ascii: "=") || before.isBlank ? 0 : -1
        default: return 0
        }
    }
}
