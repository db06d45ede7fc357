import CatalogModel

/// The terms unwanted in a catalog, with the better terms, and a search for the unwanted terms in prose.
struct UnwantedTerms {
    private let terms: [(term: [UInt8], name: String, better: String)]

    init(_ terms: OrderedRecords<Text>) {
        self.terms = terms.map { (Array($0.name.lowercased().utf8), $0.name, $0.value.value) }
    }

    /// Returns the places of whole words, in any letter case, with the better words.
    ///
    /// Code is left alone.
    func found(in prose: Prose) -> [(location: SourceRange, message: String)] {
        if terms.isEmpty { return [] }
        let bytes = prose.source.range.bytes
        let start = prose.source.range.lowerBound
        let small = bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
        let code = Self.code(in: small)
        var found: [(location: SourceRange, message: String)] = []
        for (term, name, better) in terms where !term.isEmpty && term.count <= small.count {
            for offset in 0...(small.count - term.count)
            where small[offset] == term[0] && small[offset..<(offset + term.count)].elementsEqual(term) {
                guard Self.isEdge(small, at: offset - 1), Self.isEdge(small, at: offset + term.count),
                    !code[offset]
                else { continue }
                let location = prose.source.range.file.range(ofBytes: start + offset..<start + offset + term.count)
                let advice = better == "-" ? "leave it out" : "write '\(better)'"
                found.append((location, "'\(name)' is a term that this catalog does not use; \(advice)"))
            }
        }
        return found
    }

    /// Whether a word ends there: no letter or digit of any script follows on.
    private static func isEdge(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return true }
        switch bytes[offset] {
        case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: return false
        default: return true
        }
    }

    /// Returns for each byte whether an odd number of backticks precedes it.
    private static func code(in bytes: [UInt8]) -> [Bool] {
        var isCode = false
        return bytes.map { byte in
            defer { if byte == UInt8(ascii: "`") { isCode.toggle() } }
            return isCode
        }
    }
}
