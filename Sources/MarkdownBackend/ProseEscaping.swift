/// Writes text so that GitHub shows it to the letter.
///
/// What looks like markup is escaped only where it would be markup: `snake_case`, `1.5`, `$5` and a dash within a line
/// stay readable. Two things cannot be prevented in Markdown: GitHub links bare email addresses, which shows the same
/// words, and a host that replaces names of emoji in finished HTML (`:key:`) does not see their escape. Mentions and
/// issue numbers are not linked in files.
enum MarkdownEscaping {
    /// Text that may stand anywhere in a line, also at its start and in a table. Line breaks become `<br>`.
    ///
    /// `mayHoldMath`: whether dollar signs stand elsewhere in the block.
    static func text(_ text: String, mayHoldMath: Bool = false) -> String {
        if isPlain(text) { return text }
        var context = anywhere
        context.mayHoldMath = mayHoldMath || DollarSigns.count(text) > 1
        let lines = text.lines.map { line in
            var escaper = ProseTextEscaper(line, in: context)
            return escaper.escaped()
        }
        return lines.joined(separator: "<br>")
    }

    /// Whether text stands for itself wherever it is.
    static func isPlain(_ text: String) -> Bool { anywhere.isPlain(text) }

    private static var anywhere: ProseTextContext {
        ProseTextContext(startsBlock: true, isFirst: true, isLast: true, mayBeContinued: true, inTable: true)
    }

    /// A code span, outside of tables. Every line of the code gets one of its own, because a code span has no line
    /// breaks. Empty code, which could not be seen, is the word *empty*.
    static func code(_ code: String) -> String {
        if code.isEmpty { return "*empty*" }
        return code.lines.map(codeSpan).joined(separator: "<br>")
    }

    /// A code span in a cell of a table, where GitHub takes `\|` for a pipe before it looks for code.
    static func codeInTable(_ code: String) -> String {
        let code = Self.code(code)
        return code.utf8.contains(UInt8(ascii: "|")) ? code.replacing("|", with: "\\|") : code
    }

    /// A code span at the end of a page's text.
    static func write(code: String, inTable: Bool, to page: inout PageText) {
        let isPlain = code.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.first.map { $0 != UInt8(ascii: " ") } == true && bytes.allSatisfy { $0.isPlainInCode }
        }
        if isPlain == true {
            page.append("`")
            page.append(code)
            page.append("`")
        } else {
            page.append(inTable ? codeInTable(code) : Self.code(code))
        }
    }

    /// A fenced code block at the end of a page's text.
    static func write(fence code: String, language: String, to page: inout PageText) {
        guard code.utf8.allSatisfy(\.isPlainInFence), language.utf8.allSatisfy(\.isASCIIWord) else {
            return page.append(fence(code, language: language))
        }
        page.append("```")
        page.append(language)
        page.append("\n")
        page.append(code)
        if !code.isEmpty, code.utf8.last != UInt8(ascii: "\n") { page.append("\n") }
        page.append("```")
    }

    /// A fenced code block, without a line break at its end. The fence is longer than any in the code.
    static func fence(_ code: String, language: String = "") -> String {
        let character: Character = language.contains("`") ? "~" : "`"
        let longest = code.longestRun(of: character)
        let fence = String(repeating: character, count: max(3, longest + 1))
        var text = code.lines.joined(separator: "\n")
        if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        return fence + info(language, behind: character) + "\n" + text + fence
    }

    private static func codeSpan(_ line: String) -> String {
        if line.isEmpty { return "" }
        // Of most code neither a backtick nor a space at an end has to be minded.
        if !line.utf8.contains(UInt8(ascii: "`")), line.utf8.first != UInt8(ascii: " ") { return "`" + line + "`" }
        var length = 1
        let lengths = line.runLengths(of: "`")
        while lengths.contains(length) { length += 1 }
        let fence = String(repeating: "`", count: length)
        let isPadded = line.hasPrefix(" ") && line.hasSuffix(" ") && line.contains { $0 != " " }
        let needsSpace = line.hasPrefix("`") || line.hasSuffix("`") || isPadded
        return needsSpace ? "\(fence) \(line) \(fence)" : fence + line + fence
    }

    /// The info string of a fence: one line, in which escapes and character references count. White space at its ends
    /// has no meaning.
    private static func info(_ language: String, behind character: Character) -> String {
        var info = ""
        for scalar in language.unicodeScalars {
            switch scalar {
            case "\\": info += "\\\\"
            case "&": info += "&amp;"
            case "\n", "\r": info += " "
            default: info.unicodeScalars.append(scalar)
            }
        }
        return info.first { $0 != " " } == character ? " " + info : info
    }
}

extension UInt8 {
    /// Whether it needs no attention within a code span, in a table or not.
    fileprivate var isPlainInCode: Bool {
        switch self {
        case UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
        default: true
        }
    }

    /// Whether it needs no attention within a fenced code block.
    fileprivate var isPlainInFence: Bool { self != UInt8(ascii: "`") && self != UInt8(ascii: "\r") }
}

extension String {
    /// The text between line breaks of any kind.
    fileprivate var lines: [String] {
        if !utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) { return [self] }
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if scalar == "\n", previous == "\r" {
            } else if scalar == "\n" || scalar == "\r" {
                lines.append(String(line))
                line = String.UnicodeScalarView()
            } else {
                line.append(scalar)
            }
            previous = scalar
        }
        return lines + [String(line)]
    }

    fileprivate func longestRun(of character: Character) -> Int {
        runLengths(of: character).max() ?? 0
    }

    fileprivate func runLengths(of character: Character) -> Set<Int> {
        guard let byte = character.asciiValue else { return [] }
        var lengths: Set<Int> = []
        var length = 0
        for next in utf8 {
            if next == byte {
                length += 1
            } else if length > 0 {
                lengths.insert(length)
                length = 0
            }
        }
        if length > 0 { lengths.insert(length) }
        return lengths
    }
}
