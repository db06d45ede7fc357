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
    /// - Returns: The remaining findings, and words about the work done.
    func mend(_ check: (any CatalogFiles) async -> [Diagnostic]) async throws -> (findings: [Diagnostic], words: String)
    {
        var mending = CatalogMending(allowsUnsafe: includesUnsafe)
        let findings = await mending.mend(check)
        let changes = mending.changes
        if diff {
            for change in changes {
                let side = { UnifiedDiff.Side(name: change.path, bytes: $0) }
                try Terminal.output.write(file: UnifiedDiff(from: side(change.old), to: side(change.new)).printed)
            }
            if !changes.isEmpty { throw ExitCode.outOfDate }
            return (findings, "")
        }
        for change in changes { try change.write() }
        let rest = findings.count { !includesUnsafe && !$0.fixIts.isEmpty && !FixSafety.isSafe($0) }
        let further = rest == 0 ? "" : "; \(rest) more with --unsafe"
        if mending.count == 0 { return (findings, "no finding has a certain fix\(further)\n") }
        return (
            findings,
            "fixed \(counted(mending.count, noun: "finding")) in \(counted(changes.count, noun: "file"))\(further)\n"
        )
    }
}
