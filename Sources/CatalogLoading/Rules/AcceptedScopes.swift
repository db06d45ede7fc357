import CatalogFormat
import CatalogModel

/// An index of the records with an `allow` for findings, for looking up the innermost record around a finding.
struct AcceptedScopes {
    /// The key of the index: a rule in a file.
    private struct Key: Hashable {
        let rule: String
        let file: SourceFile
    }

    /// The record around suppressed findings, linked to the next record further out.
    private struct Scope {
        let acceptance: Suppression
        /// The surrounding scope.
        let outer: Int?
    }

    /// Scopes of a rule in a file, by start.
    ///
    /// Records are nested or disjoint.
    private let scopes: [Key: [Scope]]

    init(_ acceptances: [Suppression]) {
        let grouped = Dictionary(grouping: acceptances) { Key(rule: $0.rule.value, file: $0.scope.file) }
        scopes = grouped.mapValues(Self.nested)
    }

    private static func nested(_ acceptances: [Suppression]) -> [Scope] {
        let sorted = acceptances.sorted { left, right in
            left.scope.start == right.scope.start
                ? left.scope.end > right.scope.end : left.scope.start < right.scope.start
        }
        var scopes: [Scope] = []
        var open: [Int] = []
        for acceptance in sorted {
            while let last = open.last, scopes[last].acceptance.scope.upperBound < acceptance.scope.upperBound {
                open.removeLast()
            }
            scopes.append(Scope(acceptance: acceptance, outer: open.last))
            open.append(scopes.count - 1)
        }
        return scopes
    }

    /// Returns the suppression of a finding.
    func acceptance(of diagnostic: Diagnostic) -> Suppression? {
        guard let range = diagnostic.range, let scopes = scopes[Key(rule: diagnostic.rule.id, file: range.file)] else {
            return nil
        }
        var next = scopes.partitioningIndex { $0.acceptance.scope.lowerBound > range.lowerBound } - 1
        while scopes.indices.contains(next) {
            if range.lowerBound <= scopes[next].acceptance.scope.upperBound { return scopes[next].acceptance }
            next = scopes[next].outer ?? -1
        }
        return nil
    }
}
