import CatalogModel
import SourceCode

/// Functions deciding the `ChangeKind` of changes to members of types, by the direction of values and by language.
enum MemberJudgments {
    /// A type: input may become wider, output may not.
    static let type: Judgments.Judgment = { pair in
        let (old, new) = (text(pair.old, in: pair.records.old), text(pair.new, in: pair.records.new))
        guard let old else { return new == nil ? [] : [.added] }
        guard let new else { return [.removed] }
        let relation = TypeRelation.of(
            old, to: new, in: pair.scope.language,
            mayBeAbsent: (mayBeAbsent(pair.records.old, of: pair), mayBeAbsent(pair.records.new, of: pair)))
        switch (relation, pair.scope.direction) {
        case (.same, _): return []
        case (.respelled, _): return [.respelled]
        case (.wider, .input): return [.widened]
        case (.narrower, .input), (.narrower, .both): return [.narrowed]
        case (.wider, .output), (.wider, .both):
            return [ValueUnion.grows(from: old, to: new, in: pair.scope.language) ? .yieldsValue : .yieldsMore]
        case (.narrower, .output):
            return [pair.scope.language.traits.optionalsAreUnwrapped ? .yieldsPlain : .yieldsLess]
        case (.different, _): return [.changed]
        }
    }

    /// Whether users may leave a value out: a property with a question mark.
    private static func mayBeAbsent(_ node: RecordNode, of pair: KeyPair) -> Bool {
        if let required = Property(node: node).required { return !required }
        return pair.scope.typeKind == .component || pair.form.name == "Parameter" && Property(node: node).default != nil
    }

    /// A type that is not a value of a member: any other type is a change, another spelling is not.
    static let rawType: Judgments.Judgment = { pair in
        guard let old = pair.old?.text, let new = pair.new?.text else { return Judgments.plain(pair) }
        return TypeRelation.of(old, to: new, in: pair.scope.language).isSame ? [] : [.changed]
    }

    /// Code of which only the whitespace between its parts has no meaning, such as constraints.
    static let code: Judgments.Judgment = { pair in
        guard let old = pair.old?.text, let new = pair.new?.text else { return Judgments.plain(pair) }
        return CodeSpacing.removed(from: old).isIdentical(to: CodeSpacing.removed(from: new)) ? [] : [.changed]
    }

    /// Returns the type, or the alternatives in place of the type.
    private static func text(_ content: StatedContent?, in node: RecordNode) -> String? {
        let either = Property(node: node).either.orEmpty()
        if !either.isEmpty { return either.map(\.value).joined(separator: " | ") }
        return content?.text
    }

    /// The underlying type of a name: values of the type may be given and read.
    static let definition: Judgments.Judgment = { pair in
        guard let old = pair.old?.text, let new = pair.new?.text else { return Judgments.plain(pair) }
        let language = pair.scope.language
        if TypeRelation.of(old, to: new, in: language).isSame { return [] }
        return ValueUnion.grows(from: old, to: new, in: language) ? [.yieldsValue] : [.changed]
    }

    /// A duty to give a value: `required`, unless a default removes the duty.
    static let required: Judgments.Judgment = { pair in
        if isOutput(pair) { return [] }
        if pair.scope.isRequirement { return requirement(pair) }
        let must = (
            old: Judgments.mustGive(pair.records.old, of: pair), new: Judgments.mustGive(pair.records.new, of: pair)
        )
        if must.old == must.new { return [] }
        if must.old { return [.turnedOff] }
        // A removed default is reported as a change of its own.
        let lostDefault =
            Property(node: pair.records.old).default != nil && Property(node: pair.records.new).default == nil
        return lostDefault ? [] : [.turnedOn]
    }

    private static func isOutput(_ pair: KeyPair) -> Bool {
        pair.scope.direction == .output || Property(node: pair.records.new).readOnly == true
    }

    static let `default`: Judgments.Judgment = { pair in
        guard let old = pair.old else { return [.added] }
        guard let new = pair.new else {
            let isAsked =
                pair.scope.isRequirement && pair.scope.language.traits.defaultsMakeOptional
                ? !Judgments.mayBeAbsent(Property(node: pair.records.new), of: pair)
                : Judgments.mustGive(pair.records.new, of: pair)
            return isAsked ? [.removed] : [.removedUnchecked]
        }
        let types = (
            old: text(nil, in: pair.records.old) ?? Property(node: pair.records.old).type?.value,
            new: text(nil, in: pair.records.new) ?? Property(node: pair.records.new).type?.value
        )
        let values = ValueEquality(in: pair.scope.language)
        return values.isSame(old.text, of: types.old, as: new.text, of: types.new) ? [] : [.changed]
    }

    /// The default of a custom property of CSS.
    static let style: Judgments.Judgment = { pair in
        guard let old = pair.old?.text, let new = pair.new?.text else { return Judgments.plain(pair) }
        return ValueEquality(in: .css).isSame(old, of: nil, as: new, of: nil) ? [] : [.changed]
    }

    static let returns: Judgments.Judgment = Judgments.plain

    /// Errors that callers must handle, in languages with compilers that require the handling.
    static let throwing: Judgments.Judgment = { pair in
        if pair.old == nil, !pair.scope.language.traits.errorsAreChecked { return [.addedUnchecked] }
        if pair.new == nil, !pair.scope.language.traits.errorsAreChecked { return [.removedUnchecked] }
        return Judgments.plain(pair)
    }

    /// The `async` flag; in languages with promises, turning the flag off changes the result for callers.
    static let async: Judgments.Judgment = { pair in
        let kinds = Judgments.flag(pair)
        return kinds == [.turnedOff] && pair.scope.language.traits.hasPromises ? [.changed] : kinds
    }

    static let failable: Judgments.Judgment = { pair in
        let kinds = Judgments.flag(pair)
        return kinds == [.turnedOff] && pair.scope.language.traits.optionalsAreUnwrapped ? [.yieldsPlain] : kinds
    }

    /// A member that conforming types may leave out: required unless stated.
    static let requirement: Judgments.Judgment = { pair in
        func isAsked(_ content: StatedContent?) -> Bool { content == nil || Judgments.isOn(content) }
        if isAsked(pair.old) == isAsked(pair.new) { return [] }
        return isAsked(pair.new) ? [.turnedOn] : [.turnedOff]
    }
}

/// Functions deciding the `ChangeKind` of changed strings, with attention to placeholders such as `%d` and `{count}`.
enum StringJudgments {
    /// A text with changed placeholders asks for other arguments.
    static let text: Judgments.Judgment = { pair in
        guard let old = pair.old?.text, let new = pair.new?.text else { return Judgments.plain(pair) }
        if old.isIdentical(to: new) { return [] }
        return placeholders(old) == placeholders(new) ? [.changed] : [.narrowed]
    }

    /// Returns the placeholders `%d`, `%1$@`, `{count}`, `{{count}}`, in order.
    static func placeholders(_ text: String) -> [String] {
        var found: [String] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0 == "%" || $0 == "{" }) {
            let tail = rest[start...]
            if rest[start] == "{" {
                guard let end = tail.firstIndex(of: "}") else { break }
                found.append(String(tail[...end]))
                rest = tail[tail.index(after: end)...]
            } else {
                let body = tail.dropFirst()
                let flags = body.prefix { $0.isNumber || "$.+-#lhqzjt".contains($0) }
                let verb = body[flags.endIndex...].first
                if let verb, verb == "@" || verb.isLetter { found.append("%" + flags + String(verb)) }
                rest = body[flags.endIndex...].dropFirst()
            }
        }
        return found.sorted()
    }
}
