import CatalogModel
import Testing

@testable import CatalogCommands

@Suite("Findings in long lines")
struct LongLineTests {
    // 26 letters, four times.
    private let file = SourceFile(
        path: "a.yaml", text: String(repeating: "abcdefghijklmnopqrstuvwxyz", count: 4) + "\n")

    @Test("An excerpt shows the beginning of a long line if the finding is there")
    func beginning() {
        #expect(
            excerpt(3, 6) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |   ^~~

                """)
    }

    @Test("An excerpt is cut on both sides if the finding is in the middle of a long line")
    func middle() {
        #expect(
            excerpt(53, 55) == """
                    1 | …qrstuvwxyzabcdefghijklmnopqrst…
                      |            ^~

                """)
    }

    @Test("An excerpt is cut on the left only if the finding is at the end of a long line")
    func end() {
        #expect(
            excerpt(104, 105) == """
                    1 | …pqrstuvwxyz
                      |            ^

                """)
    }

    @Test("A range that is wider than the screen is underlined up to the end of the excerpt")
    func longRange() {
        #expect(
            excerpt(2, 100) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~

                """)
    }

    @Test("A fix that is wider than the screen is cut at the end of the excerpt")
    func longFix() {
        #expect(
            excerpt(3, 6, fix: String(repeating: "0123456789", count: 5)) == """
                    1 | abcdefghijklmnopqrstuvwxyzabcd…
                      |   ^~~
                 fix: |   01234567890123456789012345678…

                """)
    }

    @Test("A fix that does not fit below its location begins further to the left")
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

    @Test("Each line of a fix is cut separately")
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
        "A string is cut by its display width, and never within a wide character",
        arguments: [
            (4, "abcd", "abcd"), (3, "abcd", "ab…"), (1, "ab", "…"), (3, "名前", "名…"), (4, "名前", "名前"), (0, "", ""),
        ])
    func cutting(width: Int, text: String, expected: String) {
        #expect(text.cut(to: width) == expected)
    }

    @Test("Excerpts of many locations in one very long line show the characters around each location")
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
        let location = file.range(1, start, 1, end)
        let fixIts = fix.map { [Diagnostic.FixIt(replace: location, with: $0)] } ?? []
        let finding = Diagnostic(.sample, "x", at: location, fixIts: fixIts)
        let text = TextFindings.text([finding], layout: .narrow)
        return text.split(separator: "\n", maxSplits: 1).last.map(String.init) ?? ""
    }
}
