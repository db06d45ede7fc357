import CatalogModel
import SourceCode

/// A conversion of values written in entries as source text, such as `.center` or `"a"`, into JSON constants.
enum WrittenValue {
    /// Returns a raw value or a literal value as a constant of the first possible kind.
    static func constant(_ text: String, kinds: Set<String>) -> JSONValue {
        if let string = quotedString(text) { return .string(string) }
        if kinds.contains("number") || kinds.contains("integer"), let number = NumberText.literal(text) {
            return number
        }
        if kinds.contains("boolean"), text == "true" || text == "false" { return .bool(text == "true") }
        if kinds.contains("null"), text == "null" { return .null }
        return .string(text)
    }

    /// Returns the value of a literal expression: a number, true or false, null, a quoted string, an empty list or
    /// object.
    static func literal(_ text: String) -> JSONValue? {
        switch text {
        case "true", "false": .bool(text == "true")
        case "nil", "null": .null
        case "[]": []
        case "{}", "[:]": [:]
        default: NumberText.literal(without("_", in: text)) ?? quotedString(text).map { .string($0) }
        }
    }

    /// Returns the name of a case in `.center`, `Alignment.center` or `center`.
    static func caseName(_ text: String) -> String? {
        let dot = text.utf8.lastIndex(of: UInt8(ascii: "."))
        let name = dot.map { String(text[text.utf8.index(after: $0)...]) } ?? text
        let isName = name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "`": true
            default: !scalar.isASCII && scalar.properties.isAlphabetic
            }
        }
        return isName && !name.isEmpty ? without("`", in: name) : nil
    }

    private static func without(_ character: Character, in text: String) -> String {
        let isThere = character.asciiValue.map(text.utf8.contains) ?? true
        return isThere ? text.filter { $0 != character } : text
    }

    /// Returns the text between the quotes of a string literal without interpolation: `"a"` or `'a'`.
    static func quotedString(_ text: String) -> String? {
        guard let first = text.utf8.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return nil }
        let scalars = Array(text.unicodeScalars)
        guard scalars.count >= 2, let quote = scalars.first, quote == "\"" || quote == "'", scalars.last == quote else {
            return nil
        }
        var result = String.UnicodeScalarView()
        var inner = scalars[1..<(scalars.count - 1)]
        while let scalar = inner.popFirst() {
            if scalar == quote { return nil }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            guard let escape = inner.popFirst(), let meant = escapes[escape] else { return nil }
            result.append(meant)
        }
        return String(result)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "\"": "\"", "'": "'",
    ]
}
