// What stands in a template, before anybody has looked up what its names mean. Ranges count bytes of the source.

/// The syntax tree of a parsed template, before names are checked: the nodes of the body, and the blocks.
struct TemplateSyntax {
    var nodes: [SyntaxNode] = []
    var blocks: [SyntaxBlock] = []
    /// Whether there are blocks with an unreadable first line, and therefore with unknown names.
    var hasUnreadBlocks = false
}

/// A name in the syntax tree of a template, with the place in the source.
struct SyntaxName: Hashable {
    var text: String
    var range: Range<Int>
}

/// A node in the syntax tree of a template: text, a value, a loop, a branch, a call of a block, or a tag without
/// output.
indirect enum SyntaxNode {
    case text(Range<Int>)
    /// A tag without output.
    case silent
    case value(SyntaxExpression)
    case loop(SyntaxLoop)
    case branch([SyntaxBranch], otherwise: [SyntaxNode])
    case show(SyntaxName, arguments: [SyntaxExpression])
}

/// A `for` loop in the syntax tree of a template: the variable, the list, the separator and the bodies.
struct SyntaxLoop {
    var variable: SyntaxName
    var list: SyntaxExpression
    var separator: String?
    var body: [SyntaxNode]
    var otherwise: [SyntaxNode]
}

/// A branch of an `if` tag in the syntax tree of a template: the condition and the body.
struct SyntaxBranch {
    var condition: SyntaxCondition
    var body: [SyntaxNode]
}

/// A block declared by `define` in the syntax tree of a template: the name, the parameters and the body.
struct SyntaxBlock {
    var name: SyntaxName
    var parameters: [SyntaxParameter]
    var body: [SyntaxNode]
}

/// A parameter of a block in the syntax tree of a template: the name and the declared kind.
struct SyntaxParameter {
    var name: SyntaxName
    var kind: SyntaxKind
}

/// The kind declared for a block's parameter in the syntax tree of a template: a named kind, a list or an optional.
indirect enum SyntaxKind {
    case named(SyntaxName)
    case list(SyntaxKind)
    case optional(SyntaxKind)
}

/// An expression in the syntax tree of a template: a path or a text, and the filters applied.
struct SyntaxExpression {
    var operand: SyntaxOperand
    var filters: [SyntaxFilter] = []
}

/// The start of an expression in the syntax tree of a template: a path of names or a literal text.
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

/// A filter in the syntax tree of a template: the name and the arguments, before looking up the filter.
struct SyntaxFilter {
    var name: SyntaxName
    var arguments: [(text: String, range: Range<Int>)]
}

/// The condition of an `if` tag in the syntax tree of a template, before names are checked.
indirect enum SyntaxCondition {
    case value(SyntaxOperand)
    case equal(SyntaxOperand, SyntaxOperand)
    case not(SyntaxCondition)
    case and(SyntaxCondition, SyntaxCondition)
    case or(SyntaxCondition, SyntaxCondition)
}
