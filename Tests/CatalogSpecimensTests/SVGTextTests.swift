import Testing

@testable import CatalogPages

@Suite("Text of SVG")
struct SVGTextTests {
    @Test(
        "Numbers have no insignificant decimals",
        arguments: [
            (0, "0"), (1, "1"), (1.5, "1.5"), (0.125, "0.125"), (-2.05, "-2.05"), (10, "10"), (0.0004, "0"),
            (-0.0004, "0"),
            (2.9996, "3"), (399.999, "399.999"),
        ])
    func numbers(value: Double, text: String) {
        #expect(SVG.number(value) == text)
    }

    @Test("Text is escaped, and characters that are invalid in XML are removed")
    func escaping() {
        #expect(SVG.escaped("<a b=\"c\">&\u{1}\u{FFFF}\n'é'") == "&lt;a b=&quot;c&quot;&gt;&amp; 'é'")
        #expect(SVG.families(["Inter", "O'N\\eil", "serif"]) == #"'Inter', 'O\'N\\eil', serif"#)
        #expect(SVG.families(["system-ui"]) == "system-ui, sans-serif")
    }
}
