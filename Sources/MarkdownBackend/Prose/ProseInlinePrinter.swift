import CatalogModel

/// A printer of the inline parts of a prose block (words, code, emphasis, links) as a line of Markdown.
struct ProseInlinePrinter {
    let grammar: Grammar
    let links: any ProseLinkResolver
    let location: ProseInlineLocation
    private var pieces: [EmphasisPiece] = []
    private var isStrong: [Bool] = []
    private var linkDepth = 0
    private var mayHoldMath: Bool

    /// `mayHoldMath`: whether dollar signs occur elsewhere in the block.
    init(_ grammar: Grammar, links: any ProseLinkResolver, location: ProseInlineLocation, mayHoldMath: Bool = false) {
        self.grammar = grammar
        self.links = links
        self.location = location
        self.mayHoldMath = mayHoldMath
    }

    /// Returns a line without markup.
    static func line(
        _ text: String, in location: ProseInlineLocation, grammar: Grammar, mayHoldMath: Bool = false
    ) -> String {
        var context = location.context(grammar)
        if context.isPlain(text) { return text }
        context.mayHoldMath = mayHoldMath || DollarSignCounter.count(text) > 1
        var escaper = ProseTextEscaper(text, in: context)
        return escaper.escaped()
    }

    mutating func print(_ inlines: [ProseInline]) -> String {
        mayHoldMath = mayHoldMath || DollarSignCounter.count(inlines) > 1
        add(inlines, isLast: true)
        var chooser = EmphasisDelimiterChooser(pieces, count: isStrong.count, grammar: grammar)
        let delimiters = chooser.delimiters()
        return pieces.reduce(into: "") { text, piece in
            switch piece {
            case .written(let written): text += written
            case .opening(let number): text += delimiters[number].opening(isStrong: isStrong[number])
            case .closing(let number): text += delimiters[number].closing(isStrong: isStrong[number])
            }
        }
    }

    private var isOneLine: Bool { location != .paragraph }
    private var inTable: Bool { location == .cell }

    /// Adds inlines; `isLast`: whether the inlines are the last of the block.
    private mutating func add(_ inlines: [ProseInline], isLast: Bool) {
        for (position, inline) in inlines.enumerated() {
            let next = position + 1 < inlines.count ? inlines[position + 1] : nil
            add(inline, before: next, isLast: isLast && next == nil)
        }
    }

    private mutating func add(_ inline: ProseInline, before next: ProseInline?, isLast: Bool) {
        switch inline {
        case .text(let text): write(escaped(text, before: next, isLast: isLast))
        case .code(let code): addCode(code)
        case .emphasis(let inlines): addEmphasis(inlines, isStrong: false, isLast: isLast)
        case .strong(let inlines): addEmphasis(inlines, isStrong: true, isLast: isLast)
        case .link(let link, let words): add(link, words: words, isLast: isLast)
        case .softBreak: write(isOneLine ? " " : "\n")
        case .lineBreak: write(isOneLine ? grammar.lineBreak : grammar.isCommonMark ? "\\\n" : "<br>\n")
        }
    }

    private mutating func write(_ text: String) {
        if !text.isEmpty { pieces.append(.written(text)) }
    }

    private mutating func addCode(_ code: String) {
        if case .written(let text)? = pieces.last, text.utf8.last == UInt8(ascii: "`"), !text.hasSuffix("\\`") {
            write(grammar.separator)
        }
        write(MarkdownEscaper(grammar).code(code, inTable: inTable))
    }

    private mutating func addEmphasis(_ inlines: [ProseInline], isStrong strong: Bool, isLast: Bool) {
        let number = isStrong.count
        isStrong.append(strong)
        pieces.append(.opening(number))
        add(inlines, isLast: isLast)
        pieces.append(.closing(number))
    }

    private mutating func add(_ link: ProseLink, words: [ProseInline], isLast: Bool) {
        guard let href = links.href(for: link.destination) else { return add(words, isLast: isLast) }
        if grammar.hasAutolinks, let autolink = ProseLinkSyntax.autolink(words, href: href, title: link.title) {
            return write(autolink)
        }
        write("[")
        linkDepth += 1
        add(words, isLast: false)
        linkDepth -= 1
        let title = ProseLinkSyntax.title(link.title, inTable: inTable)
        write("](\(ProseLinkSyntax.destination(href))\(title))")
    }

    private func escaped(_ text: String, before next: ProseInline?, isLast: Bool) -> String {
        let isFirst = isAtLineStart
        var context = ProseTextContext(grammar)
        context.inTable = inTable
        context.inLink = linkDepth > 0
        context.startsBlock = isFirst && location != .heading
        context.isFirst = isFirst
        context.isLast = isLast || next?.endsLine == true
        context.mayBeContinued = isOneLine && location != .heading
        context.endsHeading = isLast && location == .heading
        context.mayHoldMath = mayHoldMath
        if case .link? = next { context.isBeforeLink = true }
        var escaper = ProseTextEscaper(text, in: context)
        return escaper.escaped()
    }

    /// Whether the line has no text so far.
    private var isAtLineStart: Bool {
        guard case .written(let text)? = pieces.last else { return pieces.isEmpty }
        return text.utf8.last == UInt8(ascii: "\n")
    }
}

/// The location of inline content on the page, deciding the allowed markup.
enum ProseInlineLocation {
    /// A paragraph, possibly with several lines.
    case paragraph
    /// A single line: a heading.
    case heading
    /// A single line anywhere.
    case line
    /// A cell of a table.
    case cell

    /// Returns the context of a text without neighbors in the given place.
    func context(_ grammar: Grammar) -> ProseTextContext {
        var context = ProseTextContext(grammar)
        context.startsBlock = self != .heading
        context.isFirst = true
        context.isLast = true
        context.mayBeContinued = self == .line || self == .cell
        context.inTable = self == .cell
        context.endsHeading = self == .heading
        return context
    }
}

extension ProseInline {
    fileprivate var endsLine: Bool {
        switch self {
        case .softBreak, .lineBreak: true
        case .text, .code, .emphasis, .strong, .link: false
        }
    }
}
