/// A maker of slugs (`Text Field` becomes `text-field`), for the anchors and file names of pages.
package enum Slug {
    /// Returns a name in lower case, with letters, digits and underscores kept, and single hyphens for all else between
    /// words.
    ///
    /// A name of signs only, such as an operator, becomes the code points of the signs; an empty name, as of the
    /// default slot, becomes `default`.
    package static func of(_ name: String) -> String {
        let slug = name.utf8.allSatisfy { $0 < 0x80 } ? asciiWords(of: name) : words(of: name)
        if !slug.isEmpty { return slug }
        if name.isEmpty { return "default" }
        return name.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined(separator: "-")
    }

    /// Returns the slug of a name after a prefix.
    package static func of(_ name: String, after prefix: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return prefix + of(name) }
        let slug = asciiWords(of: name, after: prefix)
        return slug.utf8.count > prefix.utf8.count ? slug : prefix + of(name)
    }

    private static func words(of name: String) -> String {
        var slug = ""
        slug.reserveCapacity(name.utf8.count)
        var isGap = false
        for character in name.lowercased().unicodeScalars {
            if isWord(character) {
                if isGap, !slug.isEmpty { slug.append("-") }
                slug.unicodeScalars.append(character)
                isGap = false
            } else {
                isGap = true
            }
        }
        return slug
    }

    /// Whether a character is a letter, a mark belonging to a letter, a digit or another number, or an underscore.
    ///
    /// Most names are ASCII, with a quick answer.
    package static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        case _ where scalar.isASCII: false
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
                true
            default: false
            }
        }
    }

    /// Returns a category to the letter, with hyphens for spaces and any other sign as a code point between
    /// underscores, so no two categories share a result.
    package static func ofCategory(_ name: String) -> String {
        var slug = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case " ": slug.append("-")
            case _ where scalar != "_" && isWord(scalar): slug.unicodeScalars.append(scalar)
            default: slug += "_" + String(scalar.value, radix: 16) + "_"
            }
        }
        return slug
    }

    /// Returns the prefix and the slug of an ASCII name, as most names are, without the tables of Unicode.
    ///
    /// For a name without words the result is only the prefix.
    private static func asciiWords(of name: String, after prefix: String = "") -> String {
        String(unsafeUninitializedCapacity: prefix.utf8.count + name.utf8.count) { buffer in
            var end = buffer.initialize(fromContentsOf: prefix.utf8)
            let start = end
            var isGap = false
            for byte in name.utf8 {
                guard byte.isASCIIWord else {
                    isGap = true
                    continue
                }
                if isGap, end > start {
                    buffer.initializeElement(at: end, to: UInt8(ascii: "-"))
                    end += 1
                }
                buffer.initializeElement(at: end, to: byte.lowercasedASCII)
                end += 1
                isGap = false
            }
            return end
        }
    }

    /// Returns a token's path with letters, digits, dots, hyphens and underscores unchanged, and any other character as
    /// a code point.
    ///
    /// Dots and the case of letters stay, because both distinguish tokens.
    package static func ofTokenPath(_ path: String) -> String {
        let isKept = path.utf8.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
        if isKept { return path }
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

extension UInt8 {
    /// A letter or digit of ASCII, or an underscore.
    package var isASCIIWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    package var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
