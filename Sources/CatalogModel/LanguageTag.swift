/// A tag of a human language, such as `pt-BR` (BCP 47).
package struct LanguageTag: Equatable, Sendable {
    /// The tag as written.
    package let text: String
    private let subtags: [Substring]

    /// Creates a tag; nil for a text without the format of a tag (RFC 5646, section 2.1).
    package init?(_ text: String) {
        subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        let isPrivate = ["x", "i"].contains(subtags[0].lowercased())
        guard subtags[0].isLetters, isPrivate || (2...8).contains(subtags[0].count),
            subtags.allSatisfy({ (1...8).contains($0.count) }),
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
            // A single letter introduces other subtags, so it cannot be the last one.
            subtags[subtags.count - 1].count > 1
        else { return nil }
        self.text = text
    }

    /// Whether the language is written from right to left: by the script of the tag, else by the usual script.
    package var isRightToLeft: Bool {
        let script = subtags.dropFirst().first { $0.count == 4 && $0.isLetters }
        return script.map { Self.scripts.contains($0.lowercased()) }
            ?? Self.languages.contains(subtags[0].lowercased())
    }

    private static let scripts: Set<String> = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]
    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}

extension Substring {
    fileprivate var isLetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
}
