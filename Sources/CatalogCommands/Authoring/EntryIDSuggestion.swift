import CatalogModel

extension EntryID {
    /// Returns the id probably wanted by the author of `text`: `Text Field`, `TextField` and `text_field` are
    /// `text-field`.
    ///
    /// nil when no letter is left to start with.
    static func suggested(for text: String) -> EntryID? {
        var words = ""
        var previous: Unicode.Scalar = "-"
        for scalar in text.unicodeScalars.map(\.withoutMarks) {
            if scalar.properties.generalCategory == .nonspacingMark { continue }
            let isNewWord = scalar.properties.isUppercase && (previous.properties.isLowercase || previous.isDigit)
            if isNewWord { words += "-" }
            words += scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit) ? String(scalar) : "-"
            previous = scalar
        }
        let parts = words.lowercased().split(separator: "-")
        return EntryID(parts.drop { $0.first?.isLetter != true }.joined(separator: "-"))
    }

    /// Words of the id with capital letters, as a title to start with.
    var words: String {
        rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

    /// The Latin letter below marks: `u` of `ü`.
    ///
    /// The Unicode Standard names such letters after the plain letter: LATIN SMALL LETTER U WITH DIAERESIS.
    fileprivate var withoutMarks: Unicode.Scalar {
        let words = isASCII ? [] : (properties.name ?? "").split(separator: " ")
        guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
            let capital = words[3].unicodeScalars.first, words[3].unicodeScalars.count == 1
        else { return self }
        return words[1] == "SMALL" ? capital.properties.lowercaseMapping.unicodeScalars.first ?? capital : capital
    }
}
