/// A node in the block tree of a CommonMark text during parsing: kind, parent and text so far.
///
/// Nodes refer to each other by index; the document is node 0.
struct BlockNode {
    var kind: BlockNodeKind
    var parent: Int
    var children: [Int] = []
    var isOpen = true
    /// The first line of the block.
    var startLine: Int
    var endsWithBlankLine = false
    var text = LeafText()

    /// Whether the block can contain other blocks.
    var isContainer: Bool {
        switch kind {
        case .document, .quote, .list, .item: true
        default: false
        }
    }

    /// Whether the lines are taken unchanged, without looking for other blocks.
    var isVerbatim: Bool {
        switch kind {
        case .fence, .html, .indentedCode: true
        default: false
        }
    }

    func canContain(_ other: BlockNodeKind) -> Bool {
        switch kind {
        case .document, .quote, .item: if case .item = other { false } else { true }
        case .list: if case .item = other { true } else { false }
        default: false
        }
    }
}

/// The kind of a prose block.
enum BlockNodeKind: Equatable {
    case document
    case quote
    case list(ListMarker)
    case item(ListMarker)
    case paragraph
    case heading(level: Int)
    case fence(Fence)
    /// Raw HTML, with lines taken as text.
    case html(HTMLBlock)
    /// Code outside of the subset; the lines are text.
    case indentedCode
    case thematicBreak
}

/// The marker of a CommonMark list item, such as `-` or `1.`, with indentation (CommonMark 0.31, 5.2 "List items").
struct ListMarker: Equatable {
    /// `-`, `+`, `*`, or the delimiter after a number: `.` or `)`.
    var character: UInt8
    /// The number; nil for a bullet.
    var number: Int?
    /// The columns before the marker.
    var offset = 0
    /// The columns from the marker to the content.
    var padding = 0

    /// Whether an item with the marker continues a list begun with the other marker.
    func continues(_ other: ListMarker) -> Bool {
        character == other.character && (number == nil) == (other.number == nil)
    }
}

/// The opening line of a fenced code block, such as three backticks and a language (CommonMark 0.31, 4.5).
struct Fence: Equatable {
    var character: UInt8
    var length: Int
    /// The columns before the fence, also removed from the lines.
    var indent: Int
    /// Info string after the fence, with escapes.
    var info: Range<Int>
}

/// The text of a CommonMark block without the prefixes of enclosing quotes and lists, with the place of each line in
/// the source.
struct LeafText {
    private(set) var bytes: [UInt8] = []
    private var lines: [(start: Int, source: Int)] = []

    mutating func append(_ slice: ArraySlice<UInt8>, spaces: Int = 0) {
        for _ in 0..<spaces { bytes.append(.space) }
        lines.append((start: bytes.count, source: slice.startIndex))
        bytes.append(contentsOf: slice)
        bytes.append(.lineFeed)
    }

    /// Returns the range in the source for a range of the text.
    func sourceByteRange(_ byteRange: Range<Int>) -> Range<Int> {
        let start = sourceOffset(byteRange.lowerBound)
        return byteRange.isEmpty ? start..<start : start..<max(start, sourceOffset(byteRange.upperBound - 1) + 1)
    }

    private func sourceOffset(_ offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return lines.first?.source ?? 0 }
        return lines[low - 1].source + offset - lines[low - 1].start
    }
}
