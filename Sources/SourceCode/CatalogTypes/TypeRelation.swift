package import CatalogModel

/// The relation of a new type to an old type in a programming language: same, respelled, wider (with room for every old
/// value), narrower or different.
package enum TypeRelation: Sendable {
    case same, respelled, wider, narrower, different

    /// Returns the relation of two types.
    ///
    /// - Parameters:
    ///   - old: The old type.
    ///   - new: The new type.
    ///   - language: The language of both types.
    ///   - mayBeAbsent: Whether a value may be left out on either side, so that `undefined` does not change the type.
    /// - Returns: The relation of the new type to the old type.
    package static func of(
        _ old: String, to new: String, in language: ProgrammingLanguage,
        mayBeAbsent: (old: Bool, new: Bool) = (false, false)
    ) -> TypeRelation {
        if old == new { return .same }
        if signs(of: old) == signs(of: new) { return .respelled }
        guard marks(of: old) == marks(of: new), var oldType = TypeParser.parse(old)?.canonical(in: language),
            var newType = TypeParser.parse(new)?.canonical(in: language)
        else { return .different }
        if language.traits.hasUndefined {
            if mayBeAbsent.old { oldType = oldType.withoutUndefined }
            if mayBeAbsent.new { newType = newType.withoutUndefined }
        }
        if oldType == newType { return .respelled }
        let values = TypeAssignability(language: language)
        switch (values.of(oldType, fitInto: newType), values.of(newType, fitInto: oldType)) {
        case (true, true): return .respelled
        case (true, false): return .wider
        case (false, true): return .narrower
        case (false, false): return .different
        }
    }

    /// Whether both types are the same, however written.
    package var isSame: Bool {
        switch self {
        case .same, .respelled: true
        case .wider, .narrower, .different: false
        }
    }

    private static func signs(of text: String) -> String { CodeSpacing.removed(from: text).filter { $0 != ";" } }

    /// Words and symbols that change the possible uses of a type, and are not part of an expression.
    private static let kept: Set<String> = [
        "inout", "some", "any", "readonly", "borrowing", "consuming", "sending", "isolated", "escaping", "autoclosure",
        "Sendable", "MainActor", "Composable", "crossinline", "noinline", "vararg", "unowned", "weak",
    ]

    private static func marks(of text: String) -> [String] {
        let words = text.split { !$0.isLetter && $0 != "!" && $0 != "_" && !$0.isNumber }.map(String.init)
        return words.compactMap { word in
            if word == "ReadonlyArray" { return "readonly" }
            return word.hasSuffix("!") ? "!" : kept.contains(word) ? word : nil
        }.sorted()
    }
}

/// An assignability test for the types of a language: whether every value of a type fits where another type is asked
/// for.
private struct TypeAssignability {
    let language: ProgrammingLanguage

    /// Whether every value of a type can be used where another type is required, without a conversion.
    func of(_ type: TypeExpression, fitInto other: TypeExpression) -> Bool {
        let (type, other) = (type.unwrapped, other.unwrapped)
        if type == other { return true }
        if isTop(other) { return !isOptional(type) || language.traits.hasUndefined }
        switch (type, other) {
        case (.union(let members), _): return members.allSatisfy { of($0, fitInto: other) }
        case (.optional(let inner), .optional(let outer)): return of(inner, fitInto: outer)
        case (_, .optional(let outer)):
            if language.traits.hasUndefined, isNothing(type) { return true }
            return of(type, fitInto: outer)
        case (_, .union(let members)): return members.contains { of(type, fitInto: $0) }
        case (.literal(let value), .name(let name)): return isKind(value, named: name)
        case (.template, .name("string")): return true
        case (.array(let element), .array(let wanted)):
            return !language.traits.arraysAreInvariant && of(element, fitInto: wanted)
        case (.dictionary(let key, let value), .dictionary(let wantedKey, let wanted)):
            return key == wantedKey && of(value, fitInto: wanted)
        case (.generic(let name, let arguments), .generic(let wanted, let others)):
            return name == wanted && arguments.count == others.count && Self.covariant.contains(name)
                && zip(arguments, others).allSatisfy { of($0, fitInto: $1) }
        case (.function(let function), .function(let wanted)): return of(function, fitInto: wanted)
        case (.object(let members, nil), .object(let wanted, nil)): return of(members, fitInto: wanted)
        default: return false
        }
    }

    private static let covariant: Set<String> = [
        "List", "Collection", "Iterable", "Sequence", "Flow", "Promise",
    ]

    private func isOptional(_ type: TypeExpression) -> Bool {
        switch type {
        case .optional: true
        case .union(let members): members.contains(where: isNothing)
        default: false
        }
    }

    private func isNothing(_ type: TypeExpression) -> Bool { type == .name("undefined") || type == .literal(.null) }

    private func isTop(_ type: TypeExpression) -> Bool {
        guard case .name(let name) = type else { return false }
        return language.traits.topTypes.contains(name)
    }

    private func isKind(_ value: JSONValue, named name: String) -> Bool {
        switch value {
        case .string: name == "string"
        case .number: name == "number"
        case .bool: name == "boolean"
        default: false
        }
    }

    private func of(_ function: TypeExpression.Function, fitInto wanted: TypeExpression.Function) -> Bool {
        let parameters = function.parameters
        let fits =
            language.traits.functionsMayOmitParameters
            ? parameters.count <= wanted.parameters.count : parameters.count == wanted.parameters.count
        return fits && function.receiver == wanted.receiver && Set(function.attributes) == Set(wanted.attributes)
            && (!function.isAsync || wanted.isAsync) && (!function.isThrowing || wanted.isThrowing)
            && zip(parameters, wanted.parameters).allSatisfy { own, given in
                own.isRest == given.isRest && of(given.type, fitInto: own.type)
            }
            && of(function.result, fitInto: wanted.result)
    }

    private func of(_ members: [TypeExpression.Element], fitInto wanted: [TypeExpression.Element]) -> Bool {
        wanted.allSatisfy { member in
            guard let own = members.first(where: { $0.label == member.label }) else { return member.isOptional }
            return (member.isOptional || !own.isOptional) && of(own.type, fitInto: member.type)
        }
    }
}
