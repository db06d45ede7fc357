/// Functions for splitting a name such as `textField` into words, and for joining words in camel or Pascal case.
package enum NameWords {
    /// Returns the words of a text: `text-field`, `textField` and `TextField` are two words; `HTMLInput` is `HTML` and
    /// `Input`.
    package static func of(_ text: String) -> [String] {
        var words: [String] = []
        let characters = Array(text)
        var word = ""
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let last = word.last, character.isUppercase {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let endsCapitals = last.isUppercase && next?.isLowercase == true
                if !last.isUppercase || endsCapitals {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    package static func camel(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        return first.lowercased() + pascal(Array(words.dropFirst()))
    }

    package static func pascal(_ words: [String]) -> String {
        words.map { word in
            // Keep acronyms such as `HTML`. `FIELD` of `TEXT_FIELD` stays, too, because it looks like an acronym.
            word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }
}
