/// The printed form of a text as a YAML scalar: plain, quoted, or a block scalar of several lines.
struct YAMLScalarText {
    /// The scalar, or the sign of a block scalar.
    private(set) var head: String
    /// The lines of a block scalar, to be indented by `step` columns more than the key.
    private(set) var lines: [String] = []

    /// The greatest width of a line.
    ///
    /// Longer lines are folded where possible.
    private static let width = 110

    /// Creates the form of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - column: The first column of the scalar, counted from zero.
    ///   - step: The columns by which lines below are indented, from 1 to 9.
    ///   - isDocument: Whether the scalar is the whole content of the file.
    init(_ text: String, column: Int, step: Int, isDocument: Bool) {
        if let lines = Self.literalLines(text) {
            let needsWidth = lines[0].isEmpty || lines[0].utf8.first?.isBlank ?? false
            head = needsWidth ? "|\(step)-" : "|-"
            self.lines = lines
        } else if let lines = Self.foldedLines(text, column: column) {
            head = ">-"
            self.lines = lines
        } else {
            let isKey = isDocument && text.utf8.contains(UInt8(ascii: ":"))
            head = isKey || !Self.isPlain(text) ? Self.quoted(text) : text
        }
    }

    /// Returns text as a key, possibly a JSON literal, for keys are always text.
    static func key(_ text: String) -> String {
        text == "<<" || !isPlainText(text) ? quoted(text) : text
    }

    private static func quoted(_ text: String) -> String {
        text.isEmpty ? "\"\"" : YAMLQuoting.quoted(text)
    }

    // MARK: Plain text

    /// Whether the text without quotes keeps the same meaning everywhere, data included.
    private static func isPlain(_ text: String) -> Bool {
        isPlainText(text) && YAMLScalar(text, style: .plain).jsonLiteral == nil
    }

    /// Whether text without quotes is read unchanged, by the own reader and by others.
    ///
    /// Stricter than YAML: text is quoted where only an expert sees that quotes are unnecessary.
    private static func isPlainText(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, !isIndicator(first), first != .space, last != .space,
            last != UInt8(ascii: ":"), text != "=", !text.hasPrefix("---"), !text.hasPrefix("...")
        else { return false }
        if first == UInt8(ascii: "-"), bytes.byte(1).isBlankOrBreak { return false }
        for index in bytes.indices.dropLast() {
            if bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == .space { return false }
            if bytes[index] == .space, bytes[index + 1] == UInt8(ascii: "#") { return false }
        }
        return !text.unicodeScalars.contains(where: isSpecial)
    }

    private static func isIndicator(_ byte: UInt8) -> Bool {
        "?:,[]{}#&*!|>'\"%@`".utf8.contains(byte)
    }

    /// Whether a character requires an escape, ends a line, or is not a character to some parsers.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    // MARK: Blocks

    /// Returns the lines of a literal block; nil if some of the text would be lost, or invisible, in such a block.
    private static func literalLines(_ text: String) -> [String]? {
        guard text.utf8.contains(.lineFeed),
            !text.unicodeScalars.contains(where: { $0 != "\n" && $0 != "\t" && isSpecial($0) })
        else { return nil }
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let endsVisibly = lines.allSatisfy { !($0.utf8.last?.isBlank ?? false) }
        return endsVisibly && lines.last?.isEmpty == false ? lines : nil
    }

    /// Returns the lines of a folded block, for text of a single long line; nil for short text, or for text changed by
    /// breaking.
    private static func foldedLines(_ text: String, column: Int) -> [String]? {
        guard column + text.unicodeScalars.count > width, !text.unicodeScalars.contains(where: isSpecial),
            let first = text.utf8.first, first != .space, text.utf8.last != .space
        else { return nil }
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in words(text) {
            let wordLength = word.unicodeScalars.count
            if length > 0, length + 1 + wordLength > width - 10 {
                lines.append(line)
                (line, length) = (word, wordLength)
            } else {
                line += length > 0 ? " " + word : word
                length += length > 0 ? wordLength + 1 : wordLength
            }
        }
        lines.append(line)
        return lines.count > 1 ? lines : nil
    }

    /// Returns the text between single spaces; several spaces in a row stay within a word.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        for piece in text.split(separator: " ", omittingEmptySubsequences: false) {
            let followsSpaces = piece.isEmpty || (words.last?.utf8.last == .space)
            if followsSpaces, let last = words.popLast() {
                words.append(last + " " + piece)
            } else {
                words.append(String(piece))
            }
        }
        return words
    }
}
