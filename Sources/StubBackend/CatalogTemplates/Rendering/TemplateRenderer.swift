import CatalogModel

/// A renderer of a template: the nodes are executed with the values of a root record.
///
/// Rendering stops early at a limit only: too many bytes, too many tags, or too deep nesting, all noted by
/// `isTooLarge`.
struct TemplateRenderer {
    /// More bytes than a file of a stub has reason to have.
    static let maximumByteCount = 64 * 1_024 * 1_024
    /// The greatest number of tags, likewise more than reasonable for a file of a stub.
    static let maximumTagCount = 1_000_000
    /// Maximum depth of nested loops, conditions and blocks, to prevent a stack overflow.
    static let maximumDepth = 400

    private let template: TemplateTree
    private let root: TemplateValue
    private(set) var writer = TemplateWriter()
    private(set) var diagnostics = Diagnostics()
    private(set) var isTooLarge = false
    private var slots: [TemplateValue]
    /// Start of the variables of the current block.
    private var base = 0
    private var depth = 0
    private var tagCount = 0

    init(_ template: TemplateTree, root: TemplateValue) {
        self.template = template
        self.root = root
        slots = Array(repeating: .absent, count: template.slotCount)
        render(template.body)
        writer.finish()
    }

    // MARK: Nodes

    private mutating func render(_ nodes: [TemplateNode]) {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth { isTooLarge = true }
        for node in nodes {
            if writer.bytes.count > Self.maximumByteCount { isTooLarge = true }
            if isTooLarge { return }
            switch node {
            case .text(.run(let run)): writer.write(run)
            case .text(.lineBreak): writer.endLine()
            default: render(tag: node)
            }
        }
    }

    private mutating func render(tag: TemplateNode) {
        tagCount += 1
        if tagCount > Self.maximumTagCount {
            isTooLarge = true
            return
        }
        writer.mark()
        switch tag {
        case .text, .silent: return
        case .value(let expression):
            switch value(of: expression) {
            case .text(let text): writer.write(text)
            case .bytes(let bytes): bytes.withUnsafeBufferPointer { writer.write(utf8: $0) }
            case .flag, .list, .record, .absent: break
            }
            return
        case .loop(let loop): render(loop)
        case .choice(let branches, let otherwise):
            render(branches.first { holds($0.condition) }?.body ?? otherwise)
        case .show(let block, let arguments): show(template.blocks[block], arguments: arguments)
        }
        writer.mark()
    }

    private mutating func render(_ loop: TemplateLoop) {
        let elements = value(of: loop.list).elements
        let loopLine = writer.lineStart
        var hasElement = false
        for element in elements {
            slots[base + loop.slot] = element
            let checkpoint = hasElement && loop.separator != nil ? writer.checkpoint : nil
            if checkpoint != nil, let separator = loop.separator { writer.separate(separator, loopLine: loopLine) }
            let inkCount = writer.inkCount
            render(loop.body)
            writer.mark()
            if writer.inkCount > inkCount {
                hasElement = true
            } else if let checkpoint {
                writer.restore(checkpoint)
            }
            if isTooLarge { return }
        }
        if elements.isEmpty { render(loop.otherwise) }
    }

    private mutating func show(_ block: TemplateBlock, arguments: [TemplateExpression]) {
        let (outerBase, outerMargin) = (base, writer.enter())
        let innerBase = slots.count
        for argument in arguments { slots.append(value(of: argument)) }
        while slots.count < innerBase + block.slotCount { slots.append(.absent) }
        base = innerBase
        render(block.body)
        slots.removeLast(slots.count - base)
        base = outerBase
        writer.leave(outerMargin)
    }

    // MARK: Values

    private mutating func value(of expression: TemplateExpression) -> TemplateValue {
        var value = value(of: expression.operand)
        for applied in expression.filters { value = applied.filter.apply(value, applied.arguments) }
        return value
    }

    private mutating func value(of operand: TemplateOperand) -> TemplateValue {
        switch operand {
        case .literal(let text): .text(text)
        case .access(let access): value(at: access)
        }
    }

    private mutating func value(at access: TemplateAccess) -> TemplateValue {
        var value = if let slot = access.slot { slots[base + slot] } else { root }
        for field in access.fields {
            guard case .record(let record) = value else { return .absent }
            value = record.value(at: field, &diagnostics)
        }
        return value
    }

    // MARK: Conditions

    private mutating func holds(_ condition: TemplateCondition) -> Bool {
        switch condition {
        case .value(let access): value(at: access).isTrue
        case .equal(let left, let right): value(of: left).text == value(of: right).text
        case .not(let inner): !holds(inner)
        case .and(let left, let right): holds(left) && holds(right)
        case .or(let left, let right): holds(left) || holds(right)
        }
    }
}
