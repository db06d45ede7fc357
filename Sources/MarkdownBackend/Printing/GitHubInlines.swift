import CatalogModel

/// Prints what stands within a line of a GitHub page.
struct GitHubInlines {
    let links: ProseAddresses
    let addresses: LinkAddress

    func prose(headingOffset: Int) -> ProsePrinter {
        ProsePrinter(links: links, headingOffset: headingOffset)
    }

    /// A paragraph.
    func line(_ inlines: [Inline]) -> String {
        block(inlines, in: ProseTextContext(startsBlock: true, isFirst: true, isLast: true))
    }

    /// A heading, whose number signs at the end would be taken for its closing.
    func heading(_ inlines: [Inline]) -> String {
        block(inlines, in: ProseTextContext(isFirst: true, isLast: true, endsHeading: true))
    }

    /// A table's cell: one line, without a bar that would end it.
    func cell(_ cell: Cell) -> String {
        block(cell.inlines, in: ProseTextContext(isFirst: true, isLast: true, inTable: true))
    }

    private func block(_ inlines: [Inline], in context: ProseTextContext) -> String {
        var context = context
        context.mayHoldMath = DollarSigns.count(inlines) > 1
        return text(of: inlines, in: context)
    }

    /// `context` is that of the whole line.
    private func text(of inlines: [Inline], in context: ProseTextContext) -> String {
        var line = ""
        for (index, inline) in inlines.enumerated() {
            var own = context
            own.startsBlock = context.startsBlock && index == 0
            own.isFirst = context.isFirst && index == 0
            own.isLast = context.isLast && index == inlines.count - 1
            own.endsHeading = context.endsHeading && own.isLast
            own.mayBeContinued = !own.isLast || context.mayBeContinued
            own.isBeforeLink = index + 1 < inlines.count && inlines[index + 1].isLink
            let text = text(of: inline, in: own)
            if inlines.count == 1 { return text }
            line += text
        }
        return line
    }

    private func text(of inline: Inline, in context: ProseTextContext) -> String {
        switch inline {
        case .text(let text): words(text, in: context)
        case .code(let code): context.inTable ? MarkdownEscaping.codeInTable(code) : MarkdownEscaping.code(code)
        case .emphasis(let text): "*\(MarkdownEscaping.text(text, mayHoldMath: context.mayHoldMath))*"
        case .strong(let text): "**\(MarkdownEscaping.text(text, mayHoldMath: context.mayHoldMath))**"
        case .link(let content, let target): link(content, target, in: context)
        case .prose(let prose):
            self.prose(headingOffset: 0).inline(prose, inTable: context.inTable, mayHoldMath: context.mayHoldMath)
        // A line break of Markdown would end a table's row, and a heading.
        case .lineBreak: "<br>"
        case .anchor(let name): "<a id=\"\(HTML.escaped(name))\"></a>"
        }
    }

    private func link(_ content: [Inline], _ target: Target, in context: ProseTextContext) -> String {
        let inner = ProseTextContext(
            mayBeContinued: true, inTable: context.inTable, inLink: true, mayHoldMath: context.mayHoldMath)
        let address = addresses.of(target)
        if case .text(let words)? = content.first, content.count == 1, !context.inLink,
            let autolink = ProseLinkSyntax.autolink(words, href: address)
        {
            return autolink
        }
        return "[\(text(of: content, in: inner))](\(address))"
    }

    private func words(_ text: String, in context: ProseTextContext) -> String {
        let lines = text.valueLines
        if lines.count == 1 {
            var escaper = ProseTextEscaper(lines[0], in: context)
            return escaper.escaped()
        }
        return lines.enumerated().map { index, line in
            var own = context
            if index > 0 { (own.startsBlock, own.isFirst) = (false, true) }
            if index < lines.count - 1 { (own.isLast, own.mayBeContinued, own.isBeforeLink) = (true, true, false) }
            var escaper = ProseTextEscaper(line, in: own)
            return escaper.escaped()
        }.joined(separator: "<br>")
    }
}

extension Inline {
    fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}

extension [Inline] {
    /// The words alone.
    var plainText: String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text), .emphasis(let text), .strong(let text): text
            case .link(let inlines, _): inlines.plainText
            case .prose(let prose): prose.plainText
            case .lineBreak: " "
            case .anchor: ""
            }
        }.joined()
    }
}
