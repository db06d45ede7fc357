/// A three-way merge of text by lines: the changes from a common base to each of two texts, in a single text.
///
/// Lines changed differently on both sides are a conflict, with the markers of `git merge`. As in git, changes of
/// adjacent lines conflict. Without a base, each difference of the two texts is a conflict.
package struct LineMerge {
    /// The merged text.
    package let bytes: [UInt8]
    /// The first line of each conflict, in `bytes`, without the line break.
    package let conflicts: [Range<Int>]

    /// A run of lines of the result.
    private enum Chunk {
        /// Lines of both texts.
        case common([FileLines.Line])
        /// Lines with changes on a single side.
        case changed([FileLines.Line])
        case conflict(mine: [FileLines.Line], theirs: [FileLines.Line])
    }

    /// Merges two texts.
    ///
    /// - Parameters:
    ///   - mine: The text with the edits of a person, also the model for the encoding mark, the kind of line breaks,
    ///     and the line break at the end, except for changes by the other text alone.
    ///   - theirs: The text with other changes.
    ///   - base: The text before both changes; empty if unknown.
    package init(mine: [UInt8], theirs: [UInt8], base: [UInt8]) {
        if mine == base || theirs == base || mine == theirs {
            bytes = mine == base ? theirs : mine
            conflicts = []
            return
        }
        let isCRLF = FileLines(mine.isEmpty ? theirs : mine).isCRLF
        let (base, mine) = (FileLines(base), FileLines(mine))
        let theirs = FileLines(theirs, keepsBreaks: false)
        var printer = Printer(isCRLF: isCRLF)
        if mine.hasMark == base.hasMark ? theirs.hasMark : mine.hasMark { printer.bytes = FileLines.mark }
        for chunk in Self.joined(Self.chunks(base: base.lines, mine: mine.lines, theirs: theirs.lines)) {
            switch chunk {
            case .common(let lines), .changed(let lines): printer.append(lines)
            case .conflict(let mine, let theirs): printer.append(mine, against: theirs)
            }
        }
        let isEnded = mine.isEnded == base.isEnded ? theirs.isEnded : mine.isEnded
        bytes = isEnded ? printer.bytes : FileLines.withoutLastBreak(printer.bytes)
        conflicts = printer.conflicts
    }

    /// Finds the first conflict marker of a text.
    ///
    /// - Parameters:
    ///   - bytes: The text to search.
    ///   - others: Texts whose lines do not count as markers.
    /// - Returns: The line without the line break; nil without a marker.
    package static func marker(in bytes: [UInt8], besides others: [[UInt8]]) -> Range<Int>? {
        var accepted: Set<ArraySlice<UInt8>>?
        for line in FileLines(bytes).lines where line.isConflictMarker {
            let otherLines = accepted ?? Set(others.flatMap { FileLines($0).lines.map(\.content) })
            if !otherLines.contains(line.content) { return line.content.startIndex..<line.content.endIndex }
            accepted = otherLines
        }
        return nil
    }

    // MARK: Chunks

    private static func chunks(
        base: [FileLines.Line], mine: [FileLines.Line], theirs: [FileLines.Line]
    ) -> [Chunk] {
        var left = SideChanges(from: base, to: mine)
        var right = SideChanges(from: base, to: theirs)
        var chunks: [Chunk] = []
        var end = 0
        while let start = [left.next?.old.lowerBound, right.next?.old.lowerBound].compactMap(\.self).min() {
            chunks.append(.common(Array(mine[left.range(end..<start)])))
            var range = start..<start
            var isChanged = (mine: false, theirs: false)
            let (leftStart, rightStart) = (left.position(start), right.position(start))
            while true {
                if let hunk = left.take(touching: range) {
                    range = range.lowerBound..<max(range.upperBound, hunk.old.upperBound)
                    isChanged.mine = true
                } else if let hunk = right.take(touching: range) {
                    range = range.lowerBound..<max(range.upperBound, hunk.old.upperBound)
                    isChanged.theirs = true
                } else {
                    break
                }
            }
            let mineLines = Array(mine[leftStart..<left.position(range.upperBound)])
            let theirLines = Array(theirs[rightStart..<right.position(range.upperBound)])
            switch isChanged {
            case (true, true): chunks += refined(mine: mineLines, theirs: theirLines)
            case (_, true): chunks.append(.changed(theirLines))
            default: chunks.append(.changed(mineLines))
            }
            end = range.upperBound
        }
        return chunks + [.common(Array(mine[left.range(end..<base.count)]))]
    }

    /// Returns two versions of the same lines as conflicts and common lines.
    private static func refined(mine: [FileLines.Line], theirs: [FileLines.Line]) -> [Chunk] {
        var chunks: [Chunk] = []
        var end = 0
        for hunk in LineDifference(from: mine, to: theirs).hunks {
            chunks.append(.common(Array(mine[end..<hunk.old.lowerBound])))
            chunks.append(.conflict(mine: Array(mine[hunk.old]), theirs: Array(theirs[hunk.new])))
            end = hunk.old.upperBound
        }
        return chunks + [.common(Array(mine[end...]))]
    }

    /// Returns the chunks with conflicts joined across few common lines, or common lines without a word.
    ///
    /// Many small conflicts are harder to resolve than a large conflict.
    private static func joined(_ chunks: [Chunk]) -> [Chunk] {
        var result: [Chunk] = []
        var between: [FileLines.Line] = []
        var open: (mine: [FileLines.Line], theirs: [FileLines.Line])?
        func close() {
            if let open { result.append(.conflict(mine: open.mine, theirs: open.theirs)) }
            result.append(.common(between))
            (open, between) = (nil, [])
        }
        for chunk in chunks {
            switch chunk {
            case .common(let lines): between += lines
            case .changed:
                close()
                result.append(chunk)
            case .conflict(let mine, let theirs):
                if let first = open, between.count <= 3 || !between.contains(where: \.hasWord) {
                    open = (first.mine + between + mine, first.theirs + between + theirs)
                    between = []
                } else {
                    close()
                    open = (mine, theirs)
                }
            }
        }
        close()
        return result
    }
}

/// The changes from a base to a text, taken in order.
private struct SideChanges {
    private var hunks: ArraySlice<LineDifference.Hunk>
    /// The number of lines added by the taken changes.
    private var shift = 0

    init(from base: [FileLines.Line], to text: [FileLines.Line]) {
        hunks = LineDifference(from: base, to: text).hunks[...]
    }

    var next: LineDifference.Hunk? { hunks.first }

    /// Returns the position in the text of a line of the base outside of all changes left.
    func position(_ line: Int) -> Int { line + shift }

    func range(_ lines: Range<Int>) -> Range<Int> { position(lines.lowerBound)..<position(lines.upperBound) }

    /// Takes the next change if it overlaps or touches a range of the base.
    mutating func take(touching range: Range<Int>) -> LineDifference.Hunk? {
        guard let hunk = next, hunk.old.lowerBound <= range.upperBound else { return nil }
        hunks = hunks.dropFirst()
        shift += hunk.new.count - hunk.old.count
        return hunk
    }
}

/// A printer of merged lines with conflict markers.
private struct Printer {
    let isCRLF: Bool
    var bytes: [UInt8] = []
    private(set) var conflicts: [Range<Int>] = []

    init(isCRLF: Bool) { self.isCRLF = isCRLF }

    /// Appends lines, each with its own line break or the usual line break.
    mutating func append(_ lines: [FileLines.Line]) {
        for line in lines { append(line.content, isCRLF: line.isCRLF ?? isCRLF) }
    }

    mutating func append(_ mine: [FileLines.Line], against theirs: [FileLines.Line]) {
        let start = bytes.count
        append("<<<<<<< yours")
        conflicts.append(start..<(bytes.count - (isCRLF ? 2 : 1)))
        append(mine)
        append("=======")
        append(theirs)
        append(">>>>>>> catalog")
    }

    private mutating func append(_ marker: String) { append(Array(marker.utf8)[...], isCRLF: isCRLF) }

    private mutating func append(_ content: ArraySlice<UInt8>, isCRLF: Bool) {
        bytes += content
        bytes += isCRLF ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]
    }
}
