import CatalogLoading
import CatalogModel

/// The result of fixing the findings of a catalog: changed files, not yet written, and the remaining findings.
struct CatalogFix {
    /// The remaining findings, with a note at each unapplied fix.
    let findings: [Diagnostic]
    /// The changed files, by path.
    let changes: [CatalogMending.MendedFile]
    /// The number of fixed findings.
    let count: Int
    /// The remaining findings with a requested but unapplied fix, and the reasons.
    let unapplied: [(finding: Diagnostic, reason: String)]
    /// The number of remaining findings with an unrequested fix.
    private let unrequestedCount: Int

    /// Fixes the findings in memory.
    ///
    /// - Parameters:
    ///   - allowsUnsafe: Whether to apply fixes based on a guess among several possible meanings.
    ///   - check: Returns the findings of some state of the files.
    init(allowsUnsafe: Bool, check: (any CatalogFiles) async -> [Diagnostic]) async {
        var mending = CatalogMending(allowsUnsafe: allowsUnsafe)
        let findings = await mending.mend(check)
        self.findings = findings
        changes = mending.changes
        count = mending.count
        unapplied = findings.compactMap { [mending] finding in mending.reason(for: finding).map { (finding, $0) } }
        unrequestedCount = findings.count { !allowsUnsafe && !$0.fixIts.isEmpty && !FixSafety.isSafe($0) }
    }

    /// The summary of the work, as a line.
    var summary: String {
        let further = unrequestedCount == 0 ? "" : "; \(unrequestedCount) more with --unsafe"
        if count == 0, unapplied.isEmpty { return "no finding has a certain fix\(further)\n" }
        let noun = unapplied.count == 1 ? "fix" : "fixes"
        let failed = unapplied.isEmpty ? "" : "; \(unapplied.count) \(noun) not applied"
        let files = counted(changes.count, noun: "file")
        return "fixed \(counted(count, noun: "finding")) in \(files)\(failed)\(further)\n"
    }
}
