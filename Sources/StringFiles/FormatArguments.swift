/// A finder of the places for inserted values in a localized text, in any notation of format strings: `%1$@`, `%d`,
/// `{name}`, `{{name}}`, `${name}`.
enum FormatArguments {
    /// Returns the arguments in an order independent of the order of the words: arguments with a position under the
    /// position, the others numbered as they come, then names.
    static func of(_ text: String) -> [String] {
        var found: Set<String> = []
        var count = 0
        var conversions = FormatConversions(text)
        while let conversion = conversions.next() {
            if conversion.kind == "%" { continue }
            count += 1
            found.insert("%\(conversion.position ?? String(count))$\(conversion.kind)")
        }
        // Most texts have no name, and a pattern is dear.
        if text.utf8.contains(UInt8(ascii: "{")) {
            for match in text.matches(of: #/\{\{?\s*([A-Za-z_]\w*|\d+)\s*(?:,[^{}]*)?\}?\}/#) {
                found.insert("{\(match.1)}")
            }
        }
        return found.sorted()
    }
}

/// A scanner of the conversions in a format string of C or Foundation: `%@`, `%2$.1f`, `%#@count@`.
///
/// String catalogs have hundreds of thousands of texts, so no pattern is made anew for each.
private struct FormatConversions {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = text.utf8.contains(UInt8(ascii: "%")) ? Array(text.utf8) : []
    }

    /// Returns the next conversion with the position, if stated by the text, and the kind of values for the place.
    mutating func next() -> (position: String?, kind: String)? {
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            index = start + 1
            let digits = end(of: index, where: Self.isDigit)
            let hasPosition = digits > index && byte(digits) == UInt8(ascii: "$")
            let position = hasPosition ? text(index..<digits) : nil
            if let found = kind(from: hasPosition ? digits + 1 : index) {
                index = found.end
                return (position, found.kind)
            }
        }
        return nil
    }

    private func kind(from start: Int) -> (kind: String, end: Int)? {
        if byte(start) == UInt8(ascii: "#"), byte(start + 1) == UInt8(ascii: "@") {
            let name = end(of: start + 2, where: Self.isWord)
            if name > start + 2, byte(name) == UInt8(ascii: "@") { return (text(start..<name + 1), name + 1) }
        }
        var offset = end(of: start) { "-+ #0".utf8.contains($0) }
        offset = end(of: offset, where: Self.isDigit)
        let fraction = byte(offset) == UInt8(ascii: ".") ? end(of: offset + 1, where: Self.isDigit) : offset
        if fraction > offset + 1 { offset = fraction }
        for length in ["hh", "h", "ll", "l", "q", "z", "t", "j", "L", ""] {
            let last = offset + length.utf8.count
            guard last < bytes.count, bytes[offset..<last].elementsEqual(length.utf8), Self.isConversion(bytes[last])
            else { continue }
            return (Self.kind(bytes[last]), last + 1)
        }
        return nil
    }

    /// Returns the kind of a conversion.
    ///
    /// Conversions for the same kind of value count as the same.
    private static func kind(_ conversion: UInt8) -> String {
        switch conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
            UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"):
            "d"
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            "f"
        case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"): "@"
        default: String(Character(Unicode.Scalar(conversion)))
        }
    }

    // MARK: Bytes

    private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func text(_ stretch: Range<Int>) -> String { String(decoding: bytes[stretch], as: UTF8.self) }

    private func end(of start: Int, where belongs: (UInt8) -> Bool) -> Int {
        var end = start
        while end < bytes.count, belongs(bytes[end]) { end += 1 }
        return end
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isConversion(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "%")
    }
}
