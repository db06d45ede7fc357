import CatalogModel
import Testing

@testable import CatalogCommands

@Suite("Findings in long lines")
struct LongLineTests {
    // 26 letters, four times.
    private let file = SourceFile(
        path: "a.yaml", text: String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 4) + "\n")

    @Test("the line's beginning is shown where that is enough")
    func beginning() {
        #expect(
            excerpt(3, 6) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |   ^~~

                """)
    }

    @Test("the middle is cut on both sides")
    func middle() {
        #expect(
            excerpt(53, 55) == """
                    1 | …qrstuvwxyzabcdefghijklmnopqrst…
                      |            ^~

                """)
    }

    @Test("the end is cut on one side")
    func end() {
        #expect(
            excerpt(104, 105) == """
                    1 | …pqrstuvwxyz
                      |            ^

                """)
    }

    @Test("what is longer than the screen is underlined as far as it is shown")
    func longRange() {
        #expect(
            excerpt(2, 100) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~

                """)
    }

    @Test("a fix that is longer than the screen is cut, too")
    func longFix() {
        #expect(
            excerpt(3, 6, fix: String(repeating: "0123456789", count: 5)) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |   ^~~
                 fix: |   01234567890123456789012345678…

                """)
    }

    @Test("a fix that does not fit below its place begins further to the left")
    func movedFix() {
        #expect(
            excerpt(29, 30, fix: "0123456789") == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |                             ^
                 fix: |                       0123456789

                """)
        #expect(
            excerpt(29, 30, fix: String(repeating: "0123456789", count: 5)) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |                             ^
                 fix: |           012345678901234567890…

                """)
    }

    @Test("each line of a fix is cut")
    func longFixLines() {
        #expect(
            excerpt(1, 2, fix: "a\n" + String(repeating: "名", count: 20)) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      | ^
                 fix: | a
                      | \(String(repeating: "名", count: 15))…

                """)
    }

    @Test(
        "text is cut where its cells end",
        arguments: [
            (4, "abcd", "abcd"), (3, "abcd", "ab…"), (1, "ab", "…"), (3, "名前", "名…"), (4, "名前", "名前"), (0, "", ""),
        ])
    func cutting(width: Int, text: String, expected: String) {
        #expect(text.cut(to: width) == expected)
    }

    @Test("many places in one very long line are found")
    func manyPlaces() {
        let line = String(repeating: "é0123456789", count: 2_000)
        let file = SourceFile(path: "a.yaml", text: "\(line)\n")
        var lines = ExcerptLines()
        for column in [1, 500, 499, 7_000, 21_999, 22_000] {
            let window = lines.window(file, line: 1, column: column, reach: 5)
            let first = max(1, column - 5)
            let expected = line.dropFirst(first - 1).prefix(column + 5 - first)
            #expect(window?.text == String(expected), "column \(column)")
            #expect(window?.firstColumn == first)
        }
    }

    private func excerpt(_ start: Int, _ end: Int, fix: String? = nil) -> String {
        let place = file.range(1, start, 1, end)
        let fixIts = fix.map { [Diagnostic.FixIt(replace: place, with: $0)] } ?? []
        let finding = Diagnostic(.sample, "x", at: place, fixIts: fixIts)
        let text = TextFindings.text([finding], layout: .narrow)
        return text.split(separator: "\n", maxSplits: 1).last.map(String.init) ?? ""
    }
}
