/// A property type in the form of a list of literal values, in the notation of TypeScript: `'small' | 'large'`, split
/// into the values.
struct LiteralUnion {
    /// The members as written, separated by `|` alone.
    let members: [String]

    /// nil for any other type, and for a single value alone.
    init?(_ type: String) {
        guard type.utf8.contains(UInt8(ascii: "|")), let members = Self.members(of: type), members.count > 1 else {
            return nil
        }
        self.members = members
    }

    /// The values without their quotes.
    var values: Set<String> {
        Set(members.map { $0.first.map(Self.quotes.contains) == true ? String($0.dropFirst().dropLast()) : $0 })
    }

    private static let quotes: Set<Character> = ["'", "\"", "`"]
    /// Words of languages for the absence of a value.
    static let nothing: Set<String> = ["null", "undefined", "nil"]
    private static let words = nothing.union(["true", "false"])

    private static func members(of type: String) -> [String]? {
        var members: [String] = []
        var rest = type.drop { $0.isWhitespace || $0 == "|" }
        while let first = rest.first {
            let member: Substring
            if quotes.contains(first) {
                guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
                member = rest[...end]
            } else {
                member = rest.prefix { $0 != "|" && !$0.isWhitespace }
                guard words.contains(String(member)) || Double(member) != nil else { return nil }
            }
            members.append(String(member))
            rest = rest[member.endIndex...].drop(while: \.isWhitespace)
            if rest.isEmpty { break }
            guard rest.first == "|" else { return nil }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
        }
        return members
    }
}

extension Inline {
    /// Returns a type as written by the author, without the leading bar that formatters of code put before a union.
    ///
    /// A union of values has a piece of code for each, with permitted line ends in between.
    static func type(_ text: String) -> [Inline] {
        guard text.utf8.contains(UInt8(ascii: "|")) else { return value(text) }
        if let union = LiteralUnion(text) {
            return union.members.map { [Inline.code($0)] }.joined(by: [.text("\u{A0}| ")])
        }
        let start = text.drop(while: \.isWhitespace)
        guard start.first == "|" else { return value(text) }
        // On lines of their own or not, the members are one type.
        return value(start.dropFirst().split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}
