import CatalogModel
import CatalogTestSupport
import Testing

struct SourceTextTests {
    private let file = SourceFile(path: "a.yaml", text: "one\r\ntwö drei\n\nlast")

    @Test func readsLinesWithAnyLineBreak() {
        #expect(file.line(1) == "one")
        #expect(file.line(2) == "twö drei")
        #expect(file.line(3) == "")
        #expect(file.line(4) == "last")
        #expect(file.line(5) == nil)
        #expect(file.line(0) == nil)
    }

    @Test func countsColumnsInCodePoints() {
        let range = file.range(ofBytes: 10..<14)
        #expect(range.start == SourcePosition(line: 2, column: 5))
        #expect(range.end == SourcePosition(line: 2, column: 9))
        #expect(range.sourceText == "drei")
    }

    @Test func skipsTheByteOrderMark() {
        let file = SourceFile(path: "b.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("key".utf8))
        #expect(file.line(1) == "key")
        #expect(file.range(ofBytes: 3..<6).start == SourcePosition(line: 1, column: 1))
    }

    @Test("A position in column 0 is the beginning of the line", arguments: ["a\nb", "ä\nb"])
    func columnZero(text: String) {
        let file = SourceFile(path: "c.yaml", text: text)
        #expect(file.byteOffset(of: SourcePosition(line: 1, column: 0)) == 0)
    }

    /// Would take hours if each place were looked for from the beginning of the file.
    @Test(arguments: ["é, ", "e, ", "é,\n", "e,\r\n"])
    func findsPlacesAnywhereInLongFiles(_ part: String) {
        let count = Thoroughness.rounds(10_000, of: 50_000)
        let file = SourceFile(path: "long.yaml", text: String(repeating: part, count: count))
        let size = part.utf8.count
        for index in 0..<count {
            let range = file.range(ofBytes: (index * size)..<((index + 1) * size - part.drop { $0 != "," }.utf8.count))
            guard range.sourceText == part.prefix(1) else {
                Issue.record("\(range.sourceText) at \(range.start)")
                return
            }
        }
        let last = file.range(ofBytes: ((count - 1) * size)..<(count * size))
        let isOneLine = part.hasSuffix(" ")
        #expect(last.start == SourcePosition(line: isOneLine ? 1 : count, column: isOneLine ? (count - 1) * 3 + 1 : 1))
    }

    @Test func placesBehindTheEndOfALineAreItsEnd() {
        #expect(file.byteOffset(of: SourcePosition(line: 1, column: 9)) == 3)
        #expect(file.byteOffset(of: SourcePosition(line: 2, column: 9)) == 14)
        #expect(file.byteOffset(of: SourcePosition(line: 3, column: 2)) == 15)
        #expect(file.byteOffset(of: SourcePosition(line: 4, column: 99)) == 20)
        #expect(file.byteOffset(of: SourcePosition(line: 5, column: 1)) == nil)
    }

    @Test func narrowsToWordsThatStandThere() {
        let all = file.range(ofBytes: 0..<file.bytes.count)
        #expect(all.narrowed(to: "drei") == file.range(ofBytes: 10..<14))
        #expect(all.narrowed(to: "vier") == all)
        #expect(all.narrowed(to: "") == all)
    }
}
