/// Number of terminal cells occupied by text.
extension StringProtocol {
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }
}

extension String {
    /// Returns the text, or as much of the text as fits into the given number of cells, with `…` at the cut.
    func cut(to width: Int) -> String {
        var used = 0
        var lastFit = startIndex
        for index in indices {
            if used < width { lastFit = index }
            used += self[index].displayWidth
            if used > width { return self[..<lastFit] + "…" }
        }
        return self
    }
}

extension Character {
    /// 0 for a lone combining mark, 2 for ideographs and emoji, else 1 for each letter in the cluster.
    var displayWidth: Int {
        if isASCII { return 1 }
        if unicodeScalars.contains(where: \.looksLikeEmoji) { return 2 }
        return unicodeScalars.reduce(0) { $0 + $1.cells }
    }
}

extension Unicode.Scalar {
    /// Whether the character is drawn as a picture: by default, or because of a variation selector.
    fileprivate var looksLikeEmoji: Bool {
        value == 0xFE0F || (properties.isEmojiPresentation && !isRegionalIndicator)
    }

    /// Half of a flag, with half of a flag's cells.
    private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    fileprivate var cells: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if isJoinedHangul { return 0 }
        return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }

    /// Vowels and final consonants of Hangul share the cells of their first consonant.
    private var isJoinedHangul: Bool {
        (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }

    /// The blocks with Wide or Fullwidth characters (Unicode Standard Annex 11), without emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
