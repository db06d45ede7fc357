import CatalogModel

/// A parser of template source: the pieces from the lexer become a syntax tree with nested loops, branches and blocks.
struct TemplateParser {
    /// The greatest depth: deeper than any readable template, shallower than the limit of a stack.
    static let maximumDepth = 64

    let source: TemplateSource
    private let pieces: [TemplatePiece]
    private var index = 0
    private var depth = 0
    /// Whether a tag could not be read: a seemingly missing or superfluous end may be a consequence.
    var hasBrokenTags = false
    private(set) var syntax = TemplateSyntax()
    var diagnostics: Diagnostics

    init(_ source: TemplateSource) {
        self.source = source
        let lexer = TemplateLexer(source)
        pieces = lexer.pieces
        diagnostics = lexer.diagnostics
        hasBrokenTags = diagnostics.hasErrors
        syntax.nodes = nodes(of: nil)
    }

    /// The end of a sequence of nodes: the end of the file, or the tag ending the sequence.
    private enum End: Equatable {
        case file, end, `else`
        case elseIf
    }

    private var lastEnd = End.file
    /// The tag at the end of the last sequence of nodes.
    private var endTag: TagReader?

    // MARK: Nodes

    /// Reads the nodes up to their end tag.
    ///
    /// `opening`: the tag around the nodes; nil for the nodes of the file.
    private mutating func nodes(of opening: Range<Int>?) -> [SyntaxNode] {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth {
            diagnostics.report(.tooDeep(Self.maximumDepth, at: source.range(opening ?? 0..<0)))
            hasBrokenTags = true
            index = pieces.count
        }
        var nodes: [SyntaxNode] = []
        while index < pieces.count {
            if diagnostics.all.count >= TemplateLimits.findings {
                hasBrokenTags = true
                index = pieces.count
                break
            }
            let piece = pieces[index]
            index += 1
            switch piece {
            case .text(let range): nodes.append(.text(trimmed(range)))
            case .comment, .broken: nodes.append(.silent)
            case .tag(let tokens, let range):
                var tag = TagReader(tokens, range: range)
                if let end = self.end(&tag) {
                    if opening == nil {
                        if !hasBrokenTags { diagnostics.report(.strayTag(tag.keyword, at: source.range(range))) }
                        continue
                    }
                    (lastEnd, endTag) = (end, tag)
                    return nodes
                }
                if let node = node(&tag, isTop: opening == nil) { nodes.append(node) }
            }
        }
        if let opening, !hasBrokenTags {
            hasBrokenTags = true
            diagnostics.report(.missingEnd(source.text(opening), at: source.range(opening)))
        }
        lastEnd = .file
        return nodes
    }

    private mutating func end(_ tag: inout TagReader) -> End? {
        switch tag.keyword {
        case "end":
            tag.advance()
            finish(tag)
            return .end
        case "else":
            tag.advance()
            if tag.takeWord("if") { return .elseIf }
            finish(tag)
            return .else
        default: return nil
        }
    }

    /// Reads a node; returns nil for a tag leaving no trace.
    private mutating func node(_ tag: inout TagReader, isTop: Bool) -> SyntaxNode? {
        switch tag.keyword {
        case "for": return loop(&tag)
        case "if": return branch(&tag)
        case "define": return define(&tag, isTop: isTop)
        case "show":
            tag.advance()
            guard let shown = call(&tag) else { return .silent }
            return .show(shown.name, arguments: shown.arguments)
        default:
            guard let expression = expression(&tag) else {
                hasBrokenTags = true
                return .silent
            }
            if tag.next == nil { return .value(expression) }
            reportRest(of: tag)
            return .silent
        }
    }

    /// Reports the rest behind a value: left over from another tag with a misspelled word, or no tag at all.
    private mutating func reportRest(of tag: TagReader) {
        hasBrokenTags = true
        let openings = ["for", "if", "else", "define", "show"]
        if let first = tag.first, let meant = suggestion(for: tag.keyword, among: openings) {
            diagnostics.report(.unknownTag(tag.keyword, meant: meant, at: source.range(first)))
        } else {
            finish(tag)
        }
    }

    // MARK: Loops and conditions

    private mutating func loop(_ tag: inout TagReader) -> SyntaxNode {
        tag.advance()
        var head: (SyntaxName, SyntaxExpression)?
        if let variable = name(&tag, of: "the variable"), expect("in", in: &tag), let list = expression(&tag) {
            head = (variable, list)
        }
        var separator: String?
        if head != nil, tag.takeWord("join") {
            separator = string(&tag, for: "join")
        }
        if head != nil { finish(tag) }
        let body = nodes(of: tag.range)
        var otherwise: [SyntaxNode] = []
        if lastEnd == .else {
            otherwise = nodes(of: tag.range)
        }
        closeRest(of: tag.range, what: "a loop")
        guard let (variable, list) = head else { return .silent }
        return .loop(
            SyntaxLoop(variable: variable, list: list, separator: separator, body: body, otherwise: otherwise))
    }

    private mutating func branch(_ tag: inout TagReader) -> SyntaxNode {
        let opening = tag.range
        tag.advance()
        var branches: [SyntaxBranch] = []
        var otherwise: [SyntaxNode] = []
        var condition = condition(&tag)
        while true {
            let body = nodes(of: opening)
            if let condition { branches.append(SyntaxBranch(condition: condition, body: body)) }
            guard lastEnd == .elseIf, var next = endTag else { break }
            condition = self.condition(&next)
        }
        if lastEnd == .else { otherwise = nodes(of: opening) }
        closeRest(of: opening, what: "a condition")
        return branches.isEmpty ? .silent : .branch(branches, otherwise: otherwise)
    }

    /// Skips surplus parts: after the last possible part, only the end may come.
    private mutating func closeRest(of opening: Range<Int>, what: String) {
        while lastEnd == .else || lastEnd == .elseIf {
            if let endTag, !hasBrokenTags {
                diagnostics.report(.secondElse(what, at: source.range(endTag.range)))
            }
            _ = nodes(of: opening)
        }
    }

    // MARK: Blocks

    private mutating func define(_ tag: inout TagReader, isTop: Bool) -> SyntaxNode? {
        tag.advance()
        if !isTop { diagnostics.report(.innerBlock(at: source.range(tag.range))) }
        let name = name(&tag, of: "the block")
        let parameters = name == nil ? nil : parameters(&tag)
        if parameters != nil { finish(tag) }
        let body = nodes(of: tag.range)
        closeRest(of: tag.range, what: "a block")
        if name == nil || parameters == nil { syntax.hasUnreadBlocks = true }
        if let name, let parameters {
            syntax.blocks.append(SyntaxBlock(name: name, parameters: parameters, body: bodyLines(body)))
        }
        isAfterBlock = true
        return .silent
    }

    private var isAfterBlock = false

    /// Returns a text without the blank lines between a block and the surroundings.
    private mutating func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        if isAfterBlock, let end = endOfBlankLines(range) { range = end..<range.upperBound }
        isAfterBlock = false
        if depth == 1, index < pieces.count, case .tag(let tokens, _) = pieces[index],
            tokens.first?.content == .word("define")
        {
            range = range.lowerBound..<startOfBlankLines(range)
        }
        return range
    }

    /// Returns the place behind the leading blank lines of a text, not counting the rest of the tag's own line; nil
    /// without blank lines.
    private func endOfBlankLines(_ range: Range<Int>) -> Int? {
        var end: Int?
        var lineCount = 0
        for offset in range {
            switch source.bytes[offset] {
            case 0x0A:
                lineCount += 1
                // The line break of the tag's own line stays: the line leaves nothing behind.
                if lineCount > 1 { end = offset }
            case 0x20, 0x09, 0x0D: continue
            default: return end
            }
        }
        return lineCount > 0 ? range.upperBound - 1 : nil
    }

    /// Returns the place behind the line break at the end of the last line before the trailing blank lines of a text.
    private func startOfBlankLines(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        for offset in range.reversed() {
            switch source.bytes[offset] {
            case 0x0A: end = offset + 1
            case 0x20, 0x09, 0x0D: continue
            default: return end
            }
        }
        return end
    }

    /// Returns a body without the rest of the opening line and the start of the closing line.
    private func bodyLines(_ nodes: [SyntaxNode]) -> [SyntaxNode] {
        var nodes = nodes
        if case .text(let range)? = nodes.first {
            let lineBreak = range.first { ![0x20, 0x09, 0x0D].contains(source.bytes[$0]) }
            if let lineBreak, source.bytes[lineBreak] == 0x0A { nodes[0] = .text((lineBreak + 1)..<range.upperBound) }
        }
        if case .text(let range)? = nodes.last {
            let lineBreak = range.last { ![0x20, 0x09].contains(source.bytes[$0]) }
            if let lineBreak, source.bytes[lineBreak] == 0x0A {
                nodes[nodes.count - 1] = .text(range.lowerBound..<lineBreak)
            }
        }
        return nodes
    }
}
