import CatalogModel

extension TemplateParser {
    /// A condition with the names looked up.
    struct CheckedCondition {
        var condition: TemplateCondition
        /// Accesses sure to yield a value if the condition is true, and if not.
        var whenTrue: Set<TemplateAccess> = []
        var whenFalse: Set<TemplateAccess> = []
    }

    /// Reads the rest of a tag as a condition; returns nil for an unreadable condition, after a report.
    mutating func condition(_ tag: inout TagReader) -> CheckedCondition? {
        guard let condition = alternatives(&tag, depth: 0) else { return nil }
        finish(tag)
        return condition
    }

    private mutating func alternatives(_ tag: inout TagReader, depth: Int) -> CheckedCondition? {
        chain(&tag, joinedBy: "or", implied: \.whenFalse, combine: TemplateCondition.or) { parser, tag in
            parser.chain(&tag, joinedBy: "and", implied: \.whenTrue, combine: TemplateCondition.and) {
                $0.single(&$1, depth: depth)
            }
        }
    }

    /// Reads conditions joined by a word, each with the knowledge from the conditions before.
    private mutating func chain(
        _ tag: inout TagReader, joinedBy word: String, implied: WritableKeyPath<CheckedCondition, Set<TemplateAccess>>,
        combine: (TemplateCondition, TemplateCondition) -> TemplateCondition,
        part: (inout TemplateParser, inout TagReader) -> CheckedCondition?
    ) -> CheckedCondition? {
        guard var left = part(&self, &tag) else { return nil }
        let outer = scope
        defer { scope.leave(to: outer) }
        var count = 1
        while tag.takeWord(word) {
            count += 1
            guard count <= Self.maximumDepth else { return tooDeep(at: tag.location) }
            scope.present.formUnion(left[keyPath: implied])
            guard let right = part(&self, &tag) else { return nil }
            var both = CheckedCondition(condition: combine(left.condition, right.condition))
            both[keyPath: implied] = left[keyPath: implied].union(right[keyPath: implied])
            left = both
        }
        return left
    }

    /// Reports more parts than people can read.
    private mutating func tooDeep(at location: Range<Int>) -> CheckedCondition? {
        diagnostics.report(.tooDeep(Self.maximumDepth, at: source.range(location)))
        return nil
    }

    private mutating func single(_ tag: inout TagReader, depth: Int) -> CheckedCondition? {
        var isNegated = false
        while tag.takeWord("not") { isNegated.toggle() }
        let location = tag.location
        let condition: CheckedCondition
        if tag.takeSign("(") {
            guard depth < Self.maximumDepth else { return tooDeep(at: location) }
            guard let inner = alternatives(&tag, depth: depth + 1), expectSign(")", in: &tag) else { return nil }
            condition = inner
        } else {
            guard let left = operand(&tag) else { return nil }
            let isUnequal = tag.takeSign("!=")
            if isUnequal || tag.takeSign("==") {
                guard let right = operand(&tag) else { return nil }
                condition = comparison(of: left, with: right)
                if isUnequal { isNegated.toggle() }
            } else {
                condition = presence(of: left)
            }
        }
        if !isNegated { return condition }
        return CheckedCondition(
            condition: .not(condition.condition), whenTrue: condition.whenFalse, whenFalse: condition.whenTrue)
    }

    private mutating func presence(of operand: WrittenOperand) -> CheckedCondition {
        var found = FoundValue(kind: .text)
        if case .path(let path) = operand { found = find(path) }
        var condition = CheckedCondition(condition: .value(found.access))
        switch found.kind {
        case nil, .flag, .list: break
        case .optional: condition.whenTrue = [found.access]
        case .text?, .word?, .record?:
            if let kind = found.kind {
                report(.noCondition(source.text(operand.range), kind: kind, at: source.range(operand.range)))
            }
        }
        return condition
    }

    private mutating func comparison(of left: WrittenOperand, with right: WrittenOperand) -> CheckedCondition {
        let found = (compared(left), compared(right))
        checkWord(of: left, kind: found.0.kind, against: right)
        checkWord(of: right, kind: found.1.kind, against: left)
        var condition = CheckedCondition(condition: .equal(found.0.operand, found.1.operand))
        // Equal texts are both present, unless both may be absent.
        switch (found.0.optional, found.1.optional) {
        case (let access?, nil), (nil, let access?): condition.whenTrue = [access]
        default: break
        }
        return condition
    }

    /// Returns a side of a comparison; `optional` is the way to the value, if possibly absent.
    private mutating func compared(
        _ operand: WrittenOperand
    ) -> (operand: TemplateOperand, kind: TemplateKind?, optional: TemplateAccess?) {
        guard case .path(let path) = operand else { return (.literal(text(of: operand)), .text, nil) }
        let found = find(path)
        switch found.kind {
        case nil, .text, .word: return (.access(found.access), found.kind, nil)
        case .optional(.text), .optional(.word): return (.access(found.access), found.kind, found.access)
        case let kind?:
            report(.noComparison(source.text(operand.range), kind: kind, at: source.range(operand.range)))
            return (.access(found.access), nil, nil)
        }
    }

    private func text(of operand: WrittenOperand) -> String {
        if case .literal(let text) = operand { text.text } else { "" }
    }

    /// Checks a comparison of a word against the possible words.
    private mutating func checkWord(of operand: WrittenOperand, kind: TemplateKind?, against other: WrittenOperand) {
        guard case .literal(let text) = other else { return }
        switch kind {
        case .word(let words), .optional(.word(let words)):
            if !words.contains(text.text) {
                report(.unknownWord(text.text, of: source.text(operand.range), candidates: words, at: range(text)))
            }
        default: return
        }
    }
}
