import CatalogModel

/// An error ending a command, with the findings to be reported to the user.
struct CommandError: Error {
    let findings: [Diagnostic]

    init(_ finding: Diagnostic) {
        findings = [finding]
    }

    init(_ findings: [Diagnostic]) {
        self.findings = findings
    }
}
