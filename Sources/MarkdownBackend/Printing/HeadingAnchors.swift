import CatalogPages

/// A maker of the anchors given by GitHub to the headings of a page: `Getting Started` becomes `getting-started`.
///
/// Letters in lower case, spaces as hyphens, signs left out; repeated anchors get a number.
struct HeadingAnchors {
    private var counts: [String: Int] = [:]

    init() {
        counts.reserveCapacity(40)
    }

    /// Returns the anchor of the next heading.
    mutating func take(_ heading: String) -> String {
        let slug = Self.slug(heading)
        let earlier = Self.increment(&counts[slug, default: 0])
        return earlier == 0 ? slug : "\(slug)-\(earlier)"
    }

    /// Returns the count so far.
    private static func increment(_ count: inout Int) -> Int {
        defer { count += 1 }
        return count
    }

    private static func slug(_ heading: String) -> String {
        if heading.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(unsafeUninitializedCapacity: heading.utf8.count) { buffer in
                var end = 0
                for byte in heading.utf8 {
                    guard let byte = slugByte(byte) else { continue }
                    buffer.initializeElement(at: end, to: byte)
                    end += 1
                }
                return end
            }
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

    /// Returns the slug's byte for a byte of ASCII; nil when the byte is left out.
    private static func slugByte(_ byte: UInt8) -> UInt8? {
        if byte.isASCIIWord || byte == UInt8(ascii: "-") { return byte.lowercasedASCII }
        return byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : nil
    }
}
