/// A range of YAML text meant by the author as a single value, but read differently by libyaml.
struct IntendedValue {
    /// Range of the text, without the surrounding blanks; may be empty.
    var byteRange: Range<Int>
    /// Whether a colon follows the value.
    var isKey = false
    /// Whether brackets or braces enclose the value.
    var isFlow = false
    /// Whether a key precedes the value, in braces.
    var hasKey = false
}

/// A finder of the range meant by an author as a single value in YAML text misread by libyaml.
///
/// Parentheses, brackets and angle brackets within a value belong to the value, and so does a comma unless a key
/// follows.
struct ValueFinder {
    let lines: SourceLines
    var bytes: [UInt8] { lines.bytes }

    /// Returns the value around a byte.
    ///
    /// `flowStart` is the outermost open bracket at the byte; nil if not determined.
    func value(around offset: Int, flowStart: Int? = nil) -> IntendedValue {
        if let flowStart, let value = flowValue(from: flowStart, around: offset) { return value }
        let line = BlockLine(lines, line: lines.line(of: offset))
        if let colon = line.colon, offset < colon {
            return IntendedValue(
                byteRange: line.itemStart..<bytes.trimmedEnd(from: line.itemStart, to: colon), isKey: true)
        }
        let start = line.valueStart
        let first = bytes.byte(start)
        if first == UInt8(ascii: "[") || first == UInt8(ascii: "{"), offset > start,
            let value = flowValue(from: start, around: offset)
        {
            return value
        }
        return IntendedValue(byteRange: start..<blockEnd(line))
    }

    /// Returns the end of a block collection's value: the end of the line, or of the lines indented deeper.
    func blockEnd(_ line: BlockLine) -> Int {
        var end = lines.end(ofLine: line.number)
        if let comment = plainComment(from: line.valueStart, to: end) { end = comment }
        let firstEnd = end
        var next = line.number + 1
        while next < lines.starts.count {
            let following = BlockLine(lines, line: next)
            if following.isBlank || following.indentation <= line.parentIndentation { break }
            if following.colon != nil || following.isItem || following.isComment {
                end = firstEnd
                break
            }
            end = lines.end(ofLine: next)
            next += 1
        }
        return bytes.trimmedEnd(from: line.valueStart, to: end)
    }

    /// Returns the start of a comment with a space on both sides of the number sign.
    private func plainComment(from start: Int, to end: Int) -> Int? {
        var offset = start + 1
        while offset < end {
            if bytes[offset] == UInt8(ascii: "#"), bytes[offset - 1].isBlank, bytes.byte(offset + 1).isBlank {
                return offset
            }
            offset += 1
        }
        return nil
    }

    // MARK: Within brackets

    /// Returns the end of the value in brackets or braces beginning at `start`.
    func flowEnd(from start: Int, opening: UInt8) -> Int {
        let end = lines.end(ofLine: lines.line(of: start))
        var offset = bytes.byte(start).isQuote ? (quotedEnd(from: start, to: end) ?? start) : start
        var nests = BracketFinder(bytes: bytes)
        while offset < end {
            switch bytes[offset] {
            case UInt8(ascii: ","):
                if opening == UInt8(ascii: "[") || isPairNext(offset + 1, to: end) {
                    return bytes.trimmedEnd(from: start, to: offset)
                }
                offset += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): return bytes.trimmedEnd(from: start, to: offset)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
                offset = nests.end(from: offset, to: end) ?? offset + 1
            default: offset += 1
            }
        }
        return bytes.trimmedEnd(from: start, to: end)
    }

    /// Returns the innermost value around a byte; nil if the bracket at `open` is closed before the byte.
    private func flowValue(from open: Int, around target: Int) -> IntendedValue? {
        var stack: [(opening: UInt8, start: Int, hasKey: Bool)] = []
        func push(_ bracket: Int) -> Int {
            let start = bytes.skippingBlanksAndBreaks(from: bracket + 1, to: bytes.count)
            stack.append((bytes[bracket], start, false))
            return start
        }
        var offset = push(open)
        var nests = BracketFinder(bytes: bytes)
        var lineEnd = offset
        while offset < target, offset < bytes.count, let top = stack.last {
            if offset >= lineEnd { lineEnd = lines.end(ofLine: lines.line(of: offset)) }
            let isStart = offset == top.start
            switch bytes[offset] {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                offset = isStart ? push(offset) : nests.end(from: offset, to: lineEnd) ?? offset + 1
            case UInt8(ascii: "("), UInt8(ascii: "<"): offset = nests.end(from: offset, to: lineEnd) ?? offset + 1
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                offset = isStart ? quotedEnd(from: offset, to: lineEnd) ?? offset + 1 : offset + 1
            case UInt8(ascii: ",") where top.hasKey && !isPairNext(offset + 1, to: lineEnd): offset += 1
            case UInt8(ascii: ","):
                offset = bytes.skippingBlanksAndBreaks(from: offset + 1, to: bytes.count)
                stack[stack.count - 1] = (top.opening, offset, false)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                stack.removeLast()
                offset += 1
            case UInt8(ascii: ":")
            where top.opening == UInt8(ascii: "{") && !top.hasKey && bytes.byte(offset + 1).isBlankOrBreak:
                offset = bytes.skippingBlanksAndBreaks(from: offset + 1, to: bytes.count)
                stack[stack.count - 1] = (top.opening, offset, true)
            default: offset += 1
            }
        }
        guard let top = stack.last else { return nil }
        return IntendedValue(
            byteRange: top.start..<max(top.start, flowEnd(from: top.start, opening: top.opening)), isFlow: true,
            hasKey: top.hasKey)
    }

    /// Returns the offset after the closing quote of the text beginning with a quote at `start`.
    func quotedEnd(from start: Int, to end: Int) -> Int? {
        let quote = bytes[start]
        var offset = start + 1
        while offset < end {
            if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                offset += 2
            } else if bytes[offset] == quote {
                if quote == UInt8(ascii: "\"") || bytes.byte(offset + 1) != quote { return offset + 1 }
                offset += 2
            } else {
                offset += 1
            }
        }
        return nil
    }

    /// Whether `key:` or the end of the line comes next, making a comma before a separator of pairs.
    private func isPairNext(_ start: Int, to end: Int) -> Bool {
        let begin = bytes.skippingBlanks(from: start, to: end)
        guard begin < end else { return true }
        var offset = begin
        if bytes[begin].isQuote {
            offset = quotedEnd(from: begin, to: end) ?? begin
        } else {
            while offset < end, !bytes[offset].isBlank, !bytes[offset].isFlowIndicator { offset += 1 }
            if bytes.byte(offset - 1) == UInt8(ascii: ":") { offset -= 1 }
        }
        return offset > begin && bytes.byte(offset) == UInt8(ascii: ":") && bytes.byte(offset + 1).isBlankOrBreak
    }
}
