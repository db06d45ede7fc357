/// Reads references to tokens: aliases in braces and JSON Pointers (Format Module 2025.10, section 7).
public enum TokenReference {
    /// The path in a text that is an alias as a whole, for example `color.blue` for `{color.blue}`; nil for any other
    /// text, also for one that only contains an alias.
    public static func parse(_ text: String) -> String? {
        isAlias(text) ? String(text.utf8.dropFirst().dropLast()) : nil
    }

    /// Whether a text is an alias: braces around names that single dots part. Looks at bytes, because most texts are none and
    /// characters are slow to look at.
    static func isAlias(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return false }
        let path = bytes.dropFirst().dropLast()
        var isAtStart = true
        for byte in path {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): return false
            case UInt8(ascii: "."):
                if isAtStart { return false }
                isAtStart = true
            case UInt8(ascii: "$") where isAtStart: return endsWithRootOnly(path)
            default: isAtStart = false
            }
        }
        return !isAtStart
    }

    /// Whether the last name, and no other, is that of the token of a group itself; the one name that begins with `$`.
    private static func endsWithRootOnly(_ path: Substring.UTF8View) -> Bool {
        guard let path = String(path) else { return false }
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        return names.last == "$root" && names.dropLast().allSatisfy(isName)
    }

    /// The names on the path of an alias; nil for a text that is no alias.
    static func segments(ofAlias text: String) -> [String]? {
        parse(text).map { $0.split(separator: ".").map(String.init) }
    }

    /// The unescaped parts of a JSON Pointer in a URI fragment (RFC 6901, section 6); nil for a text that is none.
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

    /// Whether a text looks like a reference to a file or to a place in one.
    static func leadsOut(_ text: String) -> Bool {
        !text.hasPrefix("#") && !text.hasPrefix("{") && text.contains { $0 == "#" || $0 == "/" }
    }

    /// Whether a name may be that of a token or group (section 5.1.1).
    static func isName(_ name: some StringProtocol) -> Bool {
        let bytes = name.utf8
        return !bytes.isEmpty && bytes.first != UInt8(ascii: "$")
            && !bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".") }
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

    static func percentDecoded(_ text: Substring) -> String? {
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
