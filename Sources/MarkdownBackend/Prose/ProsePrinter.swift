import CatalogModel

/// A printer of the parsed prose of catalog entries as Markdown, in blocks or on a single line.
///
/// All text of the author that could be misread as markup is escaped here.
///
/// The host's parser reads the structure of the tree from the output, with three exceptions unavoidable in Markdown:
/// GitHub and VitePress link bare email addresses, headings below the sixth level become sixth-level headings, and a
/// list is set loose where two paragraphs would otherwise run together.
struct ProsePrinter {
    let grammar: Grammar
    let links: any ProseLinkResolver
    /// Number of levels added to headings, so that headings are below the heading above the prose.
    let headingOffset: Int

    init(_ grammar: Grammar, links: any ProseLinkResolver, headingOffset: Int = 0) {
        self.grammar = grammar
        self.links = links
        self.headingOffset = headingOffset
    }

    /// Returns the prose as blocks, without a line break at the end; empty for empty prose.
    func block(_ prose: Prose) -> String {
        if let text = prose.plain { return ProseInlinePrinter.line(text, in: .paragraph, grammar: grammar) }
        let blocks = prose.blocks
        if blocks.count == 1, case .paragraph(let inlines)? = blocks.first { return print(inlines, in: .paragraph) }
        return lines(of: blocks, isTight: false).joined(separator: "\n")
    }

    /// Returns the prose on one line, for a table's cell; with `inTable: false` for any other line, for example of a
    /// list.
    ///
    /// Paragraphs are set apart by empty lines; lists and quotes become HTML, which hosts show in cells; headings
    /// become strong.
    ///
    /// `mayHoldMath`: whether there are dollar signs elsewhere on the line.
    func inline(_ prose: Prose, inTable: Bool = true, mayHoldMath: Bool = false) -> String {
        if let text = prose.plain {
            return ProseInlinePrinter.line(
                text, in: inTable ? .cell : .line, grammar: grammar, mayHoldMath: mayHoldMath)
        }
        let mayHoldMath = mayHoldMath || DollarSignCounter.count(prose.blocks) > 1
        return ProseLinePrinter(grammar: grammar, links: links, inTable: inTable, mayHoldMath: mayHoldMath)
            .print(prose.blocks)
    }

    private func print(_ inlines: [ProseInline], in location: ProseInlineLocation) -> String {
        var printer = ProseInlinePrinter(grammar, links: links, location: location)
        return printer.print(inlines)
    }

    // MARK: Blocks

    private func lines(of blocks: [ProseBlock], isTight: Bool) -> [String] {
        var lines: [String] = []
        var previous: ProseBlock?
        var lastMarker = ""
        for block in blocks {
            if let previous, !isTight || previous.runsInto(block) { lines.append("") }
            // Without a separator, adjacent lists would be one list, even with different markers.
            if previous?.isList == true, block.isList, !grammar.isCommonMark { lines += [grammar.separator, ""] }
            if case .list(let list) = block {
                lastMarker = marker(of: list, unlike: previous?.isList == true ? lastMarker : "")
                lines += self.lines(of: list, marker: lastMarker)
            } else {
                lines += self.lines(of: block)
            }
            previous = block
        }
        return lines
    }

    private func lines(of block: ProseBlock) -> [String] {
        switch block {
        case .paragraph(let inlines): return print(inlines, in: .paragraph).splitLines
        case .heading(let level, let inlines):
            let mark = String(repeating: "#", count: min(6, max(1, level + headingOffset)))
            return inlines.isEmpty ? [mark] : ["\(mark) \(print(inlines, in: .heading))"]
        case .code(let info, let text): return MarkdownEscaper(grammar).fence(text, language: info).splitLines
        case .quote(let blocks):
            let lines = lines(of: blocks, isTight: false)
            return (lines.isEmpty ? [""] : lines).map { $0.isEmpty ? ">" : "> \($0)" }
        case .list: return []
        }
    }

    // MARK: Lists

    /// Returns the bullet, or the delimiter after the number.
    ///
    /// Two neighboring lists need different markers to stay two.
    private func marker(of list: ProseList, unlike other: String) -> String {
        // Only CommonMark supports a parenthesis after a number.
        let choices = list.start == nil ? ["-", "+"] : grammar.isCommonMark ? [".", ")"] : ["."]
        return choices.first { $0 != other } ?? choices[0]
    }

    private func lines(of list: ProseList, marker: String) -> [String] {
        let form = ListForm(grammar: grammar)
        let isTight = form.isTight(list)
        let contents = list.items.map { self.content(of: $0, isTight: isTight, form) }
        // Dashes alone on a line would be a thematic break.
        let isAmbiguous = contents.contains { $0.first?.allSatisfy { $0 == "-" || $0 == " " } ?? false }
        let marker = isAmbiguous && marker == "-" ? "*" : marker
        var lines = form.attributes(of: list).map { [$0] } ?? []
        for (index, content) in contents.enumerated() {
            if index > 0, !isTight { lines.append("") }
            let label = list.start.map { "\(min($0 + index, 999_999_999))\(marker)" } ?? marker
            guard let first = content.first else {
                lines.append(label)
                continue
            }
            let start = form.start(label)
            let indent = String(repeating: " ", count: start.indent)
            lines.append(start.text + first)
            lines += content.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
        }
        return lines
    }

    /// Returns the lines of an item.
    ///
    /// kramdown requires an empty line between any two blocks.
    private func content(of item: [ProseBlock], isTight: Bool, _ form: ListForm) -> [String] {
        let lines = lines(of: item, isTight: isTight && grammar != .kramdown)
        guard form.separatesContent(startingWith: item.first?.start ?? .nothing) else { return lines }
        return [grammar.separator] + (lines.isEmpty ? [] : [""] + lines)
    }
}

extension ProseBlock {
    var isList: Bool { if case .list = self { true } else { false } }

    /// Whether the text of the next block would be taken for a part of the block without an empty line between the two.
    fileprivate func runsInto(_ next: ProseBlock) -> Bool {
        guard case .paragraph = next else { return false }
        return endsWithParagraph
    }

    private var endsWithParagraph: Bool {
        switch self {
        case .paragraph: true
        case .heading, .code: false
        case .quote(let blocks): blocks.last?.endsWithParagraph ?? false
        case .list(let list): list.items.last?.last?.endsWithParagraph ?? false
        }
    }
}

extension String {
    /// The text between line feeds.
    fileprivate var splitLines: [String] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
