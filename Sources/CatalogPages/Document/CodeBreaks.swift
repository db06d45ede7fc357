/// A splitter of long code names in narrow table columns into pieces, with allowed line breaks in between.
package enum CodeBreaks {
    /// Maximum number of characters in a name kept whole in every place.
    package static let longest = 16

    /// Returns the pieces between which a line may end; nil where none is needed.
    ///
    /// A line ends after characters that join names, such as dots, and before the capital letters within a name.
    package static func pieces(of code: String) -> [String]? {
        let ranges = ranges(in: code)
        if ranges.isEmpty { return nil }
        return ranges.map { String(decoding: code.utf8.dropFirst($0.lowerBound).prefix($0.count), as: UTF8.self) }
    }

    /// Returns the pieces as ranges of the code's bytes; empty where no line end is needed.
    package static func ranges(in code: String) -> [Range<Int>] {
        guard code.utf8.count > longest else { return [] }
        var code = code
        return code.withUTF8 { bytes in
            guard hasLongWord(bytes) else { return [] }
            var ranges: [Range<Int>] = []
            var start = 0
            // Number of characters of the piece so far.
            var count = 0
            for index in bytes.indices where !bytes[index].isContinuation {
                if count > 1, mayEnd(after: bytes[index - 1], before: bytes[index]) {
                    ranges.append(start..<index)
                    start = index
                    count = 0
                }
                count += 1
            }
            return ranges.isEmpty ? [] : ranges + [start..<bytes.count]
        }
    }

    private static func hasLongWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var count = 0
        for byte in bytes where !byte.isContinuation {
            count = byte == UInt8(ascii: " ") ? 0 : count + 1
            if count > longest { return true }
        }
        return false
    }

    private static func mayEnd(after previous: UInt8, before next: UInt8) -> Bool {
        let space = UInt8(ascii: " ")
        if next == space || previous == space { return false }
        let isHump = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) && previous.isLowercaseLetter
        return isHump || previous.isJoint && !next.isJoint
    }
}

extension UInt8 {
    /// Whether the byte continues a character of several bytes.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }

    fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

    /// Whether the byte is a sign joining names.
    fileprivate var isJoint: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "/"),
            UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
