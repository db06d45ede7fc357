import CatalogModel

/// Strings of JSON (RFC 8259, section 7).
extension JSONReader {
    /// Reads the string beginning at the current place; a string in single quotes is reported.
    mutating func string() throws(StopError) -> String {
        let start = offset
        let quote = bytes[start]
        offset += 1
        var text: [UInt8] = []
        var copied = offset
        while !isAtEnd {
            let byte = bytes[offset]
            if byte == quote {
                text.append(contentsOf: bytes[copied..<offset])
                offset += 1
                if quote == UInt8(ascii: "'") { report("a string must be in double quotes", at: start..<offset) }
                return String(decoding: text, as: UTF8.self)
            }
            if byte.isLineBreak { break }
            if byte == UInt8(ascii: "\\") {
                text.append(contentsOf: bytes[copied..<offset])
                appendEscape(to: &text)
                copied = offset
            } else {
                if byte < 0x20 {
                    let digits = String(byte, radix: 16, uppercase: true)
                    let name = "U+00" + (digits.count < 2 ? "0" : "") + digits
                    report(
                        "the control character \(name) must be written as an escape in a string",
                        at: offset..<(offset + 1))
                }
                offset += 1
            }
        }
        throw stop("unclosed string; add the closing quote", at: start..<offset)
    }

    private mutating func appendEscape(to text: inout [UInt8]) {
        let start = offset
        let letter = bytes.byte(start + 1)
        if letter == UInt8(ascii: "u") { return appendUnicodeEscape(to: &text) }
        let end = min(start + 2, bytes.count)
        let value: UInt8? =
            switch letter {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
            case UInt8(ascii: "b"): 0x08
            case UInt8(ascii: "f"): 0x0C
            case UInt8(ascii: "n"): .lineFeed
            case UInt8(ascii: "r"): .carriageReturn
            case UInt8(ascii: "t"): .tab
            default: nil
            }
        if let value {
            text.append(value)
            offset = end
        } else {
            offset = start + 1
            let length = letter >= 0x80 || letter.isLineBreak ? 0 : 1
            report(
                "'\(lines.text(start..<(start + 1 + length)))' is not a JSON escape", at: start..<(start + 1 + length))
            if length == 1, letter != bytes.byte(start) { offset += 1 }
        }
    }

    private mutating func appendUnicodeEscape(to text: inout [UInt8]) {
        let start = offset
        guard let first = codeUnit(at: start) else {
            offset = start + 2
            return report("four hexadecimal digits must follow '\\u'", at: start..<offset)
        }
        offset = start + 6
        let pair = codeUnit(at: offset).flatMap { Unicode.Scalar(highSurrogate: first, lowSurrogate: $0) }
        if pair != nil { offset += 6 }
        if let scalar = pair ?? Unicode.Scalar(first) {
            text.append(contentsOf: Array(String(Character(scalar)).utf8))
        } else {
            report(
                "\(Diagnostic.excerpt(lines.text(start..<offset))) is one half of a surrogate pair; write both halves",
                at: start..<offset)
        }
    }

    /// Returns the number of a `\u` escape at an offset.
    private func codeUnit(at start: Int) -> UInt32? {
        guard bytes.byte(start) == UInt8(ascii: "\\"), bytes.byte(start + 1) == UInt8(ascii: "u"),
            start + 6 <= bytes.count
        else {
            return nil
        }
        var value: UInt32 = 0
        for byte in bytes[(start + 2)..<(start + 6)] {
            guard byte.isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20 else { return nil }
            value =
                value << 4 | UInt32(byte.isDigit ? byte - UInt8(ascii: "0") : (byte | 0x20) - UInt8(ascii: "a") + 10)
        }
        return value
    }
}
