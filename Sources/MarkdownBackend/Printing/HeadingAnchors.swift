/// The anchors that GitHub gives to headings, in the order of the page.
///
/// Letters in lower case, spaces as hyphens, signs left out; repeated ones get a number.
struct HeadingAnchors {
    private var counts: [String: Int] = [:]

    /// The anchor of the next heading.
    mutating func take(_ heading: String) -> String {
        let slug = Self.slug(heading)
        counts[slug, default: 0] += 1
        let count = counts[slug, default: 1]
        return count == 1 ? slug : "\(slug)-\(count - 1)"
    }

    private static func slug(_ heading: String) -> String {
        if heading.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: heading.utf8.compactMap(slugByte), as: UTF8.self)
        }
        var slug = ""
        for scalar in heading.lowercased().unicodeScalars {
            if scalar == " " {
                slug.append("-")
            } else if scalar == "-" || Slug.isWord(scalar) {
                slug.unicodeScalars.append(scalar)
            }
        }
        return slug
    }

    /// What becomes of a byte of ASCII; nil when it is left out.
    private static func slugByte(_ byte: UInt8) -> UInt8? {
        if byte.isASCIIWord || byte == UInt8(ascii: "-") { return byte.lowercasedASCII }
        return byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : nil
    }
}
