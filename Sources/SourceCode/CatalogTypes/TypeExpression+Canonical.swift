package import CatalogModel

// Two types of the same meaning have the same canonical form.
extension TypeExpression {
    /// Returns the type in the one spelling of all equal types: `[T]` for `Array<T>`, without parentheses, labels of
    /// parameters and modules of the standard library, the members of a union in one order.
    package func canonical(in language: ProgrammingLanguage) -> TypeExpression {
        func canonical(_ type: TypeExpression) -> TypeExpression { type.canonical(in: language) }
        func elements(_ elements: [Element], isLabeled: Bool = true) -> [Element] {
            elements.map { element in
                var element = element
                element.type = canonical(element.type)
                if !isLabeled { element.label = nil }
                return element
            }
        }
        switch unwrapped {
        case .name(let name): return .name(StandardModule.removed(from: name, in: language))
        case .generic(let name, let arguments):
            return Self.sugared(
                StandardModule.removed(from: name, in: language), arguments: arguments.map(canonical),
                in: language)
        case .optional(let type): return .optional(canonical(type))
        case .array(let type): return .array(canonical(type))
        case .dictionary(let key, let value): return .dictionary(canonical(key), canonical(value))
        case .tuple(let members):
            if members.isEmpty, let name = language.traits.emptyTuple { return .name(name) }
            return .tuple(elements(members))
        case .function(var function):
            function.receiver = function.receiver.map(canonical)
            function.parameters = elements(function.parameters, isLabeled: false)
            function.result = canonical(function.result)
            return .function(function)
        case .object(let members, let rest):
            return .object(
                elements(members).sorted { $0.label.orEmpty < $1.label.orEmpty }, rest: rest.map(canonical))
        case .union(let members): return Self.union(of: members.map(canonical))
        case .intersection(let members): return .intersection(Self.sorted(members.map(canonical)))
        case .literal, .template, .verbatim, .anyParameters: return unwrapped
        }
    }

    /// The canonical type without the alternative `undefined`.
    package var withoutUndefined: TypeExpression {
        guard case .union(let members) = self else { return self }
        return Self.union(of: members.filter { $0 != .name("undefined") })
    }

    /// Returns the type by sign where written by name: `[T]` for `Array<T>`.
    private static func sugared(
        _ name: String, arguments: [TypeExpression], in language: ProgrammingLanguage
    ) -> TypeExpression {
        switch (name, arguments.count) {
        case ("Array", 1): return .array(arguments[0])
        case ("ReadonlyArray", 1) where language.traits.hasUtilityTypes: return .array(arguments[0])
        case ("Optional", 1): return .optional(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        case ("Record", 2)
        where language.traits.hasUtilityTypes && ["string", "number"].contains(arguments[0].description):
            return .dictionary(arguments[0], arguments[1])
        default: return .generic(name, arguments)
        }
    }

    /// Returns the union of canonical types: each once, in one order, `boolean` for both of its values.
    private static func union(of members: [TypeExpression]) -> TypeExpression {
        var all = Set(members.flatMap { if case .union(let inner) = $0 { inner } else { [$0] } })
        let flags: Set<TypeExpression> = [.literal(.bool(true)), .literal(.bool(false))]
        if all.isSuperset(of: flags) { all.insert(.name("boolean")) }
        if all.contains(.name("boolean")) { all.subtract(flags) }
        let sorted = sorted(Array(all))
        return sorted.count == 1 ? sorted[0] : .union(sorted)
    }

    private static func sorted(_ types: [TypeExpression]) -> [TypeExpression] {
        types.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// The modules of the standard libraries, which every file of a language imports.
enum StandardModule {
    /// Returns a name without the module: `String` for `Swift.String`.
    static func removed(from name: String, in language: ProgrammingLanguage) -> String {
        for module in language.traits.standardModules where name.hasPrefix(module) {
            let rest = name.dropFirst(module.count)
            if rest.first?.isUppercase == true { return String(rest) }
        }
        return name
    }
}

extension String? {
    fileprivate var orEmpty: String { self ?? "" }
}
