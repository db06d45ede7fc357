import CatalogModel

extension JSONValue {
    /// The value as JSON text safe for a terminal: characters that a terminal would obey or hide are escaped, with the
    /// same meaning to every reader of JSON.
    var printed: String { escaped(pretty: true) }

    func escaped(pretty: Bool) -> String {
        let text = pretty ? prettyPrinted : compact
        if text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar.value >= 0x7F, scalar.visibleForm != nil {
                escaped += String(scalar).utf16.map { "\\u" + hexadecimal($0) }.joined()
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

private func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
}
