import CatalogModel
import CatalogSyntax

/// A cleaner of text from a Custom Elements Manifest: characters forbidden in entries are replaced.
enum ManifestText {
    /// Returns the text with a replacement character for each character forbidden in entries, with a report.
    static func cleaned(_ text: String, at range: SourceRange, findings: inout Diagnostics) -> String {
        let controls = text.unicodeScalars.count(where: isForbidden)
        if controls == 0 { return text }
        findings.report(.controlCharacters(controls, at: range))
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 }))
    }

    /// Returns data with all texts cleaned, names included.
    static func cleaned(_ value: JSONValue, at range: SourceRange, findings: inout Diagnostics) -> JSONValue {
        switch value {
        case .null, .bool, .number: return value
        case .string(let text): return .string(cleaned(text, at: range, findings: &findings))
        case .array(let elements):
            var result: [JSONValue] = []
            for element in elements { result.append(cleaned(element, at: range, findings: &findings)) }
            return .array(result)
        case .object(let object):
            var result = JSONObject()
            for member in object.members {
                result[cleaned(member.name, at: range, findings: &findings)] = cleaned(
                    member.value, at: range, findings: &findings)
            }
            return .object(result)
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }

    /// Whether the text can be the name of a class or function in JavaScript.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isNameStart(first) else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy { isNameStart($0) || $0.properties.isIDContinue }
    }

    /// Whether the text can be the tag of a custom element: it begins with a small letter, has a hyphen, and has no capital
    /// letter (HTML, "Valid custom element name").
    static func isTag(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return false }
        return text.utf8.contains(UInt8(ascii: "-"))
            && !text.utf8.contains { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") || $0 <= UInt8(ascii: " ") }
    }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "$" || scalar == "#" || scalar.properties.isIDStart
    }
}
