import CatalogModel

/// A simplification of TypeScript's utility types, such as `Partial<T>` and `Pick<T, K>`, into types written out
/// without the utility, mostly object types.
package enum UtilityType {
    /// Returns the expansion of a utility type; nil for other types, and for a type without written-out members.
    package static func simplified(_ type: TypeExpression) -> TypeExpression? {
        guard case .generic(let name, let arguments) = type, let first = arguments.first else { return nil }
        switch (name, arguments.count) {
        case ("Readonly", 1), ("NoInfer", 1): return first
        case ("NonNullable", 1): return present(first)
        case ("Partial", 1): return object(first) { $0.map { with($0, isOptional: true) } }
        case ("Required", 1): return object(first) { $0.map { with($0, isOptional: false) } }
        case ("Pick", 2): return selection(from: first, names: arguments[1]) { $0.contains($1) }
        case ("Omit", 2): return selection(from: first, names: arguments[1]) { !$0.contains($1) }
        case ("Record", 2):
            return keys(first).map { .object($0.map { .init(label: $0, type: arguments[1]) }, rest: nil) }
        default: return nil
        }
    }

    private static func with(_ element: TypeExpression.Element, isOptional: Bool) -> TypeExpression.Element {
        var element = element
        element.isOptional = isOptional
        return element
    }

    private static func object(
        _ type: TypeExpression, change: ([TypeExpression.Element]) -> [TypeExpression.Element]
    ) -> TypeExpression? {
        guard case .object(let elements, let rest) = type.unwrapped else { return nil }
        return .object(change(elements), rest: rest)
    }

    private static func selection(
        from type: TypeExpression, names: TypeExpression, isKept: @escaping ([String], String) -> Bool
    ) -> TypeExpression? {
        guard let names = keys(names) else { return nil }
        return object(type) { $0.filter { isKept(names, $0.label ?? "") } }
    }

    /// Returns the names in `'a' | 'b'`.
    private static func keys(_ type: TypeExpression) -> [String]? {
        switch type.unwrapped {
        case .literal(.string(let name)): return [name]
        case .union(let members):
            let names = members.compactMap { if case .literal(.string(let name)) = $0.unwrapped { name } else { nil } }
            return names.count == members.count ? names.uniqued() : nil
        default: return nil
        }
    }

    private static func present(_ type: TypeExpression) -> TypeExpression {
        guard case .union(let members) = type.unwrapped else { return type }
        let rest = members.filter { ![.name("null"), .name("undefined")].contains($0.unwrapped) }
        return rest.count == 1 ? rest[0] : .union(rest)
    }
}
