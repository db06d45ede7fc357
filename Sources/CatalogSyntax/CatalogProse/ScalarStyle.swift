/// The notation of a scalar in a YAML or JSON file: plain, single-quoted, double-quoted, literal (`|`) or folded (`>`).
enum ScalarStyle: Equatable {
    /// To the letter.
    case verbatim
    case plain
    case singleQuoted
    case doubleQuoted
    /// After `|`, with the columns before each line.
    case literal(indent: Int)
    /// After `>`.
    case folded(indent: Int)

    init(of written: ArraySlice<UInt8>, text: [UInt8]) {
        if written.elementsEqual(text) {
            self = .verbatim
            return
        }
        switch written.first {
        case UInt8(ascii: "'"): self = .singleQuoted
        case UInt8(ascii: "\""): self = .doubleQuoted
        case UInt8(ascii: "|"): self = .literal(indent: Self.indent(of: written, text: text))
        case UInt8(ascii: ">"): self = .folded(indent: Self.indent(of: written, text: text))
        default: self = .plain
        }
    }

    /// Whether a line break in the file may be a space in the text.
    var folds: Bool {
        switch self {
        case .verbatim, .literal: false
        case .plain, .singleQuoted, .doubleQuoted, .folded: true
        }
    }

    /// Whether white space at both sides of a line break goes away.
    var isFlow: Bool {
        switch self {
        case .plain, .singleQuoted, .doubleQuoted: true
        case .verbatim, .literal, .folded: false
        }
    }

    var indent: Int {
        switch self {
        case .literal(let indent), .folded(let indent): indent
        default: 0
        }
    }

    /// Returns the start of the text's first line, after the quote or the header with the indentation.
    func contentStart(in written: ArraySlice<UInt8>) -> Int {
        switch self {
        case .verbatim, .plain: return written.startIndex
        case .singleQuoted, .doubleQuoted: return written.startIndex + 1
        case .literal, .folded:
            let start = Self.bodyStart(of: written)
            return start + written[start...].prefix(indent).prefix { $0 == .space }.count
        }
    }

    private static func bodyStart(of written: ArraySlice<UInt8>) -> Int {
        guard let lineEnd = written.firstIndex(where: \.isLineBreak) else { return written.endIndex }
        let isPair = written[lineEnd...].starts(with: [.carriageReturn, .lineFeed])
        return lineEnd + (isPair ? 2 : 1)
    }

    /// Returns the columns before each line: the columns before the first line with text, less the columns belonging to
    /// the text.
    private static func indent(of written: ArraySlice<UInt8>, text: [UInt8]) -> Int {
        let body = written[bodyStart(of: written)...]
        // Never negative, because callers skip this number of bytes.
        return max(0, leadingSpaces(of: body) - leadingSpaces(of: text[...]))
    }

    private static func leadingSpaces(of bytes: ArraySlice<UInt8>) -> Int {
        let content = bytes.firstIndex { $0 != .space && !$0.isLineBreak } ?? bytes.endIndex
        return bytes[..<content].reversed().prefix { $0 == .space }.count
    }
}

/// An escape sequence in a double-quoted YAML or JSON scalar, decoded to a character (YAML 1.1, 5.6; RFC 8259, 7).
struct DoubleQuotedEscape {
    let scalar: Unicode.Scalar
    let end: Int

    init?(in bytes: ArraySlice<UInt8>, at start: Int) {
        guard start + 1 < bytes.endIndex else { return nil }
        let letter = bytes[start + 1]
        switch letter {
        case UInt8(ascii: "x"): self.init(hexDigits: bytes[(start + 2)...].prefix(2), count: 2)
        case UInt8(ascii: "u"): self.init(hexDigits: bytes[(start + 2)...].prefix(4), count: 4)
        case UInt8(ascii: "U"): self.init(hexDigits: bytes[(start + 2)...].prefix(8), count: 8)
        default: self.init(Self.named[letter] ?? Unicode.Scalar(letter), end: start + 2)
        }
    }

    private init?(hexDigits: ArraySlice<UInt8>, count: Int) {
        guard hexDigits.count == count, let value = UInt32(String(utf8: hexDigits), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        self.init(scalar, end: hexDigits.endIndex)
    }

    private init(_ scalar: Unicode.Scalar, end: Int) {
        self.scalar = scalar
        self.end = end
    }

    private static let named: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
        UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
        UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
        UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
    ]
}
