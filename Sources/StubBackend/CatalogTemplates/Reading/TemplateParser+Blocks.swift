import CatalogModel

/// The blocks declared by a template, with the calls of other blocks.
struct TemplateBlocks {
    /// The first line of a block: name and parameters, with the calls inside the block.
    fileprivate struct Signature {
        let name: PlacedText
        /// The kind of each parameter; nil for an unknown kind.
        var parameters: [(name: PlacedText, kind: TemplateKind?)]
        var calls: [Call] = []
    }

    /// A call of another block, by index.
    fileprivate struct Call {
        let block: Int
        /// Whether the call hands on a part of the first parameter.
        let descends: Bool
        let range: Range<Int>
    }

    fileprivate var signatures: [Signature] = []
    fileprivate var byName: [String: Int] = [:]
    /// Whether there are blocks with an unreadable first line, and therefore with unknown names.
    fileprivate var hasUnread = false
    /// The readable blocks by the start of the tag.
    fileprivate(set) var locations: [Int: Int] = [:]
    /// The block around the current place; nil in the body of the template.
    var current: Int?

    /// Returns the scope at the start of a block's body.
    func scope(of block: Int?) -> TemplateScope {
        var scope = TemplateScope()
        let parameters = block.map { signatures[$0].parameters } ?? []
        for (location, parameter) in parameters.enumerated() {
            scope.add(parameter.name.text, kind: parameter.kind, origin: location == 0 ? .first : .other)
        }
        return scope
    }
}

extension TemplateParser {
    // MARK: Declarations

    /// Declares all blocks, because a block can be shown before its definition.
    mutating func declareBlocks() {
        for case .tag(let tokens, let range) in pieces where !isFull {
            var tag = TagReader(tokens, range: range)
            guard tag.keyword == "define" else { continue }
            tag.advance()
            guard let name = name(&tag, of: "the block"), let parameters = parameters(&tag) else {
                blocks.hasUnread = true
                continue
            }
            finish(tag)
            declare(name, parameters: parameters)
            blocks.locations[range.lowerBound] = blocks.signatures.count - 1
        }
        tree.blocks = Array(repeating: TemplateBlock(), count: blocks.signatures.count)
    }

    private mutating func declare(_ name: PlacedText, parameters: [(name: PlacedText, kind: TemplateKind?)]) {
        if let first = blocks.byName[name.text] {
            let location = range(blocks.signatures[first].name)
            report(.secondName(of: "a block", name.text, at: range(name), first: location))
        } else {
            blocks.byName[name.text] = blocks.signatures.count
        }
        var seen: [String: PlacedText] = [:]
        for parameter in parameters {
            if let first = seen.updateValue(parameter.name, forKey: parameter.name.text) {
                report(.secondName(of: "a parameter", first.text, at: range(parameter.name), first: range(first)))
            }
        }
        blocks.signatures.append(.init(name: name, parameters: parameters))
    }

    private mutating func parameters(_ tag: inout TagReader) -> [(name: PlacedText, kind: TemplateKind?)]? {
        guard expectSign("(", in: &tag) else { return nil }
        var parameters: [(name: PlacedText, kind: TemplateKind?)] = []
        if tag.takeSign(")") { return parameters }
        repeat {
            guard let name = name(&tag, of: "a parameter"), expectSign(":", in: &tag), let kind = kind(&tag, depth: 0)
            else { return nil }
            parameters.append((name, kind))
        } while tag.takeSign(",")
        return expectSign(")", in: &tag) ? parameters : nil
    }

    /// Reads the kind of a parameter; nil for an unreadable kind, a nil within for an unknown kind, each after a report.
    private mutating func kind(_ tag: inout TagReader, depth: Int) -> TemplateKind?? {
        var kind: TemplateKind?
        if depth < 8, tag.takeSign("[") {
            guard let element = self.kind(&tag, depth: depth + 1), expectSign("]", in: &tag) else { return nil }
            kind = element.map { .list($0) }
        } else {
            guard let name = name(&tag, of: "a kind") else { return nil }
            kind = self.kind(named: name)
        }
        return .some(tag.takeSign("?") ? kind.map { .optional($0) } : kind)
    }

    private mutating func kind(named name: PlacedText) -> TemplateKind? {
        if name.text == "text" { return .text }
        if name.text == "flag" { return .flag }
        if let type = types[name.text] { return .record(type) }
        unknown(name, what: "a kind of value", among: ["text", "flag"] + types.keys.sorted())
        return nil
    }

    // MARK: Calls

    /// Reads the name of a block with the arguments.
    mutating func show(_ tag: inout TagReader) -> TemplateNode {
        guard let name = name(&tag, of: "a block"), expectSign("(", in: &tag) else { return .silent }
        var arguments: [WrittenExpression] = []
        if !tag.takeSign(")") {
            repeat {
                guard let argument = expression(&tag) else { return .silent }
                arguments.append(argument)
            } while tag.takeSign(",")
            guard expectSign(")", in: &tag) else { return .silent }
        }
        finish(tag)
        return show(name, arguments: arguments)
    }

    private mutating func show(_ name: PlacedText, arguments: [WrittenExpression]) -> TemplateNode {
        let checked = arguments.map { check($0) }
        guard let block = blocks.byName[name.text] else {
            if !blocks.hasUnread { unknown(name, what: "a block", among: blocks.byName.keys.sorted()) }
            return .silent
        }
        let parameters = blocks.signatures[block].parameters
        guard arguments.count == parameters.count else {
            report(.argumentCount(name.text, wanted: parameters.count, found: arguments.count, at: range(name)))
            return .silent
        }
        for (location, parameter) in parameters.enumerated() {
            guard let wanted = parameter.kind, let kind = checked[location].kind, !kind.fits(wanted) else { continue }
            report(
                .argumentKind(
                    parameter.name.text, wanted: wanted, found: kind,
                    at: source.range(arguments[location].operand.range)))
        }
        if let current = blocks.current {
            let descends = checked.first?.isPart ?? false
            blocks.signatures[current].calls.append(.init(block: block, descends: descends, range: name.range))
        }
        return .show(block, arguments: checked.map(\.expression))
    }

    /// Reports blocks with possibly endless recursion.
    mutating func checkEnds() {
        let signatures = blocks.signatures
        let reachable = signatures.indices.map { block in
            var found: Set<Int> = []
            var next = signatures[block].calls.map(\.block)
            while let location = next.popLast() {
                if found.insert(location).inserted { next += signatures[location].calls.map(\.block) }
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
}
