package import CatalogModel
import CatalogSyntax

/// A collector of text edits for a renaming, replacing names in files and leaving all other bytes unchanged.
struct NameEdits {
    private var edits: [SourceFile: TextEdits] = [:]
    private var locations: Set<SourceRange> = []
    private(set) var obstacles: [Diagnostic] = []

    /// Replaces a name within a range.
    mutating func replace(_ old: String, with new: String, in range: SourceRange) {
        let location = range.narrowed(to: old)
        guard location.sourceText == old else {
            return refuse(
                "'\(old)' is written with escapes or over several lines here; write it without escapes on one line first",
                at: range)
        }
        // An alias of YAML has the range of its target, so edit each range once.
        if !locations.insert(location).inserted { return }
        edits[range.file, default: TextEdits(of: range.file.bytes)].replace(
            location.lowerBound..<location.upperBound, with: new)
    }

    mutating func refuse(_ reason: String, at range: SourceRange?) {
        obstacles.append(Diagnostic(RenamingRules.obstacle, reason, at: range))
    }

    var count: Int { locations.count }

    /// The changed files, by path.
    var files: [(file: SourceFile, bytes: [UInt8])] {
        edits.sorted { $0.key.path.utf8.lexicographicallyPrecedes($1.key.path.utf8) }.map { ($0.key, $0.value.result) }
    }
}

/// The rules for findings from renaming an entry, state or token: only `rename-obstacle`, for the reasons against a
/// renaming.
package enum RenamingRules {
    package static let obstacle = Rule(
        "rename-obstacle", .error, "A renaming can change every occurrence of the name.",
        reason: "A partial renaming would leave references to a name that no longer exists.")

    package static let all = [obstacle]
}
