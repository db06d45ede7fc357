import CatalogModel
import Testing

@testable import CatalogLoading

@Suite("Findings that follow from others")
struct FindingConsequenceTests {
    private static let cause = Rule("cause", "No key is misspelled.")
    private static let effect = Rule("effect", "Every name leads somewhere.")
    private static let consequences = [FindingConsequence(rule: effect, cause: cause, fix: "meant")]

    private static func range(in path: String) -> SourceRange {
        SourceRange(file: SourceFile(path: path, bytes: Array("text".utf8)), from: 0, to: 4)
    }

    private static func remaining(cause: Rule, in path: String, fix: String?) -> [String] {
        let cause = Diagnostic(
            cause, "cause", at: range(in: path), fixIts: fix.map { [.init(replace: range(in: path), with: $0)] } ?? [])
        let effect = Diagnostic(effect, "effect", at: range(in: "a.yaml"))
        return FindingConsequence.removed(from: [effect, cause], consequences).map(\.message)
    }

    @Test("A finding is left out if a finding of the cause's rule in the same file has the fix")
    func leftOut() {
        #expect(Self.remaining(cause: Self.cause, in: "a.yaml", fix: "meant") == ["cause"])
    }

    @Test("A finding is kept if the other finding is of another rule, in another file, or has another fix")
    func kept() {
        let both = ["effect", "cause"]
        #expect(Self.remaining(cause: Self.effect, in: "a.yaml", fix: "meant") == both)
        #expect(Self.remaining(cause: Self.cause, in: "b.yaml", fix: "meant") == both)
        #expect(Self.remaining(cause: Self.cause, in: "a.yaml", fix: "other") == both)
        #expect(Self.remaining(cause: Self.cause, in: "a.yaml", fix: nil) == both)
    }
}
