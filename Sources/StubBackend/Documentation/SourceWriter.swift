/// A writer of indented lines of source code into a buffer of bytes.
struct SourceWriter {
    private(set) var bytes: [UInt8] = []
    private var indent: [UInt8] = []
    private let step: String
    /// Whether the writer is at the start of a block, where no blank line belongs.
    private var isAtStart = true

    init(step: String) {
        self.step = step
    }

    var bytesWithoutZeros: [UInt8] { bytes.withoutZeros }

    /// Adds the text of another writer.
    mutating func append(_ other: SourceWriter) {
        if other.bytes.isEmpty { return }
        isAtStart = false
        bytes.append(contentsOf: other.bytes)
    }

    /// Returns the text so far without the last line break, or none if empty.
    ///
    /// The writer is empty afterwards.
    mutating func take() -> [PrintedCode] {
        if bytes.isEmpty { return [] }
        var text = bytes.withoutZeros
        if text.last == UInt8(ascii: "\n") { text.removeLast() }
        self = SourceWriter(step: step)
        return [PrintedCode(text)]
    }

    // MARK: Lines

    mutating func line(_ line: String) {
        isAtStart = false
        if !line.isEmpty {
            bytes.append(contentsOf: indent)
            bytes.append(contentsOf: line.utf8)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    /// Writes the lines of a text.
    mutating func lines(of text: String) {
        if CommentLines.isOne(text) { return line(text) }
        for line in CommentLines.of(text) { self.line(line) }
    }

    /// Writes any text as comments.
    mutating func comment(_ text: String) {
        for line in CommentLines.of(text) { self.line(line.isEmpty ? "//" : "// " + line.withoutZeros) }
    }

    /// Writes a blank line, unless a block has just begun.
    mutating func separate() {
        if isAtStart { return }
        bytes.append(UInt8(ascii: "\n"))
    }

    // MARK: A line in pieces

    /// Begins a nonempty line.
    mutating func begin() {
        isAtStart = false
        bytes.append(contentsOf: indent)
    }

    /// Adds a piece to the current line.
    mutating func add(_ piece: String) {
        bytes.append(contentsOf: piece.utf8)
    }

    /// Ends the current line.
    mutating func end() {
        bytes.append(UInt8(ascii: "\n"))
    }

    // MARK: Blocks

    /// Begins a block: the following lines are indented one step deeper.
    mutating func open(_ line: String) {
        self.line(line)
        open()
        isAtStart = true
    }

    /// Begins a block without a separate line.
    mutating func open() {
        indent.append(contentsOf: step.utf8)
    }

    /// Ends a block.
    mutating func close(_ line: String) {
        close()
        self.line(line)
    }

    /// Ends a block with no separate closing line.
    mutating func close() {
        indent.removeLast(step.utf8.count)
        isAtStart = false
    }
}

extension [UInt8] {
    /// A text with zero bytes made visible: to some compilers a zero is the end of the file.
    var withoutZeros: [UInt8] {
        contains(0) ? flatMap { $0 == 0 ? Array("\u{2400}".utf8) : [$0] } : self
    }
}
