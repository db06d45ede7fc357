extension String {
    /// The text without white space at the ends.
    package var trimmed: String {
        let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
        let scalars = unicodeScalars.drop(while: isSpace)
        let end = scalars.lastIndex { !isSpace($0) }
        return end.map { String(scalars[...$0]) } ?? ""
    }
}
