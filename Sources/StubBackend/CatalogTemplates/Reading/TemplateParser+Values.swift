import CatalogModel

extension TemplateParser {
    /// An expression with the names looked up.
    struct CheckedExpression {
        var expression: TemplateExpression
        /// The kind of the value; nil after a report, to keep further findings from following.
        var kind: TemplateKind?
        /// Whether the value is a part of the first parameter of the block.
        var isPart = false
    }

    /// The value at the end of a path.
    struct FoundValue {
        var access = TemplateAccess()
        var kind: TemplateKind?
        /// Whether the value is a part of the first parameter of the block.
        var isPart = false
    }

    // MARK: Paths

    /// Finds the value at a path; the kind is nil for an unknown name, after a report, and for consequences of such a
    /// name.
    mutating func find(_ path: [PlacedText]) -> FoundValue {
        guard let first = path.first else { return FoundValue() }
        var found = FoundValue()
        if let variable = scope[first.text] {
            found.access.slot = variable.slot
            found.kind = variable.kind
            found.isPart = variable.origin == .part || (variable.origin == .first && path.count > 1)
        } else if let location = root.index(of: first.text) {
            tree.rootFields.insert(location)
            found.access.fields = [location]
            found.kind = root.fields[location].kind
        } else {
            unknown(first, what: "a value here", among: scope.names + root.fields.map(\.name))
        }
        narrow(&found)
        for (index, name) in path.enumerated().dropFirst() {
            guard let kind = found.kind else { return found }
            found.kind = field(
                name, of: kind, named: path[..<index].map(\.text).joined(separator: "."), access: &found.access)
            narrow(&found)
        }
        return found
    }

    private mutating func field(
        _ name: PlacedText, of kind: TemplateKind, named owner: String, access: inout TemplateAccess
    ) -> TemplateKind? {
        guard case .record(let type) = kind else {
            report(.noFields(owner, kind: kind, field: name.text, at: range(name)))
            return nil
        }
        guard let location = type.index(of: name.text) else {
            unknown(name, what: "a field of \(type.name)", among: type.fields.map(\.name))
            return nil
        }
        access.fields.append(location)
        return type.fields[location].kind
    }

    /// Narrows the values already checked by a condition.
    private func narrow(_ found: inout FoundValue) {
        if case .optional(let kind) = found.kind, scope.present.contains(found.access) { found.kind = kind }
    }

    // MARK: Expressions

    /// Looks up the names of an expression.
    mutating func check(_ written: WrittenExpression) -> CheckedExpression {
        let operand: TemplateOperand
        var found = FoundValue(kind: .text)
        switch written.operand {
        case .literal(let text): operand = .literal(text.text)
        case .path(let path):
            found = find(path)
            operand = .access(found.access)
        }
        var filters: [AppliedFilter] = []
        for (name, arguments) in written.filters {
            guard let filter = filter(name, arguments: arguments) else {
                found.kind = nil
                continue
            }
            if let kind = found.kind, !filter.accepts(kind) {
                reportInput(of: filter, at: name, kind: kind, in: written)
                found.kind = nil
            }
            filters.append(AppliedFilter(filter: filter, arguments: arguments.map(\.text)))
            if found.kind != nil { found.kind = filter.givesList ? .list(.text) : .text }
            found.isPart = false
        }
        return CheckedExpression(
            expression: TemplateExpression(operand, filters: filters), kind: found.kind, isPart: found.isPart)
    }

    private mutating func reportInput(
        of filter: TemplateFilter, at name: PlacedText, kind: TemplateKind, in written: WrittenExpression
    ) {
        if case .optional(.text) = kind, written.filters.first?.name.range == name.range {
            report(.notShown(self.name(of: written), kind: kind, at: source.range(written.operand.range)))
        } else {
            report(.filterInput(filter.name, wanted: filter.input.words, found: kind, at: range(name)))
        }
    }

    private mutating func filter(_ name: PlacedText, arguments: [PlacedText]) -> TemplateFilter? {
        guard let filter = TemplateFilter.named(name.text) else {
            unknown(name, what: "a filter", among: TemplateFilter.all.map(\.name))
            return nil
        }
        guard filter.parameters.count == arguments.count else {
            report(.filterArguments(filter, found: arguments.count, at: range(name)))
            return nil
        }
        for (parameter, argument) in zip(filter.parameters, arguments) {
            switch parameter {
            case .notEmpty where argument.text.isEmpty: report(.emptyArgument(filter.name, at: range(argument)))
            case .word(let words) where !words.contains(argument.text):
                report(.unknownArgument(argument.text, of: filter.name, candidates: words, at: range(argument)))
            default: continue
            }
            return nil
        }
        return filter
    }

    // MARK: Findings

    func range(_ text: PlacedText) -> SourceRange { source.range(text.range) }

    mutating func unknown(_ name: PlacedText, what: String, among candidates: [String]) {
        report(.unknownName(name.text, what: what, candidates: candidates, at: range(name)))
    }

    /// Returns an expression as named in findings.
    func name(of expression: WrittenExpression) -> String { source.text(expression.operand.range) }
}
