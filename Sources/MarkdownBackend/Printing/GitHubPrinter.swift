import CatalogModel

/// Prints a page as GitHub Flavored Markdown (GFM 0.29): pipe tables, alerts, `<details>`, `<picture>`.
///
/// GitHub makes an anchor of each heading's text; a section whose anchor is just that gets no second one.
struct GitHubPrinter {
    private let inlines: GitHubInlines
    private let addresses: LinkAddress
    private var text = PageText()
    private var headings = HeadingAnchors()

    init(targets: any LinkTargets, addresses: LinkAddress) {
        self.addresses = addresses
        inlines = GitHubInlines(links: ProseAddresses(targets: targets, addresses: addresses), addresses: addresses)
    }

    /// The page as text that ends with a line break.
    func printed(_ page: Page) -> [UInt8] {
        var printer = self
        // Of most pages all of it.
        printer.text = PageText(reserving: 16_384)
        printer.print(page)
        return printer.text.bytes
    }

    private mutating func print(_ page: Page) {
        _ = headings.take(page.title.plainText)
        text.append("# ")
        inlines.write(heading: page.title, to: &text)
        write(page.lead, level: 1, isContinued: true)
        let end = text.count
        let anchors = page.sections.map { print($0, level: 2) }
        if page.sections.count > 3 { text.insert(contents(page.sections, anchors), at: end) }
        text.append("\n")
    }

    /// Links to the sections of the page, for those who look for one of them.
    private func contents(_ sections: [PageSection], _ anchors: [String]) -> PageText {
        let links = zip(sections, anchors).map { section, anchor in
            [Inline.link([.text(section.title.plainText)], .anchor(anchor))]
        }
        var text = PageText()
        text.append("\n\n")
        inlines.write(paragraph: links.asFacts, to: &text)
        return text
    }

    /// Returns an anchor of the section.
    @discardableResult
    private mutating func print(_ section: PageSection, level: Int) -> String {
        text.append("\n\n")
        // Markdown has six levels; what lies deeper stays on the last.
        text.append("#", times: min(level, 6))
        text.append(" ")
        let own = headings.take(section.title.plainText)
        if let anchor = section.anchor, anchor != own {
            inlines.write(heading: [.anchor(anchor)] + section.title, to: &text)
        } else {
            inlines.write(heading: section.title, to: &text)
        }
        write(section.content.blocks, level: level, isContinued: true)
        for section in section.content.sections { print(section, level: level + 1) }
        return section.anchor ?? own
    }

    /// Blocks with an empty line between them, and one before them if something stands there. Those without text leave
    /// no gap.
    private mutating func write(_ blocks: [Block], level: Int, isContinued: Bool) {
        var isContinued = isContinued
        for block in blocks {
            let end = text.count
            if isContinued { text.append("\n\n") }
            let start = text.count
            write(block, level: level)
            if text.count == start { text.cut(to: end) } else { isContinued = true }
        }
    }

    private mutating func write(_ block: Block, level: Int) {
        switch block {
        case .paragraph(let content): inlines.write(paragraph: content, to: &text)
        case .prose(let prose): inlines.write(block: prose, level: level, to: &text)
        case .list(let items):
            for (index, item) in items.enumerated() {
                text.append(index == 0 ? "- " : "\n- ")
                let start = text.count
                write(item, level: level, isContinued: false)
                text.indentFurtherLines(from: start)
            }
        case .table(let table): write(table)
        case .code(let code, let language): MarkdownEscaping.write(fence: code, language: language, to: &text)
        case .alert(let kind, let blocks):
            text.append("> [!\(Self.name(of: kind))]\n")
            let start = text.count
            write(blocks, level: level, isContinued: false)
            text.quoteLines(from: start)
        case .picture(let picture): write(picture)
        case .details(let summary, let blocks):
            text.append("<details>\n<summary>\(HTML.escaped(summary))</summary>\n\n")
            write(blocks, level: level, isContinued: false)
            text.append("\n\n</details>")
        }
    }

    private mutating func write(_ table: Table) {
        text.append("|")
        for column in table.columns {
            text.append(" ")
            inlines.write(cell: [.text(column)], to: &text)
            text.append(" |")
        }
        text.append("\n|")
        text.append(" --- |", times: table.columns.count)
        for row in 0..<table.rowCount {
            text.append("\n|")
            for column in table.shown {
                text.append(" ")
                inlines.write(cell: table.cell(row: row, column: column).inlines, to: &text)
                text.append(" |")
            }
        }
    }

    private static func name(of kind: Block.Alert) -> String {
        switch kind {
        case .note: "NOTE"
        case .tip: "TIP"
        case .important: "IMPORTANT"
        case .warning: "WARNING"
        case .caution: "CAUTION"
        }
    }

    private mutating func write(_ picture: Picture) {
        let file = HTML.escaped(addresses.file(picture.file))
        let image = "<img src=\"\(file)\" alt=\"\(HTML.escaped(picture.alt))\">"
        guard let dark = picture.dark else { return text.append(image) }
        let source = HTML.escaped(addresses.file(dark))
        text.append(
            """
            <picture>
            <source media="(prefers-color-scheme: dark)" srcset="\(source)">
            \(image)
            </picture>
            """)
    }
}

/// Text within HTML.
enum HTML {
    static func escaped(_ text: String) -> String {
        if text.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy(isPlain) }) == true { return text }
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// Whether a byte stands for itself, whatever comes next.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x80..., UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: true
        }
    }
}
