package import CatalogModel

/// A conversion of number texts from entries, such as `12` or `0.5`, into JSON numbers.
package enum NumberText {
    /// Returns a text as a JSON number; nil unless it is one by the grammar of RFC 8259.
    package static func literal(_ text: String) -> JSONValue? {
        var rest = text.utf8[...]
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        func takeDigits() -> Int {
            let digits = rest.prefix(while: isDigit)
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let count = takeDigits()
        guard count > 0, !(startsWithZero && count > 1) else { return nil }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard takeDigits() > 0 else { return nil }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard takeDigits() > 0 else { return nil }
        }
        return rest.isEmpty ? .number(text) : nil
    }

    /// Returns a text as a number that counts something; nil for a negative one or a fraction.
    package static func count(_ text: String) -> JSONValue? {
        guard case .number(let digits)? = literal(text), let value = Int(digits), value >= 0 else { return nil }
        return .integer(value)
    }
}
