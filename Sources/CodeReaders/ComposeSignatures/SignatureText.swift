import CatalogModel

/// A stretch of a Kotlin signature file with the place, for taking words and lists apart during reading.
struct SignatureText {
    let file: SourceFile
    private(set) var range: Range<Int>

    init(_ file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
        trim()
    }

    private var bytes: ArraySlice<UInt8> { file.bytes[range] }
    var isEmpty: Bool { range.isEmpty }
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var located: Text { Text(text, at: file.range(ofBytes: range)) }

    private mutating func trim() {
        while let first = bytes.first, first.isSpace { range = (range.lowerBound + 1)..<range.upperBound }
        while let last = bytes.last, last.isSpace { range = range.lowerBound..<(range.upperBound - 1) }
    }

    /// Takes the first word, up to a space outside of brackets.
    mutating func word() -> SignatureText? {
        guard !isEmpty else { return nil }
        let end = index { $0.isSpace } ?? range.upperBound
        let word = SignatureText(file, range: range.lowerBound..<end)
        self = SignatureText(file, range: end..<range.upperBound)
        return word
    }

    /// Takes the first word if wanted.
    mutating func take(_ isWanted: (String) -> Bool) -> SignatureText? {
        var rest = self
        guard let word = rest.word(), isWanted(word.text) else { return nil }
        self = rest
        return word
    }

    /// The text without the semicolon at the end.
    var withoutSemicolon: SignatureText {
        bytes.last == UInt8(ascii: ";")
            ? SignatureText(file, range: range.lowerBound..<(range.upperBound - 1)) : self
    }

    /// Returns the words before a word, or all of them, as a type; annotations within a type are words, too.
    func type(until end: String) -> Text? {
        var rest = self
        var upper = range.lowerBound
        while let word = rest.word(), word.text != end { upper = word.range.upperBound }
        let type = SignatureText(file, range: range.lowerBound..<upper)
        return type.isEmpty ? nil : type.located
    }

    /// The parts between commas outside of brackets.
    var list: [SignatureText] {
        var parts: [SignatureText] = []
        var rest = self
        while !rest.isEmpty {
            let end = rest.index { $0 == UInt8(ascii: ",") } ?? rest.range.upperBound
            parts.append(SignatureText(file, range: rest.range.lowerBound..<end))
            rest = SignatureText(file, range: min(end + 1, rest.range.upperBound)..<rest.range.upperBound)
        }
        return parts
    }

    /// Returns the text before the first bracket of a kind, inside the brackets, and after them.
    func parts(around open: Unicode.Scalar) -> (before: SignatureText, inside: SignatureText, after: SignatureText)? {
        guard let start = bytes.firstIndex(of: UInt8(ascii: open)) else { return nil }
        var depth = 0
        for index in start..<range.upperBound {
            depth += Self.step(file.bytes[index])
            guard depth == 0 else { continue }
            return (
                SignatureText(file, range: range.lowerBound..<start), SignatureText(file, range: (start + 1)..<index),
                SignatureText(file, range: (index + 1)..<range.upperBound)
            )
        }
        return nil
    }

    private func index(of isWanted: (UInt8) -> Bool) -> Int? {
        var depth = 0
        for index in range {
            if depth == 0, isWanted(file.bytes[index]) { return index }
            depth += Self.step(file.bytes[index])
        }
        return nil
    }

    private static func step(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
        case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
        default: 0
        }
    }
}
