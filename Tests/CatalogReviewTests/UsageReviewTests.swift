import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogReview

/// Verdicts of `check_usage` on calls of all shapes.
@Suite("Review of code that uses components")
struct UsageReviewTests {
    private static let badge = Snippet.entry(
        "badge",
        """
        implementations:
          swiftui:
            types:
              Badge:
                kind: view
                initializers:
                  - parameters:
                      text: { label: _, type: String, required: true }
                      tone: { type: Tone, default: .calm }
                      count: { type: Int, required: true }
                      note: { type: String }
              Badge.Tone: { kind: enum, cases: [calm, loud] }
              Picker:
                kind: view
                initializers:
                  - parameters:
                      title: { type: String, required: true }
                      label: { type: () -> Content, required: true }
                      footer: { type: () -> Footer, required: true }
          compose:
            types:
              Badge:
                kind: composable
                initializers:
                  - parameters:
                      text: { type: String, required: true }
                      modifier: { type: Modifier, required: false }
                      count: { type: Int, required: true }
                      tone: { type: Tone, required: false }
                      content: { type: "@Composable () -> Unit", required: true }
              Tone: { kind: enum, cases: [Calm, Loud] }
          react:
            types:
              Badge:
                kind: component
                properties:
                  text: { type: string, required: true }
                  tone: "'calm' | 'loud'"
                  count: { type: number, required: true }
                  onClose: { type: "() => void" }
              Select: { kind: component, properties: { items: { type: "Item[]", required: true } } }
        """)

    private func verdict(_ code: String, _ language: String) async throws -> String {
        let registry = try #require(await Snippet.load(["badge": Self.badge]).registry)
        let report = try #require(UsageReview(of: registry).report(on: code, language: language, platform: nil))
        return report.findings.isEmpty ? report.judged.isEmpty ? "not judged" : "correct" : "wrong"
    }

    @Test(
        "Code that compiles is correct, or has no verdict if the catalog does not state enough.",
        arguments: [
            ("Badge(\"a (b, c: 1)\", count: 1, note: \"b\")\n    .padding(4)", "swift", "correct"),
            ("Badge(\"a\", count: 1)", "swift", "not judged"),
            ("Badge(\n    name, // The name, if any: 1\n    count: 1,\n    note: note\n)", "swift", "correct"),
            ("Badge(isOn ? \"a\" : b, tone: isOn ? .calm : c ?? .loud, count: d?.e ?? 1, note: f)", "swift", "correct"),
            ("Picker<Int>(title: \"a\") { Text(\"b\") } footer: { Text(\"c\") }", "swift", "correct"),
            ("if let badge = Badge(a, count: 1, note: b) { print(badge) }", "swift", "correct"),
            ("let tone = Badge.Tone.calm", "swift", "correct"),
            ("Budget(count: 1)", "swift", "not judged"), ("XBadge(a, count: 1, note: b)", "swift", "not judged"),
            ("Badge(\"a\", Modifier.size(1.dp), count = 1) { Text(\"b\") }", "kotlin", "correct"),
            ("Badge(text = a, modifier = b, 1) {}", "kotlin", "correct"),
            ("class Own : Badge(text = \"a\", count = 1, content = {}) {\n}", "kotlin", "correct"),
            ("<Badge text=\"a\" /* the text */ count={1} data-id=\"b\" key=\"c\" />", "tsx", "correct"),
            ("<Badge text=\"a\" count={1} className=\"b\" />", "tsx", "not judged"),
            ("<Badge text=\"a\" count={1}>b</Badge>", "tsx", "not judged"),
            ("<Select<Item> items={items} />", "tsx", "correct"),
            ("import { Bagde } from \"own\"; const a = <Bagde text=\"b\" count={1} />", "tsx", "not judged"),
        ])
    func right(code: String, language: String, expected: String) async throws {
        #expect(try await verdict(code, language) == expected)
    }

    @Test(
        "Code that a compiler rejects for a stated reason is wrong.",
        arguments: [
            ("Badge(count: 1, \"a\", note: \"b\")", "swift"), ("Badge(\"a\", count: 1, count: 1, note: b)", "swift"),
            ("Badge(\"a\", count: 1, note: b) { c() }", "swift"), ("Badge(\"a\", count: \"1\", note: b)", "swift"),
            ("Badge(a, tone: b ? .calm : .lod, count: 1, note: c)", "swift"),
            ("Badge(a, tone: Bagde.Tone.calm, count: 1, note: c)", "swift"), ("Bagde(a, count: 1, note: c)", "swift"),
            ("Picker(title: a) { b } foter: { c }", "swift"), ("Badge(a, count: [1], note: b)", "swift"),
            ("Badge(text = \"a\", text = \"b\", count = 1) {}", "kotlin"),
            ("Badge(count = 1, text = \"a\", b) {}", "kotlin"), ("Badge(\"a\", 1) {}", "kotlin"),
            ("Badge(a, b, 1, Tone.Calm, c, d)", "kotlin"), ("Badge(a, b, 1L) {}", "kotlin"),
            ("Badge(a, b, Tone.Calm) {}", "kotlin"),
            ("<Badge text=\"a\" text=\"b\" count={1} />", "tsx"), ("<Badge text count={1} />", "tsx"),
            ("<Badge text=\"a\" count=\"1\" />", "tsx"), ("<Badge text=\"a\" count={1} onClos={b} />", "tsx"),
            ("<Badge text=\"a\" count={1} Tone=\"loud\" />", "tsx"),
            ("<Badge text=\"a\" count={1} tone={b ? 'calm' : 'lod'} />", "tsx"),
            ("<Bagde text=\"a\" count={1} />", "tsx"),
        ])
    func wrong(code: String, language: String) async throws {
        #expect(try await verdict(code, language) == "wrong")
    }
}
