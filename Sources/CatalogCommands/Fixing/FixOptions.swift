import ArgumentParser
import BuildEngine

/// The command-line options for fixing findings automatically: `--fix`, `--unsafe` and `--diff`.
struct FixOptions: ParsableArguments {
    @Flag(help: "Apply safe fixes to the files; all other bytes are preserved.")
    var fix = false

    @Flag(
        name: .customLong("unsafe"), help: "Apply fixes with several possible meanings, too; requires --fix.")
    var includesUnsafe = false

    @Flag(
        help:
            "Print the fixes as a patch for 'git apply' without writing files, and exit with 2 if there is one; requires --fix."
    )
    var diff = false

    func validate() throws {
        if includesUnsafe || diff, !fix { throw ValidationError("--unsafe and --diff require --fix.") }
    }

    /// Writes the fixed files, or prints them as a patch with `--diff`.
    ///
    /// - Returns: The summary of the work; empty for a patch.
    /// - Throws: A `CommandError` for files that cannot be written, and the exit code of a patch.
    func write(_ fix: CatalogFix, in folder: CatalogFolder) throws -> String {
        guard diff else {
            try FileEdits(fix.changes).write(in: folder)
            return fix.summary
        }
        for change in fix.changes {
            let side = { UnifiedDiff.Side(name: change.path, bytes: $0) }
            try Terminal.output.write(file: UnifiedDiff(from: side(change.old), to: side(change.new)).printed)
        }
        for (finding, reason) in fix.unapplied {
            let location = finding.range.map { "\($0.file.path.visible):\($0.start.line): " } ?? ""
            try Terminal.errors.write("\(location)a fix was not applied: \(reason.visible)\n")
        }
        if !fix.changes.isEmpty { throw ExitCode.outOfDate }
        return ""
    }
}
