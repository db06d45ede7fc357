/// A splitter of text into lines for comments in stubs, by all line breaks of any language.
enum CommentLines {
    static func of(_ text: String) -> [String] {
        if isOne(text) { return [text] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }

    /// Whether a text has no line break.
    static func isOne(_ text: String) -> Bool {
        // U+0085, U+2028 and U+2029 begin with these bytes; the others are controls of ASCII.
        func isSuspicious(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0xC2 || byte == 0xE2 }
        let isPlain =
            text.utf8.withContiguousStorageIfAvailable { !$0.contains(where: isSuspicious) }
            ?? !text.utf8.contains(where: isSuspicious)
        return isPlain || !text.unicodeScalars.contains(where: isLineBreak)
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension String {
    /// The text with zero bytes made visible: to some compilers a zero is the end of the file.
    var withoutZeros: String { utf8.contains(0) ? replacing("\0", with: "\u{2400}") : self }

    /// The text on one line: line breaks as spaces.
    var oneLine: String { CommentLines.isOne(self) ? self : CommentLines.of(self).joined(separator: " ") }

    /// Number of characters.
    var width: Int { utf8.contains { $0 >= 0x80 || $0 == 0x0D } ? count : utf8.count }
}

/// A writer of text as a Markdown code span on a single line, for documentation comments.
enum MarkdownCode {
    /// Returns any text on one line as code.
    static func span(_ text: String) -> String {
        let line = text.oneLine
        if line.isEmpty { return "\"\"" }
        if !line.utf8.contains(UInt8(ascii: "`")) { return "`" + line + "`" }
        let fence = String(repeating: "`", count: line.longestRun(of: "`") + 1)
        let needsSpace = line.first == "`" || line.last == "`"
        return needsSpace ? "\(fence) \(line) \(fence)" : fence + line + fence
    }
}

extension String {
    /// Returns the greatest number of repetitions of a character in a row.
    func longestRun(of character: Character) -> Int {
        var longest = 0
        var run = 0
        for next in self {
            run = next == character ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
