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
}
