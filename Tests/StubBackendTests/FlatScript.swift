extension String {
    /// TypeScript without the line breaks, trailing commas and kinds of quotes that a formatter decides on.
    var flatScript: String {
        let words = split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("'", with: "\"")
        var flat = words
        for bracket in ["(", "[", "{", "<"] { flat = flat.replacing(bracket + " ", with: bracket) }
        for bracket in [")", "]", "}", ">"] {
            flat = flat.replacing(", " + bracket, with: bracket).replacing(" " + bracket, with: bracket)
        }
        flat = flat.replacing(";}", with: "}")
        for start in [": ", "= ", "=> ", "(", "<"] { flat = flat.replacing(start + "| ", with: start) }
        return flat.hasSuffix(";") ? String(flat.dropLast()) : flat
    }
}
