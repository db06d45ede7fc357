import CatalogModel

/// Prints what stands within a line of a GitHub page.
struct GitHubInlines {
    let links: ProseAddresses
    let addresses: LinkAddress

    func prose(headingOffset: Int) -> ProsePrinter {
        ProsePrinter(links: links, headingOffset: headingOffset)
    }

    /// A paragraph or a heading.
    func line(_ inlines: [Inline]) -> String {
        inlines.map { text(of: $0, isInTable: false) }.joined()
    }

    /// A table's cell: one line, without a bar that would end it.
    func cell(_ cell: Cell) -> String {
        cell.inlines.map { text(of: $0, isInTable: true) }.joined()
    }

    private func text(of inline: Inline, isInTable: Bool) -> String {
        switch inline {
        case .text(let text): words(text)
        case .code(let code): isInTable ? MarkdownEscaping.codeInTable(code) : MarkdownEscaping.code(code)
        case .emphasis(let text): "*\(words(text))*"
        case .strong(let text): "**\(words(text))**"
        case .link(let content, let target):
            "[\(content.map { self.text(of: $0, isInTable: isInTable) }.joined())](\(addresses.of(target)))"
        case .prose(let prose): self.prose(headingOffset: 0).inline(prose)
        // A line break of Markdown would end a table's row, and a heading.
        case .lineBreak: "<br>"
        case .anchor(let name): "<a id=\"\(HTML.escaped(name))\"></a>"
        }
    }

    private func words(_ text: String) -> String {
        text.lines.map(MarkdownEscaping.text).joined(separator: "<br>")
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
