/// A search for the addresses that a style sheet loads: `url(…)`, `@import`, and the strings of `image-set(…)`.
enum StyleAddresses {
    /// Returns the addresses in a style sheet or in the value of an attribute, in order.
    static func all(in style: String) -> [String] {
        let bytes = plain(Array(style.utf8))
        var addresses: [String] = []
        var index = 0
        var imageSets = 0
        while index < bytes.count {
            if matches("@namespace", at: index, in: bytes) {
                index = bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
            } else if matches("@import", at: index, in: bytes) {
                index += "@import".utf8.count
                let rest = bytes[index...].drop { $0 <= 0x20 }
                // An address in `url(…)` is found next.
                if let quote = rest.first, isQuote(quote) {
                    addresses.append(string(rest, after: quote, index: &index))
                }
            } else if matches("url(", at: index, in: bytes) || matches("src(", at: index, in: bytes) {
                index += 4
                let rest = bytes[index...].drop { $0 <= 0x20 }
                if let quote = rest.first, isQuote(quote) {
                    addresses.append(string(rest, after: quote, index: &index))
                } else {
                    let address = rest.prefix { $0 != UInt8(ascii: ")") && $0 > 0x20 }
                    addresses.append(String(decoding: address, as: UTF8.self))
                    index = address.endIndex
                }
            } else if matches("image-set(", at: index, in: bytes) {
                index += "image-set(".utf8.count
                imageSets += 1
            } else if imageSets > 0, isQuote(bytes[index]) {
                addresses.append(string(bytes[index...], after: bytes[index], index: &index))
            } else {
                if bytes[index] == UInt8(ascii: ";") || bytes[index] == UInt8(ascii: "}") { imageSets = 0 }
                index += 1
            }
        }
        return addresses
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    /// Returns the string that begins with a quote, and moves the index after the string.
    private static func string(_ bytes: ArraySlice<UInt8>, after quote: UInt8, index: inout Int) -> String {
        let text = bytes.dropFirst().prefix { $0 != quote }
        index = min(text.endIndex + 1, bytes.endIndex)
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether a lowercase text is at an index, in any letter case.
    private static func matches(_ text: StaticString, at index: Int, in bytes: [UInt8]) -> Bool {
        text.withUTF8Buffer { text in
            let found = bytes[index...].prefix(text.count)
            return found.count == text.count
                && zip(found, text).allSatisfy { ((0x41...0x5A).contains($0) ? $0 | 0x20 : $0) == $1 }
        }
    }

    /// Returns a style sheet without comments and with escaped characters replaced.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "*")) else { return bytes }
        var result: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
                rest = rest.dropFirst()
                while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else if byte == UInt8(ascii: "\\") {
                let digits = String(decoding: rest.prefix(6).prefix(while: isHexDigit), as: UTF8.self)
                rest = rest.dropFirst(digits.utf8.count)
                guard !digits.isEmpty else { continue }
                if let space = rest.first, space <= 0x20 { rest = rest.dropFirst() }
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
                result += Array(String(Character(scalar)).utf8)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
