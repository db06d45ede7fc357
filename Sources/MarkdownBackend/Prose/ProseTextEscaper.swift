/// The surroundings of a piece of text in a line of Markdown, for deciding on the characters to escape.
struct ProseTextContext {
    let grammar: Grammar
    /// Whether a block could begin with the text: only markers of other blocks precede the text on the line.
    var startsBlock = false
    /// Whether a line begins with the text, so that leading white space would be lost.
    var isFirst = false
    /// Whether a line ends with the text, so that trailing white space would be lost.
    var isLast = false
    /// Whether text unknown here may follow at once on the line.
    var mayBeContinued = false
    var inTable = false
    /// Whether the text is among the words of a link.
    var inLink = false
    /// Whether the text ends a heading.
    var endsHeading = false
    /// Whether a link follows at once.
    var isBeforeLink = false
    /// Whether the block has several dollar signs, two of which could be read as the ends of a formula.
    var mayHoldMath = false

    init(_ grammar: Grammar) {
        self.grammar = grammar
    }

    /// Returns the context of text for any place in a line, including the start, and in a table.
    static func anywhere(_ grammar: Grammar) -> ProseTextContext {
        var context = ProseTextContext(grammar)
        context.startsBlock = true
        context.isFirst = true
        context.isLast = true
        context.mayBeContinued = true
        context.inTable = true
        return context
    }
}

/// An escaper of a single piece of plain text for a given place in a line of Markdown.
struct ProseTextEscaper {
    private let text: String
    private let isPlain: Bool
    /// The text's scalars, except for plain text.
    private let scalars: [Unicode.Scalar]
    private let context: ProseTextContext
    private var result = ""
    private var index = 0

    init(_ text: String, in context: ProseTextContext) {
        self.text = text
        self.context = context
        isPlain = context.isPlain(text)
        scalars = isPlain ? [] : Array(text.unicodeScalars)
    }

    mutating func escaped() -> String {
        if isPlain { return text }
        if !context.grammar.isCommonMark { return ReferenceEscaper(text, in: context).escaped() }
        let blockMark = context.startsBlock ? indexOfBlockMark : nil
        let headingMark = context.endsHeading ? indexOfClosingMark : nil
        while index < scalars.count {
            let scalar = scalars[index]
            if index == 0, context.startsBlock, beginsStatement {
                result += "&#\(scalar.value);"
            } else if beginsInclusion(scalar) {
                result += "&lt;"
            } else if beginsInterpolation(scalar) {
                result += "<span v-pre>{{</span>"
                index += 1
            } else if index == blockMark || index == headingMark || needsEscape(scalar) {
                result += "\\"
                result.unicodeScalars.append(scalar)
            } else if needsReference(scalar) {
                result += "&#\(scalar.value);"
            } else {
                result.unicodeScalars.append(scalar)
            }
            index += 1
        }
        return result
    }

    private var previous: Unicode.Scalar? { index > 0 ? scalars[index - 1] : nil }
    private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    /// Whether a scalar is white space that Markdown would drop or misread.
    private func needsReference(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t": (context.isFirst && index == 0) || (context.isLast && index == scalars.count - 1)
        case "\n", "\r", "\u{B}", "\u{C}": true
        default: false
        }
    }

    private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "`": true
        case "{": context.grammar == .mdx || context.grammar == .vitePress
        case "}": context.grammar == .mdx
        case "\"", "'": context.grammar == .docC
        // Alone in a cell, it merges the cell with the one above.
        case "^": context.grammar == .docC && context.inTable
        case "-": context.grammar == .docC && (next == "-" || previous == "-")
        case "\\": !(next?.isWordCharacter ?? false)
        case "*", "~": !(previous == " " && next == " " && isInner)
        case "_": !isInertUnderscore
        case "[": !isInertBracket
        case "]": context.inLink
        case "!": next == nil && context.isBeforeLink
        case "<":
            context.grammar == .mdx || next.map { $0.isASCIILetter || "/!?".unicodeScalars.contains($0) } ?? mayGoOn
        case "&": mayBeginReference
        case "|": context.inTable
        case ":":
            context.grammar.linksBareAddresses && isColonOfAddress || context.grammar.hasShortcodes && beginsShortcode
        case "$": context.grammar.hasMath && context.mayHoldMath && mayOpenMath
        case ".": context.grammar.linksBareAddresses && isDotOfAddress || isDotOfEllipsis
        default: false
        }
    }

    /// Whether text may follow on the same line.
    private var mayGoOn: Bool { context.mayBeContinued || !context.isLast }

    /// Whether the neighbors are not at the ends of the text, where characters may be written differently.
    private var isInner: Bool { index > 1 && index + 2 < scalars.count }

    private var isInertUnderscore: Bool {
        guard let previous, let next else { return false }
        return (previous.isWordCharacter && next.isWordCharacter) || (previous == " " && next == " " && isInner)
    }

    /// Whether the bracket belongs to a pair within the text that cannot become a link or a footnote through the
    /// following text.
    private var isInertBracket: Bool {
        guard index > 0, !context.inLink, next != "^" else { return false }
        var end = index + 1
        while end < scalars.count, scalars[end] != "[", scalars[end] != "]" { end += 1 }
        guard end + 1 < scalars.count, scalars[end] == "]" else { return false }
        return !"([:".unicodeScalars.contains(scalars[end + 1])
    }

    private var mayBeginReference: Bool {
        var end = index + 1
        if end < scalars.count, scalars[end] == "#" { end += 1 }
        let first = end
        while end < scalars.count, end - first <= 32, scalars[end].isASCIILetter || scalars[end].isASCIIDigit {
            end += 1
        }
        return end == scalars.count ? mayGoOn : end > first && scalars[end] == ";"
    }

    /// Whether the colon belongs to an apparent address, linked by GitHub: `https://…`.
    private var isColonOfAddress: Bool {
        guard next == "/", index + 2 < scalars.count, scalars[index + 2] == "/" else { return false }
        let scheme = String(String.UnicodeScalarView(scalars[max(0, index - 5)..<index])).lowercased()
        return scheme.hasSuffix("http") || scheme.hasSuffix("https") || scheme.hasSuffix("ftp")
    }

    /// GitHub replaces the names of emoji: `:smile:`.
    private var beginsShortcode: Bool {
        var end = index + 1
        while end < scalars.count, scalars[end].isOfShortcode { end += 1 }
        return end > index + 1 && end < scalars.count && scalars[end] == ":"
    }

    /// Whether a formula may begin here, between `$` or `$$`; white space after the first `$` makes a plain dollar
    /// sign.
    private var mayOpenMath: Bool {
        previous == "$" || (next.map { !$0.properties.isWhitespace } ?? mayGoOn)
    }

    /// Whether the dot belongs to three dots, which DocC turns into a single sign.
    private var isDotOfEllipsis: Bool { context.grammar == .docC && (next == "." || previous == ".") }

    /// Whether an interpolation begins here.
    ///
    /// Vue takes the text after `{{` for an expression, regardless of any Markdown around.
    private func beginsInterpolation(_ scalar: Unicode.Scalar) -> Bool {
        context.grammar == .vitePress && scalar == "{" && next == "{"
    }

    /// Whether an inclusion begins here.
    ///
    /// VitePress looks for `<!-- @include: file -->` and `<<< file` before reading anything else.
    private func beginsInclusion(_ scalar: Unicode.Scalar) -> Bool {
        context.grammar == .vitePress && scalar == "<" && (next == "!" || next == "<" && index == 0)
    }

    /// Whether MDX would read the paragraph as a part of a program.
    private var beginsStatement: Bool {
        context.grammar == .mdx && (text.hasPrefix("import") || text.hasPrefix("export"))
    }

    /// The first dot of `www.…`.
    private var isDotOfAddress: Bool {
        guard index >= 3, scalars[(index - 3)..<index].allSatisfy({ $0 == "w" }) else { return false }
        return index == 3 || !scalars[index - 4].isWordCharacter
    }
}

/// Markup of whole lines.
extension ProseTextEscaper {
    /// The character to escape so that no block begins with the text.
    private var indexOfBlockMark: Int? {
        guard let first = scalars.first else { return nil }
        switch first {
        case "#": return isFollowedBySpace(scalars.prefix { $0 == "#" }.count) ? 0 : nil
        case ">": return 0
        case "+": return isFollowedBySpace(1) ? 0 : nil
        case "-": return isFollowedBySpace(1) || isDelimiterRow ? 0 : nil
        case ":" where isDirective: return 0
        case "|", ":": return isDelimiterRow ? 0 : nil
        // The start of a directive, and the end of the one around it.
        case "@", "}": return context.grammar == .docC ? 0 : nil
        case "=": return scalars.allSatisfy { $0 == "=" || $0 == " " } ? 0 : nil
        default:
            let digits = scalars.prefix { $0.isASCIIDigit }.count
            guard (1...9).contains(digits), digits < scalars.count else { return nil }
            return ".)".unicodeScalars.contains(scalars[digits]) && isFollowedBySpace(digits + 1) ? digits : nil
        }
    }

    /// `:::` begins a container of VitePress and Docusaurus.
    private var isDirective: Bool {
        (context.grammar == .mdx || context.grammar == .vitePress) && scalars.starts(with: ":::".unicodeScalars)
    }

    private func isFollowedBySpace(_ index: Int) -> Bool {
        index >= scalars.count || scalars[index] == " " || scalars[index] == "\t"
    }

    /// Whether the line could be the second of a table, or the line below a heading.
    private var isDelimiterRow: Bool {
        scalars.allSatisfy { "-:| \t".unicodeScalars.contains($0) }
    }

    /// The first of the number signs that would close a heading.
    private var indexOfClosingMark: Int? {
        let count = scalars.reversed().prefix { $0 == "#" }.count
        let start = scalars.count - count
        return count > 0 && (start == 0 || scalars[start - 1] == " " || scalars[start - 1] == "\t") ? start : nil
    }
}

extension Unicode.Scalar {
    var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var isOfShortcode: Bool { isASCIILetter || isASCIIDigit || self == "_" || self == "+" || self == "-" }

    /// A letter or digit of any script: no punctuation and no white space, in any version of CommonMark.
    var isWordCharacter: Bool {
        isASCII ? isASCIILetter || isASCIIDigit : properties.isAlphabetic && properties.generalCategory != .otherSymbol
    }
}
