import CatalogPages

/// An escaper of text and code for Markdown, for display to the letter by a docs host.
///
/// Apparent markup is escaped only where it would be markup: `snake_case`, `1.5`, `$5` and a dash within a line stay
/// readable. Two things cannot be prevented in Markdown: GitHub links bare email addresses, with the same visible
/// words, and a host that replaces names of emoji in finished HTML (`:key:`) does not see the escape. Mentions and
/// issue numbers are not linked in files.
struct MarkdownEscaper {
    let grammar: Grammar
    /// Whether lines of tables may end within long names of code.
    private let breaksCode: Bool

    init(_ grammar: Grammar, breaksCode: Bool = false) {
        self.grammar = grammar
        self.breaksCode = breaksCode
    }

    /// Returns text with line breaks for any place in a line, including the start, and in a table.
    ///
    /// `mayHoldMath`: whether there are dollar signs elsewhere in the block. `inLink`: whether the text is between
    /// brackets.
    func text(_ text: String, mayHoldMath: Bool = false, inLink: Bool = false) -> String {
        if isPlain(text) { return text }
        var context = ProseTextContext.anywhere(grammar)
        context.inLink = inLink
        context.mayHoldMath = mayHoldMath || DollarSignCounter.count(text) > 1
        let lines = text.lines.map { line in
            var escaper = ProseTextEscaper(line, in: context)
            return escaper.escaped()
        }
        return lines.joined(separator: grammar.lineBreak)
    }

    /// Whether text needs no escape in any position.
    func isPlain(_ text: String) -> Bool { ProseTextContext.anywhere(grammar).isPlain(text) }

    /// Returns a code span.
    ///
    /// Every line of the code gets a separate span, because a code span has no line breaks. Empty code, which would be
    /// invisible, is the word *empty*.
    func code(_ code: String, inTable: Bool) -> String {
        if code.isEmpty { return "*empty*" }
        return code.lines.map { codeSpan($0, inTable: inTable) }.joined(separator: grammar.lineBreak)
    }

    /// Writes a code span at the end of a page's text.
    func write(code: String, inTable: Bool, to page: inout PageText) {
        let isPlain = code.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.first.map { $0 != UInt8(ascii: " ") } == true && bytes.allSatisfy { $0.isPlainInCode }
        }
        if isPlain == true, grammar == .gitHub, !inTable || !breaksCode || code.utf8.count <= CodeBreaks.longest {
            page.append(UInt8(ascii: "`"))
            page.append(code)
            page.append(UInt8(ascii: "`"))
        } else if !inTable || !breaksCode || code.hasLineBreaks || !write(breaking: code, to: &page) {
            page.append(self.code(code, inTable: inTable))
        }
    }

    /// Writes a fenced code block at the end of a page's text.
    func write(fence code: String, language: String, to page: inout PageText) {
        let language = grammar.infoString(language)
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

    /// Returns a fenced code block, without a line break at the end.
    ///
    /// The fence is longer than any in the code.
    func fence(_ code: String, language: String = "") -> String {
        let language = grammar.infoString(language)
        let character: Character = language.contains("`") ? "~" : "`"
        let longest = code.longestRun(of: character)
        let fence = String(repeating: character, count: max(3, longest + 1))
        var text = code.lines.joined(separator: "\n")
        if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
        return fence + info(language, after: character) + "\n" + text + fence
    }

    private func codeSpan(_ line: String, inTable: Bool) -> String {
        if line.isEmpty { return "" }
        if inTable, breaksCode {
            var page = PageText()
            if write(breaking: line, to: &page) { return String(decoding: page.bytes, as: UTF8.self) }
        }
        if let element = codeElement(line, inTable: inTable) { return element }
        if grammar == .docC, line.utf8.contains(UInt8(ascii: "`")) {
            return codeBetweenBackticks(line, inTable: inTable)
        }
        let span = codeSpan(line)
        // GitHub and compatible hosts replace `\|` with a pipe before they parse code.
        return inTable && span.utf8.contains(UInt8(ascii: "|")) ? span.replacing("|", with: "\\|") : span
    }

    /// Returns code as an element of HTML where backticks are not enough; nil elsewhere.
    private func codeElement(_ line: String, inTable: Bool) -> String? {
        switch grammar {
        case .gitHub, .mdx, .docC: return nil
        case .vitePress:
            guard line.contains("{{") else { return nil }
            return "<code v-pre>" + EscapedCharacter.literal(line) + "</code>"
        case .pythonMarkdown, .kramdown:
            let isHarmless = line.utf8.allSatisfy { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\\") }
            let hasSpaceAtEnd = line.utf8.first == UInt8(ascii: " ") || line.utf8.last == UInt8(ascii: " ")
            let hasPipe = line.utf8.contains(UInt8(ascii: "|")) && (inTable || grammar == .kramdown)
            // MkDocs searches the source of the page for anchors, and finds none after the start of a comment.
            let hasComment = grammar == .pythonMarkdown && line.contains("<!--")
            guard !isHarmless || hasSpaceAtEnd || hasPipe || hasComment else { return nil }
            return "<code>" + EscapedCharacter.literal(line) + "</code>"
        }
    }

    /// Writes code with positions for line breaks: an element of HTML, or several spans where the host drops elements.
    ///
    /// - Returns: Whether a line must end within the code; no text is written otherwise.
    private func write(breaking line: String, to page: inout PageText) -> Bool {
        let ranges = CodeBreaks.ranges(in: line)
        if ranges.isEmpty { return false }
        let lineEnd = grammar == .mdx ? "<wbr />" : "<wbr>"
        if grammar.hasHTML {
            page.append(grammar == .vitePress && line.contains("{{") ? "<code v-pre>" : "<code>")
        }
        var line = line
        line.withUTF8 { bytes in
            for range in ranges {
                if range.lowerBound > 0 { page.append(grammar.hasHTML ? lineEnd : grammar.separator) }
                write(piece: UnsafeBufferPointer(rebasing: bytes[range]), to: &page)
            }
        }
        if grammar.hasHTML { page.append("</code>") }
        return true
    }

    private func write(piece bytes: UnsafeBufferPointer<UInt8>, to page: inout PageText) {
        let isReferenced = !grammar.isCommonMark || grammar == .vitePress
        if grammar.hasHTML, !isReferenced, ProseTextContext.anywhere(grammar).isPlain(bytes) {
            return page.append(bytes)
        }
        let piece = String(decoding: bytes, as: UTF8.self)
        if !grammar.hasHTML { return page.append(codeSpan(piece, inTable: true)) }
        page.append(
            isReferenced
                ? EscapedCharacter.literal(piece).replacing("&#46;", with: ".")
                : text(piece, mayHoldMath: piece.contains("$"), inLink: true))
    }

    /// Returns code between backticks.
    ///
    /// Between two backticks or more, DocC looks for the name of a symbol, so the code's own backticks become text
    /// between spans.
    private func codeBetweenBackticks(_ line: String, inTable: Bool) -> String {
        let pieces = line.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        return pieces.map { codeSpan(String(Substring($0)), inTable: inTable) }.joined(separator: "\\`")
    }

    private func codeSpan(_ line: String) -> String {
        // Most code has neither a backtick nor a space at the start, so it needs no further checks.
        if !line.utf8.contains(UInt8(ascii: "`")), line.utf8.first != UInt8(ascii: " ") { return "`" + line + "`" }
        var length = 1
        let lengths = line.runLengths(of: "`")
        while lengths.contains(length) { length += 1 }
        let fence = String(repeating: "`", count: length)
        let isPadded = line.hasPrefix(" ") && line.hasSuffix(" ") && line.contains { $0 != " " }
        let needsSpace = line.hasPrefix("`") || line.hasSuffix("`") || isPadded
        return needsSpace ? "\(fence) \(line) \(fence)" : fence + line + fence
    }

    /// Returns the info string of a fence: one line, in which escapes and character references count.
    ///
    /// White space at the ends has no meaning.
    private func info(_ language: String, after character: Character) -> String {
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
    /// Whether the byte needs no attention within a code span, in a table or not.
    fileprivate var isPlainInCode: Bool {
        switch self {
        case UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
        default: true
        }
    }

    /// Whether the byte needs no attention within a fenced code block.
    fileprivate var isPlainInFence: Bool { self != UInt8(ascii: "`") && self != UInt8(ascii: "\r") }
}

extension String {
    /// The text between line breaks of any kind.
    fileprivate var lines: [String] {
        if !hasLineBreaks { return [self] }
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

    fileprivate var hasLineBreaks: Bool {
        utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
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
