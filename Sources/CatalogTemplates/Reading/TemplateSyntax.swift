// What stands in a template, before anybody has looked up what its names mean. Ranges count bytes of the source.

struct TemplateSyntax {
    var nodes: [SyntaxNode] = []
    var blocks: [SyntaxBlock] = []
    /// Whether there are blocks with an unreadable first line, and therefore with unknown names.
    var hasUnreadBlocks = false
}

struct SyntaxName: Hashable {
    var text: String
    var range: Range<Int>
}

indirect enum SyntaxNode {
    case text(Range<Int>)
    /// A tag without output.
    case silent
    case value(SyntaxExpression)
    case loop(SyntaxLoop)
    case branch([SyntaxBranch], otherwise: [SyntaxNode])
    case show(SyntaxName, arguments: [SyntaxExpression])
}

struct SyntaxLoop {
    var variable: SyntaxName
    var list: SyntaxExpression
    var separator: String?
    var body: [SyntaxNode]
    var otherwise: [SyntaxNode]
}

struct SyntaxBranch {
    var condition: SyntaxCondition
    var body: [SyntaxNode]
}

struct SyntaxBlock {
    var name: SyntaxName
    var parameters: [SyntaxParameter]
    var body: [SyntaxNode]
}

struct SyntaxParameter {
    var name: SyntaxName
    var kind: SyntaxKind
}

indirect enum SyntaxKind {
    case named(SyntaxName)
    case list(SyntaxKind)
    case optional(SyntaxKind)
}

/// A path or a text, and the filters applied.
struct SyntaxExpression {
    var operand: SyntaxOperand
    var filters: [SyntaxFilter] = []
}

enum SyntaxOperand {
    case path([SyntaxName])
    case literal(String, Range<Int>)

    var range: Range<Int> {
        switch self {
        case .path(let names): (names.first?.range.lowerBound ?? 0)..<(names.last?.range.upperBound ?? 0)
        case .literal(_, let range): range
        }
    }
}

struct SyntaxFilter {
    var name: SyntaxName
    var arguments: [(text: String, range: Range<Int>)]
}

indirect enum SyntaxCondition {
    case value(SyntaxOperand)
    case equal(SyntaxOperand, SyntaxOperand)
    case not(SyntaxCondition)
    case and(SyntaxCondition, SyntaxCondition)
    case or(SyntaxCondition, SyntaxCondition)
}
