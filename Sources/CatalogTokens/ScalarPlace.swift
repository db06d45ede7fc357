import CatalogModel
import CatalogYAML

extension SourceRange {
    /// The place of a stretch of `text`, which this range holds on one line, in quotes or without. The whole range where
    /// escapes or line breaks hide where the stretch stands.
    func part(_ scalars: Range<Int>, of text: String) -> SourceRange {
        guard start.line == end.line, end.column >= start.column else { return self }
        let width = Int(end.column - start.column)
        let quotes = width - text.scalarCount
        guard quotes == 0 || quotes == 2 else { return self }
        let first = Int(start.column) + quotes / 2
        return SourceRange(
            file: file, start: SourcePosition(line: Int(start.line), column: first + scalars.lowerBound),
            end: SourcePosition(line: Int(start.line), column: first + scalars.upperBound))
    }

    /// The place of the whole of `text`, without the quotes around it.
    func inside(of text: String) -> SourceRange { part(0..<text.scalarCount, of: text) }
}

extension String {
    /// How many code points it has; by bytes, because that is fast.
    var scalarCount: Int {
        var count = 0
        for byte in utf8 where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }
}

extension YAMLNode {
    /// The text of a scalar that is text in JSON as well: not a number, `true`, `false` or `null`, and not absent.
    var string: String? {
        guard case .scalar(let scalar) = content, !scalar.isAbsent, scalar.jsonLiteral == nil else { return nil }
        return scalar.text
    }

    /// Whether nothing stands there at all.
    var isAbsent: Bool {
        if case .scalar(let scalar) = content { scalar.isAbsent } else { false }
    }
}

/// Whether a text is a number literal of JSON (RFC 8259, section 6).
func isJSONNumber(_ text: String) -> Bool {
    if case .number? = YAMLScalar(text, .plain).jsonLiteral { true } else { false }
}

extension SourceRange {
    /// Its first character: what is missing in a whole document is no fault of all its lines.
    var opening: SourceRange {
        SourceRange(
            file: file, start: start, end: SourcePosition(line: Int(start.line), column: Int(start.column) + 1))
    }
}
