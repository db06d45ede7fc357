import CatalogModel

/// A table of functions deciding the `ChangeKind` of a changed value, by record and key such as `Property.type`.
enum Judgments {
    typealias Judgment = @Sendable (KeyPair) -> [ChangeKind]

    /// Returns the kinds of the change of a value; none where both sides mean the same.
    static func kinds(of pair: KeyPair) -> [ChangeKind] {
        for subject in pair.subjects {
            if let judgment = judgments[subject] { return judgment(pair) }
        }
        if case .flag = pair.key.form { return flag(pair) }
        return plain(pair)
    }

    /// Whether the change of a key is reported elsewhere, or is not a change.
    static func isHandled(_ pair: KeyPair) -> Bool {
        switch pair.key.name {
        case "from": pair.form.name == "Type"
        case "either":
            Property(node: pair.records.old).type != nil || Property(node: pair.records.new).type != nil
        case "label": pair.form.name == "Parameter"
        // Notes on changes are not changes themselves.
        case "id", "changes": pair.form.name == "Entry"
        // A type from another entry is compared in that entry.
        default:
            pair.form.name == "Type" && pair.key.group == nil && TypeDeclaration(node: pair.records.old).from != nil
                && TypeDeclaration(node: pair.records.new).from != nil
        }
    }

    /// Whether a key has types or other code, in which whitespace outside of string literals has no meaning.
    static func isCode(_ key: String) -> Bool { code.contains(key) }

    private static let code: Set<String> = [
        "type", "either", "returns", "payload", "definition", "throws", "generics", "where", "raw", "conforms",
        "inherits", "mixins", "signature", "attributes",
    ]

    /// Whether a list's elements have their meaning, and their name for callers, by position.
    static func areCompared(asOne subject: String) -> Bool {
        ["String.arguments", "Property.requiredUnless"].contains(subject)
    }

    /// Returns whether the order of a list or of names is meaningful.
    static func isOrdered(_ subject: String) -> Bool { ordered.contains(subject) }

    private static let ordered: Set<String> = [
        "Type.cases", "Type.mixins", "Type.configuration", "Case.parameters", "Method.parameters", "Axis.values",
    ]

    /// Whether conforming types declare a fact of the protocol again.
    static func isDeclaredAgain(_ subject: String) -> Bool { declaredAgain.contains(subject) }

    private static let declaredAgain: Set<String> = [
        "Property.type", "Property.readOnly", "Property.required", "Parameter", "Parameter.type", "Parameter.variadic",
        "Outcome.type",
        "Method.returns", "Method.throws", "Method.async", "Method.mutating", "Method.generics", "Method.where",
    ]

    /// Whether callers or creators of a record must give a value.
    static func mustGive(_ node: RecordNode, isParameter: Bool) -> Bool {
        let property = Property(node: node)
        if property.default != nil || property.required == false { return false }
        if property.required == true { return true }
        return isParameter && Parameter(node: node).variadic != true
    }

    /// Whether callers of an element's function must give an argument: the members of a composable are the parameters
    /// of a function, and optional parameters may be left out.
    static func mustGive(_ node: RecordNode, of pair: KeyPair) -> Bool {
        let isFunction = pair.scope.typeKind == .composable && Property(node: node).type?.value.hasSuffix("?") != true
        return mustGive(node, isParameter: pair.form.name == "Parameter" || isFunction)
    }

    /// Whether objects of an interface, and types that conform to a protocol, may lack a property.
    ///
    /// A property with a default may be absent in some languages, as in stubs.
    static func mayBeAbsent(_ property: Property, of pair: KeyPair) -> Bool {
        if let required = property.required { return !required }
        return pair.scope.language.traits.defaultsMakeOptional && property.default != nil
    }

    /// Returns the kind of an addition, depending on whether users must act.
    static func kindOfAddition(of element: StatedContent, to pair: KeyPair) -> ChangeKind {
        guard case .record(let form, let node)? = element.recordNodes.isEmpty ? nil : element.first else {
            return .added
        }
        switch form.name {
        case "Property":
            let property = Property(node: node)
            if pair.scope.isRequirement { return mayBeAbsent(property, of: pair) ? .added : .addedRequired }
            return mustGive(node, of: pair) && property.readOnly != true ? .addedRequired : .added
        case "Method":
            let method = Method(node: node)
            let isAsked = method.hasDefault != true && method.required != false
            return pair.scope.isRequirement && isAsked ? .addedRequired : .added
        case "Slot": return Slot(node: node).required == true ? .addedRequired : .added
        case "Case":
            return !pair.scope.language.traits.casesAreChecked && pair.key.name == "cases" ? .addedUnchecked : .added
        default: return .added
        }
    }

    // MARK: Forms of values

    static func plain(_ pair: KeyPair) -> [ChangeKind] {
        guard let old = pair.old else { return [.added] }
        guard let new = pair.new else { return [.removed] }
        return old.meaning.isIdentical(to: new.meaning) ? [] : [.changed]
    }

    static func flag(_ pair: KeyPair) -> [ChangeKind] {
        let (old, new) = (isOn(pair.old), isOn(pair.new))
        return old == new ? [] : new ? [.turnedOn] : [.turnedOff]
    }

    static func isOn(_ content: StatedContent?) -> Bool {
        if case .scalar(.bool(true), _)? = content { true } else { false }
    }

    /// Returns a judgment for words of a list that goes from less to more.
    static func word(in order: [String], unless missing: String? = nil) -> Judgment {
        { pair in
            guard let old = order.firstIndex(of: pair.old?.text ?? missing ?? ""),
                let new = order.firstIndex(of: pair.new?.text ?? missing ?? "")
            else { return plain(pair) }
            return old == new ? [] : old < new ? [.raised] : [.lowered]
        }
    }

    /// Returns a number, or a version made of numbers.
    static func number(_ pair: KeyPair) -> [ChangeKind] {
        guard let old = pair.old?.text, let new = pair.new?.text else { return plain(pair) }
        let parts = [old, new].map { $0.split { !$0.isNumber }.map { Int($0) ?? 0 } }
        guard old != new, parts.allSatisfy({ !$0.isEmpty }), parts[0] != parts[1] else { return plain(pair) }
        let isMinus = (old.hasPrefix("-"), new.hasPrefix("-"))
        if isMinus != (false, false) { return [.changed] }
        return parts[0].lexicographicallyPrecedes(parts[1]) ? [.raised] : [.lowered]
    }

    /// Returns a bound of a value.
    static func bound(isUpper: Bool) -> Judgment {
        { pair in
            if pair.old == nil { return pair.new == nil ? [] : [.narrowed] }
            guard let old = pair.old.flatMap({ Double($0.text) }), let new = pair.new.map({ Double($0.text) }) else {
                return pair.new == nil ? [.widened] : plain(pair).map { _ in .narrowed }
            }
            guard let new else { return [.narrowed] }
            return old == new ? [] : (old < new) == isUpper ? [.widened] : [.narrowed]
        }
    }

    private static let judgments: [String: Judgment] = [
        "Property.type": MemberJudgments.type, "Parameter.type": MemberJudgments.type,
        "Outcome.type": MemberJudgments.type, "Slot.type": MemberJudgments.type,
        "Type.definition": MemberJudgments.definition,
        "Property.required": MemberJudgments.required, "Property.default": MemberJudgments.default,
        "CssProperty.default": MemberJudgments.style,
        "Type.raw": MemberJudgments.rawType, "Property.where": MemberJudgments.code,
        "Method.where": MemberJudgments.code, "Method.generics": MemberJudgments.code, "Property.readOnly": flag,
        "Method.returns": MemberJudgments.returns, "Method.throws": MemberJudgments.throwing,
        "Method.async": MemberJudgments.async, "Method.failable": MemberJudgments.failable,
        "Method.required": MemberJudgments.requirement, "Slot.required": flag,
        "Named.visibility": word(in: ["private", "internal", "protected", "public"], unless: "public"),
        "Named.status": word(in: ["draft", "experimental", "beta", "stable"]),
        "Criterion.level": word(in: ["A", "AA", "AAA"]), "Platform.introduced": number,
        "Platform.deprecated": number, "Platform.obsoleted": number, "Deprecated.removal": number,
        "Limits.minimum": bound(isUpper: false), "Limits.maximum": bound(isUpper: true),
        "Limits.minLength": bound(isUpper: false), "Limits.maxLength": bound(isUpper: true),
        "String.text": StringJudgments.text,
    ]
}

extension StatedContent {
    /// The first element of a list; a value alone counts as a list.
    fileprivate var first: StatedContent? {
        if case .list(let elements) = self { elements.first } else { self }
    }
}
