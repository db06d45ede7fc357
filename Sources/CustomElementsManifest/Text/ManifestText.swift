import CatalogModel

/// A cleaner of text from a Custom Elements Manifest: line breaks are unified, and characters forbidden in entries are
/// removed.
enum ManifestText {
    /// Returns the text with line feeds as the only line breaks, and without characters forbidden in entries, with a
    /// report.
    static func cleaned(_ text: String, at range: SourceRange, findings: inout Diagnostics) -> String {
        if !text.unicodeScalars.contains(where: isControl) { return text }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        var controls = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": result.append("\n")
            case "\n" where previous == "\r": break
            case _ where isControl(scalar):
                controls += 1
                result.append("\u{FFFD}")
            default: result.append(scalar)
            }
            previous = scalar
        }
        if controls > 0 { findings.report(.controlCharacters(controls, at: range)) }
        return String(result)
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

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
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
