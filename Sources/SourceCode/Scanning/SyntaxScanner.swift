/// A scanner of source text from left to right, for the readers of declarations and lists.
package struct SyntaxScanner {
    let bytes: [UInt8]
    package internal(set) var position: Int
    /// The end of the text to scan.
    let end: Int
    /// Whether a non-ASCII sign is allowed in a name of the language.
    private let allowsInNames: (Unicode.Scalar) -> Bool

    package init(_ text: String, allowsInNames: @escaping (Unicode.Scalar) -> Bool = { _ in true }) {
        bytes = Array(text.utf8)
        (position, end) = (0, bytes.count)
        self.allowsInNames = allowsInNames
    }

    /// Creates a scanner of a text or a part of a text.
    package init(_ bytes: [UInt8], range: Range<Int>? = nil) {
        self.bytes = bytes
        (position, end) = (range?.lowerBound ?? 0, range?.upperBound ?? bytes.count)
        allowsInNames = { _ in true }
    }

    package var isAtEnd: Bool { position >= end }

    /// The range of the text not taken yet.
    package var rest: Range<Int> { position..<end }

    /// The next byte; 0 at the end.
    package var next: UInt8 { position < end ? bytes[position] : 0 }

    /// The byte before the next byte; 0 at the start.
    package var previous: UInt8 { position > 0 ? bytes[position - 1] : 0 }

    package func peek(_ distance: Int) -> UInt8 {
        position + distance < end ? bytes[position + distance] : 0
    }

    /// Skips the next byte; no change at the end.
    package mutating func advance() { position = min(position + 1, end) }

    package mutating func skipSpace() {
        while position < end, Self.isSpace(bytes[position]) { position += 1 }
    }

    /// Returns the offset of the first character: after a byte order mark.
    package static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// Takes the given signs if directly next.
    package mutating func takeAdjacent(_ signs: StaticString) -> Bool {
        let length = signs.utf8CodeUnitCount
        guard position + length <= end else { return false }
        for index in 0..<length where bytes[position + index] != signs.utf8Start[index] { return false }
        position += length
        return true
    }

    /// Takes some signs, after white space.
    package mutating func take(_ signs: StaticString) -> Bool {
        let start = position
        skipSpace()
        if takeAdjacent(signs) { return true }
        position = start
        return false
    }

    /// Takes the next name, after white space; nil, without taking any text, if there is none.
    package mutating func takeName() -> String? {
        let start = position
        skipSpace()
        let first = position
        var isASCII = true
        while position < end, Self.isNameByte(bytes[position]) {
            isASCII = isASCII && bytes[position] < 0x80
            position += 1
        }
        let name = String(decoding: bytes[first..<position], as: UTF8.self)
        let isName =
            position > first && !(0x30...0x39).contains(bytes[first])
            && (isASCII || name.unicodeScalars.allSatisfy { $0.isASCII || allowsInNames($0) })
        if isName { return name }
        position = start
        return nil
    }

    /// Whether a byte is a letter, a digit, an underscore, a dollar sign or outside ASCII.
    package static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
        default: false
        }
    }

    /// Whether a text is a name of ASCII letters, digits and underscores, as are most types.
    package static func isPlainName(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0x5F: break
            case 0x30...0x39 where !isFirst: break
            default: return false
            }
            isFirst = false
        }
        return !isFirst
    }
}
