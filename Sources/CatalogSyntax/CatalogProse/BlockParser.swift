/// A parser dividing a text into blocks, line by line (CommonMark 0.31, appendix "A parsing strategy", phase 1).
///
/// Every line is first matched against the open blocks, then looked through for the beginnings of new blocks, and the
/// rest goes to the innermost block. The depth is bounded, so the time is linear in the length.
struct BlockParser {
    /// The greatest depth of nested quotes and lists.
    static let depthLimit = 24

    var cursor: LineCursor
    private(set) var nodes = [BlockNode(kind: .document, parent: 0, startLine: 1)]
    /// The innermost open block.
    private var tip = 0
    private var reportedDepth = false

    init(_ bytes: [UInt8]) {
        cursor = LineCursor(bytes)
    }

    mutating func parse(marks: inout UnlocatedProseMarks) -> [BlockNode] {
        if isSingleParagraph {
            nodes[add(.paragraph, to: 0)].text.append(cursor.bytes[...])
            return nodes
        }
        while cursor.nextLine() {
            guard let lastMatched = matchOpenBlocks() else { continue }
            let container = openBlocks(in: lastMatched, marks: &marks)
            addLine(to: container, lastMatched: lastMatched)
        }
        return nodes
    }

    /// Whether the text is a single line beginning like a paragraph, like most prose with markup.
    ///
    /// Every block but a paragraph begins with white space, a digit or punctuation; a fence with three backticks.
    private var isSingleParagraph: Bool {
        let bytes = cursor.bytes
        guard let first = bytes.first else { return false }
        let isCode = first == UInt8(ascii: "`") && bytes.dropFirst().first != first
        return (isCode || first.isLetter || first >= 0x80)
            && !bytes.contains(where: \.isLineBreak)
    }

    // MARK: Blocks that are open

    /// Returns the innermost block continued by the line; nil for a line ending a fence, with no content left to read.
    private mutating func matchOpenBlocks() -> Int? {
        var container = 0
        while let child = nodes[container].children.last, nodes[child].isOpen {
            switch continues(child) {
            case .yes: container = child
            case .no: return container
            case .endOfFence:
                close(downTo: container)
                return nil
            }
        }
        return container
    }

    /// The answer to whether a line continues an open block.
    private enum Continuation { case yes, no, endOfFence }

    private mutating func continues(_ node: Int) -> Continuation {
        switch nodes[node].kind {
        case .document, .list: return .yes
        case .quote: return cursor.takeQuoteMarker() ? .yes : .no
        case .item(let marker): return continuesItem(marker, isEmpty: nodes[node].children.isEmpty) ? .yes : .no
        case .fence(let fence):
            if cursor.isClosing(fence) { return .endOfFence }
            cursor.skipIndent(of: fence)
            return .yes
        case .indentedCode:
            if cursor.isBlank {
                cursor.advanceToNextNonspace()
            } else if cursor.isIndented {
                cursor.advance(columns: 4)
            }
            return cursor.isBlank || cursor.isIndented ? .yes : .no
        case .html(let html): return html.endsAtBlankLine && cursor.isBlank ? .no : .yes
        case .paragraph: return cursor.isBlank ? .no : .yes
        case .heading, .thematicBreak: return .no
        }
    }

    private mutating func continuesItem(_ marker: ListMarker, isEmpty: Bool) -> Bool {
        if cursor.indent >= marker.offset + marker.padding {
            cursor.advance(columns: marker.offset + marker.padding)
            return true
        }
        if cursor.isBlank, !isEmpty {
            cursor.advanceToNextNonspace()
            return true
        }
        return false
    }

    // MARK: New blocks

    /// Opens the blocks beginning on the line and returns the innermost block.
    private mutating func openBlocks(in lastMatched: Int, marks: inout UnlocatedProseMarks) -> Int {
        var container = lastMatched
        var mayBeLazy = nodes[tip].kind == .paragraph
        while !nodes[container].isVerbatim {
            let isParagraph = nodes[container].kind == .paragraph
            if isParagraph, !cursor.isIndented, cursor.isSetextUnderline {
                marks.add(at: cursor.content.trimmed.byteRange) { .unsupported(.setextHeading, at: $0) }
                return container
            }
            guard let start = cursor.blockStart(inParagraph: isParagraph, mayBeLazy: mayBeLazy) else {
                return container
            }
            guard start.isLeaf || depth(of: container) < Self.depthLimit else {
                reportDepth(marks: &marks)
                return container
            }
            container = open(start, in: container, marks: &marks)
            if start.isLeaf { return container }
            mayBeLazy = false
        }
        return container
    }

    /// Takes the marker of a block from the line and adds the block.
    private mutating func open(_ start: BlockStart, in container: Int, marks: inout UnlocatedProseMarks) -> Int {
        switch start {
        case .quote:
            _ = cursor.takeQuoteMarker()
            return add(.quote, to: container)
        case .item(let found):
            let marker = cursor.takeListMarker(found)
            var list = container
            if case .list(let first) = nodes[container].kind, marker.continues(first) {
            } else {
                list = add(.list(marker), to: container)
            }
            return add(.item(marker), to: list)
        case .heading(let level):
            cursor.takeHeadingMarker(level: level)
            return add(.heading(level: level), to: container)
        case .fence(let fence): return add(.fence(fence), to: container)
        case .html(let html): return add(.html(html), to: container)
        case .thematicBreak:
            marks.add(at: cursor.content.trimmed.byteRange) { .unsupported(.thematicBreak, at: $0) }
            return add(.thematicBreak, to: container)
        case .indentedCode:
            marks.add(at: cursor.content.trimmed.byteRange) { .unsupported(.indentedCode, at: $0) }
            cursor.advance(columns: 4)
            return add(.indentedCode, to: container)
        }
    }

    private mutating func reportDepth(marks: inout UnlocatedProseMarks) {
        if reportedDepth { return }
        reportedDepth = true
        let start = cursor.nextNonspace
        marks.add(at: start..<(start + 1)) { .deepProse(limit: Self.depthLimit, at: $0) }
    }

    /// Adds a block to the innermost block from `parent` outwards that can contain the block.
    private mutating func add(_ kind: BlockNodeKind, to parent: Int) -> Int {
        var parent = parent
        while !nodes[parent].canContain(kind) {
            nodes[parent].isOpen = false
            parent = nodes[parent].parent
        }
        if let previous = nodes[parent].children.last { close(previous) }
        nodes.append(BlockNode(kind: kind, parent: parent, startLine: cursor.lineNumber))
        nodes[parent].children.append(nodes.count - 1)
        return nodes.count - 1
    }

    /// Returns the number of quotes and items around a block.
    private func depth(of node: Int) -> Int {
        var depth = 0
        var node = node
        while node != 0 {
            if !nodes[node].isList { depth += 1 }
            node = nodes[node].parent
        }
        return depth
    }

    // MARK: The rest of the line

    private mutating func addLine(to container: Int, lastMatched: Int) {
        noteBlankLine(in: container)
        let isLazy =
            tip != lastMatched && container == lastMatched && !cursor.isBlank && nodes[tip].kind == .paragraph
        if isLazy {
            cursor.advanceToNextNonspace()
            nodes[tip].text.append(cursor.content)
            return
        }
        tip = addOwnLine(to: container)
    }

    /// Returns the block left innermost after adding the line.
    private mutating func addOwnLine(to container: Int) -> Int {
        closeChildren(of: container)
        switch nodes[container].kind {
        case .fence where nodes[container].startLine == cursor.lineNumber: return container
        case .fence, .indentedCode:
            appendVerbatim(to: container)
            return container
        case .html(let html):
            appendVerbatim(to: container)
            guard html.ends(in: cursor.bytes[cursor.offset..<cursor.line.upperBound]) else { return container }
            nodes[container].isOpen = false
            return nodes[container].parent
        case .thematicBreak, .heading, .paragraph:
            if cursor.isBlank, nodes[container].kind == .paragraph { return container }
            nodes[container].text.append(cursor.content)
            return container
        case .document, .quote, .list, .item:
            if cursor.isBlank { return container }
            let paragraph = add(.paragraph, to: container)
            nodes[paragraph].text.append(cursor.content)
            return paragraph
        }
    }

    private mutating func appendVerbatim(to node: Int) {
        var start = cursor.offset
        if cursor.remainingTabColumns > 0 { start += 1 }
        nodes[node].text.append(cursor.bytes[start..<cursor.line.upperBound], spaces: cursor.remainingTabColumns)
    }

    /// Remembers blank lines able to make a list loose.
    private mutating func noteBlankLine(in container: Int) {
        if cursor.isBlank, let child = nodes[container].children.last { nodes[child].endsWithBlankLine = true }
        var isSeparating = cursor.isBlank
        switch nodes[container].kind {
        case .quote, .heading, .thematicBreak, .fence: isSeparating = false
        case .item where nodes[container].children.isEmpty && nodes[container].startLine == cursor.lineNumber:
            isSeparating = false
        default: break
        }
        nodes[container].endsWithBlankLine = isSeparating
        var ancestor = container
        while ancestor != 0 {
            ancestor = nodes[ancestor].parent
            nodes[ancestor].endsWithBlankLine = false
        }
    }

    // MARK: Closing

    private mutating func close(downTo container: Int) {
        closeChildren(of: container)
        tip = container
    }

    private mutating func closeChildren(of container: Int) {
        if let child = nodes[container].children.last { close(child) }
    }

    /// Closes a block and the blocks at the end of the block.
    private mutating func close(_ node: Int) {
        var node = node
        while nodes[node].isOpen {
            nodes[node].isOpen = false
            guard let child = nodes[node].children.last else { return }
            node = child
        }
    }
}

extension BlockNode {
    var isList: Bool { if case .list = kind { true } else { false } }
}

extension ArraySlice {
    /// The indices covered by the slice.
    var byteRange: Range<Int> { startIndex..<endIndex }
}
