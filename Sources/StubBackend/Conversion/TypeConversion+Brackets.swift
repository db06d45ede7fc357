import CatalogModel
import CatalogTypes

// What the brackets of a type say, in the words of the target.
extension TypeConversion {
    mutating func structure(of type: TypeExpression, _ depth: Int) -> TypeExpression {
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
            if target == .kotlin { return object(elements, rest: rest, of: type, depth: depth) }
            return .object(
                elements.map { converted($0, depth: depth + 1) }, rest: rest.map { converted($0, depth: depth + 1) })
        case .union(let members): return union(members, of: type, depth: depth)
        case .intersection(let members):
            if target == .kotlin { return anything(for: type.description) }
            return .intersection(members.map { converted($0, depth: depth + 1) })
        case .literal(let value): return target == .typescript ? type : .name(Self.name(of: value))
        case .template(let text):
            let isPlain =
                target == .typescript && !text.contains("\\")
                && Self.holes(of: text)
                    .allSatisfy { ["string", "number"].contains($0) }
            return isPlain ? type : .name(target == .kotlin ? "String" : "string")
        case .verbatim, .anyParameters: return anything(for: type.description)
        }
    }

    /// Returns the texts between `${` and `}`.
    private static func holes(of text: String) -> [String] {
        text.components(between: "${", and: "}")
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
        result.result = .name(target == .kotlin ? "Unit" : "ReactNode")
        if !isSlot { result.result = converted(function.result, depth: depth) }
        if target == .typescript {
            result.attributes = []
            if let receiver = result.receiver { result.parameters.insert(.init(label: "scope", type: receiver), at: 0) }
            result.receiver = nil
            if function.isAsync, case .generic("Promise", _) = result.result {
            } else if function.isAsync {
                result.result = .generic("Promise", [result.result])
            }
        } else {
            // A parameter that takes any number of values is a list in the type of a function.
            result.parameters = result.parameters.map {
                .init(label: $0.label, type: $0.isOptional ? $0.type.madeOptional : $0.type)
            }
        }
        return result
    }

    private mutating func object(
        _ elements: [TypeExpression.Element], rest: TypeExpression?, of type: TypeExpression, depth: Int
    ) -> TypeExpression {
        if elements.isEmpty, let rest { return .generic("Map", [.name("String"), converted(rest, depth: depth + 1)]) }
        unknown.append(type.description)
        return .generic("Map", [.name("String"), .optional(.name("Any"))])
    }

    private mutating func union(
        _ members: [TypeExpression], of type: TypeExpression, depth: Int
    ) -> TypeExpression {
        let rest = members.filter { !Self.isNothing($0.unwrapped) }
        let isOptional = rest.count < members.count
        let others = rest.map { converted($0, depth: depth + 1) }.uniqued()
        if target == .typescript {
            if others.isEmpty { return .name("null") }
            var all = others
            for nothing in ["null", "undefined"] where members.contains(where: { $0.unwrapped == .name(nothing) }) {
                all.append(.name(nothing))
            }
            return all.count == 1 ? all[0] : .union(all)
        }
        guard let first = others.first else { return .optional(.name("Nothing")) }
        if others.count > 1 {
            unknown.append(type.description)
            return isOptional ? .optional(.name("Any")) : .name("Any")
        }
        return isOptional ? first.madeOptional : first
    }

    private static func isNothing(_ type: TypeExpression) -> Bool {
        [.name("null"), .name("undefined"), .literal(.null)].contains(type)
    }

    private static func name(of value: JSONValue) -> String {
        switch value {
        case .string: "String"
        case .number(let digits): Int32(digits) == nil ? "Double" : "Int"
        case .bool: "Boolean"
        default: "Any"
        }
    }

    /// Returns the type with the target's own words for brackets.
    mutating func lowered(_ type: TypeExpression) -> TypeExpression {
        switch (target, type) {
        case (.kotlin, .optional(let inner)): return inner.madeOptional
        case (.kotlin, .array(let inner)): return .generic("List", [inner])
        case (.kotlin, .dictionary(let key, let value)): return .generic("Map", [key, value])
        case (.kotlin, .tuple(let elements)):
            let types = elements.map(\.type)
            switch types.count {
            case 0: return .name("Unit")
            case 1: return types[0]
            case 2: return .generic("Pair", types)
            case 3: return .generic("Triple", types)
            default: return anything(for: type.description)
            }
        case (.typescript, .optional(let inner)):
            if case .union(let members) = inner, members.contains(.name("null")) { return inner }
            return .union([inner, .name("null")])
        case (.typescript, .dictionary(let key, let value)):
            let isKey = [.name("string"), .name("number")].contains(key)
            return .generic(isKey ? "Record" : "Map", [key, value])
        case (.typescript, .tuple(let elements)):
            if elements.isEmpty { return .name("void") }
            if elements.count == 1, !elements[0].isRest { return elements[0].type }
            let isLabeled = elements.allSatisfy { $0.label != nil }
            return .tuple(
                elements.map { element in
                    var element = element
                    if !isLabeled { element.label = nil }
                    return element
                })
        default: return type
        }
    }
}

extension String {
    /// Returns the texts between two marks.
    fileprivate func components(between start: String, and end: Character) -> [String] {
        var texts: [String] = []
        var rest = self[...]
        while let mark = rest.firstRange(of: start) {
            let text = rest[mark.upperBound...].prefix { $0 != end }
            texts.append(String(text))
            rest = rest[text.endIndex...]
        }
        return texts
    }
}
