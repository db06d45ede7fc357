import CatalogModel

/// The names excluded from the comparison with code by the `ignore` key of a source, with a record of unused patterns.
struct IgnoredNames: Sendable {
    private let patterns: [Text]
    private var used: Set<String> = []

    init(_ lines: OrderedRecords<Text>, diagnostics: inout Diagnostics) {
        patterns = lines.map(\.key)
        for line in lines where line.value.value.allSatisfy(\.isWhitespace) {
            diagnostics.report(
                Diagnostic(
                    VerificationRules.missingReason, "missing reason to ignore '\(line.name)'; add the reason",
                    at: line.key.range))
        }
    }

    /// Whether a pattern matches any of the names, without recording the use of the pattern.
    func match(_ names: [String]) -> Bool {
        patterns.contains { pattern in names.contains { Wildcard.matches(pattern.value, name: $0) } }
    }

    /// Whether a declaration with any of the names is not to be compared.
    mutating func hold(_ names: [String]) -> Bool {
        var isHeld = false
        for pattern in patterns where names.contains(where: { Wildcard.matches(pattern.value, name: $0) }) {
            used.insert(pattern.value)
            isHeld = true
        }
        return isHeld
    }

    var unused: [Text] { patterns.filter { !used.contains($0.value) } }
}

/// A matcher of names against patterns with `*` for any text.
enum Wildcard {
    static func matches(_ pattern: String, name: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return pattern == name }
        guard name.hasPrefix(first) else { return false }
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
