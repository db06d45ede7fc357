import CatalogModel
import Testing

@testable import CatalogCommands

@Suite("Findings as text")
struct TextFindingsTests {
    @Test("A finding shows location, message, line and underlined range")
    func plain() {
        let file = SourceFile(
            path: "components/checkbox.yaml", text: "id: checkbox\nproperties:\n  on: { strnig: Bool }\n")
        let finding = Diagnostic(
            .sample, "'strnig' is not a key of a property; did you mean 'string'?", at: file.range(3, 9, 3, 15))
        #expect(
            print(finding) == """
                components/checkbox.yaml:3:9: error: 'strnig' is not a key of a property; did you mean 'string'? [sample]
                    3 |   on: { strnig: Bool }
                      |         ^~~~~~

                """)
    }

    @Test("Findings in two versions of a file show the lines of each version")
    func versions() {
        let new = SourceFile(path: "a.yaml", text: "id: one\ntitle: One\nsummary: A long line of text.\n")
        let old = SourceFile(path: "a.yaml", text: "id: one\nold: 1\n")
        let both = Diagnostic(
            .sample, "first", at: new.range(3, 1, 3, 8), notes: [.init("second", at: old.range(2, 1, 2, 4))])
        #expect(print(both).contains("3 | summary: A long line of text."))
        #expect(print(both).contains("2 | old: 1"))
        let fix = Diagnostic.FixIt(replace: old.range(2, 1, 2, 4), with: "x")
        #expect(
            print(Diagnostic(.sample, "first", at: new.range(2, 3, 2, 5), fixIts: [fix])).contains("2 | title: One"))
    }

    @Test("A finding without a location has no excerpt")
    func withoutPlace() {
        #expect(print(Diagnostic(.sampleWarning, "something", at: nil)) == "warning: something [sample-warning]\n")
    }

    @Test("Notes show their own location")
    func notes() {
        let file = SourceFile(path: "a.yaml", text: "id: one\nid: two\n")
        let finding = Diagnostic(
            .sample, "'id' is there twice", at: file.range(2, 1, 2, 3),
            notes: [.init("the first one is here", at: file.range(1, 1, 1, 3)), .init("one of them has to go")])
        #expect(
            print(finding) == """
                a.yaml:2:1: error: 'id' is there twice [sample]
                    2 | id: two
                      | ^~
                a.yaml:1:1: note: the first one is here
                    1 | id: one
                      | ^~
                note: one of them has to go

                """)
    }

    @Test("A fix is printed below the text that it replaces")
    func fix() {
        let file = SourceFile(path: "a.yaml", text: "type: [Int]\n")
        let location = file.range(1, 7, 1, 12)
        let finding = Diagnostic(
            .sample, "a list where text is expected", at: location,
            fixIts: [.init(replace: location, with: "\"[Int]\"")])
        #expect(
            print(finding) == """
                a.yaml:1:7: error: a list where text is expected [sample]
                    1 | type: [Int]
                      |       ^~~~~
                 fix: |       "[Int]"

                """)
    }

    @Test("A fix elsewhere is shown at its line, also with several lines or a removal")
    func otherFixes() {
        let file = SourceFile(path: "a.yaml", text: "one: 1\ntwo: 2\n")
        let finding = Diagnostic(
            .sample, "wrong order", at: file.range(1, 1, 1, 4),
            fixIts: [
                .init(replace: file.range(1, 1, 1, 7), with: ""),
                .init(replace: file.range(2, 7, 2, 7), with: "\none: 1"),
            ])
        #expect(
            print(finding) == """
                a.yaml:1:1: error: wrong order [sample]
                    1 | one: 1
                      | ^~~
                 fix: | (nothing)
                a.yaml:2:7: note: the fix goes here
                    2 | two: 2
                      |       ^
                 fix: |       ␊
                      | one: 1

                """)
    }

    @Test("A range of several lines shows the first line to its end")
    func severalLines() {
        let file = SourceFile(path: "a.yaml", text: "a: [1,\n  2]\n")
        #expect(
            print(Diagnostic(.sample, "a list", at: file.range(1, 4, 2, 5))) == """
                a.yaml:1:4: error: a list [sample]
                    1 | a: [1,
                      |    ^~~

                """)
    }

    @Test("The caret is below the right cell after tabs, wide characters and joined characters")
    func widths() {
        let lines = ["\ta:\tx", "名前: x", "👩‍👩‍👧 e\u{301}: x", "é\u{308}🇩🇪❤️: x", "각 \u{1112}\u{1161}\u{11AB}: x"]
        let file = SourceFile(path: "a.yaml", text: lines.joined(separator: "\n"))
        let findings = lines.indices.map { index in
            let column = lines[index].unicodeScalars.count
            return Diagnostic(.sample, "x", at: file.range(index + 1, column, index + 1, column + 1))
        }
        #expect(
            TextFindings.text(findings, layout: .wide) == """
                a.yaml:1:5: error: x [sample]
                    1 |     a:    x
                      |           ^
                a.yaml:2:5: error: x [sample]
                    2 | 名前: x
                      |       ^
                a.yaml:3:11: error: x [sample]
                    3 | 👩‍👩‍👧 e\u{301}: x
                      |       ^
                a.yaml:4:9: error: x [sample]
                    4 | é\u{308}🇩🇪❤️: x
                      |        ^
                a.yaml:5:8: error: x [sample]
                    5 | 각 \u{1112}\u{1161}\u{11AB}: x
                      |        ^

                """)
    }

    @Test("Wide characters are underlined in full")
    func wideUnderline() {
        let file = SourceFile(path: "a.yaml", text: "a: 名前!\n")
        #expect(
            print(Diagnostic(.sample, "x", at: file.range(1, 4, 1, 6))) == """
                a.yaml:1:4: error: x [sample]
                    1 | a: 名前!
                      |    ^~~~

                """)
    }

    @Test("Locations at or past the end of a line or file are printed safely")
    func edges() {
        let file = SourceFile(path: "a.yaml", text: "a: b\n")
        let empty = SourceFile(path: "empty.yaml", text: "")
        let findings = [
            Diagnostic(.sample, "end of line", at: file.range(1, 5, 1, 5)),
            Diagnostic(.sample, "behind it", at: file.range(1, 50, 1, 60)),
            Diagnostic(.sample, "end of file", at: file.range(2, 1, 2, 1)),
            Diagnostic(.sample, "no such line", at: file.range(9, 1, 9, 2)),
            Diagnostic(.sample, "empty file", at: empty.range(1, 1, 1, 1)),
        ]
        #expect(
            TextFindings.text(findings, layout: .wide) == """
                a.yaml:1:5: error: end of line [sample]
                    1 | a: b
                      |     ^
                a.yaml:1:5: error: behind it [sample]
                    1 | a: b
                      |     ^
                a.yaml:2:1: error: end of file [sample]
                a.yaml:2:1: error: no such line [sample]
                empty.yaml:1:1: error: empty file [sample]
                    1 |\u{20}
                      | ^

                """)
    }

    @Test("Carriage returns end lines, and a byte order mark takes no column")
    func lineBreaks() {
        let file = SourceFile(path: "a.yaml", text: "\u{FEFF}a: 1\r\nb: 2\rc: 3\n")
        let findings = [1, 2, 3].map { Diagnostic(.sample, "x", at: file.range($0, 4, $0, 5)) }
        #expect(
            TextFindings.text(findings, layout: .wide) == """
                a.yaml:1:4: error: x [sample]
                    1 | a: 1
                      |    ^
                a.yaml:2:4: error: x [sample]
                    2 | b: 2
                      |    ^
                a.yaml:3:4: error: x [sample]
                    3 | c: 3
                      |    ^

                """)
    }

    @Test("Bytes that are not UTF-8 are shown as replacement characters")
    func invalidBytes() {
        let file = SourceFile(path: "a.yaml", bytes: [0x61, 0x3A, 0x20, 0xFF, 0x62, 0x0A])
        #expect(
            print(Diagnostic(.sample, "x", at: file.range(1, 4, 1, 5))) == """
                a.yaml:1:4: error: x [sample]
                    1 | a: \u{FFFD}b
                      |    ^

                """)
    }

    @Test("Line numbers of any length fit")
    func longNumbers() {
        let file = SourceFile(path: "a.yaml", text: String(repeating: "\n", count: 123_455) + "a: b\n")
        #expect(
            print(Diagnostic(.sample, "x", at: file.range(123_456, 1, 123_456, 2))) == """
                a.yaml:123456:1: error: x [sample]
                123456 | a: b
                       | ^

                """)
    }

    private func print(_ finding: Diagnostic) -> String {
        TextFindings.text([finding], layout: .wide)
    }
}
