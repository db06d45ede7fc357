/// A scanner for the end of a raw HTML tag or comment in prose (CommonMark 0.31, 6.6), taken as text: no markup is
/// looked for within.
struct HTMLScanner {
    private let bytes: ArraySlice<UInt8>
    /// Constructs whose end was searched for in vain, to avoid searching a text full of beginnings again and again.
    private var unclosed: [[UInt8]] = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Returns the end of the tag, comment, instruction, declaration or CDATA section beginning with the `<` at
    /// `start`.
    mutating func end(at start: Int) -> Int? {
        switch byte(start + 1) {
        case UInt8(ascii: "/"): return closingTagEnd(at: start)
        case UInt8(ascii: "?"): return end(with: "?>", from: start + 2)
        case UInt8(ascii: "!"): return declarationEnd(at: start)
        default: return openTagEnd(at: start)
        }
    }

    /// Returns the end of an open tag with attributes.
    func openTagEnd(at start: Int) -> Int? {
        guard var index = nameEnd(at: start + 1) else { return nil }
        while let next = attributeEnd(at: index) { index = next }
        index = skipWhitespace(from: index)
        if byte(index) == UInt8(ascii: "/") { index += 1 }
        return byte(index) == UInt8(ascii: ">") ? index + 1 : nil
    }

    func closingTagEnd(at start: Int) -> Int? {
        guard byte(start + 1) == UInt8(ascii: "/"), let name = nameEnd(at: start + 2) else { return nil }
        let index = skipWhitespace(from: name)
        return byte(index) == UInt8(ascii: ">") ? index + 1 : nil
    }

    private mutating func declarationEnd(at start: Int) -> Int? {
        let rest = bytes[min(start, bytes.endIndex)...]
        if rest.starts(with: "<!-->".utf8) { return start + 5 }
        if rest.starts(with: "<!--->".utf8) { return start + 6 }
        if rest.starts(with: "<!--".utf8) { return end(with: "-->", from: start + 4) }
        if rest.starts(with: "<![CDATA[".utf8) { return end(with: "]]>", from: start + 9) }
        return byte(start + 2)?.isLetter == true ? end(with: ">", from: start + 3) : nil
    }

    private mutating func end(with terminator: String, from start: Int) -> Int? {
        let ending = Array(terminator.utf8)
        guard !unclosed.contains(ending) else { return nil }
        var index = start
        while index + ending.count <= bytes.endIndex {
            if bytes[index..<(index + ending.count)].elementsEqual(ending) { return index + ending.count }
            index += 1
        }
        unclosed.append(ending)
        return nil
    }

    /// Returns the end of white space, a name, and perhaps a value.
    private func attributeEnd(at start: Int) -> Int? {
        var index = skipWhitespace(from: start)
        guard index > start, let first = byte(index),
            first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
        else { return nil }
        while let next = byte(index), next.isASCIIAlphanumeric || "_.:-".utf8.contains(next) { index += 1 }
        let equals = skipWhitespace(from: index)
        guard byte(equals) == UInt8(ascii: "=") else { return index }
        return attributeValueEnd(at: skipWhitespace(from: equals + 1))
    }

    private func attributeValueEnd(at start: Int) -> Int? {
        guard let first = byte(start) else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            return bytes[(start + 1)...].firstIndex(of: first).map { $0 + 1 }
        }
        let value = bytes[start...].prefix { !$0.isASCIIWhitespace && !"\"'=<>`".utf8.contains($0) }
        return value.isEmpty ? nil : value.endIndex
    }

    private func nameEnd(at start: Int) -> Int? {
        guard byte(start)?.isLetter == true else { return nil }
        return bytes[start...].firstIndex { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "-") } ?? bytes.endIndex
    }

    private func skipWhitespace(from start: Int) -> Int {
        guard start < bytes.endIndex else { return start }
        return bytes[start...].firstIndex { !$0.isASCIIWhitespace } ?? bytes.endIndex
    }

    private func byte(_ index: Int) -> UInt8? {
        bytes.indices.contains(index) ? bytes[index] : nil
    }
}
