import CatalogTestSupport
import Testing

@testable import CatalogCommands

@Suite("Widths on a terminal")
struct DisplayWidthTests {
    @Test(
        "The display width of characters equals the number of cells in terminals",
        arguments: [
            ("abc", 3), ("名前", 4), ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2),
            ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1), ("₿", 1),
            ("\u{301}", 0),
            ("नि", 2),
        ])
    func width(text: String, cells: Int) {
        #expect(text.displayWidth == cells)
    }

    @Test(
        "Wide characters are those that the Unicode database lists as wide",
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)))
    func agreesWithUnicodeDatabase() throws {
        // Unassigned code points, and the few whose width came with a later version than that Python has, are left out.
        let script = """
            import sys, unicodedata
            for value in range(0xA1, 0x40000):
                letter = chr(value)
                if unicodedata.category(letter)[0] in 'LNPS':
                    print(value, 2 if unicodedata.east_asian_width(letter) in 'WF' else 1)
            """
        let verdict = try Judge.python.verdict(["-c", script])
        #expect(verdict.status == 0, "\(verdict.errors)")
        let lines = verdict.output.split(separator: "\n")
        #expect(lines.count > 100_000)
        let disagreements = lines.filter { line in
            let numbers = line.split(separator: " ").compactMap { UInt32($0) }
            guard numbers.count == 2, let scalar = Unicode.Scalar(numbers[0]) else { return true }
            let width = Character(scalar).displayWidth
            return width != 0 && width != Int(numbers[1])
        }
        #expect(disagreements == [])
    }
}
