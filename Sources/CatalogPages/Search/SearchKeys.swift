/// A conversion of names and texts into search keys: `isEnabled` is found by `isenabled` and `enabled`.
///
/// The site's script does the same to readers' input.
package enum SearchKeys {
    /// Returns a name as a whole and from the start of each part on: `isEnabled` is found by `isenabled` and `enabled`.
    package static func ofName(_ name: String) -> [String] {
        let parts = parts(of: name)
        let whole = parts.joined()
        var keys: [String] = []
        var start = whole.startIndex
        for part in parts.prefix(6) {
            keys += ofWord(String(whole[start...]))
            start = whole.utf8.index(start, offsetBy: part.utf8.count)
        }
        return keys
    }

    /// Returns the words of a text, each once.
    package static func ofText(_ text: String) -> [String] {
        var seen: Set<String> = []
        return parts(of: text).flatMap(ofWord).filter { seen.insert($0).inserted }
    }

    /// Returns the words of prose worth a search, each once: at least three letters, and no stop words.
    package static func ofProse(_ text: String) -> [String] {
        ofText(text).filter { $0.utf8.count > 2 && !stopWords.contains($0) }
    }

    /// Words of nearly all texts; the site's script leaves the same words out of a query.
    package static let stopWords: Set<String> = [
        "all", "and", "are", "but", "can", "for", "from", "has", "have", "into", "its", "not", "one", "that", "the",
        "their", "them", "then", "there", "they", "this", "use", "was", "what", "when", "where", "which", "with", "you",
        "your",
    ]

    /// Returns the keys for finding a word with a missing, additional or wrong letter.
    package static func slips(of word: String) -> [String] {
        let letters = word.unicodeScalars
        guard (4...24).contains(letters.count), letters.allSatisfy({ !isIdeographic($0) }) else { return [] }
        return letters.indices.map { index in
            word.without(index..<letters.index(after: index))
        }
    }

    /// Returns parts in lower case: between signs, and where a capital begins a word.
    package static func parts(of name: String) -> [String] {
        let scalars = name.unicodeScalars
        var parts: [String] = []
        var start = scalars.startIndex
        var index = start
        var previous: Unicode.Scalar?
        func end(before next: String.Index) {
            if start < index { parts.append(String(scalars[start..<index]).lowercased()) }
            start = next
        }
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            if !isWord(scalar) {
                end(before: next)
            } else if let previous, isUppercase(scalar),
                isLowercase(previous) || next < scalars.endIndex && isLowercase(scalars[next])
            {
                end(before: index)
            }
            previous = scalar
            index = next
        }
        end(before: index)
        return parts
    }

    // Most letters are ASCII, and the tables of Unicode are slow for those.

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
    }

    private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
    }

    private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
    }

    /// Returns the word itself; in scripts without spaces each pair of letters.
    private static func ofWord(_ word: String) -> [String] {
        // Characters of these scripts begin with a byte from 0xE0 on, which other words rarely contain.
        guard word.utf8.contains(where: { $0 >= 0xE0 }), word.unicodeScalars.contains(where: isIdeographic),
            word.unicodeScalars.count > 2
        else { return [word] }
        let scalars = Array(word.unicodeScalars)
        return zip(scalars, scalars.dropFirst()).map { String(String.UnicodeScalarView([$0, $1])) }
    }

    /// Whether words of the scalar's script are not set apart, or have endings: Chinese, Japanese, Korean, Thai.
    package static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}

extension String {
    /// Returns the text without a range of whole scalars.
    fileprivate func without(_ range: Range<Index>) -> String {
        let (start, end) = (utf8[..<range.lowerBound], utf8[range.upperBound...])
        return String(unsafeUninitializedCapacity: start.count + end.count) { buffer in
            let middle = buffer.initialize(fromContentsOf: start)
            return buffer[middle...].initialize(fromContentsOf: end)
        }
    }
}
