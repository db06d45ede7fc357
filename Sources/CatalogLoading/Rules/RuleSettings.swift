import CatalogModel

/// The severities of rules set by `catalog.yaml`, for all files or for files under a path.
struct RuleSettings {
    /// The folder of `catalog.yaml`.
    var folder = ""
    var everywhere: [String: RuleSeverity] = [:]
    /// In the order of the file.
    var byPath: [(pattern: FilePattern, settings: [String: RuleSeverity])] = []

    var all: [[String: RuleSeverity]] { [everywhere] + byPath.map(\.settings) }

    /// The severity of a rule at a place: of several paths around the file the last counts.
    subscript(rule: String, at range: SourceRange?) -> RuleSeverity? {
        if !byPath.isEmpty, let range {
            let path = CatalogPath.relative(range.file.path, to: folder)
            for (pattern, settings) in byPath.reversed() {
                if let setting = settings[rule], pattern.matches(path) { return setting }
            }
        }
        return everywhere[rule]
    }
}

/// A pattern for file paths: `*` matches any text within a name, `**` any folders.
struct FilePattern {
    private let names: [[Substring]]

    init(_ text: String) {
        names = text.split(separator: "/").map { $0.split(separator: "*", omittingEmptySubsequences: false) }
    }

    func matches(_ path: String) -> Bool {
        matches(path.split(separator: "/")[...], names: names[...])
    }

    private func matches(_ path: ArraySlice<Substring>, names: ArraySlice<[Substring]>) -> Bool {
        guard let first = names.first else { return path.isEmpty }
        if first == ["", "", ""] {
            return (path.startIndex...path.endIndex).contains { matches(path[$0...], names: names.dropFirst()) }
        }
        guard let name = path.first, matches(name, parts: first) else { return false }
        return matches(path.dropFirst(), names: names.dropFirst())
    }

    /// Returns whether a name matches a pattern with `parts`, the texts between the stars.
    private func matches(_ name: Substring, parts: [Substring]) -> Bool {
        guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
        if parts.count == 1 { return name == first }
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let location = rest.firstRange(of: part) else { return false }
            rest = rest[location.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
