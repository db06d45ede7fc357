import CatalogModel
import CatalogSyntax
import Testing

/// Lines in wrong columns: which of them are mended, and how.
struct IndentationTests {
    private func check(_ text: String, _ mended: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let reading = Reading(text)
        #expect(reading.findings.map(\.rule) == [YAMLRules.indentation], sourceLocation: sourceLocation)
        #expect(reading.fixed == mended, sourceLocation: sourceLocation)
        if mended != text { #expect(Reading(mended).summary == [], sourceLocation: sourceLocation) }
    }

    @Test func deeperThanTheValueAbove() {
        check("a: b\n  c: d\ne: f\n", "a: b\nc: d\ne: f\n")
        check("a:\n  b: c\n   d: e\n", "a:\n  b: c\n  d: e\n")
        check("a:\n- b: c\n   d: e\n", "a:\n- b: c\n  d: e\n")
    }

    @Test func withAllThatGoesWithIt() {
        check(
            "a: b\n  c:\n    d: e\n\n    f: |\n      g\n  h: i\nj: k\n",
            "a: b\nc:\n  d: e\n\n  f: |\n    g\nh: i\nj: k\n")
        check("a:\n  b: c\n d:\n   - e\n  f: g\n", "a:\n  b: c\n d:\n   - e\n  f: g\n")
    }

    @Test func betweenTwoColumns() {
        // A key that goes on with the siblings below is one of them.
        check("a:\n  b: c\n d: e\n  f: g\n", "a:\n  b: c\n  d: e\n  f: g\n")
        // The nearer column.
        check("a:\n    b: c\n   d: e\n", "a:\n    b: c\n    d: e\n")
        check("a:\n    b: c\n d: e\n", "a:\n    b: c\nd: e\n")
        // Nobody can know.
        check("a:\n  b: c\n d: e\n", "a:\n  b: c\n d: e\n")
        check("a:\n  - b\n  c: d\n", "a:\n  - b\n  c: d\n")
    }

    @Test func siblingsThatStandTooDeep() {
        check(
            "a:\n  b:\n      c: d\n      e: f\n    g:\n      h: i\nj: k\n",
            "a:\n  b:\n    c: d\n    e: f\n    g:\n      h: i\nj: k\n")
    }

    @Test func items() {
        check("a:\n  - b\n - c\nd: e\n", "a:\n  - b\n  - c\nd: e\n")
        check("a: b\n- c\n", "a: b\n- c\n")
        // YAML reads one item, 'b - c'.
        check("a:\n  - b\n   - c\nd: e\n", "a:\n  - b\n  - c\nd: e\n")
        #expect(Reading("- b\n  -c\n").tree == #"["b -c"]"#)
    }

    @Test func tabs() {
        check("a:\n\tb: c\n\td: e\nf: g\n", "a:\n  b: c\n  d: e\nf: g\n")
        check("a:\n\tb:\n\t\tc: d\n", "a:\n  b:\n    c: d\n")
        check("a:\n  b:\n\t  c: d\n", "a:\n  b:\n    c: d\n")
        check("a:\n  b: c\n\td: e\n", "a:\n  b: c\n  d: e\n")
        // Two spaces lead nowhere.
        check("a:\n    b: c\n\td: e\n", "a:\n    b: c\n\td: e\n")
    }

    @Test func mistakesBehindAMendedLineAreFound() {
        #expect(
            Reading("a:\n  b: c\n   d: e\nf: @g\nh:\n  - i\n - j\n").summary == [
                "3:4-3:5 indentation", "4:4-4:6 unquoted-start", "7:2-7:5 indentation",
            ])
    }
}
