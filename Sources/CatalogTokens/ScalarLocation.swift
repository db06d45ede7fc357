import CatalogModel
import CatalogSyntax

extension SourceRange {
    /// Returns the location of a byte range of `text`, where the source range contains the text in quotes or without.
    ///
    /// Returns the whole range if escapes or line breaks prevent a mapping.
    func part(_ byteRange: Range<Int>, of text: String) -> SourceRange {
        let quotes = bytes.count - text.utf8.count
        guard quotes == 0 || quotes == 2, bytes.dropFirst(quotes / 2).dropLast(quotes / 2).elementsEqual(text.utf8)
        else { return self }
        let start = lowerBound + quotes / 2
        return SourceRange(file: file, from: start + byteRange.lowerBound, to: start + byteRange.upperBound)
    }

    /// Returns the place of the whole of `text`, without the surrounding quotes.
    func inside(of text: String) -> SourceRange { part(0..<text.utf8.count, of: text) }
}

extension YAMLNode {
    /// The text of a scalar counting as text in JSON as well: not a number, `true`, `false` or `null`, and not absent.
    var string: String? {
        guard case .scalar(let scalar) = content, !scalar.isAbsent, scalar.jsonLiteral == nil else { return nil }
        return scalar.text
    }

    /// Whether the value is absent altogether.
    var isAbsent: Bool {
        if case .scalar(let scalar) = content { scalar.isAbsent } else { false }
    }
}

/// Whether a text is a number literal of JSON (RFC 8259, section 6).
func isJSONNumber(_ text: String) -> Bool {
    if case .number? = YAMLScalar(text, style: .plain).jsonLiteral { true } else { false }
}

extension SourceRange {
    /// The first character, for findings about parts missing in a whole document.
    var opening: SourceRange {
        let rest = bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }
        return SourceRange(file: file, from: lowerBound, to: lowerBound + 1 + rest.count)
    }
}
