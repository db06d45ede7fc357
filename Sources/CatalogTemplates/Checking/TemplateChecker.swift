import CatalogModel

/// A checker of a parsed template: every name and kind is compared with the record types, so rendering cannot meet an
/// unknown name.
struct TemplateChecker {
    let source: TemplateSource
    private let syntax: TemplateSyntax
    private let root: TemplateRecordType
    private let types: [String: TemplateRecordType]
    private var signatures: [Signature] = []
    private var blockIndices: [String: Int] = [:]
    var scope = TemplateScope()
    var diagnostics = Diagnostics()

    /// The signature of a block: name, parameters, and the calls of other blocks.
    private struct Signature {
        let name: SyntaxName
        var parameters: [(name: SyntaxName, kind: TemplateKind?)]
        var calls: [Call] = []
    }

    /// A call of a block in the body of another block, for finding endless recursion.
    private struct Call {
        let block: Int
        /// Whether the call hands on a part of the first parameter.
        let descends: Bool
        let range: Range<Int>
    }

    /// The block whose body is being checked; nil for the body of the template.
    private var current: Int?
    private var rootFields: Set<Int> = []

    init(_ source: TemplateSource, syntax: TemplateSyntax, root: TemplateRecordType) {
        self.source = source
        self.syntax = syntax
        self.root = root
        types = root.allTypes
    }

    /// Returns the template, if free of errors.
    mutating func check() -> CompiledTemplate {
        for block in syntax.blocks { declare(block) }
        scope = TemplateScope()
        let body = nodes(syntax.nodes)
        var template = CompiledTemplate(body: body, slotCount: scope.slotCount, blocks: [])
        for (index, block) in syntax.blocks.enumerated() {
            current = index
            scope = TemplateScope()
            for (position, parameter) in signatures[index].parameters.enumerated() {
                scope.add(parameter.name.text, kind: parameter.kind, origin: position == 0 ? .first : .other)
            }
            let body = nodes(block.body)
            template.blocks.append(CompiledBlock(body: body, slotCount: scope.slotCount))
        }
        checkEnds()
        template.rootFields = rootFields
        return template
    }

    // MARK: Blocks

    private mutating func declare(_ block: SyntaxBlock) {
        if let first = blockIndices[block.name.text] {
            report(
                .secondName(of: "a block", block.name.text, at: range(block.name), first: range(signatures[first].name))
            )
        } else {
            blockIndices[block.name.text] = signatures.count
        }
        var seen: [String: SyntaxName] = [:]
        for parameter in block.parameters {
            if let first = seen.updateValue(parameter.name, forKey: parameter.name.text) {
                report(.secondName(of: "a parameter", first.text, at: range(parameter.name), first: range(first)))
            }
        }
        signatures.append(
            Signature(name: block.name, parameters: block.parameters.map { ($0.name, kind($0.kind)) }))
    }

    private mutating func kind(_ kind: SyntaxKind) -> TemplateKind? {
        switch kind {
        case .list(let element): return self.kind(element).map { .list($0) }
        case .optional(let value): return self.kind(value).map { .optional($0) }
        case .named(let name):
            if name.text == "text" { return .text }
            if name.text == "flag" { return .flag }
            if let type = types[name.text] { return .record(type) }
            unknown(name, what: "a kind of value", among: ["text", "flag"] + types.keys.sorted())
            return nil
        }
    }

    /// Reports blocks with possibly endless recursion.
    private mutating func checkEnds() {
        let reachable = signatures.indices.map { block in
            var found: Set<Int> = []
            var next = signatures[block].calls.map(\.block)
            while let index = next.popLast() {
                if found.insert(index).inserted { next += signatures[index].calls.map(\.block) }
            }
            return found
        }
        for (index, signature) in signatures.enumerated() {
            for call in signature.calls
            where !call.descends && reachable[call.block].union([call.block]).contains(index) {
                report(.endlessBlock(signatures[call.block].name.text, at: source.range(call.range)))
            }
        }
    }

    private mutating func show(_ name: SyntaxName, arguments: [SyntaxExpression]) -> CompiledTag {
        let checked = arguments.map { expression($0) }
        guard let block = blockIndices[name.text] else {
            if !syntax.hasUnreadBlocks { unknown(name, what: "a block", among: blockIndices.keys.sorted()) }
            return .silent
        }
        let signature = signatures[block]
        guard arguments.count == signature.parameters.count else {
            report(
                .argumentCount(
                    name.text, wanted: signature.parameters.count, found: arguments.count, at: range(name)))
            return .silent
        }
        for (index, parameter) in signature.parameters.enumerated() {
            guard let wanted = parameter.kind, let kind = checked[index]?.kind, !kind.fits(wanted) else { continue }
            report(
                .argumentKind(
                    parameter.name.text, wanted: wanted, found: kind, at: source.range(arguments[index].operand.range)))
        }
        if let current {
            let descends = checked.first??.isPart ?? false
            signatures[current].calls.append(Call(block: block, descends: descends, range: name.range))
        }
        return .show(CompiledShow(block: block, arguments: checked.compactMap { $0?.compiled }))
    }

    // MARK: Nodes

    private mutating func nodes(_ nodes: [SyntaxNode]) -> [CompiledNode] {
        nodes.flatMap { diagnostics.all.count < TemplateLimits.findings ? node($0) : [] }
    }

    private mutating func node(_ node: SyntaxNode) -> [CompiledNode] {
        switch node {
        case .text(let range): text(range)
        case .silent: [.tag(.silent)]
        case .value(let expression): [.tag(value(expression))]
        case .loop(let loop): [.tag(self.loop(loop))]
        case .branch(let branches, let otherwise): [.tag(branch(branches, otherwise: otherwise))]
        case .show(let name, let arguments): [.tag(show(name, arguments: arguments))]
        }
    }

    private func text(_ range: Range<Int>) -> [CompiledNode] {
        LinePiece.pieces(of: source.bytes[range]).map { piece in
            switch piece {
            case .run(let bytes): .run(CompiledText(bytes))
            case .lineBreak: .lineBreak
            }
        }
    }

    private mutating func value(_ syntax: SyntaxExpression) -> CompiledTag {
        guard let checked = expression(syntax) else { return .silent }
        switch checked.kind {
        case .text, .word: break
        default:
            report(.notShown(name(of: syntax), kind: checked.kind, at: source.range(syntax.operand.range)))
        }
        return .value(checked.compiled)
    }

    private mutating func loop(_ loop: SyntaxLoop) -> CompiledTag {
        let list = expression(loop.list)
        var element: TemplateKind?
        switch list?.kind {
        case .list(let kind)?: element = kind
        case let kind?: report(.noList(name(of: loop.list), kind: kind, at: source.range(loop.list.operand.range)))
        case nil: break
        }
        let outer = scope
        let slot = scope.add(loop.variable.text, kind: element, origin: list?.isPart == true ? .part : .other)
        let body = nodes(loop.body)
        scope.leave(to: outer)
        let otherwise = nodes(loop.otherwise)
        scope.leave(to: outer)
        guard let list else { return .silent }
        return .loop(
            CompiledLoop(
                list: list.compiled, slot: slot, separator: loop.separator.map { LinePiece.pieces(of: $0.utf8) },
                body: body, otherwise: otherwise))
    }

    private mutating func branch(_ branches: [SyntaxBranch], otherwise: [SyntaxNode]) -> CompiledTag {
        let outer = scope
        var compiled: [CompiledBranch] = []
        for branch in branches {
            let checked = condition(branch.condition)
            let before = scope
            scope.present.formUnion(checked?.whenTrue ?? [])
            let body = nodes(branch.body)
            scope.leave(to: before)
            scope.present.formUnion(checked?.whenFalse ?? [])
            if let condition = checked?.compiled { compiled.append(CompiledBranch(condition: condition, body: body)) }
        }
        let rest = nodes(otherwise)
        scope.leave(to: outer)
        return .choice(CompiledChoice(compiled, otherwise: rest))
    }

    // MARK: Paths

    /// The value at the end of a path in an expression: the access at rendering, and the kind.
    struct Found {
        var access: TemplateAccess
        var kind: TemplateKind
        /// Whether the value is a part of the first parameter of the block.
        var isPart: Bool
    }

    /// Finds the value at a path; returns nil for an unknown name, after reporting the name, and for consequences of
    /// such a name.
    mutating func find(_ path: [SyntaxName]) -> Found? {
        guard let first = path.first else { return nil }
        var found: Found
        if let variable = scope[first.text] {
            guard let kind = variable.kind else { return nil }
            let isPart = variable.origin == .part || (variable.origin == .first && path.count > 1)
            found = Found(access: TemplateAccess(slot: variable.slot), kind: kind, isPart: isPart)
        } else if let index = root.index(of: first.text) {
            rootFields.insert(index)
            found = Found(
                access: TemplateAccess(slot: nil, fields: [index]), kind: root.fields[index].kind, isPart: false)
        } else {
            unknown(first, what: "a value here", among: scope.names + root.fields.map(\.name))
            return nil
        }
        narrow(&found)
        for (index, name) in path.enumerated().dropFirst() {
            guard case .record(let type) = found.kind else {
                let owner = path[..<index].map(\.text).joined(separator: ".")
                report(.noFields(owner, kind: found.kind, field: name.text, at: range(name)))
                return nil
            }
            guard let field = type.index(of: name.text) else {
                unknown(name, what: "a field of \(type.name)", among: type.fields.map(\.name))
                return nil
            }
            found.access.fields.append(field)
            found.kind = type.fields[field].kind
            narrow(&found)
        }
        return found
    }

    /// Narrows the values already checked by a condition.
    private func narrow(_ found: inout Found) {
        if case .optional(let kind) = found.kind, scope.present.contains(found.access) { found.kind = kind }
    }

    // MARK: Findings

    func range(_ name: SyntaxName) -> SourceRange { source.range(name.range) }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

    mutating func unknown(_ name: SyntaxName, what: String, among known: [String]) {
        report(.unknownName(name, what: what, known: known, at: range(name)))
    }

    /// Returns an expression as named in findings.
    func name(of expression: SyntaxExpression) -> String { source.text(expression.operand.range) }
}

extension TemplateRecordType {
    /// The types reachable from the type, including the type itself, by name.
    var allTypes: [String: TemplateRecordType] {
        var types: [String: TemplateRecordType] = [:]
        func visit(_ kind: TemplateKind) {
            switch kind {
            case .text, .word, .flag: return
            case .list(let inner), .optional(let inner): visit(inner)
            case .record(let type):
                guard types.updateValue(type, forKey: type.name) == nil else { return }
                for field in type.fields { visit(field.kind) }
            }
        }
        visit(.record(self))
        return types
    }
}
