import CatalogTestSupport

/// A way in which a person misspells a word.
enum Misspelling: String, CaseIterable {
    case doubledLetter, droppedLetter, swappedLetters, wrongLetter, furtherLetter, capital, plural, hyphens, underscores

    /// Returns the word as misspelled; nil where the way leaves a word as it is.
    func applied(to word: String, _ random: inout SeededRandom) -> String? {
        var letters = Array(word)
        // Signs around a name are no letters of it, and its first letters are those that people get right.
        let locations = letters.indices.dropFirst(2).dropLast(2).filter {
            letters[$0].isLetter && letters[$0 + 1].isLetter
        }
        guard word.utf8.count > 4, !locations.isEmpty else { return nil }
        let location = random.pick(locations)
        switch self {
        case .doubledLetter: letters.insert(letters[location], at: location)
        case .droppedLetter: letters.remove(at: location)
        case .swappedLetters: letters.swapAt(location, location + 1)
        case .wrongLetter: letters[location] = letters[location] == "x" ? "q" : "x"
        case .furtherLetter: letters.insert("x", at: location)
        case .capital: letters[0] = Character(letters[0].uppercased())
        case .plural:
            guard letters[letters.count - 1].isLetter else { return nil }
            letters.append("s")
        case .hyphens: letters = Self.split(letters, by: "-")
        case .underscores: letters = Self.split(letters, by: "_")
        }
        return String(letters) == word ? nil : String(letters)
    }

    private static func split(_ letters: [Character], by sign: Character) -> [Character] {
        letters.flatMap { $0.isUppercase ? [sign] + $0.lowercased() : [$0] }
    }
}
