import CatalogModel
import CatalogPages

/// A printer of a documentation page as Markdown in the dialect of a host.
struct PagePrinter {
    let dialect: Dialect
    let escaping: MarkdownEscaper
    let inlines: InlinePrinter
    let addresses: LinkAddress
    var text = PageText()
    private var headings = HeadingAnchors()

    init(_ dialect: Dialect, targets: any LinkTargets, addresses: LinkAddress) {
        self.dialect = dialect
        self.addresses = addresses
        escaping = MarkdownEscaper(dialect.grammar, breaksCode: dialect.breaksCode)
        inlines = InlinePrinter(
            escaping, links: ProseAddresses(targets: targets, addresses: addresses), addresses: addresses)
    }

    /// Returns the page as text that ends with a line break.
    ///
    /// The `topics` are the contents of the host's navigation below the page, if the host expects the topics on the
    /// page.
    func printed(_ page: Page, topics: [SiteOutline.Section] = []) -> [UInt8] {
        var printer = self
        // Sufficient for most pages.
        printer.text = PageText(reserving: 16_384)
        printer.print(page, in: PageFrame(dialect, page: page, topics: topics))
        return printer.text.bytes
    }

    private mutating func print(_ page: Page, in frame: PageFrame) {
        text.append(frame.start)
        let start = text.count
        _ = headings.take(page.title.plainText)
        text.append("# ")
        inlines.write(heading: page.title, to: &text)
        text.append(frame.belowTitle)
        write(page.lead, level: 1, isContinued: true)
        let end = text.count
        let anchors = page.sections.map { print($0, level: 2) }
        if dialect.listsSections, page.sections.count > 3 {
            text.insert(contents(page.sections, anchors: anchors), at: end)
        }
        if let brace = frame.brace { text.replace("{%", with: brace + "%", from: start) }
        text.append(frame.end)
        text.append("\n")
    }

    /// Returns links to the sections of the page, for readers in search of a section.
    private func contents(_ sections: [PageSection], anchors: [String]) -> PageText {
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
        // Markdown has six levels of headings, so deeper sections use the last level.
        text.append("#", times: min(level, 6))
        text.append(" ")
        let own = headings.take(section.title.plainText)
        write(heading: section.title, named: section.anchor, unlike: own)
        write(section.content.blocks, level: level, isContinued: true)
        for section in section.content.sections { print(section, level: level + 1) }
        return section.anchor ?? own
    }

    /// Writes a heading; `own`: the name derived by GitHub from the words.
    private mutating func write(heading title: [Inline], named anchor: String?, unlike own: String) {
        switch (dialect.headingNames, anchor) {
        case (.words, _): inlines.write(heading: title, to: &text)
        case (.element, let anchor?) where anchor != own:
            inlines.write(heading: [.anchor(anchor)] + title, to: &text)
        // Names in the attributes of kramdown begin with a letter.
        case (.attribute, let anchor?)
        where !anchor.isPlainInAttribute || dialect.grammar == .kramdown && anchor.first?.isLetter != true:
            inlines.write(heading: [.anchor(anchor)] + title, to: &text)
        case (.attribute(let padding), let anchor?):
            inlines.write(heading: title, to: &text)
            text.append(" {\(padding)#\(anchor)\(padding)}")
        default: inlines.write(heading: title, to: &text)
        }
    }

    /// Writes blocks with an empty line between them, and an empty line before the first unless at the start.
    ///
    /// Blocks without text leave no gap.
    mutating func write(_ blocks: [Block], level: Int, isContinued: Bool) {
        var isContinued = isContinued
        var previous: Block?
        for block in blocks {
            let end = text.count
            if isContinued { text.append("\n\n") }
            // Without a separator, adjacent lists would be one list.
            if let previous, block.startsWithList, dialect.endsWithList(previous) {
                text.append(dialect.grammar.separator + "\n\n")
            }
            let start = text.count
            write(block, level: level)
            if text.count == start {
                text.cut(to: end)
            } else {
                (isContinued, previous) = (true, block)
            }
        }
    }

    private mutating func write(_ block: Block, level: Int) {
        switch block {
        case .paragraph(let content): inlines.write(paragraph: content, to: &text)
        case .prose(let prose): inlines.write(block: prose, level: level, to: &text)
        case .list(let items): write(items, level: level)
        case .table(let table):
            guard let limit = dialect.longestOpenTable, table.rowCount > limit else { return write(table) }
            write(detailsOf: "\(table.rowCount) rows", [], level: level, isOpen: true, kind: "rows") {
                $0.write(table)
            }
        case .code(let code, let language): escaping.write(fence: code, language: language, to: &text)
        case .alert(let kind, let blocks): write(kind, around: blocks, level: level)
        case .picture(let picture): write(picture)
        case .demo(let demo):
            guard let link = demo.link else { return }
            inlines.write(paragraph: [.link([.text("Open the demo")], link)], to: &text)
        case .details(let summary, let blocks):
            write(detailsOf: summary, blocks, level: level, isOpen: false) {
                $0.write(blocks, level: level, isContinued: false)
            }
        case .tabs(let tabs): write(tabs, level: level)
        }
    }

    private mutating func write(_ items: [[Block]], level: Int) {
        let form = ListForm(grammar: dialect.grammar)
        let (sign, indent) = form.start("-")
        let end = form.setsApart(items) ? "\n\n" : "\n"
        for (index, item) in items.enumerated() {
            text.append(index == 0 ? sign : end + sign)
            let start = text.count
            let isSeparated = form.separatesContent(startingWith: item.first?.start ?? .nothing)
            if isSeparated { text.append(dialect.grammar.separator) }
            write(item, level: level, isContinued: isSeparated)
            text.indentFurtherLines(from: start, by: indent)
        }
    }

    private mutating func write(_ wide: Table) {
        let table = wide.fitted(to: .phone)
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
                text.append(UInt8(ascii: " "))
                inlines.write(cell: table.cell(row: row, column: column).inlines, to: &text)
                text.append(" |")
            }
        }
    }
}

extension String {
    /// Whether no parser takes a part of the name for emphasis, as Python-Markdown does with underscores, or ends the
    /// attribute early.
    var isPlainInAttribute: Bool {
        utf8.allSatisfy { $0.isASCIIWord && $0 != UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    }
}
