import BuildEngine
import CatalogModel

/// The outcome of a single run of `build`, `check` or `serve`: findings, texts and status, before any report to the
/// user.
struct Turn {
    /// Findings of the run; nil where only the printed text is available.
    var findings: [Diagnostic]?
    /// Findings left out, with the reasons.
    var suppressed: [Diagnostic] = []
    /// The findings as printed.
    var text = ""
    /// The closing words.
    var summary = ""
    /// The pages to open after a build, a line each.
    var pagesToOpen = ""
    /// Whether a record had the answer.
    var isUnchanged = false
    /// Whether the requested entry or token is not in the catalog.
    var isRefused = false
    var isUpToDate = true
    var hasErrors = false
    /// The outputs built in the run; none where a record had the answer.
    var outputs: [OutputResult] = []
    /// Work for the next run only, so that the report need not wait.
    var finish: (@Sendable () async -> Void)?

    init(
        findings: [Diagnostic]? = nil, text: String, summary: String, isUnchanged: Bool = false,
        isRefused: Bool = false, isUpToDate: Bool = true, hasErrors: Bool = false
    ) {
        self.findings = findings
        self.text = text
        self.summary = summary
        self.isUnchanged = isUnchanged
        self.isRefused = isRefused
        self.isUpToDate = isUpToDate
        self.hasErrors = hasErrors || findings?.contains { $0.severity == .error } == true
    }
}
