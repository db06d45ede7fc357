import CatalogModel

/// The text of a Swift declaration as spelled by the compiler, with the place of each part in the symbol graph file.
struct DeclarationText {
    private(set) var bytes: [UInt8] = []
    private var parts: [(start: Int, range: SourceRange)] = []

    init(_ spellings: [Text]) {
        for spelling in spellings where !spelling.value.isEmpty {
            parts.append((bytes.count, spelling.range))
            bytes += Array(spelling.value.utf8)
        }
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Returns the trimmed text of a stretch, with the place; nil for an empty result.
    func text(_ stretch: Range<Int>) -> Text? {
        var (lower, upper) = (stretch.lowerBound, stretch.upperBound)
        while lower < upper, bytes[lower].isSpace { lower += 1 }
        while upper > lower, bytes[upper - 1].isSpace { upper -= 1 }
        guard lower < upper else { return nil }
        let words = String(decoding: bytes[lower..<upper], as: UTF8.self)
        return Text(words.contains("\n") ? CodeSpacing.folded(words) : words, at: range(lower..<upper))
    }

    private func range(_ stretch: Range<Int>) -> SourceRange {
        let first = part(at: stretch.lowerBound)
        let last = part(at: stretch.upperBound - 1)
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

extension UInt8 {
    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
    /// Whether the byte may occur in a name of Swift; all bytes outside ASCII may.
    var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
