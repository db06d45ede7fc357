import CatalogModel

/// The key of a mapping in the types file: a type or a pattern, with a single capital letter for any type and `...` for
/// any parameters.
package struct TypePattern: Sendable {
    package let expression: TypeExpression

    /// The specificity of the pattern: of several matching patterns, the most specific one counts.
    package let specificity: Int

    package init?(_ text: String) {
        guard let expression = TypeParser.parse(text) else { return nil }
        self.expression = expression
        specificity = Self.specificity(of: expression)
    }

    /// Returns the types matched by the pattern's wildcards in a type; nil if the type does not match.
    package func match(_ type: TypeExpression) -> [String: TypeExpression]? {
        var bindings: [String: TypeExpression] = [:]
        return Self.match(expression, with: type, bindings: &bindings) ? bindings : nil
    }

    private static func specificity(of expression: TypeExpression) -> Int {
        if expression.wildcard != nil { return 0 }
        return switch expression {
        case .name, .literal, .template, .verbatim: 2
        case .anyParameters: 0
        case .generic(_, let arguments): 2 + total(arguments)
        case .optional(let type), .array(let type): 1 + specificity(of: type)
        case .dictionary(let key, let value): 1 + total([key, value])
        case .tuple(let elements): 1 + total(elements.map(\.type))
        case .object(let elements, let rest): 1 + total(elements.map(\.type) + [rest].compactMap(\.self))
        case .function(let function):
            1 + function.attributes.count + total(function.parameters.map(\.type) + [function.result])
                + total([function.receiver].compactMap(\.self))
        case .union(let members), .intersection(let members): 1 + total(members)
        }
    }

    private static func total(_ expressions: [TypeExpression]) -> Int {
        expressions.reduce(0) { $0 + specificity(of: $1) }
    }

    private static func match(
        _ pattern: TypeExpression, with type: TypeExpression, bindings: inout [String: TypeExpression]
    ) -> Bool {
        if let wildcard = pattern.wildcard {
            if let bound = bindings[wildcard] { return bound == type }
            bindings[wildcard] = type
            return true
        }
        switch (pattern, type) {
        case (.name(let left), .name(let right)): return left == right
        case (.literal(let left), .literal(let right)): return left == right
        case (.generic(let left, let arguments), .generic(let right, let others)):
            return left == right && matchAll(arguments, with: others, bindings: &bindings)
        case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)):
            return match(left, with: right, bindings: &bindings)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return matchAll([key, value], with: [otherKey, otherValue], bindings: &bindings)
        case (.tuple(let elements), .tuple(let others)):
            return matchAll(elements.map(\.type), with: others.map(\.type), bindings: &bindings)
        case (.function(let function), .function(let other)): return match(function, with: other, bindings: &bindings)
        case (.union(let members), .union(let others)): return matchMembers(members, with: others, bindings: &bindings)
        case (.intersection(let members), .intersection(let others)):
            return matchAll(members, with: others, bindings: &bindings)
        case (.object, .object), (.template, .template), (.verbatim, .verbatim): return pattern == type
        default: return false
        }
    }

    /// Matches a pattern with a type.
    ///
    /// A pattern takes functions with more attributes and effects than named in the pattern, but not with fewer.
    private static func match(
        _ pattern: TypeExpression.Function, with type: TypeExpression.Function,
        bindings: inout [String: TypeExpression]
    ) -> Bool {
        guard pattern.attributes.allSatisfy(type.attributes.contains), type.isAsync || !pattern.isAsync,
            type.isThrowing || !pattern.isThrowing
        else { return false }
        if let receiver = pattern.receiver {
            guard let other = type.receiver, match(receiver, with: other, bindings: &bindings) else { return false }
        }
        let parameters = pattern.parameters.map(\.type)
        return
            (parameters == [.anyParameters]
            || matchAll(parameters, with: type.parameters.map(\.type), bindings: &bindings))
            && match(pattern.result, with: type.result, bindings: &bindings)
    }

    private static func matchAll(
        _ patterns: [TypeExpression], with types: [TypeExpression], bindings: inout [String: TypeExpression]
    ) -> Bool {
        guard patterns.count == types.count else { return false }
        for (pattern, type) in zip(patterns, types) where !match(pattern, with: type, bindings: &bindings) {
            return false
        }
        return true
    }

    /// Matches members.
    ///
    /// `A | B` also matches three types and more: the last member matches all remaining types.
    private static func matchMembers(
        _ patterns: [TypeExpression], with types: [TypeExpression], bindings: inout [String: TypeExpression]
    ) -> Bool {
        guard patterns.count >= 2, types.count >= patterns.count else { return false }
        let rest = Array(types[(patterns.count - 1)...])
        return matchAll(
            patterns, with: types[..<(patterns.count - 1)] + [rest.count == 1 ? rest[0] : .union(rest)],
            bindings: &bindings)
    }
}
