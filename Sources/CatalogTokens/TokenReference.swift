import CatalogModel

/// Functions splitting a reference to a design token into names: aliases such as `{color.red}` and JSON Pointers such
/// as `#/color/red` (Format Module 2025.10, section 7).
package enum TokenReference {
    /// Returns the names on the path of an alias; nil for any other text.
    static func segments(ofAlias text: String) -> [String]? {
        TokenAlias.path(in: text).map { $0.split(separator: ".").map(String.init) }
    }

    /// Returns the unescaped parts of a JSON Pointer in a URI fragment (RFC 6901, section 6); nil for any other text.
    static func segments(ofPointer text: String) -> [String]? {
        guard text.hasPrefix("#") else { return nil }
        if text == "#" || text == "#/" { return [] }
        guard text.hasPrefix("#/"), let decoded = percentDecoded(text.dropFirst(2)) else { return nil }
        var segments: [String] = []
        for part in decoded.split(separator: "/", omittingEmptySubsequences: false) {
            guard let segment = unescaped(part) else { return nil }
            segments.append(segment)
        }
        return segments
    }

    /// Whether a text looks like a reference to a file or to a place in a file.
    static func leadsOut(_ text: String) -> Bool {
        !text.hasPrefix("#") && !text.hasPrefix("{") && text.contains { $0 == "#" || $0 == "/" }
    }

    private static func unescaped(_ part: Substring) -> String? {
        var result = ""
        var rest = part.makeIterator()
        while let character = rest.next() {
            guard character == "~" else {
                result.append(character)
                continue
            }
            switch rest.next() {
            case "0": result.append("~")
            case "1": result.append("/")
            default: return nil
            }
        }
        return result
    }

    /// Returns a text without percent-encoding (RFC 3986, section 2.1); nil for broken encoding.
    package static func percentDecoded(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
