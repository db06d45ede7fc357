// A template whose names have been looked up: rendering finds everything by its place.

/// A checked template in the form used for rendering: all names resolved to variable slots and field numbers.
struct CompiledTemplate: Sendable {
    var body: [CompiledNode]
    /// The greatest number of simultaneous variables in the body.
    var slotCount: Int
    var blocks: [CompiledBlock]
    /// The fields of the root record read by the template.
    var rootFields: Set<Int> = []
}

/// The body of a block (`define`) of a checked template, in the form used for rendering.
struct CompiledBlock: Sendable {
    var body: [CompiledNode] = []
    var slotCount = 0
}

/// A node of a checked template, ready for rendering: text on a line, a line break or a tag.
///
/// The cases hold objects, because every look at a piece would otherwise copy all the parts.
enum CompiledNode: Sendable {
    case run(CompiledText)
    case lineBreak
    case tag(CompiledTag)
}

/// A tag of a checked template, ready for rendering: a value, a loop, a choice, a call of a block, or a tag without
/// output.
enum CompiledTag: Sendable {
    /// An element without output.
    case silent
    case value(CompiledExpression)
    case loop(CompiledLoop)
    case choice(CompiledChoice)
    case show(CompiledShow)
}

/// A stretch of literal text in a checked template, without line breaks, copied to the output during rendering.
final class CompiledText: Sendable {
    let bytes: [UInt8]
    /// Whether any of the text is visible.
    let hasInk: Bool

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hasInk = !bytes.allSatisfy(TemplateWriter.isSpace)
    }
}

/// A `for` loop of a checked template, ready for rendering: the list, the variable's slot, the separator and the body.
final class CompiledLoop: Sendable {
    let list: CompiledExpression
    /// Place of the element.
    let slot: Int
    let separator: [LinePiece]?
    let body: [CompiledNode]
    let otherwise: [CompiledNode]

    init(
        list: CompiledExpression, slot: Int, separator: [LinePiece]?, body: [CompiledNode], otherwise: [CompiledNode]
    ) {
        self.list = list
        self.slot = slot
        self.separator = separator
        self.body = body
        self.otherwise = otherwise
    }
}

/// An `if` tag of a checked template, ready for rendering: the branches in order, and the nodes for no true condition.
final class CompiledChoice: Sendable {
    let branches: [CompiledBranch]
    let otherwise: [CompiledNode]

    init(_ branches: [CompiledBranch], otherwise: [CompiledNode]) {
        self.branches = branches
        self.otherwise = otherwise
    }
}

/// A branch of an `if` tag in a checked template: the condition and the nodes rendered if the condition holds.
struct CompiledBranch: Sendable {
    var condition: CompiledCondition
    var body: [CompiledNode]
}

/// A `show` tag of a checked template: the number of the block to render and the arguments.
final class CompiledShow: Sendable {
    let block: Int
    let arguments: [CompiledExpression]

    init(block: Int, arguments: [CompiledExpression]) {
        self.block = block
        self.arguments = arguments
    }
}

/// An expression of a checked template: an operand and the filters applied during rendering.
final class CompiledExpression: Sendable {
    let operand: CompiledOperand
    let filters: [AppliedFilter]

    init(operand: CompiledOperand, filters: [AppliedFilter] = []) {
        self.operand = operand
        self.filters = filters
    }
}

/// A filter applied in an expression of a checked template, with the arguments.
struct AppliedFilter: Sendable {
    let filter: TemplateFilter
    let arguments: [String]
}

/// The start of an expression in a checked template: the value of a variable or field, or a literal text.
enum CompiledOperand: Sendable {
    case access(TemplateAccess)
    case literal(String)
}

/// The resolved path to a value during rendering: the slot of a variable, then the numbers of the fields.
struct TemplateAccess: Hashable, Sendable {
    /// The slot of the variable; nil for the root record of the template.
    var slot: Int?
    var fields: [Int] = []
}

/// The condition of an `if` tag in a checked template: a test for presence, a comparison, or a combination with `not`,
/// `and` and `or`.
indirect enum CompiledCondition: Sendable {
    case value(TemplateAccess)
    case equal(CompiledOperand, CompiledOperand)
    case not(CompiledCondition)
    case and(CompiledCondition, CompiledCondition)
    case or(CompiledCondition, CompiledCondition)
}

/// A piece of text divided at line breaks, for writing template output line by line: the bytes within a line, or a line
/// break.
enum LinePiece: Sendable {
    case run([UInt8])
    case lineBreak

    /// Returns the pieces between line breaks.
    ///
    /// All line breaks count as the same kind.
    static func pieces(of bytes: some Collection<UInt8>) -> [LinePiece] {
        var pieces: [LinePiece] = []
        var run: [UInt8] = []
        var wasReturn = false
        for byte in bytes {
            if byte == 0x0A || byte == 0x0D {
                let isSecond = wasReturn && byte == 0x0A
                wasReturn = byte == 0x0D
                if isSecond { continue }
                if !run.isEmpty { pieces.append(.run(run)) }
                run = []
                pieces.append(.lineBreak)
            } else {
                wasReturn = false
                run.append(byte)
            }
        }
        if !run.isEmpty { pieces.append(.run(run)) }
        return pieces
    }
}
