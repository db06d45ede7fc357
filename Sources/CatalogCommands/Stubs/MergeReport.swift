import BuildEngine
import CatalogModel

/// The report of `catalog stub --merge`, or of a comparison with its result.
struct MergeReport {
    let result: MergeResult

    /// Collects the findings of the plan, and the findings on files in need of a decision.
    ///
    /// - Parameter isWritten: Whether the merged files are on disk, with locations for conflicts.
    /// - Returns: The findings, by file.
    func findings(isWritten: Bool) -> [Diagnostic] {
        result.diagnostics
            + result.files.flatMap { file -> [Diagnostic] in
                let source = SourceFile(path: file.path, bytes: file.new ?? [])
                switch file.outcome {
                case .merged(let conflicts):
                    return isWritten ? conflicts.map { Diagnostic.stubConflict($0, in: source) } : []
                case .unresolved(let marker): return [.unresolvedConflict(marker, in: source)]
                case .notText: return [.stubEncoding(file.path)]
                case .created, .updated, .unchanged, .deleted: return []
                }
            }
    }

    /// The changes of all files, as a patch.
    var patch: [UInt8] {
        result.files.flatMap { file in
            UnifiedDiff(
                from: .init(name: file.path, bytes: file.old), to: .init(name: file.path, bytes: file.new)
            ).printed
        }
    }

    /// Lines on the changed files, or on the absence of changes.
    var summary: String {
        let lines = result.files.compactMap { file in file.outcome.word.map { "\($0) \(file.path.visible)\n" } }
        if !lines.isEmpty { return lines.joined() }
        let count = result.files.count
        return count == 1 ? "1 stub is up to date\n" : "\(count) stubs are up to date\n"
    }

    /// Whether a file needs a decision by a person.
    var hasConflicts: Bool { result.files.contains { $0.outcome.needsDecision } }

    /// Whether the merge changes a file.
    var hasChanges: Bool { result.files.contains(where: \.isChanged) }
}

extension MergedFile.Outcome {
    /// The word for a file in the report; nil for an unchanged file.
    fileprivate var word: String? {
        switch self {
        case .created: "created"
        case .updated: "updated"
        case .merged(let conflicts): conflicts.isEmpty ? "merged" : "merged with conflicts"
        case .unresolved, .notText: "not merged"
        case .unchanged, .deleted: nil
        }
    }

    fileprivate var needsDecision: Bool {
        switch self {
        case .merged(let conflicts): !conflicts.isEmpty
        case .unresolved, .notText: true
        case .created, .updated, .unchanged, .deleted: false
        }
    }
}
