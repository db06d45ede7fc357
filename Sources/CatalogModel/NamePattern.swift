/// An expansion of brackets in YAML keys into all names meant: `[info|danger]` into two names, `category[1..10]` into
/// ten (entry format, "Brackets in keys").
public enum NamePattern {
    /// Maximum number of expanded names, for lists read by people; a pattern with more names stays unexpanded.
    private static let maximumCount = 1_000
    /// Size in bytes beyond all names of any pattern written by a person.
    private static let maximumSize = 1_000_000

    /// Returns the names matched by a key, in order; the key alone if without brackets, or with senseless brackets.
    public static func names(_ key: String) -> [String] {
        guard key.utf8.contains(UInt8(ascii: "[")) else { return [key] }
        var names = [""]
        var rest = key.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "[")) {
            guard let close = rest[open...].firstIndex(of: UInt8(ascii: "]")),
                let choices = choices(in: Substring(rest[rest.index(after: open)..<close]))
            else { return [key] }
            // Check before expanding: a short key can expand to more names than fit into memory.
            let count = names.count * choices.count
            guard count <= maximumCount, count * key.utf8.count <= maximumSize else { return [key] }
            append(Substring(rest[..<open]), to: &names)
            if choices.count == 1 { append(choices[0][...], to: &names) } else { names = joined(names, with: choices) }
            rest = rest[rest.index(after: close)...]
        }
        append(Substring(rest), to: &names)
        return names
    }

    private static func append(_ text: Substring, to names: inout [String]) {
        if text.isEmpty { return }
        for index in names.indices { names[index] += text }
    }

    private static func joined(_ names: [String], with choices: [String]) -> [String] {
        names.flatMap { name in choices.map { name + $0 } }
    }

    /// Returns the words listed by the text between two brackets; nil if the text is not a list.
    private static func choices(in text: Substring) -> [String]? {
        if let dots = text.firstRange(of: "..") {
            return numbers(from: text[..<dots.lowerBound], through: text[dots.upperBound...])
        }
        guard text.contains("|") else { return nil }
        let choices = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return choices.contains("") ? nil : choices
    }

    private static func numbers(from first: Substring, through last: Substring) -> [String]? {
        guard let lower = wholeNumber(first), let upper = wholeNumber(last), lower <= upper,
            upper - lower < maximumCount
        else { return nil }
        // `01..10` counts 01, 02, 03, as in the paths of tokens.
        let width = first.first == "0" ? first.utf8.count : 0
        return (lower...upper).map { number in
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
    }

    /// Returns the number from digits only, so that a sign is not allowed, and the difference of two numbers is always
    /// a number.
    private static func wholeNumber(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}
