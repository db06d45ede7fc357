/// A scanner for the destinations and titles of links in prose, and for autolinks (CommonMark 0.31, 6.3 and 6.5).
struct LinkScanner {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Target in the parentheses after the words of a link: ranges of the text, with escapes.
    struct Target {
        /// Without angle brackets.
        var destination: Range<Int>
        /// Without quotes.
        var title: Range<Int>?
        /// After the closing parenthesis.
        var end: Int
    }

    /// Returns the target beginning with the `(` at `start`.
    func target(at start: Int) -> Target? {
        guard byte(start) == UInt8(ascii: "(") else { return nil }
        guard let found = destination(at: skipWhitespace(from: start + 1)) else { return nil }
        var index = skipWhitespace(from: found.end)
        var title: Range<Int>?
        if index > found.end, let quoted = quotedTitle(at: index) {
            title = quoted
            index = skipWhitespace(from: quoted.upperBound + 1)
        }
        guard byte(index) == UInt8(ascii: ")") else { return nil }
        return Target(destination: found.byteRange, title: title, end: index + 1)
    }

    /// Returns the end of a definition, `[label]: address "title"`, at `start`; nil if the text there does not begin
    /// with a definition.
    func definitionEnd(at start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "["), let label = labelEnd(at: start + 1) else { return nil }
        guard byte(label + 1) == UInt8(ascii: ":") else { return nil }
        let beginning = skipWhitespace(from: label + 2)
        guard let found = destination(at: beginning), found.end > beginning else { return nil }
        if let end = definitionTitleEnd(after: found.end) { return end }
        return lineEnd(from: found.end)
    }

    private func definitionTitleEnd(after destinationEnd: Int) -> Int? {
        let index = skipWhitespace(from: destinationEnd)
        guard index > destinationEnd, let title = quotedTitle(at: index) else { return nil }
        return lineEnd(from: title.upperBound + 1)
    }

    /// Returns the end of the `]` of a non-blank label.
    private func labelEnd(at start: Int) -> Int? {
        var index = start
        while let next = byte(index), index - start < 1000 {
            switch next {
            case UInt8(ascii: "]"): return bytes[start..<index].trimmed.isEmpty ? nil : index
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\"): index += 2
            default: index += 1
            }
        }
        return nil
    }

    /// Returns the end of the line if only white space is left on the line.
    private func lineEnd(from start: Int) -> Int? {
        var index = start
        while let next = byte(index), next.isBlank { index += 1 }
        guard let next = byte(index) else { return index }
        return next == .lineFeed ? index + 1 : nil
    }

    private func destination(at start: Int) -> (byteRange: Range<Int>, end: Int)? {
        byte(start) == UInt8(ascii: "<") ? bracketedDestination(at: start) : bareDestination(at: start)
    }

    private func bracketedDestination(at start: Int) -> (byteRange: Range<Int>, end: Int)? {
        var index = start + 1
        while let next = byte(index) {
            switch next {
            case UInt8(ascii: ">"): return ((start + 1)..<index, index + 1)
            case UInt8(ascii: "<"), .lineFeed: return nil
            case UInt8(ascii: "\\") where byte(index + 1)?.isASCIIPunctuation == true: index += 2
            default: index += 1
            }
        }
        return nil
    }

    /// Returns a destination without angle brackets.
    ///
    /// Parentheses within are balanced, 32 deep at most, as in the reference implementation.
    private func bareDestination(at start: Int) -> (byteRange: Range<Int>, end: Int)? {
        var index = start
        var depth = 0
        loop: while let next = byte(index) {
            switch next {
            case UInt8(ascii: "\\") where byte(index + 1)?.isASCIIPunctuation == true: index += 1
            case UInt8(ascii: "("):
                depth += 1
                if depth > 32 { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { break loop }
                depth -= 1
            case _ where next.isASCIIControl || next == .space: break loop
            default: break
            }
            index += 1
        }
        return depth == 0 ? (start..<index, index) : nil
    }

    /// Returns the range between the quotes or parentheses of a title.
    private func quotedTitle(at start: Int) -> Range<Int>? {
        guard let opening = byte(start), "\"'(".utf8.contains(opening) else { return nil }
        let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening
        var index = start + 1
        while let next = byte(index) {
            if next == closing { return (start + 1)..<index }
            if next == opening { return nil }
            index += next == UInt8(ascii: "\\") && byte(index + 1)?.isASCIIPunctuation == true ? 2 : 1
        }
        return nil
    }

    // MARK: Autolinks

    /// Returns the end of the address of an autolink with the `<` at `start`: a scheme of 2 to 32 characters, and no
    /// space.
    func autolinkEnd(at start: Int) -> Int? {
        let first = start + 1
        guard byte(first)?.isLetter == true else { return nil }
        let scheme = bytes[first...].prefix(33).prefix { $0.isASCIIAlphanumeric || "+.-".utf8.contains($0) }
        guard (2...32).contains(scheme.count), byte(scheme.endIndex) == UInt8(ascii: ":") else { return nil }
        let end = bytes[scheme.endIndex...].firstIndex {
            $0 <= .space || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
        }
        return end.flatMap { bytes[$0] == UInt8(ascii: ">") ? $0 : nil }
    }

    /// Returns the end of the address of an email autolink with the `<` at `start`.
    func emailEnd(at start: Int) -> Int? {
        let local = bytes[(start + 1)...].prefix {
            $0.isASCIIAlphanumeric || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0)
        }
        guard !local.isEmpty, byte(local.endIndex) == UInt8(ascii: "@") else { return nil }
        var index = local.endIndex
        repeat {
            let label = bytes[(index + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
            guard let first = label.first, let last = label.last, label.count <= 63,
                first.isASCIIAlphanumeric, last.isASCIIAlphanumeric
            else { return nil }
            index = label.endIndex
        } while byte(index) == UInt8(ascii: ".")
        return byte(index) == UInt8(ascii: ">") ? index : nil
    }

    private func skipWhitespace(from start: Int) -> Int {
        var index = start
        while let next = byte(index), next.isASCIIWhitespace { index += 1 }
        return index
    }

    private func byte(_ index: Int) -> UInt8? {
        bytes.indices.contains(index) ? bytes[index] : nil
    }
}
