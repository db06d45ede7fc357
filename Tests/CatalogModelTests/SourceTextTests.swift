import CatalogModel
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

    @Test func narrowsToWordsThatStandThere() {
        let all = file.range(ofBytes: 0..<file.bytes.count)
        #expect(all.narrowed(to: "drei") == file.range(ofBytes: 10..<14))
        #expect(all.narrowed(to: "vier") == all)
        #expect(all.narrowed(to: "") == all)
    }
}
