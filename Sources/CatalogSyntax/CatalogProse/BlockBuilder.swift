import CatalogModel

/// A builder of the final prose tree from the blocks found by `BlockParser`, parsing the inline markup of each block.
struct BlockBuilder {
    private let source: [UInt8]
    private let nodes: [BlockNode]
    private let root: String?
    private(set) var marks: UnlocatedProseMarks

    init(source: [UInt8], nodes: [BlockNode], root: String?, marks: UnlocatedProseMarks) {
        self.source = source
        self.nodes = nodes
        self.root = root
        self.marks = marks
    }

    mutating func blocks() -> [ProseBlock] {
        blocks(in: nodes[0])
    }

    private mutating func blocks(in container: BlockNode) -> [ProseBlock] {
        var isItem = false
        if case .item = container.kind { isItem = true }
        return container.children.enumerated().compactMap { position, child in
            block(nodes[child], isFirstInItem: isItem && position == 0)
        }
    }

    /// Returns the block of a node; nil for a block without text.
    private mutating func block(_ node: BlockNode, isFirstInItem: Bool) -> ProseBlock? {
        switch node.kind {
        case .document, .item: return nil
        case .quote: return .quote(blocks(in: node))
        case .list(let marker):
            let items = node.children.map { blocks(in: nodes[$0]) }
            return .list(ProseList(start: marker.number, isTight: isTight(node), items: items))
        case .paragraph:
            noteUnsupportedMarkup(in: node.text, isFirstInItem: isFirstInItem)
            return .paragraph(inlines(of: node.text, node.text.bytes.indices))
        case .heading(let level):
            return .heading(level: level, inlines(of: node.text, headingRange(of: node.text)))
        case .fence(let fence):
            return .code(info: info(of: fence), text: String(utf8: node.text.bytes))
        case .html, .indentedCode, .thematicBreak: return verbatimParagraph(node.text)
        }
    }

    private mutating func inlines(of text: LeafText, _ byteRange: Range<Int>) -> [ProseInline] {
        var parser = InlineParser(text, byteRange: byteRange, root: root, marks: marks)
        marks = UnlocatedProseMarks()
        let inlines = parser.parse()
        marks = parser.marks
        return inlines
    }

    /// Returns lines taken as text to the letter; blank lines do not show.
    private func verbatimParagraph(_ text: LeafText) -> ProseBlock? {
        let lines = text.bytes.split(separator: .lineFeed).map(\.trimmed).filter { !$0.isEmpty }
        if lines.isEmpty { return nil }
        let inlines = lines.map { [ProseInline.text(String(utf8: $0))] }
        return .paragraph(Array(inlines.joined(separator: [.softBreak])))
    }

    /// Returns the range of a heading without any closing number signs.
    private func headingRange(of text: LeafText) -> Range<Int> {
        let content = text.bytes[...].trimmed
        var end = content.endIndex
        while end > content.startIndex, content[end - 1] == UInt8(ascii: "#") { end -= 1 }
        let isClosed = end == content.startIndex || content[end - 1].isBlank
        return isClosed ? content.startIndex..<end : content.byteRange
    }

    private func info(of fence: Fence) -> String {
        String(utf8: Array(source[fence.info].unescaped().utf8)[...].trimmed)
    }

    // MARK: Lists

    /// Whether no blank line separates the items or the blocks of an item (CommonMark 0.31, 5.3).
    private func isTight(_ list: BlockNode) -> Bool {
        for (position, item) in list.children.enumerated() {
            let isLastItem = position == list.children.count - 1
            if !isLastItem, endsWithBlankLine(nodes[item]) { return false }
            for block in nodes[item].children.dropLast() where endsWithBlankLine(nodes[block]) { return false }
            if !isLastItem, let last = nodes[item].children.last, endsWithBlankLine(nodes[last]) { return false }
        }
        return true
    }

    private func endsWithBlankLine(_ node: BlockNode) -> Bool {
        if node.endsWithBlankLine { return true }
        switch node.kind {
        case .list, .item: return node.children.last.map { endsWithBlankLine(nodes[$0]) } ?? false
        default: return false
        }
    }

    // MARK: Outside of the subset

    /// Reports markup only visible in the text of a whole paragraph.
    private mutating func noteUnsupportedMarkup(in text: LeafText, isFirstInItem: Bool) {
        let scanner = LinkScanner(text.bytes[...])
        var start = 0
        while let end = scanner.definitionEnd(at: start) {
            let line = text.bytes[start..<end].trimmed.byteRange
            marks.add(at: text.sourceByteRange(line)) { .unsupported(.definition, at: $0) }
            start = end
        }
        if let table = TableHead.byteRange(in: text.bytes) {
            marks.add(at: text.sourceByteRange(table)) { .unsupported(.table, at: $0) }
        }
        if isFirstInItem, isTaskMarker(text.bytes.prefix(4)) {
            marks.add(at: text.sourceByteRange(0..<3)) { .unsupported(.taskItem, at: $0) }
        }
    }

    /// Whether the bytes are `[ ]` or `[x]`, followed by white space.
    private func isTaskMarker(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = Array(bytes)
        guard text.count == 4, text[0] == UInt8(ascii: "["), text[2] == UInt8(ascii: "]") else { return false }
        return (text[1] == .space || text[1].lowercasedASCII == UInt8(ascii: "x")) && text[3].isASCIIWhitespace
    }
}
