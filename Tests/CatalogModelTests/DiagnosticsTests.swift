import CatalogModel
import Testing

struct DiagnosticsTests {
    private let rule = Rule("some-rule", .warning, "Something holds.")

    @Test func sortsByPlaceAndKeepsEachFindingOnce() {
        let first = SourceFile(path: "a.yaml", text: "one\ntwo")
        let second = SourceFile(path: "b.yaml", text: "one")
        var diagnostics = Diagnostics()
        diagnostics.report(Diagnostic(rule, "in b", at: second.range(ofBytes: 0..<1)))
        diagnostics.report(Diagnostic(rule, "second line", at: first.range(ofBytes: 4..<5)))
        diagnostics.report(Diagnostic(rule, "first line", at: first.range(ofBytes: 0..<1)))
        diagnostics.report(Diagnostic(rule, "first line", at: first.range(ofBytes: 0..<1)))
        diagnostics.report(Diagnostic(rule, "nowhere", at: nil))
        #expect(diagnostics.sorted().map(\.message) == ["nowhere", "first line", "second line", "in b"])
        #expect(!diagnostics.hasErrors)
    }

    @Test("A message truncates values that are too long to print")
    func longValues() {
        let number = String(repeating: "9", count: 1_000_000)
        let message = "'\(number)' is not a word here; did you mean '\(number)0'?"
        let finding = Diagnostic(rule, message, at: nil, notes: [.init(message)])
        let short = String(repeating: "9", count: 100) + "…"
        #expect(finding.message == "'\(short)' is not a word here; did you mean '\(short)'?")
        #expect(finding.notes.map(\.message) == [finding.message])
        let usual = "'\(String(repeating: "a", count: 399))' is long"
        #expect(Diagnostic(rule, usual, at: nil).message == usual)
    }
}
