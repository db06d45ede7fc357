extension String {
    /// Whether a text in place of a type is prose: two words in a row that no language has so in a type, or the end of
    /// a sentence.
    var isProse: Bool {
        // Most types are one word.
        guard utf8.contains(UInt8(ascii: " ")) || utf8.last == UInt8(ascii: ".") else { return false }
        var previous = ""
        var isAfterSpace = false
        var rest = self[...]
        while let first = rest.first {
            if rest.hasPrefix("//") || rest.hasPrefix("/*") {
                // A comment within the type of an object.
                let end = rest.firstRange(of: rest.hasPrefix("//") ? "\n" : "*/")
                guard let end else { return false }
                rest = rest[end.upperBound...]
                (previous, isAfterSpace) = ("", false)
            } else if first == "'" || first == "\"" || first == "`" {
                // A literal is a word of its own. An apostrophe within a word is part of prose, not a quotation mark.
                if first == "'", !previous.isEmpty, !isAfterSpace { return true }
                guard let end = rest.dropFirst().firstIndex(of: first) else { return !previous.isEmpty }
                rest = rest[end...].dropFirst()
                (previous, isAfterSpace) = ("", false)
            } else if first.isWordPart || first == "@" {
                let word = rest.prefix { $0.isWordPart || $0 == "@" || $0 == "." }
                if isAfterSpace, Self.isPlain(previous), Self.isPlain(String(word)) { return true }
                previous = String(word)
                isAfterSpace = false
                rest = rest[word.endIndex...]
            } else {
                if first == " " {
                    isAfterSpace = !previous.isEmpty
                } else {
                    (previous, isAfterSpace) = ("", false)
                }
                rest = rest.dropFirst()
            }
        }
        // A type does not end with a dot, as `Outer.` does, unless it ends with `...`.
        return previous.count > 1 && previous.last == "." && !previous.hasSuffix("..")
    }

    /// Whether a word is neither an attribute nor a keyword used before or after a name.
    private static func isPlain(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter else { return false }
        return !keywords.contains(word)
    }

    /// The words that types of Swift, Kotlin, TypeScript and C have next to names.
    private static let keywords: Set<String> = Set(
        """
        some any inout borrowing consuming sending isolated nonisolated repeat each throws rethrows async where is \
        escaping autoclosure class struct enum protocol extension let var func \
        in out suspend vararg noinline crossinline reified dynamic fun val as annotation companion \
        readonly keyof typeof extends infer unique asserts new abstract symbol declare function import const accessor \
        unsigned signed long short int char float double void volatile static union nullable nonnull __kindof __weak \
        __strong weak unowned super _Nullable _Nonnull _Null_unspecified __nullable __nonnull id instancetype oneway block
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "-" || self == "$" }
}
