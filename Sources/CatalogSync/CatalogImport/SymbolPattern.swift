/// A pattern for the names of declarations in code: alternatives between bars, with `*` for any text: `View|*Element`.
package struct SymbolPattern: Sendable {
    private let alternatives: [[Substring]]

    package init(_ text: String) {
        alternatives = text.split(separator: "|").map { alternative in
            alternative.split(separator: "*", omittingEmptySubsequences: false)
        }
    }

    func matches(_ name: String) -> Bool { alternatives.contains { Self.matches(name, parts: $0) } }

    private static func matches(_ name: String, parts: [Substring]) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return parts.first.map { $0 == name } ?? false
        }
        guard name.hasPrefix(first), name.hasSuffix(last), name.utf8.count >= first.utf8.count + last.utf8.count else {
            return false
        }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
