/// A writer of JSON values as UTF-8 bytes on a single line, also used by `JSONPrinter` for the pieces of a
/// pretty-printed text.
struct JSONWriter: Sendable {
    var bytes: [UInt8] = []
    /// Whether there are spaces after commas and colons and within braces.
    let isSpaced: Bool

    init(isSpaced: Bool) {
        self.isSpaced = isSpaced
    }

    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Begins a line with two spaces for each level.
    mutating func startLine(_ level: Int) {
        bytes.append(UInt8(ascii: "\n"))
        let spaces: StaticString = "                                                                "
        var rest = 2 * level
        while rest > 0 {
            let count = min(rest, spaces.utf8CodeUnitCount)
            bytes.append(contentsOf: UnsafeBufferPointer(start: spaces.utf8Start, count: count))
            rest -= count
        }
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .bool(let flag): append(flag ? "true" : "false")
        case .number(let digits): bytes.append(contentsOf: digits.utf8)
        case .string(let string): write(string)
        case .array(let elements): write(elements)
        case .object(let object): write(object.members)
        }
    }

    mutating func write(name: String) {
        write(name)
        bytes.append(UInt8(ascii: ":"))
        if isSpaced { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func write(_ elements: [JSONValue]) {
        bytes.append(UInt8(ascii: "["))
        for index in elements.indices {
            if index > 0 { append(isSpaced ? ", " : ",") }
            write(elements[index])
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ members: [JSONObjectMember]) {
        if members.isEmpty { return append("{}") }
        append(isSpaced ? "{ " : "{")
        for index in members.indices {
            if index > 0 { append(isSpaced ? ", " : ",") }
            write(name: members[index].name)
            write(members[index].value)
        }
        append(isSpaced ? " }" : "}")
    }

    // MARK: Strings

    private mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { write($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a text: most texts need no escape, so the text between two escapes is copied as a whole.
    private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        var rest = text[...]
        while let index = JSONEscape.first(in: rest) {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<index]))
            escape(text[index])
            rest = rest[(index + 1)...]
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: rest))
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        case 0x08: append("\\b")
        case 0x0C: append("\\f")
        default:
            let digits = String(byte, radix: 16)
            append("\\u00")
            if digits.utf8.count == 1 { append("0") }
            bytes.append(contentsOf: digits.utf8)
        }
    }
}

/// A search for the bytes to be escaped in JSON strings: quotes, backslashes and control characters (RFC 8259, section
/// 7).
private enum JSONEscape {
    static func first(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var index = text.startIndex
        let bytes = UnsafeRawBufferPointer(text.base)
        while index + 8 <= text.endIndex, !isIn(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
            index += 8
        }
        while index < text.endIndex {
            if isOne(text[index]) { return index }
            index += 1
        }
        return nil
    }

    private static func isOne(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Whether such a byte is among eight bytes: a byte below another borrows from the highest bit.
    private static func isIn(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highest = ones << 7
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let below = (word &- ones &* 0x20) & ~word
        let equal = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
        return (below | equal) & highest != 0
    }
}
