/// Writes indented lines of source.
struct SourceWriter {
    private(set) var text = ""
    private var indent = ""
    private let step: String
    /// Whether nothing has been written since a block was opened, so that no blank line belongs here.
    private var isAtStart = true

    init(step: String) {
        self.step = step
    }

    mutating func line(_ line: String) {
        isAtStart = false
        if !line.isEmpty {
            text += indent
            text += line
        }
        text += "\n"
    }

    mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    /// A blank line, unless a block has just begun.
    mutating func separate() {
        if isAtStart { return }
        text += "\n"
    }

    /// Begins a block: what follows stands one step deeper.
    mutating func open(_ line: String) {
        self.line(line)
        open()
        isAtStart = true
    }

    /// Begins a block that has no line of its own.
    mutating func open() {
        indent += step
    }

    /// Ends a block.
    mutating func close(_ line: String) {
        close()
        self.line(line)
    }

    /// Ends a block whose end has no line of its own.
    mutating func close() {
        indent.removeLast(step.count)
        isAtStart = false
    }
}
