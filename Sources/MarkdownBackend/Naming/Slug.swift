/// Names of places and files, made from the names that authors give.
enum Slug {
    /// Letters and digits in lower case, all else as single hyphens. A name of signs only, such as an operator, becomes
    /// the code points of the signs; an empty one, as of the default slot, becomes `default`.
    static func of(_ name: String) -> String {
        var slug = ""
        var isGap = false
        for character in name.lowercased() {
            if character.isLetter || character.isNumber || character == "_" {
                if isGap, !slug.isEmpty { slug.append("-") }
                slug.append(character)
                isGap = false
            } else {
                isGap = true
            }
        }
        if !slug.isEmpty { return slug }
        if name.isEmpty { return "default" }
        return name.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined(separator: "-")
    }

    /// A token's path with its dots and letters as they are, because both tell tokens apart; any other character as its
    /// code point.
    static func ofTokenPath(_ path: String) -> String {
        var slug = ""
        for scalar in path.unicodeScalars {
            let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            if isKept || scalar == "." || scalar == "-" || scalar == "_" {
                slug.unicodeScalars.append(scalar)
            } else {
                slug += "_u" + String(scalar.value, radix: 16)
            }
        }
        return slug
    }
}
