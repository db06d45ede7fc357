import CatalogPages

/// A builder of HTML text with escaping: only literals of the program are added unescaped.
struct Markup: Sendable {
    private(set) var bytes: [UInt8] = []

    init(reserving capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    init(_ build: (inout Markup) -> Void) {
        build(&self)
    }

    /// Appends markup from the source of the program.
    mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func raw(_ other: Markup) { bytes.append(contentsOf: other.bytes) }

    mutating func number(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

    /// Appends text to appear as is, in any place for text.
    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { write(utf8: $0) }
    }

    /// Appends a part of a text in UTF-8.
    mutating func text(utf8 text: ArraySlice<UInt8>) { text.withUnsafeBufferPointer { write(utf8: $0) } }

    /// Appends text with possible line ends within long names.
    mutating func text(breaking text: String) {
        guard let pieces = CodeBreaks.pieces(of: text) else { return self.text(text) }
        for (index, piece) in pieces.enumerated() {
            if index > 0 { raw("<wbr>") }
            self.text(piece)
        }
    }

    /// Appends ` name="value"`.
    mutating func attribute(_ name: StaticString, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        raw(name)
        raw("=\"")
        text(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends an address as the value of an attribute.
    mutating func attribute(_ name: StaticString, _ address: WebAddress) { attribute(name, address.text) }

    /// Appends runs of plain bytes at once, and other characters singly.
    private mutating func write(utf8 text: UnsafeBufferPointer<UInt8>) {
        var rest = text[...]
        while let location = rest.firstIndex(where: { !$0.isPlainText }) {
            bytes.append(contentsOf: rest[..<location])
            let end = rest[(location + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? rest.endIndex
            for scalar in String(decoding: rest[location..<end], as: UTF8.self).unicodeScalars { write(scalar) }
            rest = rest[end...]
        }
        bytes.append(contentsOf: rest)
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "&": raw("&amp;")
        case "<": raw("&lt;")
        case ">": raw("&gt;")
        case "\"": raw("&quot;")
        case "'": raw("&#39;")
        case "\r": raw("\n")
        case "\t", "\n": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        // HTML does not allow these characters, not even as references.
        case _ where scalar.isForbidden: raw("\u{FFFD}")
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character or a noncharacter.
    fileprivate var isForbidden: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
        default: value & 0xFFFE == 0xFFFE
        }
    }
}

extension UInt8 {
    /// Whether a byte needs no escape in text and attributes, independent of the neighboring bytes.
    fileprivate var isPlainText: Bool {
        switch self {
        case 0x20, 0x21, 0x23...0x25, 0x28...0x3B, 0x3D, 0x3F...0x7E, 0x0A, 0x80...0xC1, 0xC3...0xEE: true
        default: false
        }
    }
}

/// An address safe for use in links of the HTML site: of the web, of mail, or within the site.
struct WebAddress: Hashable, Sendable {
    let text: String

    /// Creates an address; nil for any other scheme, such as a scheme for running a script.
    init?(_ text: String) {
        let start = text.unicodeScalars.prefix { !":/?#".unicodeScalars.contains($0) }
        let hasScheme = start.endIndex < text.endIndex && text.unicodeScalars[start.endIndex] == ":"
        guard !hasScheme || ["http", "https", "mailto"].contains(String(start).lowercased()) else { return nil }
        self.text = text
    }
}
