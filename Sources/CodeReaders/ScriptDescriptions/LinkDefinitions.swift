/// A rewriting of Markdown links by reference into links with an address of their own: `[it][1]`, with `[1]: …` elsewhere.
enum LinkDefinitions {
    /// Returns the text with the address at each link; definitions without a link stay.
    static func resolved(in text: String) -> String {
        guard text.contains("]: ") else { return text }
        var addresses: [String: Substring] = [:]
        var lines: [(text: Substring, label: String?)] = []
        var isCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            let found = isCode ? nil : definition(line)
            if let (label, address) = found, addresses[label] == nil { addresses[label] = address }
            lines.append((line, found?.label))
        }
        let used = LinkText(lines.filter { $0.label == nil }.map(\.text).joined(separator: "\n"), addresses: addresses)
            .used
        if used.isEmpty { return text }
        let kept = lines.filter { line in !(line.label.map(used.contains) ?? false) }
        return LinkText(kept.map(\.text).joined(separator: "\n"), addresses: addresses).result.trimmed
    }

    /// Returns label and address of a line such as `[label]: address`; nil for any other line, also with a title.
    private static func definition(_ line: Substring) -> (label: String, address: Substring)? {
        guard line.first == "[", let end = line.firstRange(of: "]: ") else { return nil }
        let label = line[..<end.lowerBound].dropFirst()
        var address = line[end.upperBound...].drop { $0 == " " }
        while address.last == " " { address.removeLast() }
        if address.first == "<", address.last == ">" { address = address.dropFirst().dropLast() }
        if label.isEmpty || label.contains("]") || address.isEmpty || address.contains(where: \.isWhitespace) {
            return nil
        }
        return (label.lowercased(), address)
    }
}

/// A rewriting of the references in a text, code between backticks left out.
private struct LinkText {
    private(set) var result = ""
    /// The labels of the references.
    private(set) var used: Set<String> = []

    init(_ text: String, addresses: [String: Substring]) {
        var rest = text[...]
        while let first = rest.first {
            if first == "`" {
                let fence = rest.prefix { $0 == "`" }
                let inner = rest[fence.endIndex...]
                let end = inner.firstRange(of: fence)?.upperBound ?? fence.endIndex
                result += rest[..<end]
                rest = rest[end...]
            } else if first == "[", let (words, label, end) = Self.reference(in: rest), let address = addresses[label] {
                result += "[\(words)](\(address))"
                used.insert(label)
                rest = rest[end...]
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
    }

    /// Returns the reference at the beginning of a text: `[words][label]`, `[words][]` or `[words]`.
    private static func reference(in text: Substring) -> (words: Substring, label: String, end: Substring.Index)? {
        guard let close = text.firstIndex(of: "]") else { return nil }
        let words = text[..<close].dropFirst()
        var end = text.index(after: close)
        var label = words
        if text[end...].first == "(" { return nil }
        if text[end...].first == "[", let second = text[end...].firstIndex(of: "]") {
            let inner = text[end..<second].dropFirst()
            if !inner.isEmpty { label = inner }
            end = text.index(after: second)
        }
        return (words, label.lowercased(), end)
    }
}
