import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogSyntax

/// The automatic fixing of findings in the files of a catalog, in memory and round by round until no finding can be
/// fixed.
///
/// A file made no better, or worse, by several fixes at once is restored, and tried again with half as many fixes. A
/// fix that fails alone is not applied, and the finding gets a note with the reason.
struct CatalogMending {
    /// A file with the bytes before and after the fixes.
    ///
    /// All bytes elsewhere stay.
    struct MendedFile {
        let path: String
        let old: [UInt8]
        var new: [UInt8]
    }

    /// Files by the bytes of the path: two texts that look alike may name two files.
    private(set) var files: [[UInt8]: MendedFile] = [:]
    /// Number of fixed findings.
    private(set) var count = 0
    private let allowsUnsafe: Bool
    /// The reasons of fixes that failed.
    private var futile: [FutileFix: String] = [:]
    /// The greatest number of fixes to apply at once, of files with a failed attempt.
    private var limits: [[UInt8]: Int] = [:]
    /// Whether fixes are applied one by one, because several files at once led to an error in another file.
    private var isOneByOne = false

    /// Limit of rounds, for fixes uncovering more mistakes, and for open quotes, fixed one at a time in a file: the
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

    /// Fixes all fixable findings.
    /// - Parameter find: Finds the faults of the files after the changes.
    /// - Returns: The remaining findings, with a note at each fix that was not applied.
    mutating func mend(_ find: (any CatalogFiles) async -> [Diagnostic]) async -> [Diagnostic] {
        func check(_ files: any CatalogFiles) async -> [Diagnostic] { await find(files).withRemovals }
        var findings = await check(overlaid)
        for _ in 0..<Self.rounds {
            let patches = patches(for: findings)
            if patches.isEmpty { break }
            let before = files
            for patch in patches { apply(patch) }
            let next = await check(overlaid)
            let (faults, isShared) = faults(of: patches, before: findings, after: next)
            for patch in patches {
                guard let fault = faults[patch.key] else {
                    count += patch.findings.count
                    limits[patch.key]? *= 2
                    continue
                }
                files[patch.key] = before[patch.key]
                if !isShared { refuse(patch, because: fault) }
            }
            isOneByOne = isOneByOne || isShared
            findings = faults.isEmpty ? next : await check(overlaid)
        }
        return findings.map(noted)
    }

    /// Returns the reasons why the changed files must not stay, by file.
    ///
    /// Of several files, the cause of an error in another file is not clear: all of them share the fault.
    private func faults(
        of patches: [FilePatch], before: [Diagnostic], after: [Diagnostic]
    ) -> (byFile: [[UInt8]: String], isShared: Bool) {
        var faults: [[UInt8]: String] = [:]
        for patch in patches {
            if let fault = patch.fault(before: before, after: after) { faults[patch.key] = fault }
        }
        guard faults.isEmpty, !before.contains(where: { $0.severity == .error }),
            let error = after.first(where: { $0.severity == .error })
        else { return (faults, false) }
        let causes = patches.filter { $0.file.path == error.range?.file.path }
        for patch in causes.isEmpty ? patches : causes { faults[patch.key] = error.message }
        return (faults, causes.isEmpty && patches.count > 1)
    }

    private mutating func refuse(_ patch: FilePatch, because fault: String) {
        if patch.findings.count > 1 {
            limits[patch.key] = patch.findings.count / 2
        } else {
            for finding in patch.findings { futile[FutileFix(finding)] = fault }
        }
    }

    private func noted(_ finding: Diagnostic) -> Diagnostic {
        guard let reason = reason(for: finding) else { return finding }
        var noted = finding
        noted.notes.append(.init("the fix was not applied: \(reason)"))
        return noted
    }

    /// Returns the reason why the fix of a finding was not applied; nil for a finding without a requested fix.
    func reason(for finding: Diagnostic) -> String? {
        guard isWanted(finding) else { return nil }
        if let fault = futile[FutileFix(finding)] { return fault }
        guard let file = finding.fixIts.first?.range.file else { return nil }
        if finding.fixIts.contains(where: { $0.range.file != file }) {
            return "it changes several files"
        }
        return "another fix changes the same text; run the command again"
    }

    /// Whether the fix of a finding is requested.
    private func isWanted(_ finding: Diagnostic) -> Bool {
        allowsUnsafe ? !finding.fixIts.isEmpty : FixSafety.isSafe(finding)
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

    /// Returns the fixes of a round by file.
    ///
    /// Of adjoining fixes, only the first is applied in a round. Only the first unclosed quote of a file is fixed in a
    /// round, because after the first quote, text and quotes may be swapped.
    private func patches(for findings: [Diagnostic]) -> [FilePatch] {
        var patches: [[UInt8]: FilePatch] = [:]
        var unclosed: Set<[UInt8]> = []
        for finding in findings where isWanted(finding) {
            // A fix of several files would need to be atomic, so skip it.
            guard let file = finding.fixIts.first?.range.file, futile[FutileFix(finding)] == nil,
                finding.fixIts.allSatisfy({ $0.range.file == file && $0.range.upperBound <= file.bytes.count })
            else { continue }
            let key = Array(file.path.utf8)
            if let limit = limits[key], let patch = patches[key], patch.findings.count >= limit { continue }
            if finding.rule == YAMLRules.unclosed, !unclosed.insert(key).inserted { continue }
            patches[key, default: FilePatch(file: file)].add(finding)
        }
        let sorted = patches.values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        return isOneByOne ? Array(sorted.prefix(1)) : sorted
    }
}
