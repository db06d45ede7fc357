import CatalogModel

extension TemplateChecker {
    /// An expression after checking, compiled and with the kind of the value.
    struct CheckedExpression {
        var compiled: CompiledExpression
        var kind: TemplateKind
        /// Whether the value is a part of the first parameter of the block.
        var isPart: Bool
    }

    /// Checks an expression; returns nil for an error, after reporting the error.
    mutating func expression(_ syntax: SyntaxExpression) -> CheckedExpression? {
        let operand: CompiledOperand
        var kind = TemplateKind.text
        var isPart = false
        switch syntax.operand {
        case .literal(let text, _): operand = .literal(text)
        case .path(let path):
            guard let found = find(path) else {
                checkNames(of: syntax.filters)
                return nil
            }
            operand = .access(found.access)
            kind = found.kind
            isPart = found.isPart
        }
        var filters: [AppliedFilter] = []
        for filter in syntax.filters {
            guard let applied = self.filter(filter) else { return nil }
            if !applied.filter.accepts(kind) {
                reportInput(of: filter, filter: applied.filter, kind: kind, named: name(of: syntax), expression: syntax)
                return nil
            }
            filters.append(applied)
            kind = applied.filter.givesList ? .list(.text) : .text
            isPart = false
        }
        return CheckedExpression(
            compiled: CompiledExpression(operand: operand, filters: filters), kind: kind, isPart: isPart)
    }

    private mutating func reportInput(
        of syntax: SyntaxFilter, filter: TemplateFilter, kind: TemplateKind, named name: String,
        expression: SyntaxExpression
    ) {
        if case .optional(.text) = kind, expression.filters.first?.name == syntax.name {
            report(.notShown(name, kind: kind, at: source.range(expression.operand.range)))
        } else {
            report(.filterInput(filter.name, wanted: filter.input.words, found: kind, at: range(syntax.name)))
        }
    }

    private mutating func checkNames(of filters: [SyntaxFilter]) {
        for syntax in filters { _ = filter(syntax) }
    }

    private mutating func filter(_ syntax: SyntaxFilter) -> AppliedFilter? {
        guard let filter = TemplateFilter.named(syntax.name.text) else {
            unknown(syntax.name, what: "a filter", among: TemplateFilter.all.map(\.name))
            return nil
        }
        guard filter.parameters.count == syntax.arguments.count else {
            report(.filterArguments(filter, found: syntax.arguments.count, at: range(syntax.name)))
            return nil
        }
        for (parameter, argument) in zip(filter.parameters, syntax.arguments) {
            switch parameter {
            case .any: continue
            case .notEmpty:
                if argument.text.isEmpty {
                    report(.emptyArgument(filter.name, at: source.range(argument.range)))
                    return nil
                }
            case .word(let words):
                if !words.contains(argument.text) {
                    report(
                        .unknownArgument(
                            argument.text, of: filter.name, known: words, at: source.range(argument.range)))
                    return nil
                }
            }
        }
        return AppliedFilter(filter: filter, arguments: syntax.arguments.map(\.text))
    }

    // MARK: Conditions

    /// A condition after checking, compiled and with the values sure to be present in each branch.
    struct CheckedCondition {
        var compiled: CompiledCondition
        /// Accesses sure to hold a value if the condition holds, and if not.
        var whenTrue: Set<TemplateAccess> = []
        var whenFalse: Set<TemplateAccess> = []
    }

    /// Checks a condition; returns nil for an error, after reporting the error.
    mutating func condition(_ syntax: SyntaxCondition) -> CheckedCondition? {
        switch syntax {
        case .value(let operand): return presence(of: operand)
        case .equal(let left, let right): return comparison(left, right)
        case .not(let inner):
            guard let inner = condition(inner) else { return nil }
            return CheckedCondition(
                compiled: .not(inner.compiled), whenTrue: inner.whenFalse, whenFalse: inner.whenTrue)
        case .and(let left, let right):
            guard let (left, right) = both(left, right, given: \.whenTrue) else { return nil }
            return CheckedCondition(
                compiled: .and(left.compiled, right.compiled), whenTrue: left.whenTrue.union(right.whenTrue))
        case .or(let left, let right):
            guard let (left, right) = both(left, right, given: \.whenFalse) else { return nil }
            return CheckedCondition(
                compiled: .or(left.compiled, right.compiled), whenFalse: left.whenFalse.union(right.whenFalse))
        }
    }

    /// Checks two conditions, the second with the knowledge from the first.
    private mutating func both(
        _ left: SyntaxCondition, _ right: SyntaxCondition, given: KeyPath<CheckedCondition, Set<TemplateAccess>>
    ) -> (CheckedCondition, CheckedCondition)? {
        let left = condition(left)
        let outer = scope
        if let left { scope.present.formUnion(left[keyPath: given]) }
        let right = condition(right)
        scope.leave(to: outer)
        guard let left, let right else { return nil }
        return (left, right)
    }

    private mutating func presence(of operand: SyntaxOperand) -> CheckedCondition? {
        guard case .path(let path) = operand else {
            report(.noCondition(source.text(operand.range), kind: .text, at: source.range(operand.range)))
            return nil
        }
        guard let found = find(path) else { return nil }
        switch found.kind {
        case .flag, .list: return CheckedCondition(compiled: .value(found.access))
        case .optional: return CheckedCondition(compiled: .value(found.access), whenTrue: [found.access])
        case .text, .word, .record:
            report(.noCondition(source.text(operand.range), kind: found.kind, at: source.range(operand.range)))
            return nil
        }
    }

    private mutating func comparison(_ left: SyntaxOperand, _ right: SyntaxOperand) -> CheckedCondition? {
        guard let left = compared(left), let right = compared(right) else { return nil }
        checkWord(left, against: right)
        checkWord(right, against: left)
        var checked = CheckedCondition(compiled: .equal(left.compiled, right.compiled))
        // Texts that are the same are both there, unless both may be absent.
        switch (left.optional, right.optional) {
        case (let access?, nil), (nil, let access?): checked.whenTrue = [access]
        default: break
        }
        return checked
    }

    /// An operand of a comparison after checking.
    private struct Compared {
        var syntax: SyntaxOperand
        var compiled: CompiledOperand
        var kind: TemplateKind
        /// The way to the value, if possibly absent.
        var optional: TemplateAccess?
    }

    private mutating func compared(_ operand: SyntaxOperand) -> Compared? {
        switch operand {
        case .literal(let text, _): return Compared(syntax: operand, compiled: .literal(text), kind: .text)
        case .path(let path):
            guard let found = find(path) else { return nil }
            switch found.kind {
            case .text, .word:
                return Compared(syntax: operand, compiled: .access(found.access), kind: found.kind)
            case .optional(.text), .optional(.word):
                return Compared(
                    syntax: operand, compiled: .access(found.access), kind: found.kind, optional: found.access)
            default:
                report(.noComparison(source.text(operand.range), kind: found.kind, at: source.range(operand.range)))
                return nil
            }
        }
    }

    /// Checks a comparison of a word against the possible words.
    private mutating func checkWord(_ compared: Compared, against other: Compared) {
        guard case .literal(let text, let place) = other.syntax else { return }
        switch compared.kind {
        case .word(let words), .optional(.word(let words)):
            if !words.contains(text) {
                let name = source.text(compared.syntax.range)
                report(.unknownWord(text, of: name, known: words, at: source.range(place)))
            }
        default: return
        }
    }
}
