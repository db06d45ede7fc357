/// A cursor over the lines of a CommonMark text and the columns within a line, with tab stops every four columns
/// (CommonMark 0.31, 2.2 "Tabs").
struct LineCursor {
    let bytes: [UInt8]
    /// The range of the current line, without the line ending.
    private(set) var line = 0..<0
    private(set) var lineNumber = 0
    private var nextLineStart = 0

    private(set) var offset = 0
    private(set) var column = 0
    /// The columns of a tab at `offset` still to be read.
    private(set) var remainingTabColumns = 0

    private(set) var nextNonspace = 0
    private(set) var nextNonspaceColumn = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var indent: Int { nextNonspaceColumn - column }
    var isBlank: Bool { nextNonspace == line.upperBound }
    var isIndented: Bool { indent >= 4 }
    /// The first byte after the indentation.
    var firstByte: UInt8? { isBlank ? nil : bytes[nextNonspace] }
    /// The line from the first byte after the indentation.
    var content: ArraySlice<UInt8> { bytes[nextNonspace..<line.upperBound] }
    var byte: UInt8? { offset < line.upperBound ? bytes[offset] : nil }

    /// Starts the next line; returns false at the end of the text.
    mutating func nextLine() -> Bool {
        guard nextLineStart < bytes.count else { return false }
        let end = bytes[nextLineStart...].firstIndex { $0.isLineBreak } ?? bytes.endIndex
        line = nextLineStart..<end
        let isPair = end + 1 < bytes.count && bytes[end] == .carriageReturn && bytes[end + 1] == .lineFeed
        nextLineStart = end + (isPair ? 2 : 1)
        lineNumber += 1
        offset = line.lowerBound
        column = 0
        remainingTabColumns = 0
        findNextNonspace()
        return true
    }

    mutating func findNextNonspace() {
        nextNonspace = offset
        nextNonspaceColumn = column
        while nextNonspace < line.upperBound, bytes[nextNonspace].isBlank {
            nextNonspaceColumn += bytes[nextNonspace] == .tab ? 4 - nextNonspaceColumn % 4 : 1
            nextNonspace += 1
        }
    }

    mutating func advance(bytes count: Int) {
        for _ in 0..<count where offset < line.upperBound {
            column += bytes[offset] == .tab ? 4 - column % 4 : 1
            offset += 1
        }
        remainingTabColumns = 0
        findNextNonspace()
    }

    /// Skips columns, if need be into the middle of a tab.
    mutating func advance(columns count: Int) {
        var count = count
        while count > 0, offset < line.upperBound {
            guard bytes[offset] == .tab else {
                offset += 1
                column += 1
                count -= 1
                continue
            }
            let width = 4 - column % 4
            let taken = min(width, count)
            column += taken
            count -= taken
            remainingTabColumns = width - taken
            if remainingTabColumns == 0 { offset += 1 }
        }
        findNextNonspace()
    }

    mutating func advanceToNextNonspace() {
        offset = nextNonspace
        column = nextNonspaceColumn
        remainingTabColumns = 0
    }

    /// A position in the line to come back to.
    struct Mark {
        fileprivate var offset: Int
        fileprivate(set) var column: Int
        fileprivate var remainingTabColumns: Int
    }

    var mark: Mark { Mark(offset: offset, column: column, remainingTabColumns: remainingTabColumns) }

    mutating func goBack(to mark: Mark) {
        offset = mark.offset
        column = mark.column
        remainingTabColumns = mark.remainingTabColumns
        findNextNonspace()
    }
}
