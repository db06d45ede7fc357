package import CatalogModel

/// A path to design tokens as written in an entry, possibly with brackets: `[a|b]` and `[1..10]` match several paths.
///
/// A pattern has 10,000 expansions at most, and each of its brackets at least one choice; choices are unique, and none
/// has a dot, a bracket or a bar.
package struct TokenPathPattern: Hashable, Sendable {
    /// Greatest number of paths of one pattern.
    package static let maximumExpansions = 10_000

    /// A part of the pattern: fixed text, or the choices of a pair of brackets.
    package enum Part: Hashable, Sendable {
        case text(String)
        /// Choices at a pair of brackets, in order.
        case choices([String])
    }

    /// The pattern as written.
    package let text: String
    /// Parts of the pattern, in order.
    package let parts: [Part]

    /// Reads a path; nil when its brackets are not well formed, which is reported at their place.
    package static func parse(_ key: Text, diagnostics: inout Diagnostics) -> TokenPathPattern? {
        if isPlainPath(key.value) { return TokenPathPattern(text: key.value, parts: [.text(key.value)]) }
        var parser = TokenPatternParser(key)
        let parts = parser.parse()
        diagnostics.merge(parser.diagnostics)
        return parts.map { TokenPathPattern(text: key.value, parts: $0) }
    }

    /// Whether a path has names between all dots and no brackets; most have.
    private static func isPlainPath(_ path: String) -> Bool {
        var isStart = true
        for byte in path.utf8 {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") { return false }
            let isDot = byte == UInt8(ascii: ".")
            if isDot && isStart { return false }
            isStart = isDot
        }
        return !isStart
    }

    /// Returns the matching paths, the last brackets varying fastest, each with the choices in the brackets.
    package func expand() -> [(path: String, choices: [String])] {
        if case .text(let path)? = parts.first, parts.count == 1 { return [(path, [])] }
        var expansions: [(path: String, choices: [String])] = [("", [])]
        for part in parts {
            switch part {
            case .text(let text):
                for index in expansions.indices { expansions[index].path += text }
            case .choices(let choices):
                expansions = expansions.flatMap { expansion in
                    choices.map { (expansion.path + $0, expansion.choices + [$0]) }
                }
            }
        }
        return expansions
    }
}
