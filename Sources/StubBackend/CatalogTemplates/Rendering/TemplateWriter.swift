/// A writer of the output of a template during rendering: indentation is added, and lines with only empty tags are
/// dropped.
///
/// A line of the template with tags and with empty output is dropped. Text after a line break in a value, or in a shown
/// block, is indented like the line at the start of the value or block.
struct TemplateWriter {
    private(set) var bytes: [UInt8] = []
    /// The number of visible pieces of output so far: only white space does not count.
    private(set) var inkCount = 0
    /// Start of the current line.
    private(set) var lineStart = 0
    /// Whether the current line contains a tag.
    private var hasTag = false
    /// Prefix of every new line: a part of `margins`.
    private var prefix = 0..<0
    /// The margins of all open blocks, each after the margin of the outer block.
    private var margins: [UInt8] = []
    /// Whether the current line still lacks the margin.
    private var needsPrefix = false

    // MARK: Text of the template

    mutating func write(_ run: TemplateText) {
        beginLine()
        bytes.append(contentsOf: run.bytes)
        if run.hasInk { inkCount += 1 }
    }

    /// Writes bytes without line breaks.
    private mutating func write(_ run: UnsafeBufferPointer<UInt8>) {
        if run.isEmpty { return }
        beginLine()
        bytes.append(contentsOf: run)
        if !run.allSatisfy(Self.isSpace) { inkCount += 1 }
    }

    private mutating func write(_ pieces: [LinePiece]) {
        for piece in pieces {
            switch piece {
            case .run(let run): write(run)
            case .lineBreak: breakLine()
            }
        }
    }

    private mutating func beginLine() {
        if !needsPrefix { return }
        bytes.append(contentsOf: margins[prefix])
        needsPrefix = false
    }

    /// Ends a line of the template.
    mutating func endLine() {
        if hasTag && isBlank { removeLine() } else { breakLine() }
        hasTag = false
    }

    private mutating func removeLine() {
        bytes.removeLast(bytes.count - lineStart)
        needsPrefix = !prefix.isEmpty
    }

    /// Ends the output, counting the last line as all others.
    mutating func finish() {
        if hasTag && isBlank { removeLine() }
    }

    /// Marks a tag on the current line.
    mutating func mark() { hasTag = true }

    /// Whether there is only white space on the current line.
    private var isBlank: Bool { firstInk == bytes.count }

    /// End of the leading white space of the current line.
    private var firstInk: Int {
        var offset = lineStart
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    // MARK: Values

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { write(utf8: $0) }
    }

    /// Writes a text in UTF-8.
    mutating func write(utf8: UnsafeBufferPointer<UInt8>) {
        if !utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
            write(utf8)
        } else if firstInk == lineStart, !needsPrefix, !utf8.contains(0x0D) {
            writeLines(utf8)
        } else {
            let outer = enter()
            write(LinePiece.pieces(of: utf8))
            leave(outer)
            hasTag = true
        }
    }

    /// Writes several lines starting at the margin.
    private mutating func writeLines(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
        lineStart = (bytes.lastIndex(of: 0x0A) ?? -1) + 1
        inkCount += 1
        hasTag = true
    }

    private mutating func breakLine() {
        bytes.append(0x0A)
        lineStart = bytes.count
        needsPrefix = !prefix.isEmpty
        inkCount += 1
    }

    // MARK: Blocks

    /// Begins a block, with lines indented like the current line.
    ///
    /// Returns the value needed by `leave`.
    mutating func enter() -> Range<Int> {
        let outer = prefix
        if !needsPrefix {
            let start = margins.count
            margins.append(contentsOf: bytes[lineStart..<firstInk])
            prefix = start..<margins.count
        }
        return outer
    }

    mutating func leave(_ outer: Range<Int>) {
        prefix = outer
        margins.removeLast(margins.count - outer.upperBound)
        if needsPrefix { needsPrefix = !outer.isEmpty }
    }

    // MARK: Separators

    /// The state of the writer before a separator, for taking the separator back.
    struct Checkpoint {
        fileprivate let tail: [UInt8]
        fileprivate let tailStart: Int
        fileprivate let lineStart: Int
        fileprivate let hasTag: Bool
        fileprivate let needsPrefix: Bool
    }

    var checkpoint: Checkpoint {
        let start = max(0, lineStart - 1)
        return Checkpoint(
            tail: Array(bytes[start...]), tailStart: start, lineStart: lineStart, hasTag: hasTag,
            needsPrefix: needsPrefix)
    }

    mutating func restore(_ checkpoint: Checkpoint) {
        bytes.removeLast(bytes.count - checkpoint.tailStart)
        bytes.append(contentsOf: checkpoint.tail)
        lineStart = checkpoint.lineStart
        hasTag = checkpoint.hasTag
        needsPrefix = checkpoint.needsPrefix
    }

    /// Writes the `pieces` between two elements of a loop.
    ///
    /// The writer's position is after the first element, at the end of the last line for an element with lines of its
    /// own. `loopLine` is the start of the loop's line.
    mutating func separate(_ pieces: [LinePiece], loopLine: Int) {
        let isOnLine = !(isBlank && lineStart > loopLine)
        if !isOnLine {
            bytes.removeLast(bytes.count - lineStart + 1)
            needsPrefix = false
        }
        write(pieces)
        if !isOnLine { breakLine() }
        hasTag = true
    }
}
