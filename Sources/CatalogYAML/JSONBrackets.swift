/// A search for a missing or superfluous bracket in JSON over several lines, by the indentation of the lines.
///
/// A parser only notices at the end of the file.
struct JSONBrackets {
    enum Fault {
        case unclosed(Int)
        case closesNothing(Int)
    }

    private struct Opening {
        let offset: Int
        let line: Int
        let indentation: Int
    }

    /// The first bracket at odds with the indentation; nil where all lines are indented like their brackets.
    let fault: Fault?

    init(_ lines: SourceLines) {
        let bytes = lines.bytes
        var openings: [Opening] = []
        /// The first closing bracket in the middle of a line for an opening bracket of an earlier line.
        var early: Int?
        var fault: Fault?
        var offset = 0
        while offset < bytes.count, fault == nil {
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
                    fault = early.map(Fault.closesNothing)
                    break
                }
                if start != offset {
                    if opening.line != line, early == nil { early = offset }
                } else if opening.indentation > start - lines.starts[line] {
                    fault = .unclosed(opening.offset)
                } else if opening.indentation < start - lines.starts[line] {
                    fault = early.map(Fault.closesNothing)
                }
            default: break
            }
        }
        self.fault = fault
    }
}
