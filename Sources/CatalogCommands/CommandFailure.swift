import CatalogModel

/// Why a command cannot go on.
struct CommandFailure: Error {
    let findings: [Diagnostic]

    init(_ finding: Diagnostic) {
        findings = [finding]
    }

    init(_ findings: [Diagnostic]) {
        self.findings = findings
    }
}
