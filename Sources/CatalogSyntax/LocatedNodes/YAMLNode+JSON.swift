package import CatalogModel

extension YAMLScalar {
    /// Meaning of a plain scalar where data is expected: `true`, `false`, `null` and numbers as JSON writes them (RFC
    /// 8259), their digits kept.
    ///
    /// nil for all other text, and for all that is quoted.
    package var jsonLiteral: JSONValue? {
        guard style == .plain else { return nil }
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return JSONNumber.isNumber(text.utf8) ? .number(text) : nil
        }
    }
}

extension YAMLNode {
    /// Returns the node where data is expected: plain scalars that are JSON literals become literals, all other scalars
    /// text.
    ///
    /// A key without a value after the colon becomes `absent`, without a finding here. Readers to whom an absent value
    /// is a mistake search for such keys first.
    package func jsonValue(absent: JSONValue = .null) -> JSONValue {
        switch content {
        case .scalar(let scalar): return scalar.isAbsent ? absent : scalar.jsonLiteral ?? .string(scalar.text)
        case .sequence(let sequence): return .array(sequence.elements.map { $0.jsonValue(absent: absent) })
        case .mapping(let mapping):
            var object = JSONObject()
            for pair in mapping.pairs { object.append(pair.key.value, value: pair.value.jsonValue(absent: absent)) }
            return .object(object)
        }
    }
}

/// A scanner of JSON number literals in bytes of text (RFC 8259, section 6).
enum JSONNumber {
    static func isNumber(_ text: String.UTF8View) -> Bool {
        guard let first = text.first, first.isDigit || first == UInt8(ascii: "-") else { return false }
        let digits = Array(text)
        return end(digits, from: 0) == digits.count
    }

    /// Returns the end of the number beginning at `start`; nil if there is no number.
    static func end(_ bytes: [UInt8], from start: Int) -> Int? {
        var offset = bytes.byte(start) == UInt8(ascii: "-") ? start + 1 : start
        guard bytes.byte(offset).isDigit else { return nil }
        if bytes[offset] == UInt8(ascii: "0") { offset += 1 } else { offset = digitsEnd(bytes, from: offset) }
        if bytes.byte(offset) == UInt8(ascii: "."), bytes.byte(offset + 1).isDigit {
            offset = digitsEnd(bytes, from: offset + 1)
        }
        if bytes.byte(offset) | 0x20 == UInt8(ascii: "e") {
            let sign = bytes.byte(offset + 1)
            let digits = offset + (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 2 : 1)
            if bytes.byte(digits).isDigit { offset = digitsEnd(bytes, from: digits) }
        }
        return offset
    }

    private static func digitsEnd(_ bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while bytes.byte(offset).isDigit { offset += 1 }
        return offset
    }
}
