import SourceCode

/// A maker of identifiers from arbitrary texts: `icon alignment` becomes `iconAlignment`.
enum IdentifierSanitizer {
    /// Returns the words of a text in camel case; `unnamed` for a text without words.
    static func camelCase(from text: String, allows: (String) -> Bool) -> String {
        // Most texts are a single word, so they need no check of each character.
        if SwiftTypeRecognizer.isPlainName(text), text.utf8.first != UInt8(ascii: "_") {
            return allows(text) ? text : "_" + text
        }
        var name = ""
        var isWordStart = false
        for character in text {
            let isPart = (character.isLetter || character.isNumber || character == "_") && allows("a\(character)")
            if isPart { name += isWordStart && !name.isEmpty ? character.uppercased() : String(character) }
            isWordStart = !isPart
        }
        if name.isEmpty || name.allSatisfy({ $0 == "_" }) { return "unnamed" }
        return allows(name) ? name : "_" + name
    }
}

extension String {
    /// The text with the first character as a capital.
    var withCapital: String {
        withFirst {
            $0.uppercased()
        } ascii: {
            (0x61...0x7A).contains($0) ? $0 - 0x20 : $0
        }
    }

    /// The text with a small letter at the start; of an acronym, with small letters only: `DSButton` becomes `dsButton`.
    var withSmallLetter: String {
        let capitals = prefix(while: \.isUppercase)
        if capitals.count > 1 {
            // The last capital before a small letter begins the next word.
            let acronym = self[capitals.endIndex...].first?.isLowercase == true ? capitals.dropLast() : capitals
            return acronym.lowercased() + self[acronym.endIndex...]
        }
        return withFirst {
            $0.lowercased()
        } ascii: {
            (0x41...0x5A).contains($0) ? $0 + 0x20 : $0
        }
    }

    /// Returns the text with a changed first character.
    ///
    /// The change is also given for a byte, as `ascii`: most names are ASCII, and finding the first character takes
    /// long.
    private func withFirst(_ change: (Substring) -> String, ascii: (UInt8) -> UInt8) -> String {
        var bytes = utf8.makeIterator()
        guard let first = bytes.next() else { return self }
        guard first < 0x80, bytes.next().map({ $0 < 0x80 }) ?? true else { return change(prefix(1)) + dropFirst() }
        let changed = ascii(first)
        if changed == first { return self }
        return String(Unicode.Scalar(changed)) + self[utf8.index(after: startIndex)...]
    }

    /// Whether the text begins with a letter.
    var beginsWithLetter: Bool {
        guard let first = utf8.first else { return false }
        if first < 0x80 { return (0x41...0x5A).contains(first & 0xDF) }
        return self.first?.isLetter == true
    }
}
