package import CatalogModel

/// A strict reader of JSON files (RFC 8259), producing the same located nodes as the YAML reader.
///
/// Mistakes made by habit (comments, trailing commas, single quotes) are reported and passed over, so a single run
/// finds all of them; at any other the reader stops.
package struct JSONReader {
    let lines: SourceLines
    var offset: Int
    var diagnostics: Diagnostics
    /// Whether the file is not JSON, even if completely read.
    var isBroken = false
    private var depth = 0
    /// The members of an object of the root, to be handed over singly.
    private let handing: Handing?
    private var handsMembers = false

    /// A request for handing over the members of an object at the root one by one, without keeping the members.
    struct Handing {
        /// The key of the root.
        let key: String
        let give: (YAMLMapping.Pair) -> Void
    }

    /// An error thrown if no sensible continuation is possible; the mistake is reported before.
    struct StopError: Error {}

    /// Returns the value of a file with any path; nil for an unreadable file, after a report.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - fileSize: The number of bytes allowed.
    ///   - diagnostics: Takes the findings, up to a limit for each file.
    /// - Returns: The root of the tree.
    package static func read(
        _ file: SourceFile, fileSize: Int = FileLimits.fileSize, diagnostics: inout Diagnostics
    ) -> YAMLNode? {
        var found = Diagnostics(limit: FileLimits.findings)
        let node = read(file, handing: nil, fileSize: fileSize, diagnostics: &found)
        diagnostics.merge(found, about: file)
        return node
    }

    /// Returns the value of a file, with the members of an object at the root handed over singly, so that the tree of a
    /// large file takes no more memory than a member.
    ///
    /// The object is empty in the tree. A mistake may come after some members were handed over. The closure escapes,
    /// because the compiler puts the place of the sources into the code of a closure that only seems to.
    package static func read(
        _ file: SourceFile, handing key: String, fileSize: Int, diagnostics: inout Diagnostics,
        to give: @escaping (YAMLMapping.Pair) -> Void
    ) -> YAMLNode? {
        var found = Diagnostics(limit: FileLimits.findings)
        let node = read(file, handing: Handing(key: key, give: give), fileSize: fileSize, diagnostics: &found)
        diagnostics.merge(found)
        return node
    }

    private static func read(
        _ file: SourceFile, handing: Handing?, fileSize: Int, diagnostics: inout Diagnostics
    ) -> YAMLNode? {
        let lines = SourceLines(
            checking: file, fileSize: fileSize, allowsAnyCharacter: true, diagnostics: &diagnostics)
        guard let lines else { return nil }
        var reader = JSONReader(lines: lines, offset: lines.begin, handing: handing, diagnostics: diagnostics)
        defer { diagnostics = reader.diagnostics }
        guard let node = try? reader.document() else { return nil }
        return reader.isBroken ? nil : node
    }

    private init(lines: SourceLines, offset: Int, handing: Handing?, diagnostics: Diagnostics) {
        self.lines = lines
        self.offset = offset
        self.handing = handing
        self.diagnostics = diagnostics
    }

    var bytes: [UInt8] { lines.bytes }
    var isAtEnd: Bool { offset >= bytes.count }

    private mutating func document() throws(StopError) -> YAMLNode {
        skipSpace()
        if isAtEnd {
            diagnostics.report(.emptyFile(at: lines.range(lines.begin..<lines.begin)))
            throw StopError()
        }
        let node = try value()
        skipSpace()
        if !isAtEnd {
            if case .closesNothing(let bracket)? = JSONBrackets(lines).mismatch {
                report(
                    "unmatched '\(lines.text(bracket..<(bracket + 1)))'; remove it", at: bracket..<(bracket + 1))
                return node
            }
            let end = bytes.trimmedEnd(from: offset, to: lines.end(ofLine: lines.line(of: offset)))
            report("unexpected text after the end of the JSON value; remove it", at: offset..<max(end, offset + 1))
        }
        return node
    }

    private mutating func value() throws(StopError) -> YAMLNode {
        switch bytes.byte(offset) {
        case UInt8(ascii: "{"): return try nested { reader throws(StopError) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(StopError) in try reader.array() }
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let start = offset
            let text = try string()
            return YAMLNode(.scalar(YAMLScalar(text, style: .doubleQuoted)), at: lines.range(start..<offset))
        default: return try literal()
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(StopError) -> YAMLNodeContent
    ) throws(StopError) -> YAMLNode {
        let start = offset
        guard depth < FileLimits.depth else {
            diagnostics.report(.tooDeep(at: lines.range(start..<(start + 1))))
            throw StopError()
        }
        depth += 1
        offset += 1
        let content = try read(&self)
        depth -= 1
        return YAMLNode(content, at: lines.range(start..<offset))
    }

    // MARK: Collections

    private mutating func array() throws(StopError) -> YAMLNodeContent {
        var elements: [YAMLNode] = []
        while try hasNext(before: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
            elements.append(try value())
        }
        return .sequence(YAMLSequence(elements, isFlow: true))
    }

    private mutating func object() throws(StopError) -> YAMLNodeContent {
        var pairs: [YAMLMapping.Pair] = []
        var names = SeenMemberNames()
        var isFirst = true
        let isHanding = handsMembers
        handsMembers = false
        while try hasNext(before: UInt8(ascii: "}"), isFirst: isFirst) {
            isFirst = false
            let key = try name()
            handsMembers = depth == 1 && key.value == handing?.key && bytes.byte(offset) == UInt8(ascii: "{")
            let value = try value()
            if let first = names.add(key) {
                diagnostics.report(.duplicateKey(key, first: first))
            } else {
                let pair = YAMLMapping.Pair(key: key, value: value)
                if isHanding { handing?.give(pair) } else { pairs.append(pair) }
            }
        }
        return .mapping(YAMLMapping(pairs, isFlow: true))
    }

    private mutating func name() throws(StopError) -> Text {
        let start = offset
        guard bytes.byte(offset).isQuote else {
            let word = wordEnd(from: offset)
            throw stop(
                word > offset
                    ? "the name '\(lines.text(offset..<word))' must be in double quotes"
                    : "missing name in double quotes",
                at: offset..<max(word, min(offset + 1, bytes.count)))
        }
        let key = Text(try string(), at: lines.range(start..<offset))
        skipSpace()
        guard bytes.byte(offset) == UInt8(ascii: ":") else {
            throw stop("missing colon after the name \(Diagnostic.excerpt(key.value))", at: offset..<offset)
        }
        offset += 1
        skipSpace()
        return key
    }

    /// Finds the next element, or skips the closing bracket; returns whether there is a next element.
    private mutating func hasNext(before closing: UInt8, isFirst: Bool) throws(StopError) -> Bool {
        skipSpace()
        let comma = offset
        let hasComma = bytes.byte(offset) == UInt8(ascii: ",")
        if hasComma, !isFirst {
            offset += 1
            skipSpace()
        }
        if !isAtEnd, bytes[offset] == closing {
            if hasComma, !isFirst {
                report(
                    "unexpected comma before the closing '\(Character(Unicode.Scalar(closing)))'; remove it",
                    at: comma..<(comma + 1), fix: "")
            }
            offset += 1
            return false
        }
        if isAtEnd, case .unclosed(let bracket)? = JSONBrackets(lines).mismatch {
            let sign = bracket..<(bracket + 1)
            throw stop("unmatched '\(lines.text(sign))'; close it", at: sign)
        }
        if isAtEnd {
            throw stop("the file ends before '\(Character(Unicode.Scalar(closing)))'", at: offset..<offset)
        }
        if !hasComma, !isFirst {
            throw stop("missing comma or '\(Character(Unicode.Scalar(closing)))'", at: offset..<offset)
        }
        return true
    }

    // MARK: Literals and space

    private mutating func literal() throws(StopError) -> YAMLNode {
        let start = offset
        let end = wordEnd(from: start)
        let word = lines.text(start..<end)
        let isNumber = JSONNumber.end(bytes, from: start) == end
        guard end > start, isNumber || word == "true" || word == "false" || word == "null" else {
            if end == start { throw stop("missing value", at: start..<min(start + 1, bytes.count)) }
            let first = bytes[start]
            let isDigits =
                first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == UInt8(ascii: ".")
            let what = isDigits ? "is not a JSON number" : "is not a JSON value; write text in double quotes"
            offset = end
            report("\(Diagnostic.excerpt(word)) \(what)", at: start..<end)
            return YAMLNode(.scalar(YAMLScalar(word, style: .doubleQuoted)), at: lines.range(start..<end))
        }
        offset = end
        return YAMLNode(.scalar(YAMLScalar(word, style: .plain)), at: lines.range(start..<end))
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isWord || bytes[end] == UInt8(ascii: "+") || bytes[end] >= 0x80 { end += 1 }
        return end
    }

    /// Skips whitespace as defined by RFC 8259, and reports comments.
    private mutating func skipSpace() {
        while true {
            offset = bytes.skippingBlanksAndBreaks(from: offset, to: bytes.count)
            guard bytes.byte(offset) == UInt8(ascii: "/"), let end = commentEnd else { return }
            report("JSON has no comments; remove it", at: offset..<end, fix: "")
            offset = end
        }
    }

    private var commentEnd: Int? {
        let lineEnd = lines.end(ofLine: lines.line(of: offset))
        switch bytes.byte(offset + 1) {
        case UInt8(ascii: "/"): return bytes.trimmedEnd(from: offset, to: lineEnd)
        case UInt8(ascii: "*"):
            var end = offset + 2
            while end + 1 < bytes.count {
                if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
                end += 1
            }
            return bytes.count
        default: return nil
        }
    }

    // MARK: Findings

    /// Reports a violation of JSON; `fix` takes the place of the text at fault.
    mutating func report(_ message: String, at byteRange: Range<Int>, fix: String? = nil) {
        isBroken = true
        let range = lines.range(byteRange)
        let fixIts = fix.map { [Diagnostic.FixIt(replace: range, with: $0)] } ?? []
        diagnostics.report(Diagnostic(FileRules.json, message, at: range, fixIts: fixIts))
    }

    mutating func stop(_ message: String, at byteRange: Range<Int>) -> StopError {
        report(message, at: byteRange)
        return StopError()
    }
}

/// The names of an object's members so far, for finding a repeated name.
///
/// Most objects have few members, which are looked through faster than hashed.
private struct SeenMemberNames {
    private var few: [Text] = []
    private var many: [String: SourceRange] = [:]

    /// Adds a name; returns the place of the same name before, if any.
    mutating func add(_ name: Text) -> SourceRange? {
        if many.isEmpty {
            if let first = few.first(where: { $0.value == name.value }) { return first.range }
            few.append(name)
            if few.count > 16 { many = Dictionary(uniqueKeysWithValues: few.map { ($0.value, $0.range) }) }
            return nil
        }
        if let first = many[name.value] { return first }
        many[name.value] = name.range
        return nil
    }
}
