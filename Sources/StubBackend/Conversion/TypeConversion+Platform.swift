import CatalogModel
import SourceCode

// Types that are spelled in the words of the target, as the types file does it.
extension TypeConversion {
    /// Returns a type of the target's own words, with the names in the type looked up.
    mutating func platformType(_ type: TypeExpression, isWildcard: (String) -> Bool) -> TypeExpression {
        switch type {
        case .name(let name): return isWildcard(name) ? type : .name(platformName(name, count: 0))
        case .generic(let name, let arguments):
            if !target.takes(arguments.count, name) { return .name(anythingName(for: type.description)) }
            return .generic(
                platformName(name, count: arguments.count), arguments.map { platformType($0, isWildcard: isWildcard) })
        case .optional(let inner): return .optional(platformType(inner, isWildcard: isWildcard))
        case .array(let inner): return .array(platformType(inner, isWildcard: isWildcard))
        case .dictionary(let key, let value):
            return .dictionary(platformType(key, isWildcard: isWildcard), platformType(value, isWildcard: isWildcard))
        case .tuple(let elements): return .tuple(elements.map { platformType($0, isWildcard: isWildcard) })
        case .function(var function):
            function.receiver = function.receiver.map { platformType($0, isWildcard: isWildcard) }
            function.parameters = function.parameters.map { platformType($0, isWildcard: isWildcard) }
            function.result = platformType(function.result, isWildcard: isWildcard)
            return .function(function)
        case .object(let elements, let rest):
            return .object(
                elements.map { platformType($0, isWildcard: isWildcard) },
                rest: rest.map { platformType($0, isWildcard: isWildcard) }
            )
        case .union(let members): return .union(members.map { platformType($0, isWildcard: isWildcard) })
        case .intersection(let members): return .intersection(members.map { platformType($0, isWildcard: isWildcard) })
        case .literal, .template, .verbatim, .anyParameters: return type
        }
    }

    mutating func platformType(
        _ element: TypeExpression.Element, isWildcard: (String) -> Bool
    ) -> TypeExpression.Element {
        var element = element
        element.type = platformType(element.type, isWildcard: isWildcard)
        return element
    }

    /// Returns a name of the target's language: a name of the platform, of a stub, or a placeholder.
    mutating func platformName(_ name: String, count: Int) -> String {
        if provided.imported.contains(name) { return name }
        if target.isAvailable(name) { return name }
        let record = catalog.types.foreign(name, implementation: nil, languages: [target.language.name])
        if let record, let stub = catalog.declaration(of: record, by: targetName), !catalog.isFunction(record) {
            declared[stub.name] = (record, stub.module)
            return stub.name
        }
        if let provided = provided.spelled(name, in: target) { return provided }
        let parts = name.split(separator: ".").map(String.init)
        guard !parts.isEmpty, parts.allSatisfy(DeclaredNames.isIdentifier), parts.count == 1 || count == 0 else {
            return anythingName(for: name)
        }
        let spelled = parts.map(DeclaredNames.pascalCase).joined()
        if target.isAvailable(spelled) || functions.contains(spelled) { return anythingName(for: name) }
        if let other = placeholders[spelled], other != count { return anythingName(for: name) }
        placeholders[spelled] = count
        return spelled
    }

    mutating func anythingName(for name: String) -> String {
        unknown.append(name)
        return target.anything
    }
}
