// A template whose names have been looked up: rendering finds everything by its place.

struct CompiledTemplate: Sendable {
    var body: [CompiledNode]
    /// The greatest number of simultaneous variables in the body.
    var slotCount: Int
    var blocks: [CompiledBlock]
    /// The fields of the root record read by the template.
    var rootFields: Set<Int> = []
}

struct CompiledBlock: Sendable {
    var body: [CompiledNode] = []
    var slotCount = 0
}

/// A piece of a template.
///
/// The cases hold objects, because every look at a piece would otherwise copy all the parts.
enum CompiledNode: Sendable {
    case run(CompiledRun)
    case lineBreak
    case tag(CompiledTag)
}

enum CompiledTag: Sendable {
    /// An element without output.
    case silent
    case value(CompiledExpression)
    case loop(CompiledLoop)
    case choice(CompiledChoice)
    case show(CompiledShow)
}

/// Text of the template on a single line.
final class CompiledRun: Sendable {
    let bytes: [UInt8]
    /// Whether any of the text is visible.
    let hasInk: Bool

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hasInk = !bytes.allSatisfy(TemplateWriter.isSpace)
    }
}

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

/// A choice taking the first branch whose condition holds.
final class CompiledChoice: Sendable {
    let branches: [CompiledBranch]
    let otherwise: [CompiledNode]

    init(_ branches: [CompiledBranch], otherwise: [CompiledNode]) {
        self.branches = branches
        self.otherwise = otherwise
    }
}

struct CompiledBranch: Sendable {
    var condition: CompiledCondition
    var body: [CompiledNode]
}

final class CompiledShow: Sendable {
    let block: Int
    let arguments: [CompiledExpression]

    init(block: Int, arguments: [CompiledExpression]) {
        self.block = block
        self.arguments = arguments
    }
}

final class CompiledExpression: Sendable {
    let operand: CompiledOperand
    let filters: [AppliedFilter]

    init(operand: CompiledOperand, filters: [AppliedFilter] = []) {
        self.operand = operand
        self.filters = filters
    }
}

struct AppliedFilter: Sendable {
    let filter: TemplateFilter
    let arguments: [String]
}

enum CompiledOperand: Sendable {
    case access(TemplateAccess)
    case literal(String)
}

/// The way to a value: a variable, then fields.
struct TemplateAccess: Hashable, Sendable {
    /// The slot of the variable; nil for the root record of the template.
    var slot: Int?
    var fields: [Int] = []
}

indirect enum CompiledCondition: Sendable {
    case value(TemplateAccess)
    case equal(CompiledOperand, CompiledOperand)
    case not(CompiledCondition)
    case and(CompiledCondition, CompiledCondition)
    case or(CompiledCondition, CompiledCondition)
}

/// A part of a template's text.
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
