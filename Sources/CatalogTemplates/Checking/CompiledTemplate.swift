// A template whose names have been looked up: rendering finds everything by its place.

struct CompiledTemplate: Sendable {
    var body: [CompiledNode]
    /// How many variables the body has at a time.
    var slotCount: Int
    var blocks: [CompiledBlock]
    /// The fields of the record it is about that it looks at.
    var rootFields: Set<Int> = []
}

struct CompiledBlock: Sendable {
    var body: [CompiledNode] = []
    var slotCount = 0
}

enum CompiledNode: Sendable {
    case text([LinePiece])
    /// A tag that shows nothing.
    case silent
    case value(CompiledExpression)
    case loop(CompiledLoop)
    case branch([CompiledBranch], otherwise: [CompiledNode])
    case show(block: Int, arguments: [CompiledExpression])
}

struct CompiledLoop: Sendable {
    var list: CompiledExpression
    /// Where the element stands.
    var slot: Int
    var separator: [LinePiece]?
    var body: [CompiledNode]
    var otherwise: [CompiledNode]
}

struct CompiledBranch: Sendable {
    var condition: CompiledCondition
    var body: [CompiledNode]
}

struct CompiledExpression: Sendable {
    var operand: CompiledOperand
    var filters: [AppliedFilter] = []
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
    /// nil for the record that the template is about.
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

    /// All line breaks count as one kind.
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
