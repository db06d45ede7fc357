import CatalogModel
import Testing

@testable import CatalogCommands

@Suite("The digest of many findings")
struct FindingDigestTests {
    private let findings =
        (1...5).map { Diagnostic(.sampleNote, "n\($0)", at: nil) }
        + (1...5).map { Diagnostic(.sampleWarning, "w\($0)", at: nil) } + [Diagnostic(.sample, "e", at: nil)]

    private func text(_ findings: [Diagnostic], isVerbose: Bool = false) -> String {
        FindingDigest(findings, isWhole: isVerbose).text(TextLayout(style: .plain, width: 80))
    }

    @Test("A digest shows three notes of each rule, all warnings and errors, and the counts by rule")
    func digest() {
        #expect(
            text(findings) == """
                note: n1 [sample-note]
                note: n2 [sample-note]
                note: n3 [sample-note]
                warning: w1 [sample-warning]
                warning: w2 [sample-warning]
                warning: w3 [sample-warning]
                warning: w4 [sample-warning]
                warning: w5 [sample-warning]
                error: e [sample]
                note: 2 further notes of this rule; '--verbose' shows all [sample-note]
                  sample          1 error
                  sample-warning  5 warnings
                  sample-note     5 notes
                1 error, 5 warnings, 5 notes

                """)
    }

    @Test("A digest shows three warnings of each rule about a source, and the number of the others")
    func sources() throws {
        let rule = try #require(SourceKind.rules.first { $0.id == "manifest-type" })
        let findings = (1...5).map { Diagnostic(rule, "t\($0)", at: nil) }
        #expect(
            text(findings) == """
                warning: t1 [manifest-type]
                warning: t2 [manifest-type]
                warning: t3 [manifest-type]
                note: 2 further warnings of this rule; '--verbose' shows all [manifest-type]
                  manifest-type  5 warnings
                5 warnings

                """)
        #expect(text(findings, isVerbose: true).contains("warning: t5 [manifest-type]\n"))
    }

    @Test("A digest shows three warnings of each rule about gaps that an import leaves in every entry")
    func gaps() throws {
        let rule = try #require(CommandRules.available.first { $0.id == "missing-summary" })
        let findings = (1...40).map { Diagnostic(rule, "t\($0)", at: nil) }
        #expect(
            text(findings) == """
                warning: t1 [missing-summary]
                warning: t2 [missing-summary]
                warning: t3 [missing-summary]
                note: 37 further warnings of this rule; '--verbose' shows all [missing-summary]
                  missing-summary  40 warnings
                40 warnings

                """)
    }

    @Test("A digest shows all findings with '--verbose', and the JSON format always contains all")
    func whole() {
        let all = text(findings, isVerbose: true)
        #expect(all.contains("note: n5 [sample-note]\n") && !all.contains("further"))
        #expect(FindingFormat.json.text(findings, .digest, .output).contains(#""message": "n5""#))
        #expect(text([Diagnostic(.sample, "e", at: nil)]) == "error: e [sample]\n1 error\n")
        #expect(text([]) == "")
    }
}
