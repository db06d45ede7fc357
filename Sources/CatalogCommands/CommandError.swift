import BuildEngine
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

    init(build error: BuildError) {
        switch error {
        case .catalog(let findings): self.init(findings)
        case .disk(let error): self.init(Diagnostic.disk(error))
        }
    }
}
