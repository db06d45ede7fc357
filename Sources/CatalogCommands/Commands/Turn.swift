import CatalogModel

/// The outcome of one run of a command, before anybody is told.
struct Turn {
    /// nil where only their words are known.
    var findings: [Diagnostic]?
    /// The findings as they are printed.
    var text = ""
    /// The closing words.
    var summary = ""
    /// Whether a record had the answer.
    var isUnchanged = false
    /// Whether what was asked for is not in the catalog.
    var isRefused = false
    var isUpToDate = true
    var hasErrors = false
    /// The outputs that were built; none where a record had the answer.
    var outputs: [OutputResult] = []

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
