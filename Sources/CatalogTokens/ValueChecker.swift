import CatalogModel

/// A checker of the values of design tokens against the rules of the token's type, such as `color` or `dimension`.
///
/// References are checked by the type of the target: the target's value is checked at its own place.
struct ValueChecker {
    private let graph: ValueGraph
    private let types: [String?]
    private let live: FlatTokens
    private(set) var diagnostics = Diagnostics()
    /// A type that a value wants of a token that the value refers to.
    struct Want {
        let token: Int
        let type: TokenType
    }

    private(set) var wants: [Want] = []
    /// Older spellings in today's: node → value.
    private(set) var respelled: [Int: JSONValue] = [:]

    init(graph: ValueGraph, types: [String?], live: FlatTokens) {
        self.graph = graph
        self.types = types
        self.live = live
    }

    /// Checks the value of a token.
    mutating func check(_ node: Int, as type: TokenType) {
        if let target = graph.target(at: node), target.isWhole { return }
        check(node, as: .type(type), in: type)
    }

    /// Checks a node.
    ///
    /// `type` is the type of the value around the node.
    private mutating func check(_ node: Int, as shape: ValueShape, in type: TokenType) {
        if let reference = graph.reference(at: node) { return check(reference, as: shape, in: type) }
        if case .broken = graph.nodes[node].content { return }
        switch shape {
        case .type(let type): checkValue(node, of: type)
        case .number(let bounds): checkNumber(node, within: bounds, as: shape, in: type)
        case .keyword(let words): checkKeyword(node, among: words, as: shape, in: type)
        case .text: if text(node) == nil { mismatch(node, with: shape, in: type) }
        case .flag: if case .literal(.bool) = content(node) {} else { mismatch(node, with: shape, in: type) }
        case .list(let element): checkList(node, of: element, as: shape, in: type)
        case .tuple(let shapes): checkTuple(node, of: shapes, as: shape, in: type)
        case .object(let fields): checkObject(node, fields: fields, as: shape, in: type)
        case .element(let shape, _): check(node, as: shape, in: type)
        case .either(let shapes):
            if let fitting = shapes.first(where: { $0.isOfKind(content(node)) }) {
                check(node, as: fitting, in: type)
            } else {
                mismatch(node, with: shape, in: type)
            }
        }
    }

    private mutating func checkValue(_ node: Int, of type: TokenType) {
        if case .literal(let literal) = content(node), let value = DraftValueConversion.update(literal, to: type) {
            respelled[node] = value
            diagnostics.report(.olderTokenValue(literal, new: value, type: type, at: graph.nodes[node].range))
            return
        }
        check(node, as: type.shape, in: type)
        if type == .color { checkColor(node) }
    }

    private mutating func checkNumber(
        _ node: Int, within bounds: ClosedRange<Double>, as shape: ValueShape, in type: TokenType
    ) {
        guard let number = number(node), bounds.contains(number) else { return mismatch(node, with: shape, in: type) }
    }

    private mutating func checkKeyword(_ node: Int, among words: [String], as shape: ValueShape, in type: TokenType) {
        guard let word = text(node) else { return mismatch(node, with: shape, in: type) }
        if words.contains(word) { return }
        let suggestion = CatalogModel.suggestion(for: word, among: words)
        diagnostics.report(
            .wrongTokenWord(
                word, expected: shape.expectation, suggestion: suggestion, type: type, at: graph.nodes[node].range))
    }

    private mutating func checkList(_ node: Int, of element: ValueShape, as shape: ValueShape, in type: TokenType) {
        guard case .list(let elements) = content(node) else { return mismatch(node, with: shape, in: type) }
        if elements.isEmpty { diagnostics.report(.emptyTokenList(type: type, at: graph.nodes[node].range)) }
        for part in elements { check(part, as: element, in: type) }
    }

    private mutating func checkTuple(_ node: Int, of shapes: [ValueShape], as shape: ValueShape, in type: TokenType) {
        guard case .list(let elements) = content(node), elements.count == shapes.count else {
            return mismatch(node, with: shape, in: type)
        }
        for (part, shape) in zip(elements, shapes) { check(part, as: shape, in: type) }
    }

    private mutating func checkObject(
        _ node: Int, fields: [ValueShape.Field], as shape: ValueShape, in type: TokenType
    ) {
        guard case .object(let members) = content(node) else { return mismatch(node, with: shape, in: type) }
        for member in members {
            if let field = fields.first(where: { $0.name == member.name.value }) {
                check(member.node, as: field.shape, in: type)
            } else {
                diagnostics.report(.unknownPartOfValue(member.name, type: type, fields: fields.map(\.name)))
            }
        }
        // A part with a misspelled name is not also missing.
        let names = fields.map(\.name)
        let meant = members.compactMap { member in
            names.contains(member.name.value) ? nil : suggestion(for: member.name.value, among: names)
        }
        let missing = fields.filter { field in
            field.isRequired && !meant.contains(field.name) && !members.contains { $0.name.value == field.name }
        }.map(\.name)
        if !missing.isEmpty {
            diagnostics.report(.missingPartsOfValue(missing, type: type, at: graph.nodes[node].range))
        }
    }

    private mutating func check(_ reference: ValueGraph.Reference, as shape: ValueShape, in type: TokenType) {
        guard let target = reference.target, let end = reference.end else { return }
        let wanted: TokenType? =
            switch shape {
            case .type(let type), .element(_, let type): type
            default: nil
            }
        if target.isWhole, let wanted {
            wants.append(Want(token: target.token, type: wanted))
            guard let found = types[target.token], found != wanted.rawValue else { return }
            let path = live.positions[target.token].map { live.tokens[$0].path } ?? reference.text
            diagnostics.report(.referenceOfAnotherType(reference, path: path, type: found, wanted: wanted))
            return
        }
        var trial = ValueChecker(graph: graph, types: types, live: live)
        trial.check(end, as: shape, in: type)
        if trial.diagnostics.hasErrors {
            diagnostics.report(.referenceDoesNotFit(reference, expected: shape.expectation))
        }
    }

    private mutating func mismatch(_ node: Int, with shape: ValueShape, in type: TokenType) {
        // For a whole value, the type is more specific than its shape.
        let isWhole = graph.roots[graph.nodes[node].source] == node && type.noun != shape.expectation
        let expected = isWhole ? "\(type.noun), which is \(shape.expectation)" : shape.expectation
        let found: String =
            switch content(node) {
            case .literal(.string(let text)): "the text '\(text)'"
            case .literal(let value): "'\(value.compact)'"
            case .list(let elements): "a list of \(elements.count)"
            case .object: "an object"
            case .reference, .broken: "this"
            }
        diagnostics.report(.wrongTokenValue(expected: expected, found: found, at: graph.nodes[node].range))
    }

    private func content(_ node: Int) -> ValueGraphContent { graph.nodes[node].content }

    private func text(_ node: Int) -> String? {
        if case .literal(.string(let text)) = content(node) { text } else { nil }
    }

    private func number(_ node: Int) -> Double? {
        if case .literal(.number(let digits)) = content(node) { Double(digits) } else { nil }
    }

    // MARK: Colors

    /// Checks the rules on colors beyond the power of a shape: components by color space, six digits of hex.
    private mutating func checkColor(_ node: Int) {
        guard case .object(let members) = content(node) else { return }
        for member in members {
            switch member.name.value {
            case "components": checkComponents(member.node, of: members)
            case "hex": checkHex(member.node)
            default: break
            }
        }
    }

    private mutating func checkComponents(_ node: Int, of members: [ValueGraphMember]) {
        guard case .list(let elements) = content(node), !elements.isEmpty,
            let name = members.first(where: { $0.name.value == "colorSpace" }).flatMap({ text($0.node) }),
            let space = ColorSpace(rawValue: name)
        else { return }
        let components = space.components
        guard elements.count == components.count else {
            diagnostics.report(.wrongComponentCount(elements.count, of: name, at: graph.nodes[node].range))
            return
        }
        for (element, component) in zip(elements, components) {
            guard let value = number(element), !component.contains(value) else { continue }
            let found = "'\(graph.written(element).compact)' in '\(name)'"
            diagnostics.report(
                .wrongTokenValue(expected: component.expectation, found: found, at: graph.nodes[element].range))
        }
    }

    private mutating func checkHex(_ node: Int) {
        guard let text = text(node), !DraftValueConversion.isHex(text) else { return }
        let range = graph.nodes[node].range
        if let long = DraftValueConversion.longHex(text) {
            respelled[node] = .string(long)
            diagnostics.report(.olderTokenValue(.string(text), new: .string(long), type: .color, at: range))
        } else {
            diagnostics.report(
                .wrongTokenValue(expected: "'#' and six hex digits", found: "the text '\(text)'", at: range))
        }
    }
}

extension ValueShape {
    /// Whether a value is of the same kind, making a finding about a part more useful than a finding about the whole.
    fileprivate func isOfKind(_ content: ValueGraphContent) -> Bool {
        switch (self, content) {
        case (.number, .literal(.number)), (.keyword, .literal(.string)), (.text, .literal(.string)),
            (.flag, .literal(.bool)), (.list, .list), (.tuple, .list), (.object, .object):
            true
        case (.element(let shape, _), _): shape.isOfKind(content)
        case (.either(let shapes), _): shapes.contains { $0.isOfKind(content) }
        case (.type(let type), _): type.shape.isOfKind(content)
        default: false
        }
    }
}
