package import CatalogModel

/// The text of a Swift declaration as spelled by the compiler, with the place of each part in the symbol graph file.
package struct DeclarationText {
    private(set) var bytes: [UInt8] = []
    private var parts: [(start: Int, range: SourceRange)] = []

    package init(_ spellings: [Text]) {
        for spelling in spellings where !spelling.value.isEmpty {
            parts.append((bytes.count, spelling.range))
            bytes += Array(spelling.value.utf8)
        }
    }

    package var isEmpty: Bool { bytes.isEmpty }

    /// Returns the trimmed text of a range, with the location; nil for an empty result.
    func text(_ byteRange: Range<Int>) -> Text? {
        var (lower, upper) = (byteRange.lowerBound, byteRange.upperBound)
        while lower < upper, SyntaxScanner.isSpace(bytes[lower]) { lower += 1 }
        while upper > lower, SyntaxScanner.isSpace(bytes[upper - 1]) { upper -= 1 }
        guard lower < upper else { return nil }
        let words = String(decoding: bytes[lower..<upper], as: UTF8.self)
        return Text(words.contains("\n") ? CodeSpacing.folded(words) : words, at: range(lower..<upper))
    }

    private func range(_ byteRange: Range<Int>) -> SourceRange {
        let first = part(at: byteRange.lowerBound)
        let last = part(at: byteRange.upperBound - 1)
        return first.joined(to: last)
    }

    private func part(at offset: Int) -> SourceRange {
        var (low, high) = (0, parts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if parts[middle].start <= offset { low = middle } else { high = middle - 1 }
        }
        return parts[low].range
    }
}
