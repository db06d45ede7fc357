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

    @Test("many places in one very long line are found")
    func manyPlaces() {
        let line = String(repeating: "é0123456789", count: 2_000)
        let file = SourceFile(path: "a.yaml", text: "\(line)\n")
        var lines = SourceLines()
        for column in [1, 500, 499, 7_000, 21_999, 22_000] {
            let window = lines.window(file, line: 1, column: column, reach: 5)
            let first = max(1, column - 5)
            let expected = line.dropFirst(first - 1).prefix(column + 5 - first)
            #expect(window?.text == String(expected), "column \(column)")
            #expect(window?.firstColumn == first)
        }
    }

    private func excerpt(_ start: Int, _ end: Int) -> String {
        let finding = Diagnostic(.sample, "x", at: file.range(1, start, 1, end))
        let text = TextFindings.text([finding], layout: .narrow)
        return text.split(separator: "\n", maxSplits: 1).last.map(String.init) ?? ""
    }
}
