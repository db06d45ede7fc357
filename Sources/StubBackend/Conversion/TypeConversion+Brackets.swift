import CatalogModel
import SourceCode

// Conversion of the structure of types, such as optionals and lists, to the target language.
extension TypeConversion {
    mutating func structure(of type: TypeExpression, _ depth: Int) -> TypeExpression {
        if let own = target.structure(of: type, depth: depth, in: &self) { return own }
        switch type {
        case .name(let name):
            return isSameLanguage ? .name(platformName(name, count: 0)) : anything(for: name)
        case .generic(let name, let arguments):
            guard isSameLanguage else { return anything(for: type.description) }
            let spelled = platformName(name, count: arguments.count)
            if spelled == target.anything { return .name(spelled) }
            return .generic(spelled, arguments.map { converted($0, depth: depth + 1) })
        case .optional(let inner): return lowered(.optional(converted(inner, depth: depth + 1)))
        case .array(let inner): return lowered(.array(converted(inner, depth: depth + 1)))
        case .dictionary(let key, let value):
            return lowered(.dictionary(converted(key, depth: depth + 1), converted(value, depth: depth + 1)))
        case .tuple(let elements): return lowered(.tuple(elements.map { converted($0, depth: depth + 1) }))
        case .function(let function): return .function(converted(function, depth: depth + 1))
        case .object(let elements, let rest):
            return .object(
                elements.map { converted($0, depth: depth + 1) }, rest: rest.map { converted($0, depth: depth + 1) })
        case .union(let members): return union(members, of: type, depth: depth)
        case .intersection(let members): return .intersection(members.map { converted($0, depth: depth + 1) })
        case .literal, .template: return type
        case .verbatim, .anyParameters: return anything(for: type.description)
        }
    }

    private mutating func converted(_ element: TypeExpression.Element, depth: Int) -> TypeExpression.Element {
        var element = element
        element.type = converted(element.type, depth: depth)
        return element
    }

    private mutating func converted(_ function: TypeExpression.Function, depth: Int) -> TypeExpression.Function {
        var result = function
        let isSlot =
            function.attributes.contains { ["ViewBuilder", "Composable"].contains($0) } || isViewResult(function.result)
        result.parameters = function.parameters.map { converted($0, depth: depth) }
        result.attributes = isSlot ? ["Composable"] : []
        result.receiver = function.receiver.map { converted($0, depth: depth) }
        result.result = isSlot ? target.slotResult : converted(function.result, depth: depth)
        return target.function(result)
    }

    private mutating func union(_ members: [TypeExpression], of type: TypeExpression, depth: Int) -> TypeExpression {
        let others = members.filter { !Self.isNothing($0) }.map { converted($0, depth: depth + 1) }
        return target.union(
            of: others.uniqued(), nothings: members.filter(Self.isNothing), stated: type, in: &self)
    }

    private static func isNothing(_ type: TypeExpression) -> Bool {
        [.name("null"), .name("undefined"), .literal(.null)].contains(type.unwrapped)
    }

    /// Returns the type with the target's own words for brackets.
    mutating func lowered(_ type: TypeExpression) -> TypeExpression {
        target.lowered(type) ?? anything(for: type.description)
    }
}
