import CatalogModel

/// A printer of prose as a single line of Markdown, such as a table cell, with HTML for lists and other structures
/// spread over several lines.
struct ProseLinePrinter {
    let grammar: Grammar
    let links: any ProseLinkResolver
    let inTable: Bool
    /// Whether dollar signs occur elsewhere on the line.
    let mayHoldMath: Bool

    func print(_ blocks: [ProseBlock]) -> String {
        var text = ""
        for (index, block) in blocks.enumerated() {
            if index > 0, blocks[index - 1].needsSpacing, block.needsSpacing {
                text += grammar.lineBreak + grammar.lineBreak
            } else if index > 0, !grammar.hasBlocksInCells {
                text += lineStart
            }
            text += print(block)
        }
        return text
    }

    private func print(_ block: ProseBlock) -> String {
        switch block {
        case .paragraph(let inlines): return print(inlines)
        case .heading(_, let inlines): return inlines.isEmpty ? "" : print([.strong(inlines)])
        case .code(_, let text): return code(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        case .quote(let blocks) where !grammar.hasBlocksInCells: return "“\(print(blocks))”"
        case .list(let list) where !grammar.hasBlocksInCells: return lines(of: list)
        case .quote(let blocks): return "<blockquote>\(print(blocks))</blockquote>"
        case .list(let list):
            let items = list.items.map { "<li>\(print($0))</li>" }.joined()
            guard let start = list.start else { return "<ul>\(items)</ul>" }
            return start == 1 ? "<ol>\(items)</ol>" : "<ol start=\"\(start)\">\(items)</ol>"
        }
    }

    /// Returns a list without elements of HTML: each item after the item's bullet or number.
    private func lines(of list: ProseList) -> String {
        list.items.enumerated().map { index, item in
            (list.start.map { "(\($0 + index)) " } ?? "• ") + print(item)
        }.joined(separator: lineStart)
    }

    /// Start of a line; the sign before an item is enough where lines cannot end.
    private var lineStart: String { grammar.hasHTML ? grammar.lineBreak : " " }

    private func print(_ inlines: [ProseInline]) -> String {
        var printer = ProseInlinePrinter(
            grammar, links: links, location: inTable ? .cell : .line, mayHoldMath: mayHoldMath)
        return printer.print(inlines)
    }

    private func code(_ text: String) -> String {
        MarkdownEscaper(grammar).code(text, inTable: inTable)
    }
}

extension ProseBlock {
    /// Whether a browser sets no space around the block by default.
    fileprivate var needsSpacing: Bool {
        switch self {
        case .paragraph, .heading, .code: true
        case .list, .quote: false
        }
    }
}
