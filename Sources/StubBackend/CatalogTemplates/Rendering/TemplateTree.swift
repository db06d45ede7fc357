/// The tree of a template, with all names resolved to the slots of variables and the numbers of fields.
struct TemplateTree: Sendable {
    var body: [TemplateNode] = []
    /// The greatest number of simultaneous variables in the body.
    var slotCount = 0
    var blocks: [TemplateBlock] = []
    /// The fields of the root record read by the template.
    var rootFields: Set<Int> = []
}

/// The body of a block (`define`) of a template.
struct TemplateBlock: Sendable {
    var body: [TemplateNode] = []
    var slotCount = 0
}

/// A node of a template: a piece of text, or a tag (a value, a loop, a choice, a call of a block, or a tag without
/// output).
enum TemplateNode: Sendable {
    case text(LinePiece)
    /// A tag without output.
    case silent
    case value(TemplateExpression)
    indirect case loop(TemplateLoop)
    indirect case choice([TemplateBranch], otherwise: [TemplateNode])
    /// A call of a block, by the number of the block.
    case show(Int, arguments: [TemplateExpression])
}

/// A range of text without line breaks, copied to the output during rendering.
final class TemplateText: Sendable {
    let bytes: [UInt8]
    /// Whether any of the text is visible.
    let hasInk: Bool

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hasInk = !bytes.allSatisfy(TemplateWriter.isSpace)
    }
}

/// A `for` loop of a template: the list, the variable's slot, the separator and the bodies.
struct TemplateLoop: Sendable {
    let list: TemplateExpression
    /// Place of the element.
    let slot: Int
    let separator: [LinePiece]?
    let body: [TemplateNode]
    let otherwise: [TemplateNode]
}

/// A branch of an `if` tag in a template: the condition and the nodes rendered if the condition is true.
struct TemplateBranch: Sendable {
    let condition: TemplateCondition
    let body: [TemplateNode]
}

/// An expression of a template: an operand and the filters applied during rendering.
///
/// An object, because every use of an expression would otherwise copy all the parts.
final class TemplateExpression: Sendable {
    let operand: TemplateOperand
    let filters: [AppliedFilter]

    init(_ operand: TemplateOperand, filters: [AppliedFilter]) {
        self.operand = operand
        self.filters = filters
    }
}

/// A filter applied in an expression of a template, with the arguments.
struct AppliedFilter: Sendable {
    let filter: TemplateFilter
    let arguments: [String]
}

/// The start of an expression in a template: the value of a variable or field, or a literal text.
enum TemplateOperand: Sendable {
    case access(TemplateAccess)
    case literal(String)
}

/// The path to a value during rendering: the slot of a variable, then the numbers of the fields.
struct TemplateAccess: Hashable, Sendable {
    /// The slot of the variable; nil for the root record of the template.
    var slot: Int?
    var fields: [Int] = []
}

/// The condition of an `if` tag in a template: a test for presence, a comparison, or a combination with `not`, `and`
/// and `or`.
indirect enum TemplateCondition: Sendable {
    case value(TemplateAccess)
    case equal(TemplateOperand, TemplateOperand)
    case not(TemplateCondition)
    case and(TemplateCondition, TemplateCondition)
    case or(TemplateCondition, TemplateCondition)
}

/// A piece of text divided at line breaks, for writing template output line by line: the bytes within a line, or a line
/// break.
enum LinePiece: Sendable {
    case run(TemplateText)
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
                if !run.isEmpty { pieces.append(.run(TemplateText(run))) }
                run = []
                pieces.append(.lineBreak)
            } else {
                wasReturn = false
                run.append(byte)
            }
        }
        if !run.isEmpty { pieces.append(.run(TemplateText(run))) }
        return pieces
    }
}
