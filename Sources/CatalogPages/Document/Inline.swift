package import CatalogModel

/// An inline element of a page, such as text, code, emphasis, a link or a picture, before printing as Markdown or HTML.
package enum Inline: Equatable, Sendable {
    /// Text shown verbatim.
    case text(String)
    /// Names and values in the form of source code; never empty, never with line breaks.
    case code(String)
    case emphasis(String)
    case strong(String)
    indirect case link([Inline], Target)
    /// A paragraph of the author's without any markup.
    case sentence(String)
    /// The author's prose, on a single line.
    indirect case markup(Prose)
    /// A picture among words, for example in a table, with a description for people who cannot see the picture.
    indirect case picture(Target, alt: String)
    case lineBreak
    /// A name for links to the place.
    case anchor(String)
    /// A spot of a color, in the format of `SRGBColor.hex`, beside the words for the color. The spot has no text, and
    /// only hosts with kept styles show the spot.
    case swatch(String)
    /// A few words with a judgment, colored by hosts with special styles.
    case badge(String, Judgment)

    /// The judgment of a badge.
    package enum Judgment: Sendable { case good, fair, bad, none }
}

/// The target of a link on a page: an address, a file, another page of the output, or an anchor.
package enum Target: Hashable, Sendable {
    /// An address outside of the output.
    case address(String)
    /// A file of the catalog, as seen from the catalog's folder.
    case file(String)
    /// A file of the same output other than a page, by path.
    case asset(String)
    /// A page of the same output by path, and a place on the page.
    case page(String, anchor: String?)
    /// A place on the same page.
    case anchor(String)
}

extension Inline {
    /// Returns a value as written by the author.
    ///
    /// Empty text is declared as empty, to avoid confusion with no text.
    package static func value(_ text: String) -> [Inline] {
        if text.isEmpty { return [.empty] }
        if !text.hasLineBreak { return [.code(text)] }
        let lines = text.valueLines
        if lines.count == 1 { return lines[0].isEmpty ? [] : [.code(lines[0])] }
        return [[Inline]](lines.map { $0.isEmpty ? [] : [.code($0)] }).joined(by: [.lineBreak])
    }

    /// Returns words written by the author, not code.
    package static func words(_ text: String) -> [Inline] { text.isEmpty ? [.empty] : [.text(text)] }

    /// Returns the author's prose, mostly without markup.
    package static func prose(_ prose: Prose) -> Inline { prose.plain.map(Inline.sentence) ?? .markup(prose) }

    package static let empty = Inline.emphasis("empty")

    package var isEmptyMark: Bool { if case .emphasis("empty") = self { true } else { false } }
}

extension String {
    /// The lines without their breaks; the last break makes no line.
    package var valueLines: [String] {
        if !hasLineBreak { return [self] }
        var lines = split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Whether a line ends in the content.
    package var hasLineBreak: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.indices.contains { index in
                switch bytes[index] {
                case 0x0A...0x0D: true
                // U+0085, U+2028, U+2029
                case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85
                case 0xE2:
                    index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2])
                default: false
                }
            }
        } ?? true
    }
}

extension [Inline] {
    /// Adds a line below, unless empty.
    package mutating func addLine(_ line: [Inline]) {
        if isEmpty {
            self = line
        } else if !line.isEmpty {
            append(.lineBreak)
            append(contentsOf: line)
        }
    }
}

extension [Inline] {
    package var commaSeparated: [Inline] {
        var result: [Inline] = []
        result.reserveCapacity(2 * count)
        for inline in self {
            if !result.isEmpty { result.append(.text(", ")) }
            result.append(inline)
        }
        return result
    }
}

extension [[Inline]] {
    /// Returns the nonempty parts, with a separator in between.
    package func joined(by separator: [Inline]) -> [Inline] {
        if isEmpty { return [] }
        guard let first = firstIndex(where: { !$0.isEmpty }) else { return [] }
        var result = self[first]
        for part in self[(first + 1)...] where !part.isEmpty { result += separator + part }
        return result
    }

    /// Facts side by side on a single line.
    package var asFacts: [Inline] { joined(by: [.text(" · ")]) }

    /// Returns the texts, stacked as lines.
    package var asLines: [Inline] { joined(by: [.lineBreak]) }

    package var commaSeparated: [Inline] { joined(by: [.text(", ")]) }
}
