import CatalogModel

/// A parser of template source: the pieces from the lexer become the tree of the template, with every name and kind
/// compared with the record types, so rendering cannot meet an unknown name.
struct TemplateParser {
    /// The greatest depth: deeper than any readable template, shallower than the limit of a stack.
    static let maximumDepth = 64

    let source: TemplateSource
    let pieces: [TemplatePiece]
    let root: TemplateRecordType
    /// The record types open to templates, by name; only parameters of blocks are looked up.
    private(set) lazy var types = Dictionary(
        root.allTypes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    /// The place of the next piece.
    private(set) var index = 0
    private(set) var depth = 0
    /// Whether a tag could not be read: a seemingly missing or superfluous end may be a consequence.
    private var hasBrokenTags = false
    var tree = TemplateTree()
    var scope = TemplateScope()
    var blocks = TemplateBlocks()
    /// Whether the definition of a block has just ended.
    var isAfterBlock = false
    /// Whether names are left alone, because an unreadable tag around may have declared some.
    private var isMuted = false
    var diagnostics: Diagnostics

    init(_ source: TemplateSource, root: TemplateRecordType) {
        self.source = source
        self.root = root
        let lexer = TemplateLexer(source)
        pieces = lexer.pieces
        diagnostics = lexer.diagnostics
        hasBrokenTags = diagnostics.hasErrors
        declareBlocks()
        tree.body = nodes(of: nil)
        tree.slotCount = scope.slotCount
        checkEnds()
    }

    var isFull: Bool { diagnostics.all.count >= TemplateLimits.findings }

    /// Reports a finding on a name or a kind.
    mutating func report(_ diagnostic: Diagnostic) { if !isMuted { diagnostics.report(diagnostic) } }

    // MARK: Nodes

    /// Ends of a sequence of nodes.
    private enum End: Equatable {
        case file, end, `else`
        case elseIf
    }

    private var lastEnd = End.file
    /// The tag at the end of the last sequence of nodes.
    private var endTag: TagReader?

    /// Reads the nodes up to the end tag.
    ///
    /// - Parameters:
    ///   - opening: The tag around the nodes; nil for the nodes of the file.
    ///   - isBlock: Whether the nodes are the body of a block, with separate lines.
    ///   - isRead: Whether the tag around the nodes could be read.
    /// - Returns: The nodes, without the end tag.
    private mutating func nodes(of opening: Range<Int>?, isBlock: Bool = false, isRead: Bool = true) -> [TemplateNode] {
        let wasMuted = isMuted
        isMuted = isMuted || !isRead
        depth += 1
        defer {
            depth -= 1
            isMuted = wasMuted
        }
        if depth > Self.maximumDepth {
            diagnostics.report(.tooDeep(Self.maximumDepth, at: source.range(opening ?? 0..<0)))
            giveUp()
        }
        var nodes: [TemplateNode] = []
        while index < pieces.count {
            if isFull {
                giveUp()
                break
            }
            let piece = pieces[index]
            index += 1
            switch piece {
            case .text(let range): nodes += text(trimmed(range), isFirst: nodes.isEmpty, inBlock: isBlock)
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
                nodes.append(node(&tag, isTop: opening == nil))
            }
        }
        if let opening, !hasBrokenTags {
            hasBrokenTags = true
            diagnostics.report(.missingEnd(source.text(opening), at: source.range(opening)))
        }
        lastEnd = .file
        return nodes
    }

    /// Skips the rest of the template.
    private mutating func giveUp() {
        hasBrokenTags = true
        index = pieces.count
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

    private mutating func node(_ tag: inout TagReader, isTop: Bool) -> TemplateNode {
        switch tag.keyword {
        case "for": return loop(&tag)
        case "if": return branch(&tag)
        case "define":
            define(tag, isTop: isTop)
            return .silent
        case "show":
            tag.advance()
            return show(&tag)
        default:
            guard let expression = expression(&tag) else {
                hasBrokenTags = true
                return .silent
            }
            if tag.next == nil { return value(expression) }
            reportRest(of: tag)
            return .silent
        }
    }

    private mutating func value(_ expression: WrittenExpression) -> TemplateNode {
        let checked = check(expression)
        switch checked.kind {
        case nil, .text, .word: break
        case let kind?: report(.notShown(name(of: expression), kind: kind, at: source.range(expression.operand.range)))
        }
        return .value(checked.expression)
    }

    /// Reports the rest after a value: left over from another tag with a misspelled word, or text that is not a tag.
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

    private mutating func loop(_ tag: inout TagReader) -> TemplateNode {
        tag.advance()
        var head: (variable: PlacedText, list: WrittenExpression)?
        var separator: String?
        if let variable = name(&tag, of: "the variable"), expect("in", in: &tag), let list = expression(&tag) {
            head = (variable, list)
            if tag.takeWord("join") { separator = string(&tag) }
            finish(tag)
        }
        let list = head.map { check($0.list) }
        var element: TemplateKind?
        switch (list?.kind, head) {
        case (.list(let kind)?, _): element = kind
        case (let kind?, let head?):
            report(.noList(name(of: head.list), kind: kind, at: source.range(head.list.operand.range)))
        default: break
        }
        let outer = scope
        let slot = scope.add(head?.variable.text ?? "", kind: element, origin: list?.isPart == true ? .part : .other)
        let body = nodes(of: tag.range, isRead: head != nil)
        scope.leave(to: outer)
        let otherwise = lastEnd == .else ? nodes(of: tag.range, isRead: head != nil) : []
        closeRest(of: tag.range, what: "a loop")
        guard let list else { return .silent }
        return .loop(
            TemplateLoop(
                list: list.expression, slot: slot, separator: separator.map { LinePiece.pieces(of: $0.utf8) },
                body: body, otherwise: otherwise))
    }

    private mutating func branch(_ tag: inout TagReader) -> TemplateNode {
        let opening = tag.range
        tag.advance()
        let outer = scope
        var branches: [TemplateBranch] = []
        var condition = condition(&tag)
        while true {
            let before = scope
            scope.present.formUnion(condition?.whenTrue ?? [])
            let body = nodes(of: opening, isRead: condition != nil)
            scope.leave(to: before)
            scope.present.formUnion(condition?.whenFalse ?? [])
            if let condition { branches.append(TemplateBranch(condition: condition.condition, body: body)) }
            guard lastEnd == .elseIf, var next = endTag else { break }
            condition = self.condition(&next)
        }
        let otherwise = lastEnd == .else ? nodes(of: opening, isRead: !branches.isEmpty) : []
        scope.leave(to: outer)
        closeRest(of: opening, what: "a condition")
        return branches.isEmpty ? .silent : .choice(branches, otherwise: otherwise)
    }

    /// Skips surplus parts: after the last possible part, only the end may come.
    private mutating func closeRest(of opening: Range<Int>, what: String) {
        while lastEnd == .else || lastEnd == .elseIf {
            if let endTag, !hasBrokenTags {
                diagnostics.report(.secondElse(what, at: source.range(endTag.range)))
            }
            _ = nodes(of: opening, isRead: false)
        }
    }

    /// Reads the body of a block, declared before with all others.
    private mutating func define(_ tag: TagReader, isTop: Bool) {
        if !isTop { report(.innerBlock(at: source.range(tag.range))) }
        let outer = (scope: scope, block: blocks.current)
        let block = blocks.locations[tag.range.lowerBound]
        scope = blocks.scope(of: block)
        blocks.current = block
        let body = nodes(of: tag.range, isBlock: true, isRead: block != nil)
        if let block { tree.blocks[block] = TemplateBlock(body: body, slotCount: scope.slotCount) }
        (scope, blocks.current) = outer
        closeRest(of: tag.range, what: "a block")
        isAfterBlock = true
    }
}
