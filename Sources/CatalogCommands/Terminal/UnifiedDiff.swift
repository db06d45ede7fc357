import BuildEngine

/// The difference of two texts in the unified format read by `patch` and `git apply`.
///
/// Texts are bytes: the content of a file need not be UTF-8, and line breaks are kept.
struct UnifiedDiff {
    /// A side of the difference: content and name of a file; nil for a missing file.
    struct Side {
        var name: String
        var bytes: [UInt8]?
    }

    /// A line of the comparison: common to both texts, removed or inserted.
    private enum Line {
        case same(ArraySlice<UInt8>)
        case removed(ArraySlice<UInt8>)
        case inserted(ArraySlice<UInt8>)
    }

    private let old: Side
    private let new: Side
    private let lines: [Line]

    /// Number of equal lines around a difference.
    private static let context = 3

    init(from old: Side, to new: Side) {
        self.old = old
        self.new = new
        let oldLines = FileLines.split((old.bytes ?? [])[...])
        let newLines = FileLines.split((new.bytes ?? [])[...])
        let difference = LineDifference(from: oldLines, to: newLines)
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if difference.removed.contains(oldIndex) {
                lines.append(.removed(oldLines[oldIndex]))
                oldIndex += 1
            } else if difference.inserted.contains(newIndex) {
                lines.append(.inserted(newLines[newIndex]))
                newIndex += 1
            } else {
                lines.append(.same(oldLines[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        self.lines = lines
    }

    /// Whether both files have the same bytes.
    ///
    /// A missing file is a difference shown by no line.
    var isEmpty: Bool { old.bytes == new.bytes }

    /// The whole difference; empty without a difference.
    var printed: [UInt8] {
        if isEmpty { return [] }
        var bytes = Self.header("--- ", side: old, prefix: "a") + Self.header("+++ ", side: new, prefix: "b")
        for hunk in hunks { bytes += printed(hunk) }
        return bytes
    }

    // MARK: Hunks

    /// Ranges of lines, each with a difference and the surrounding lines.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            if case .same = line { continue }
            let lineRange = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= lineRange.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<lineRange.upperBound
            } else {
                hunks.append(lineRange)
            }
        }
        return hunks
    }

    private func printed(_ hunk: Range<Int>) -> [UInt8] {
        let before = Self.counts(lines[..<hunk.lowerBound])
        let within = Self.counts(lines[hunk])
        let old = Self.hunkRange(after: before.old, within.old)
        let new = Self.hunkRange(after: before.new, within.new)
        return lines[hunk].reduce(into: Array("@@ -\(old) +\(new) @@\n".utf8)) { bytes, line in
            switch line {
            case .same(let text): Self.append(" ", line: text, to: &bytes)
            case .removed(let text): Self.append("-", line: text, to: &bytes)
            case .inserted(let text): Self.append("+", line: text, to: &bytes)
            }
        }
    }

    /// Returns the number of the first line, and how many there are; for none the line before.
    private static func hunkRange(after before: Int, _ count: Int) -> String {
        count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }

    private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
        lines.reduce(into: (0, 0)) { counts, line in
            switch line {
            case .same: counts = (counts.0 + 1, counts.1 + 1)
            case .removed: counts.0 += 1
            case .inserted: counts.1 += 1
            }
        }
    }

    private static func append(_ mark: String, line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        bytes += Array(mark.utf8) + line
        if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }

    // MARK: Parts

    /// Returns the name of a file on a line of its own; a tab ends a name with spaces.
    private static func header(_ mark: String, side: Side, prefix: String) -> [UInt8] {
        guard side.bytes != nil else { return Array("\(mark)/dev/null\n".utf8) }
        let name = side.name.drop { $0 == "/" }
        return Array("\(mark)\(prefix)/\(name)\(name.contains(" ") ? "\t" : "")\n".utf8)
    }
}
