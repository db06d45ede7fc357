/// Writes indented lines of source, as bytes.
struct SourceWriter {
    private(set) var bytes: [UInt8] = []
    private var indent: [UInt8] = []
    private let step: String
    /// Whether nothing has been written since a block was opened, so that no blank line belongs here.
    private var isAtStart = true

    init(step: String) {
        self.step = step
    }

    var bytesWithoutZeros: [UInt8] { bytes.withoutZeros }

    /// Adds what another writer has written.
    mutating func append(_ other: SourceWriter) {
        if other.bytes.isEmpty { return }
        isAtStart = false
        bytes.append(contentsOf: other.bytes)
    }

    /// Returns the text so far without its last line break, or none if it is empty. The writer begins anew.
    mutating func take() -> [String] {
        defer { self = SourceWriter(step: step) }
        if bytes.isEmpty { return [] }
        let text = bytesWithoutZeros
        return [String(decoding: text.last == UInt8(ascii: "\n") ? text.dropLast() : text[...], as: UTF8.self)]
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

    /// The lines of a text.
    mutating func lines(of text: String) {
        if TextLines.isOne(text) { return line(text) }
        for line in TextLines.of(text) { self.line(line) }
    }

    /// Any text as comments.
    mutating func comment(_ text: String) {
        for line in TextLines.of(text) { self.line(line.isEmpty ? "//" : "// " + line.withoutZeros) }
    }

    /// A blank line, unless a block has just begun.
    mutating func separate() {
        if isAtStart { return }
        bytes.append(UInt8(ascii: "\n"))
    }

    // MARK: A line in pieces

    /// Begins a line that is not empty.
    mutating func begin() {
        isAtStart = false
        bytes.append(contentsOf: indent)
    }

    /// Adds to the line that has begun.
    mutating func add(_ piece: String) {
        bytes.append(contentsOf: piece.utf8)
    }

    /// Ends the line that has begun.
    mutating func end() {
        bytes.append(UInt8(ascii: "\n"))
    }

    // MARK: Blocks

    /// Begins a block: what follows stands one step deeper.
    mutating func open(_ line: String) {
        self.line(line)
        open()
        isAtStart = true
    }

    /// Begins a block that has no line of its own.
    mutating func open() {
        indent.append(contentsOf: step.utf8)
    }

    /// Ends a block.
    mutating func close(_ line: String) {
        close()
        self.line(line)
    }

    /// Ends a block whose end has no line of its own.
    mutating func close() {
        indent.removeLast(step.utf8.count)
        isAtStart = false
    }
}

extension [UInt8] {
    /// A text with its zero bytes made visible: to some compilers a zero is the end of the file.
    var withoutZeros: [UInt8] {
        contains(0) ? flatMap { $0 == 0 ? Array("\u{2400}".utf8) : [$0] } : self
    }
}
