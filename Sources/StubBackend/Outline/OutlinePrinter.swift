import CatalogModel

/// A printer of the plain-text outline of an entry: a fact on each line, with nested facts indented below.
struct OutlinePrinter {
    private var bytes: [UInt8] = []

    static func text(of file: StubFile) -> [UInt8] {
        var printer = OutlinePrinter()
        let header = file.heading.lines.flatMap(CommentLines.of)
        printer.print(header, at: 0)
        if !header.isEmpty { printer.print("", at: 0) }
        printer.print([file.heading.title.oneLine], at: 0)
        printer.print("", at: 0)
        for fact in OutlineWriter.facts(of: file.component) { printer.print(fact, at: 0) }
        return printer.bytes
    }

    private mutating func print(_ fact: OutlineFact, at level: Int) {
        let colon = fact.isItem ? "" : ":"
        switch fact.content {
        case .text(let text):
            indent(level)
            bytes.append(contentsOf: fact.label.utf8)
            bytes.append(contentsOf: colon.utf8)
            print(" ", rest: text)
        case .lines(let lines) where !lines.isEmpty:
            print(fact.label + colon, at: level)
            indent(lines[0].isEmpty ? level + 1 : 0)
            print(lines, at: level + 1)
        case .lines: print([fact.label], at: level)
        case .facts(let facts):
            print([fact.label], at: level)
            for inner in facts { print(inner, at: level + 1) }
        }
    }

    /// Prints lines; the last line only with visible text.
    private mutating func print(_ lines: [String], at level: Int) {
        for line in lines.dropLast() { print(line, at: level) }
        guard let last = lines.last, !last.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
        print(last, at: level)
    }

    /// Prints a line; an empty line has no leading space.
    private mutating func print(_ line: String, at level: Int) {
        if !line.isEmpty { indent(level) }
        print("", rest: line)
    }

    private mutating func print(_ start: String, rest: String) {
        bytes.append(contentsOf: start.utf8)
        bytes.append(contentsOf: rest.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func indent(_ level: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    }
}
