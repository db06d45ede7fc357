/// A converter between token paths and JSON Pointers: `color.blue` becomes `#/color/blue/$value` (RFC 6901; Format
/// Module 2025.10, section 7.1).
enum TokenPointer {
    /// Returns the pointer to a token: `#/color/blue/$value` for `color.blue`.
    static func text(_ path: String) -> String {
        var text = "#"
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            text += "/"
            for byte in name.utf8 {
                switch byte {
                case UInt8(ascii: "~"): text += "~0"
                case UInt8(ascii: "/"): text += "~1"
                case _ where isAllowed(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
                default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }
            }
        }
        return text + "/$value"
    }

    /// Returns the path meant by a pointer, without need of decoding; with or without `$value` at the end.
    static func path(_ pointer: String) -> String? {
        guard pointer.hasPrefix("#/"), !pointer.utf8.contains(UInt8(ascii: "%")) else { return nil }
        var names = pointer.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.replacing("~1", with: "/").replacing("~0", with: "~") }
        if names.last == "$value" { names.removeLast() }
        // A longer path refers to a part of the value, not to a token.
        return names.contains("$value") ? nil : names.joined(separator: ".")
    }

    /// Whether a byte needs no encoding in a fragment (RFC 3986, section 3.5), unless the byte could be taken for a
    /// reference.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
