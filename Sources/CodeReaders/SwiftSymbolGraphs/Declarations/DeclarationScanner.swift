import CatalogModel

/// A scanner of a Swift declaration's text, word by word and bracket by bracket.
struct DeclarationScanner {
    let text: DeclarationText
    private(set) var offset: Int
    private let end: Int
    /// The number of texts around, by interpolations.
    private var depth = 0

    init(_ text: DeclarationText, stretch: Range<Int>? = nil) {
        self.text = text
        offset = stretch?.lowerBound ?? 0
        end = stretch?.upperBound ?? text.bytes.count
    }

    private var bytes: [UInt8] { text.bytes }
    var isAtEnd: Bool { offset >= end }
    var rest: Range<Int> { offset..<end }

    mutating func skipSpace() {
        while offset < end, bytes[offset].isSpace { offset += 1 }
    }

    func peek(_ character: Unicode.Scalar) -> Bool { offset < end && bytes[offset] == UInt8(ascii: character) }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek(character) else { return false }
        offset += 1
        return true
    }

    /// Takes a whole word such as `where` if next.
    mutating func take(word: String) -> Range<Int>? {
        var scanner = self
        scanner.skipSpace()
        guard let found = scanner.name(), bytes[found].elementsEqual(word.utf8) else { return nil }
        self = scanner
        return found
    }

    /// Takes a name or keyword.
    mutating func name() -> Range<Int>? {
        skipSpace()
        let start = offset
        while offset < end, bytes[offset].isNamePart { offset += 1 }
        return start < offset ? start..<offset : nil
    }

    /// Takes the name of an operator.
    mutating func operatorName() -> Range<Int>? {
        skipSpace()
        let start = offset
        while offset < end, !bytes[offset].isSpace, !peek("(") { offset += 1 }
        return start < offset ? start..<offset : nil
    }

    /// Takes an attribute with arguments: `@available(iOS 17, *)`.
    mutating func attribute() -> Range<Int>? {
        skipSpace()
        guard peek("@") else { return nil }
        let start = offset
        offset += 1
        while offset < end, bytes[offset].isNamePart || peek(".") { offset += 1 }
        if peek("(") { _ = brackets() }
        return start..<offset
    }

    /// Takes the text between the next bracket and the closing partner; nil where no bracket comes next.
    mutating func brackets() -> Range<Int>? {
        skipSpace()
        guard offset < end, let close = Self.closing[bytes[offset]] else { return nil }
        let start = offset + 1
        skipPair(until: close)
        return start..<max(start, offset - 1)
    }

    /// Takes all text up to the first place outside of brackets and texts where another part begins.
    mutating func text(until stops: (DeclarationScanner) -> Bool) -> Range<Int> {
        let start = offset
        while offset < end, !stops(self) { skipOne() }
        return start..<offset
    }

    /// Takes the parts between commas.
    mutating func list() -> [Range<Int>] {
        var parts: [Range<Int>] = []
        while !isAtEnd {
            parts.append(text { $0.peek(",") })
            _ = take(",")
        }
        return parts
    }

    /// Whether a whole word comes next, with a space before.
    func isAt(word: String) -> Bool {
        guard offset > 0, bytes[offset - 1].isSpace || bytes[offset - 1] == UInt8(ascii: ")") else { return false }
        var scanner = self
        return scanner.take(word: word) != nil
    }

    /// Skips an unknown part.
    mutating func skip() {
        if offset < end { skipOne() }
    }

    // MARK: Steps

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "<"): UInt8(ascii: ">"),
    ]

    /// Skips a character, or a whole text or pair of brackets that begins here.
    private mutating func skipOne() {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\"") { return skipText() }
        guard let close = Self.closing[byte], byte != UInt8(ascii: "<") || opensTypes else {
            offset += 1
            return
        }
        skipPair(until: close)
    }

    /// Skips a pair of brackets with all between; of a `<` without a partner only the sign, because it is an operator.
    private mutating func skipPair(until close: UInt8) {
        let start = offset
        let types = UInt8(ascii: ">")
        // The brackets to close, from the outside in.
        var open = [close]
        offset += 1
        while offset < end, !open.isEmpty, open.count <= Self.maximumDepth {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""): skipText()
            case types:
                // `start` is before `offset`, so there is a byte before.
                if open.last == types, bytes[offset - 1] != UInt8(ascii: "-") { open.removeLast() }
                offset += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                while open.last == types { open.removeLast() }
                if open.isEmpty { return offset = start + 1 }
                if open.last == byte { open.removeLast() }
                offset += 1
            default:
                if let close = Self.closing[byte], byte != UInt8(ascii: "<") || opensTypes { open.append(close) }
                offset += 1
            }
        }
        if open.isEmpty { return }
        offset = close == types ? start + 1 : end
    }

    /// The depth limit of brackets, and of texts within texts by interpolations.
    ///
    /// Without it, each of many unclosed `<` leads to a search to the end.
    private static let maximumDepth = 100

    /// Whether `<` begins types: directly behind a name, not between two values.
    private var opensTypes: Bool {
        offset == 0 || bytes[offset - 1].isNamePart || bytes[..<offset].last(where: { !$0.isSpace }) == nil
    }

    private mutating func skipText() {
        offset += 1
        while offset < end, bytes[offset] != UInt8(ascii: "\"") {
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < end {
                offset += 1
                if peek("("), depth < Self.maximumDepth {
                    depth += 1
                    skipPair(until: UInt8(ascii: ")"))
                    depth -= 1
                } else {
                    offset += 1
                }
            } else {
                offset += 1
            }
        }
        offset = min(offset + 1, end)
    }
}
