/// The lines of a text, compared without encoding mark and line breaks.
package struct FileLines {
    /// A line without the line break.
    struct Line: Hashable {
        let content: ArraySlice<UInt8>
        /// Whether the line ends with CR LF; nil for a line without a line break.
        let isCRLF: Bool?

        static func == (left: Line, right: Line) -> Bool { left.content == right.content }

        func hash(into hasher: inout Hasher) { hasher.combine(content) }

        /// Whether the line has a letter or a digit.
        var hasWord: Bool {
            content.contains { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"):
                    true
                default: false
                }
            }
        }

        /// Whether the line begins or ends a conflict, or begins the base of one.
        var isConflictMarker: Bool {
            guard let first = content.first, "<>|".utf8.contains(first) else { return false }
            let rest = content.drop { $0 == first }
            return content.count - rest.count == 7 && (rest.isEmpty || rest.first == UInt8(ascii: " "))
        }
    }

    /// The encoding mark at the start of some UTF-8 texts.
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    let lines: [Line]
    let hasMark: Bool
    /// Whether the last line has a line break; true for an empty text.
    let isEnded: Bool
    /// Whether most lines end with CR LF.
    var isCRLF: Bool { 2 * lines.count { $0.isCRLF == true } > lines.count }

    /// Reads the lines of a text.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - keepsBreaks: Whether each line keeps its kind of line break.
    init(_ bytes: [UInt8], keepsBreaks: Bool = true) {
        hasMark = bytes.starts(with: Self.mark)
        isEnded = bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        lines = Self.split(hasMark ? bytes.dropFirst(Self.mark.count) : bytes[...]).map { line in
            guard line.last == UInt8(ascii: "\n") else { return Line(content: line, isCRLF: nil) }
            let content = line.dropLast()
            let isCRLF = content.last == UInt8(ascii: "\r")
            return Line(content: isCRLF ? content.dropLast() : content, isCRLF: keepsBreaks ? isCRLF : nil)
        }
    }

    /// Returns the lines of a text with the line breaks.
    package static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Returns a text without the line break at the end.
    static func withoutLastBreak(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.last == UInt8(ascii: "\n") else { return bytes }
        let rest = bytes.dropLast()
        return Array(rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest)
    }
}
