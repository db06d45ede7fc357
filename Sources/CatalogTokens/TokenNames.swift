import CatalogModel

/// A limit of 100 suggestions for misspelled names in a pass over token files or resolver documents.
///
/// Each suggestion requires a comparison with all existing names; beyond the limit, findings have no suggestion.
struct SuggestionLimit {
    private var left = 100

    /// Uses up a guess and returns whether the guess is allowed.
    mutating func take() -> Bool {
        left -= 1
        return left >= 0
    }
}

/// A finder of suggestions for references to unknown design tokens: the existing path closest to the misspelled path.
struct TokenNames {
    private let paths: [String]
    private var guesses = SuggestionLimit()

    init(_ paths: [String]) {
        self.paths = paths
    }

    /// Returns the token probably meant by a reference in the token `holder`; never `holder` itself.
    mutating func suggestion(for path: String, of holder: String) -> String? {
        guard guesses.take() else { return nil }
        return Self.suggestion(for: path, among: paths.filter { $0 != holder })
    }

    /// Returns a path differing in a single misspelled name, or else any path close as a whole.
    private static func suggestion(for path: String, among paths: [String]) -> String? {
        let wanted = path.split(separator: ".", omittingEmptySubsequences: false)
        var namesByPosition: [[String]] = Array(repeating: [], count: wanted.count)
        for candidate in paths {
            guard let (position, name) = onlyDifference(of: candidate, from: wanted) else { continue }
            namesByPosition[position].append(name)
        }
        for position in wanted.indices.reversed() {
            let word = String(wanted[position])
            guard let name = CatalogModel.suggestion(for: word, among: namesByPosition[position]) else { continue }
            return (wanted[..<position] + [Substring(name)] + wanted[(position + 1)...]).joined(separator: ".")
        }
        return CatalogModel.suggestion(for: path, among: paths)
    }

    private static func onlyDifference(
        of candidate: String, from wanted: [Substring]
    ) -> (position: Int, name: String)? {
        let names = candidate.split(separator: ".", omittingEmptySubsequences: false)
        guard names.count == wanted.count else { return nil }
        let differences = names.indices.filter { names[$0] != wanted[$0] }
        guard differences.count == 1, let position = differences.first else { return nil }
        return (position, String(names[position]))
    }
}
