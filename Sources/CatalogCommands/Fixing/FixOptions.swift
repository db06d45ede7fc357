import ArgumentParser
import CatalogLoading
import CatalogModel

/// The command-line options for fixing findings automatically: `--fix`, `--unsafe` and `--diff`.
struct FixOptions: ParsableArguments {
    @Flag(help: "Mend in the files what has a certain fix; all other bytes stay.")
    var fix = false

    @Flag(
        name: .customLong("unsafe"), help: "With --fix: also fixes that are one of several things that could be meant.")
    var includesUnsafe = false

    @Flag(
        help:
            "With --fix: write nothing, and print a patch for 'git apply' or 'patch -p1'; exit with 2 if there is one.")
    var diff = false

    func validate() throws {
        if includesUnsafe || diff, !fix { throw ValidationError("--unsafe and --diff go with --fix.") }
    }

    /// Mends a catalog as far as possible.
    /// - Parameters:
    ///   - path: The path of `catalog.yaml`.
    ///   - check: Finds the faults of files.
    /// - Returns: The remaining findings, the number of fixes that were not applied, and words about the work done.
    /// - Throws: A `CommandError` for files that cannot be written, and the exit code of a patch.
    func mend(
        _ path: String, _ check: (any CatalogFiles) async -> [Diagnostic]
    ) async throws -> (findings: [Diagnostic], unapplied: Int, words: String) {
        var mending = CatalogMending(allowsUnsafe: includesUnsafe)
        let findings = await mending.mend(check)
        let changes = mending.changes
        let unapplied = mending.unappliedCount(in: findings)
        if diff {
            for change in changes {
                let side = { UnifiedDiff.Side(name: change.path, bytes: $0) }
                try Terminal.output.write(file: UnifiedDiff(from: side(change.old), to: side(change.new)).printed)
            }
            for finding in findings {
                guard let reason = mending.reason(for: finding) else { continue }
                let place = finding.range.map { "\($0.file.path.visible):\($0.start.line): " } ?? ""
                try Terminal.errors.write("\(place)a fix was not applied: \(reason.visible)\n")
            }
            if !changes.isEmpty { throw ExitCode.outOfDate }
            return (findings, unapplied, "")
        }
        try FileEdits(changes).write(in: CatalogFolder(of: path))
        let rest = findings.count { !includesUnsafe && !$0.fixIts.isEmpty && !FixSafety.isSafe($0) }
        let further = rest == 0 ? "" : "; \(rest) more with --unsafe"
        let failed = unapplied == 0 ? "" : "; \(counted(unapplied, noun: "fix")) not applied"
        if mending.count == 0, unapplied == 0 {
            return (findings, 0, "no finding has a certain fix\(further)\n")
        }
        return (
            findings, unapplied,
            "fixed \(counted(mending.count, noun: "finding")) in \(counted(changes.count, noun: "file"))\(failed)\(further)\n"
        )
    }
}
