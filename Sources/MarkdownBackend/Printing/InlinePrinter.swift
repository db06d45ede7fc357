import CatalogModel
import CatalogPages

/// A printer of inline content of a page, such as text, links and code spans, as Markdown.
struct InlinePrinter {
    private let grammar: Grammar
    private let escaping: MarkdownEscaper
    private let addresses: LinkAddress
    /// The printer of prose on one line.
    private let prose: ProsePrinter

    init(_ escaping: MarkdownEscaper, links: any ProseLinkResolver, addresses: LinkAddress) {
        self.escaping = escaping
        self.addresses = addresses
        grammar = escaping.grammar
        prose = ProsePrinter(grammar, links: links)
    }

    func write(paragraph inlines: [Inline], to page: inout PageText) {
        var context = ProseTextContext(grammar)
        (context.startsBlock, context.isFirst, context.isLast) = (true, true, true)
        write(inlines, in: context, of: inlines, to: &page)
    }

    /// Writes a heading, and escapes number signs at the end, which would be taken for the closing.
    func write(heading inlines: [Inline], to page: inout PageText) {
        var context = ProseTextContext(grammar)
        (context.isFirst, context.isLast, context.endsHeading) = (true, true, true)
        write(inlines, in: context, of: inlines, to: &page)
    }

    /// Writes a table's cell: a single line, without a bar that would end the cell.
    func write(cell inlines: [Inline], to page: inout PageText) {
        var context = ProseTextContext(grammar)
        (context.isFirst, context.isLast, context.inTable) = (true, true, true)
        write(inlines, in: context, of: inlines, to: &page)
    }

    /// Writes prose below a heading of a level.
    func write(block prose: Prose, level: Int, to page: inout PageText) {
        if let text = prose.plain {
            page.append(ProseInlinePrinter.line(text, in: .paragraph, grammar: grammar))
        } else {
            let offset = level + 1 - prose.highestHeadingLevel
            page.append(ProsePrinter(grammar, links: self.prose.links, headingOffset: offset).block(prose))
        }
    }

    /// Writes inlines; `context` covers all inlines, `line` everything on the line.
    private func write(
        _ inlines: [Inline], in context: ProseTextContext, of line: [Inline], to page: inout PageText
    ) {
        let last = inlines.count - 1
        for index in inlines.indices {
            var own = context
            own.startsBlock = context.startsBlock && index == 0
            own.isFirst = context.isFirst && index == 0
            own.isLast = context.isLast && index == last
            own.endsHeading = context.endsHeading && own.isLast
            own.mayBeContinued = !own.isLast || context.mayBeContinued
            own.isBeforeLink = index < last && inlines[index + 1].isLink
            write(inlines[index], in: own, of: line, to: &page)
        }
    }

    private func write(
        _ inline: Inline, in context: ProseTextContext, of line: [Inline], to page: inout PageText
    ) {
        switch inline {
        case .text(let text), .badge(let text, _): write(words: text, in: context, of: line, to: &page)
        case .code(let code): escaping.write(code: code, inTable: context.inTable, to: &page)
        case .emphasis(let text): write(text, between: "*", of: line, to: &page)
        case .strong(let text): write(text, between: "**", of: line, to: &page)
        case .link(let content, let target): write(content, linkedTo: target, in: context, of: line, to: &page)
        case .sentence(let text):
            let location = context.inTable ? ProseInlineLocation.cell : .line
            if location.context(grammar).isPlain(text) { return page.append(text) }
            page.append(
                ProseInlinePrinter.line(text, in: location, grammar: grammar, mayHoldMath: mayHoldMath(text, of: line)))
        case .markup(let prose):
            let mayHoldMath = DollarSignCounter.areSeveral(in: line)
            page.append(self.prose.inline(prose, inTable: context.inTable, mayHoldMath: mayHoldMath))
        case .picture(let target, let alt): write(picture: target, alt: alt, in: context, of: line, to: &page)
        // A line break of Markdown would end a row of a table, or a heading.
        case .lineBreak: page.append(grammar.lineBreak)
        case .anchor(let name):
            guard let element = grammar.anchorElement else { return }
            page.append(element.start)
            page.append(HTML.escaped(name))
            page.append(element.end)
        case .swatch(let color):
            if let element = grammar.swatch(color) { page.append(element) }
        }
    }

    private func write(
        _ content: [Inline], linkedTo target: Target, in context: ProseTextContext, of line: [Inline],
        to page: inout PageText
    ) {
        if grammar.hasAutolinks, target.mayBeShownAsItself, case .text(let words)? = content.first, content.count == 1,
            !context.inLink,
            let autolink = ProseLinkSyntax.autolink(words, href: addresses.of(target))
        {
            return page.append(autolink)
        }
        page.append(UInt8(ascii: "["))
        write(content, in: withinBrackets(context), of: line, to: &page)
        page.append("](")
        addresses.write(target, to: &page)
        page.append(UInt8(ascii: ")"))
    }

    private func write(
        picture target: Target, alt: String, in context: ProseTextContext, of line: [Inline], to page: inout PageText
    ) {
        page.append("![")
        write([.text(alt)], in: withinBrackets(context), of: line, to: &page)
        page.append("](")
        addresses.write(target, to: &page)
        page.append(")")
    }

    private func withinBrackets(_ context: ProseTextContext) -> ProseTextContext {
        var inner = ProseTextContext(grammar)
        (inner.mayBeContinued, inner.inTable, inner.inLink) = (true, context.inTable, true)
        return inner
    }

    private func write(
        _ text: String, between delimiter: String, of line: [Inline], to page: inout PageText
    ) {
        page.append(delimiter)
        if escaping.isPlain(text) {
            page.append(text)
        } else {
            page.append(escaping.text(text, mayHoldMath: mayHoldMath(text, of: line)))
        }
        page.append(delimiter)
    }

    private func write(
        words text: String, in context: ProseTextContext, of line: [Inline], to page: inout PageText
    ) {
        if context.isPlain(text) { return page.append(text) }
        var context = context
        context.mayHoldMath = mayHoldMath(text, of: line)
        let lines = text.valueLines
        for (index, line) in lines.enumerated() {
            var own = context
            if index > 0 {
                (own.startsBlock, own.isFirst) = (false, true)
                page.append(grammar.lineBreak)
            }
            if index < lines.count - 1 { (own.isLast, own.mayBeContinued, own.isBeforeLink) = (true, true, false) }
            var escaper = ProseTextEscaper(line, in: own)
            page.append(escaper.escaped())
        }
    }

    /// Whether dollar signs of a text can begin or end a formula.
    ///
    /// For a text without dollar signs, the line is not searched: a line may have many texts.
    private func mayHoldMath(_ text: String, of line: [Inline]) -> Bool {
        DollarSignCounter.count(text) > 0 && DollarSignCounter.areSeveral(in: line)
    }
}

extension Inline {
    fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}

extension Target {
    /// Whether the address can equal the words to the letter, such as `https://example.com`.
    fileprivate var mayBeShownAsItself: Bool {
        switch self {
        case .address, .file: true
        case .page, .asset, .anchor: false
        }
    }
}

extension Prose {
    /// The level of the most important heading, which is placed directly below the heading above the prose, regardless
    /// of the author's counting; 1 where there is none.
    fileprivate var highestHeadingLevel: Int {
        blocks.compactMap { block in if case .heading(let level, _) = block { level } else { nil } }.min() ?? 1
    }
}
