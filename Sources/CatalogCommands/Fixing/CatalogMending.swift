import CatalogLoading
import CatalogModel
import CatalogYAML
import LocatedNodes

/// The automatic fixing of findings in the files of a catalog, in memory and round by round until no finding can be
/// fixed.
///
/// A file made no better, or worse, by mends is left as before the mends, with no further attempt.
struct CatalogMending {
    /// A file with the bytes before and after the mends.
    ///
    /// All bytes elsewhere stay.
    struct MendedFile {
        let path: String
        let old: [UInt8]
        var new: [UInt8]
    }

    /// Files by the bytes of the path: two texts that look alike may name two files.
    private(set) var files: [[UInt8]: MendedFile] = [:]
    /// Number of mended findings.
    private(set) var count = 0
    private let allowsUnsafe: Bool
    private var futile: Set<FixAttempt> = []

    /// Limit of rounds, for mends uncovering further mistakes, and for open quotes, mended one at a time in a file: the
    /// greatest number of a file's findings.
    private static let rounds = FileLimits.findings

    private let disk: any CatalogFiles

    init(_ disk: any CatalogFiles = DiskFiles(), allowsUnsafe: Bool) {
        self.disk = disk
        self.allowsUnsafe = allowsUnsafe
    }

    /// The changed files, by path.
    var changes: [MendedFile] {
        files.values.filter { $0.old != $0.new }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Mends all mendable findings.
    /// - Parameter find: Finds the faults of the files after the changes.
    /// - Returns: The remaining findings.
    mutating func mend(_ find: (any CatalogFiles) async -> [Diagnostic]) async -> [Diagnostic] {
        func check(_ files: any CatalogFiles) async -> [Diagnostic] { await find(files).map(\.withRemoval) }
        var findings = await check(overlaid)
        for _ in 0..<Self.rounds {
            let patches = patches(for: findings)
            if patches.isEmpty { break }
            let before = files
            for patch in patches { apply(patch) }
            let next = await check(overlaid)
            let bad = patches.filter { !$0.isGood(before: findings, after: next) }
            count += (patches.map(\.attempts.count).reduce(0, +) - bad.map(\.attempts.count).reduce(0, +))
            findings = next
            if bad.isEmpty { continue }
            for patch in bad {
                files[patch.key] = before[patch.key]
                futile.formUnion(patch.attempts)
            }
            findings = await check(overlaid)
        }
        return findings
    }

    private var overlaid: any CatalogFiles {
        OverlaidFiles(files: disk, contents: files.mapValues { ($0.path, $0.new) })
    }

    private mutating func apply(_ patch: FilePatch) {
        let new = patch.result
        if files[patch.key] == nil {
            files[patch.key] = MendedFile(path: patch.file.path, old: patch.file.bytes, new: new)
        } else {
            files[patch.key]?.new = new
        }
    }

    /// Returns the mends of a round by file.
    ///
    /// Of adjoining mends the first counts, the others come later. So do further quotes without an end in a file:
    /// behind the first, text and quotes may have changed places.
    private func patches(for findings: [Diagnostic]) -> [FilePatch] {
        var patches: [[UInt8]: FilePatch] = [:]
        var unclosed: Set<[UInt8]> = []
        for finding in findings where allowsUnsafe ? !finding.fixIts.isEmpty : FixSafety.isSafe(finding) {
            let attempt = FixAttempt(finding)
            // A mend of several files would have to be made in all of them or none.
            guard let file = finding.fixIts.first?.range.file, !futile.contains(attempt),
                finding.fixIts.allSatisfy({ $0.range.file == file && $0.range.upperBound <= file.bytes.count })
            else { continue }
            let key = Array(file.path.utf8)
            if finding.rule == YAMLRules.unclosed, !unclosed.insert(key).inserted { continue }
            patches[key, default: FilePatch(file: file)].add(finding.fixIts, of: attempt)
        }
        return patches.values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }
}
