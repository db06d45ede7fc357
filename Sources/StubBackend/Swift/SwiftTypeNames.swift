/// A scanner of the names in the text of a type of Swift, of a list of generic parameters or of a `where` clause.
struct SwiftTypeNames {
    /// A use of a type name in a type text.
    struct Use: Hashable {
        /// The names joined by dots.
        var path: [String]
        /// Number of generic arguments.
        var arity = 0
        /// Whether only a protocol can stand there.
        var isConstraint = false
        /// Whether the type is thrown.
        var isThrown = false
        /// Start of the first name in the text, in UTF-8.
        var start = 0
    }

    private(set) var uses: [Use] = []
    private var scanner: SyntaxScanner
    private var brackets: [UInt8] = []
    /// Whether the previous word announces a protocol.
    private var followsConstraint = false
    /// Whether the previous word announces an error.
    private var followsThrows = false

    /// Returns the uses of types in a text; in a clause, a colon is placed between a type and the type's conformances.
    static func uses(in text: String, isClause: Bool = false) -> [Use] {
        if SwiftTypeRecognizer.isPlainName(text) { return [Use(path: [text], isConstraint: false)] }
        var reader = SwiftTypeNames(scanner: SwiftTypeRecognizer.scanner(text))
        reader.read(isClause: isClause)
        return reader.uses
    }

    private init(scanner: SyntaxScanner) { self.scanner = scanner }

    private static let words: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each", "async", "throws", "let", "where",
        "_",
    ]

    private mutating func read(isClause: Bool) {
        while true {
            scanner.skipSpace()
            if scanner.isAtEnd { return }
            let byte = scanner.next
            switch byte {
            case UInt8(ascii: "@"):
                scanner.advance()
                _ = scanner.takeName()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
                followsThrows = followsThrows && byte == UInt8(ascii: "(")
                brackets.append(byte)
                scanner.advance()
            case UInt8(ascii: "-"):
                scanner.advance()
                if scanner.next == UInt8(ascii: ">") { scanner.advance() }
                followsConstraint = false
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
                _ = brackets.popLast()
                scanner.advance()
            case UInt8(ascii: "&"):
                followsConstraint = true
                scanner.advance()
            case UInt8(ascii: ":"):
                let inside = brackets.last
                followsConstraint = isClause && inside != UInt8(ascii: "(") && inside != UInt8(ascii: "[")
                scanner.advance()
            case UInt8(ascii: "."):
                // The member of what stands before: that is looked up there.
                scanner.advance()
                _ = scanner.takeName()
            default:
                if SyntaxScanner.isNameByte(byte) { name() } else { other(byte) }
            }
        }
    }

    private mutating func other(_ byte: UInt8) {
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "=") { followsConstraint = false }
        scanner.advance()
    }

    private mutating func name() {
        let start = scanner.position
        guard let first = scanner.takeName() else {
            scanner.advance()
            return
        }
        if first == "some" || first == "any" {
            followsConstraint = true
            return
        }
        if Self.words.contains(first) {
            followsThrows = first == "throws"
            return
        }
        var path = [first]
        while scanner.next == UInt8(ascii: "."), SyntaxScanner.isNameByte(scanner.peek(1)) {
            scanner.advance()
            if let next = scanner.takeName() { path.append(next) }
        }
        if path.count > 1, path.last == "Type" || path.last == "Protocol" { path.removeLast() }
        if brackets.last == UInt8(ascii: "("), isLabel() { return }
        var use = Use(path: path, isConstraint: followsConstraint, start: start)
        if scanner.next == UInt8(ascii: "&") || nextSign() == UInt8(ascii: "&") { use.isConstraint = true }
        if scanner.next == UInt8(ascii: "<") { use.arity = arity() }
        followsConstraint = false
        use.isThrown = followsThrows
        followsThrows = false
        uses.append(use)
    }

    private func nextSign() -> UInt8 {
        var copy = scanner
        copy.skipSpace()
        return copy.next
    }

    /// Whether the name just read is the label of an element: a colon or another name follows.
    private func isLabel() -> Bool {
        var copy = scanner
        copy.skipSpace()
        if copy.next == UInt8(ascii: ":") { return true }
        guard copy.position > scanner.position, let name = copy.takeName() else { return false }
        return !Self.words.contains(name) || copy.take(":")
    }

    /// Returns the number of arguments in the brackets beginning here.
    private func arity() -> Int {
        var copy = scanner
        var depth = 0
        var count = 1
        while !copy.isAtEnd {
            switch copy.next {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ">") where copy.previous == UInt8(ascii: "-"): break
            case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return count }
            case UInt8(ascii: ",") where depth == 1: count += 1
            default: break
            }
            copy.advance()
        }
        return count
    }
}
