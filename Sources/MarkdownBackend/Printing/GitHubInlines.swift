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
        inlines.map { text(of: $0, isInTable: false) }.joined()
    }

    /// A heading, whose number signs at the end would be taken for its closing.
    func heading(_ inlines: [Inline]) -> String {
        let text = line(inlines)
        return text.hasSuffix("#") && !text.hasSuffix("\\#") ? text.dropLast() + "\\#" : text
    }

    /// A table's cell: one line, without a bar that would end it.
    func cell(_ cell: Cell) -> String {
        cell.inlines.map { text(of: $0, isInTable: true) }.joined()
    }

    private func text(of inline: Inline, isInTable: Bool) -> String {
        switch inline {
        case .text(let text): Self.spaced(text)
        case .code(let code): isInTable ? MarkdownEscaping.codeInTable(code) : MarkdownEscaping.code(code)
        case .emphasis(let text): "*\(MarkdownEscaping.text(text))*"
        case .strong(let text): "**\(MarkdownEscaping.text(text))**"
        case .link(let content, let target):
            "[\(content.map { self.text(of: $0, isInTable: isInTable) }.joined())](\(addresses.of(target)))"
        case .prose(let prose): self.prose(headingOffset: 0).inline(prose, inTable: isInTable)
        // A line break of Markdown would end a table's row, and a heading.
        case .lineBreak: "<br>"
        case .anchor(let name): "<a id=\"\(HTML.escaped(name))\"></a>"
        }
    }

    /// Text between other parts of a line keeps its spaces as they are.
    private static func spaced(_ text: String) -> String {
        let words = text.drop { $0 == " " }
        guard let end = words.lastIndex(where: { $0 != " " }) else { return text }
        let trail = words[words.index(after: end)...]
        return text.prefix(text.count - words.count) + MarkdownEscaping.text(String(words[...end])) + trail
    }
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
