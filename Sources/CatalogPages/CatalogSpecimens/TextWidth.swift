import CatalogModel

/// An estimate of the width of a text in pixels for laying out specimen pictures, independent of the reader's font.
enum TextWidth {
    static func estimate(_ text: String, font: SpecimenLook.Font) -> Double {
        text.reduce(0) { $0 + width(of: $1, font) }
    }

    /// Returns the text, or as much of the text as fits, with an ellipsis; nil if there is not even room for a letter.
    static func cut(_ text: String, font: SpecimenLook.Font, to room: Double) -> String? {
        // Tolerate rounding errors of sums.
        let room = room + 0.01
        if estimate(text, font: font) <= room { return text }
        var left = room - width(of: "…", font)
        let kept = text.prefix { character in
            left -= width(of: character, font)
            return left >= 0
        }
        return kept.isEmpty ? nil : kept + "…"
    }

    private static func width(of character: Character, _ font: SpecimenLook.Font) -> Double {
        let isWide = character.unicodeScalars.contains { $0.value >= 0x1100 && $0 != "…" }
        let part = isWide ? 1 : "fijlrtI .,:;!|'".contains(character) ? 0.35 : 0.6
        return font.size * part + max(0, font.letterSpacing ?? 0)
    }
}
