/// A search for a missing or superfluous bracket in JSON over several lines, by the indentation of the lines.
///
/// A parser only notices at the end of the file.
struct JSONBrackets {
    /// A bracket without a partner, by byte offset.
    enum Mismatch {
        case unclosed(Int)
        case closesNothing(Int)
    }

    /// A bracket still open, with the line and the indentation of the line.
    private struct Opening {
        let offset: Int
        let line: Int
        let indentation: Int
    }

    /// The first bracket at odds with the indentation; nil where all lines are indented like their brackets.
    let mismatch: Mismatch?

    init(_ lines: SourceLines) {
        let bytes = lines.bytes
        var openings: [Opening] = []
        /// The first closing bracket in the middle of a line for an opening bracket of an earlier line.
        var early: Int?
        var mismatch: Mismatch?
        var offset = 0
        while offset < bytes.count, mismatch == nil {
            defer { offset += 1 }
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), !bytes[offset].isLineBreak {
                    offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let line = lines.line(of: offset)
                let indentation = lines.textStart(ofLine: line) - lines.starts[line]
                openings.append(Opening(offset: offset, line: line, indentation: indentation))
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                let line = lines.line(of: offset)
                let start = lines.textStart(ofLine: line)
                guard let opening = openings.popLast() else {
                    mismatch = early.map(Mismatch.closesNothing)
                    break
                }
                if start != offset {
                    if opening.line != line, early == nil { early = offset }
                } else if opening.indentation > start - lines.starts[line] {
                    mismatch = .unclosed(opening.offset)
                } else if opening.indentation < start - lines.starts[line] {
                    mismatch = early.map(Mismatch.closesNothing)
                }
            default: break
            }
        }
        self.mismatch = mismatch
    }
}
