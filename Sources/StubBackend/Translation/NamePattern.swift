/// Names of cases in which brackets stand for several: `[info|danger]`, `category[1..10]`.
enum NamePattern {
    /// The most names that one pattern is taken apart into; longer ranges stay as they are written.
    private static let maximumCount = 1_000

    /// The names that a key stands for; the key alone if it has no brackets or they make no sense.
    static func expanded(_ key: String) -> [String] {
        guard key.utf8.contains(UInt8(ascii: "[")), let expanded = parts(of: key[...]) else { return [key] }
        return expanded
    }

    private static func parts(of text: Substring) -> [String]? {
        guard let open = text.firstIndex(of: "[") else { return text.contains("]") ? nil : [String(text)] }
        guard let close = text[open...].firstIndex(of: "]"),
            let choices = choices(of: text[text.index(after: open)..<close]),
            let rests = parts(of: text[text.index(after: close)...]),
            choices.count * rests.count <= maximumCount
        else { return nil }
        return choices.flatMap { choice in rests.map { text[..<open] + choice + $0 } }
    }

    private static func choices(of text: Substring) -> [String]? {
        if let range = range(of: text) { return range }
        let choices = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return choices.contains("") ? nil : choices
    }

    private static func range(of text: Substring) -> [String]? {
        guard let dots = text.firstRange(of: ".."), let first = Int(text[..<dots.lowerBound]),
            let last = Int(text[dots.upperBound...]), first <= last, last - first < maximumCount
        else { return nil }
        return (first...last).map(String.init)
    }
}
