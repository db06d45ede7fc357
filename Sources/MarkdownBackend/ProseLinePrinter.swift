import CatalogModel

/// Prints the blocks of prose on one line, with HTML for what Markdown can only say on several.
struct ProseLinePrinter {
    let links: any ProseLinkResolver
    let inTable: Bool
    /// Whether dollar signs stand elsewhere on the line.
    let mayHoldMath: Bool

    func print(_ blocks: [ProseBlock]) -> String {
        var text = ""
        for (index, block) in blocks.enumerated() {
            if index > 0, blocks[index - 1].needsSpacing, block.needsSpacing { text += "<br><br>" }
            text += print(block)
        }
        return text
    }

    private func print(_ block: ProseBlock) -> String {
        switch block {
        case .paragraph(let inlines): return print(inlines)
        case .heading(_, let inlines): return inlines.isEmpty ? "" : print([.strong(inlines)])
        case .code(_, let text): return code(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        case .quote(let blocks): return "<blockquote>\(print(blocks))</blockquote>"
        case .list(let list):
            let items = list.items.map { "<li>\(print($0))</li>" }.joined()
            guard let start = list.start else { return "<ul>\(items)</ul>" }
            return start == 1 ? "<ol>\(items)</ol>" : "<ol start=\"\(start)\">\(items)</ol>"
        }
    }

    private func print(_ inlines: [ProseInline]) -> String {
        var printer = ProseInlinePrinter(links: links, place: inTable ? .cell : .line, mayHoldMath: mayHoldMath)
        return printer.print(inlines)
    }

    private func code(_ text: String) -> String {
        inTable ? MarkdownEscaping.codeInTable(text) : MarkdownEscaping.code(text)
    }
}

extension ProseBlock {
    /// Whether a browser sets no space of its own around the block.
    fileprivate var needsSpacing: Bool {
        switch self {
        case .paragraph, .heading, .code: true
        case .list, .quote: false
        }
    }
}
