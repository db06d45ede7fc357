package import CatalogModel

/// The findings of a run with rules, fingerprints and suppressed findings, as input for report formats such as SARIF.
package struct FindingReport: Sendable {
    /// By place.
    package let findings: [Diagnostic]
    /// Findings left out, with the reasons, for formats with a place for them.
    let suppressed: [(finding: Diagnostic, fingerprint: String)]
    /// Every rule that the run could report, by id.
    package let rules: [Rule]
    /// The file that takes the blame where a format needs one and a finding has none.
    package let catalogPath: String
    /// A name for each finding, unaffected by moving, indenting and renaming files; each name is unique.
    let fingerprints: [String]

    package init(
        _ findings: [Diagnostic], rules: [Rule], catalogPath: String = "catalog.yaml",
        reading read: @escaping TreeReading
    ) {
        self.findings = findings.filter { $0.suppression == nil }
        var seen: Set<String> = []
        self.rules = (rules + findings.map(\.rule)).filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
        self.catalogPath = catalogPath
        var identities = FindingIdentities(reading: read)
        var counts: [FindingIdentity: Int] = [:]
        func fingerprint(of finding: Diagnostic) -> String {
            let identity = identities.identity(of: finding)
            counts[identity, default: 0] += 1
            return identity.fingerprint(number: counts[identity, default: 1])
        }
        fingerprints = self.findings.map(fingerprint)
        suppressed = findings.filter { $0.suppression != nil }.map { ($0, fingerprint(of: $0)) }
    }

    /// A finding with the finding's name.
    var named: [(finding: Diagnostic, fingerprint: String)] {
        zip(findings, fingerprints).map { ($0, $1) }
    }
}

/// A report format for findings, readable by other programs: SARIF, GitHub, GitLab, JUnit or RDJSON.
///
/// Another one is a file like those beside this one, and a line in `all`.
package struct FindingForm: Sendable {
    package let name: String
    /// Whether the format has a place for findings left out.
    package var showsSuppressed = false
    package let content: @Sendable (FindingReport) -> FindingFormContent

    package static let all: [FindingForm] = [.sarif, .github, .gitlab, .junit, .rdjson]
}

/// A printed report; the writer of the report decides how to protect a terminal from control characters.
package enum FindingFormContent: Sendable {
    case json(JSONValue)
    case lines([String])
}

extension JSONValue {
    static func count(_ number: Int) -> JSONValue { .number(String(number)) }
}
