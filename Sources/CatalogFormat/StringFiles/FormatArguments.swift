/// The places for inserted values in a localized text, in any notation of format strings: `%1$@`, `%d`, `{name}`,
/// `{{name}}`, `${name}`.
struct FormatArguments {
    /// The conversions at each position, in the order of the text.
    private(set) var conversions: [Int: [FormatConversion]] = [:]
    private var names: Set<String> = []

    /// Creates the arguments of texts that get the same values, such as the plural forms of a text.
    init(of texts: [String] = []) {
        for text in texts { add(text, onlyNumbered: false) }
    }

    /// Adds the arguments of another text that gets the same values.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - onlyNumbered: Whether conversions without a position are for values of another text.
    mutating func add(_ text: String, onlyNumbered: Bool) {
        var count = 0
        var scanner = FormatScanner(text)
        while let conversion = scanner.next() {
            if ["%", "n"].contains(conversion.kind) { continue }
            count += 1
            if onlyNumbered, conversion.position == nil { continue }
            conversions[conversion.position ?? count, default: []].append(conversion)
        }
        names.formUnion(MessageArguments.names(in: text))
    }

    /// The arguments in an order independent of the order of the words: arguments with a position under the position,
    /// the others numbered in order, then names.
    var all: [String] {
        let positions = conversions.flatMap { position, conversions in
            Set(conversions.map { "%\(position)$\($0.kind)" })
        }
        return (positions + names.map { "{\($0)}" }).sorted()
    }

    /// How many values the text asks for: with positions, all values up to the last one.
    var count: Int { (conversions.keys.max() ?? 0) + names.count }

    /// The positions with a place in the text, in order.
    var positions: [Int] { conversions.keys.sorted() }

    /// The positions below the last one without a place in the text.
    var missingPositions: [Int] {
        guard let last = conversions.keys.max(), last > 1, last <= Self.positionLimit else { return [] }
        return (1..<last).filter { conversions[$0] == nil }
    }

    /// Limit on positions, greater than the number of arguments in any real text.
    private static let positionLimit = 64

    /// The first position with conversions for different kinds of values, with one conversion of each kind.
    var conflict: [String]? {
        for (position, conversions) in conversions.sorted(by: { $0.key < $1.key }) {
            var kinds: Set<String> = []
            let different = conversions.filter { kinds.insert($0.kind).inserted }
            if different.count > 1 { return different.map { "%\(position)$\($0.spelling)" } }
        }
        return nil
    }
}

/// A conversion in a format string, such as `%2$.1f`.
struct FormatConversion: Sendable {
    /// The position that the text states.
    let position: Int?
    /// The kind of values for the place: conversions for the same kind of value count as the same.
    let kind: String
    /// The conversion as written, after the position.
    let spelling: String
}

/// A scanner of the conversions in a format string of C, Foundation or Java: `%@`, `%2$.1f`, `%#@count@`, `%1$tB`.
///
/// String catalogs have hundreds of thousands of texts, so no pattern is compiled for each text.
private struct FormatScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = text.utf8.contains(UInt8(ascii: "%")) ? Array(text.utf8) : []
    }

    /// Returns the next conversion.
    mutating func next() -> FormatConversion? {
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            index = start + 1
            let digits = end(of: index, where: Self.isDigit)
            let hasPosition = digits > index && byte(digits) == UInt8(ascii: "$")
            // No sum of positions overflows: a number above the range is not a position.
            let position = hasPosition ? UInt16(text(index..<digits)).map(Int.init) : nil
            let first = hasPosition ? digits + 1 : index
            if let found = kind(from: first) {
                index = found.end
                return FormatConversion(position: position, kind: found.kind, spelling: text(first..<found.end))
            }
        }
        return nil
    }

    private func kind(from start: Int) -> (kind: String, end: Int)? {
        if byte(start) == UInt8(ascii: "#"), byte(start + 1) == UInt8(ascii: "@") {
            let name = end(of: start + 2, where: Self.isWord)
            // The value of a variable is a number; the plural forms of the variable are in another record.
            if name > start + 2, byte(name) == UInt8(ascii: "@") { return ("d", name + 1) }
        }
        // In the plural forms of a string catalog, `%arg` is the number of the variable.
        if bytes[start...].starts(with: "arg".utf8), byte(start + 3).map(Self.isWord) != true { return nil }
        var offset = end(of: start) { "-+ #0,'".utf8.contains($0) }
        // A space is a flag as well, but percentages before a word are common: '20 % of'.
        if bytes[start..<offset].contains(UInt8(ascii: " ")) { return nil }
        offset = end(of: offset, where: Self.isDigit)
        let fraction = byte(offset) == UInt8(ascii: ".") ? end(of: offset + 1, where: Self.isDigit) : offset
        if fraction > offset + 1 { offset = fraction }
        // Date conversions of Java have a letter for each part.
        if let letter = byte(offset), [UInt8(ascii: "t"), UInt8(ascii: "T")].contains(letter),
            let part = byte(offset + 1), "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8.contains(part)
        {
            return ("t", offset + 2)
        }
        for length in ["hh", "h", "ll", "l", "q", "z", "t", "j", "L", ""] {
            let last = offset + length.utf8.count
            guard last < bytes.count, bytes[offset..<last].elementsEqual(length.utf8),
                let kind = Self.kind(bytes[last])
            else { continue }
            return (kind, last + 1)
        }
        return nil
    }

    /// Returns the kind of a conversion; nil for a character that is none.
    ///
    /// Conversions for the same kind of value count as the same.
    private static func kind(_ conversion: UInt8) -> String? {
        switch Character(Unicode.Scalar(conversion)) {
        case "d", "i", "u", "x", "X", "o", "D", "U", "O": "d"
        case "f", "F", "e", "E", "g", "G", "a", "A": "f"
        case "@", "s", "S": "@"
        case "c", "C": "c"
        case "b", "B": "b"
        case "p", "n", "%": String(Character(Unicode.Scalar(conversion)))
        default: nil
        }
    }

    // MARK: Bytes

    private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func text(_ byteRange: Range<Int>) -> String { String(decoding: bytes[byteRange], as: UTF8.self) }

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
}
