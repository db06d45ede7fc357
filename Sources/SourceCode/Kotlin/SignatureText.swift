package import CatalogModel

/// A range of a Kotlin signature file with the place, for taking words and lists apart during reading.
package struct SignatureText {
    package let file: SourceFile
    package private(set) var range: Range<Int>

    package init(_ file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
        trim()
    }

    private var bytes: ArraySlice<UInt8> { file.bytes[range] }
    package var isEmpty: Bool { range.isEmpty }
    package var text: String { String(decoding: bytes, as: UTF8.self) }
    package var located: Text { Text(text, at: file.range(ofBytes: range)) }

    private mutating func trim() {
        while let first = bytes.first, SyntaxScanner.isSpace(first) {
            range = (range.lowerBound + 1)..<range.upperBound
        }
        while let last = bytes.last, SyntaxScanner.isSpace(last) { range = range.lowerBound..<(range.upperBound - 1) }
    }

    /// Takes the first word, up to a space outside of brackets.
    package mutating func word() -> SignatureText? {
        guard !isEmpty else { return nil }
        var scanner = scanner(in: range)
        let word = scanner.takeText { SyntaxScanner.isSpace($0.next) }
        self = SignatureText(file, range: scanner.rest)
        return SignatureText(file, range: word)
    }

    /// Takes the first word if wanted.
    package mutating func take(_ isWanted: (String) -> Bool) -> SignatureText? {
        var rest = self
        guard let word = rest.word(), isWanted(word.text) else { return nil }
        self = rest
        return word
    }

    /// The text without the semicolon at the end.
    package var withoutSemicolon: SignatureText {
        bytes.last == UInt8(ascii: ";")
            ? SignatureText(file, range: range.lowerBound..<(range.upperBound - 1)) : self
    }

    /// Returns the words before a word, or all of them, as a type; annotations within a type are words, too.
    package func type(until end: String) -> Text? {
        var rest = self
        var upper = range.lowerBound
        while let word = rest.word(), word.text != end { upper = word.range.upperBound }
        let type = SignatureText(file, range: range.lowerBound..<upper)
        return type.isEmpty ? nil : type.located
    }

    /// The parts between commas outside of brackets.
    package var list: [SignatureText] {
        var scanner = scanner(in: range)
        let parts = scanner.takeParts().map { SignatureText(file, range: $0) }
        return parts.last?.isEmpty == true ? parts.dropLast() : parts
    }

    /// Returns the text before the first bracket of a kind, inside the brackets, and after them.
    package func parts(around open: Unicode.Scalar) -> (
        before: SignatureText, inside: SignatureText, after: SignatureText
    )? {
        guard let start = bytes.firstIndex(of: UInt8(ascii: open)) else { return nil }
        var scanner = scanner(in: start..<range.upperBound)
        guard scanner.takePair() else { return nil }
        return (
            SignatureText(file, range: range.lowerBound..<start),
            SignatureText(file, range: (start + 1)..<(scanner.position - 1)), SignatureText(file, range: scanner.rest)
        )
    }

    private func scanner(in range: Range<Int>) -> SyntaxScanner {
        SyntaxScanner(file.bytes, range: range)
    }
}
