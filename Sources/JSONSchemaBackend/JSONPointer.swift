/// Functions for writing JSON Pointers as references within a JSON Schema (RFC 6901, section 6), with escaping and
/// percent-encoding.
enum JSONPointer {
    /// Returns a pointer below another pointer, as a URI fragment without the number sign.
    static func path(below base: String, _ names: String...) -> String {
        var path = base
        for name in names {
            path += "/"
            path += fragment(escaped(name))
        }
        return path
    }

    /// Returns the last name of a pointer at the end of a reference.
    static func lastName(of reference: String) -> String {
        var rest = Array(reference.utf8).split(separator: UInt8(ascii: "/")).last ?? []
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            let code =
                byte == UInt8(ascii: "%") ? UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) : nil
            if code != nil { rest = rest.dropFirst(2) }
            bytes.append(code ?? byte)
        }
        return String(decoding: bytes, as: UTF8.self).replacing("~1", with: "/").replacing("~0", with: "~")
    }

    private static func escaped(_ name: String) -> String {
        let isPlain = !name.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
        return isPlain ? name : name.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    /// Returns a text with all characters percent-encoded that are not allowed in a URI's fragment or path segment.
    static func fragment(_ text: String) -> String {
        if text.utf8.allSatisfy(isAllowed) { return text }
        var result = ""
        for byte in text.utf8 {
            if isAllowed(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
