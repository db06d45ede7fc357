import CatalogModel
import SourceCode

// Translation of a type's text to the schema of its values. The result is nil if the values are not data.
extension SchemaBuilder {
    /// Limit on the depth of a translated type, as a stop for circular aliases.
    private static let maximumDepth = 64

    static let anything: JSONValue = .object(JSONObject())

    mutating func schema(ofType text: Text, in scope: TypeScope) -> JSONValue? {
        translated(text.value, in: scope) { builder in
            let use = TypeUse(scope: scope, range: text.range)
            builder.startSteps()
            guard let type = TypeParser.parse(text.value) else {
                if let match = builder.catalog.mappings.stated(.name(text.value), languages: scope.languages) {
                    return builder.schema(match, for: use)
                }
                builder.reportUnmapped(text.value, for: use)
                return Self.anything
            }
            return builder.schema(of: type, use)
        }
    }

    mutating func schema(of type: TypeExpression, _ use: TypeUse) -> JSONValue? {
        guard use.depth < Self.maximumDepth, takeStep(), !use.expanding.contains(type) else { return Self.anything }
        var use = use
        use.depth += 1
        if case .union(let members) = type { return union(members, for: use) }
        let scope = use.scope
        let name = type.name
        if let name, isMetatype(name, in: scope) { return nil }
        if let name, scope.isGeneric(name) { return Self.anything }
        let declaredName = name.flatMap { catalog.types.isDeclared($0) ? $0 : nil }
        if let declaredName {
            meetDeclaredName()
            let own = catalog.types.own(
                declaredName, of: scope.entry, implementation: scope.implementation, owner: scope.owner)
            if let own { return schema(of: own, use) }
        }
        if let match = catalog.mappings.stated(type, languages: scope.languages) {
            use.expanding.append(type)
            return schema(match, for: use)
        }
        if let declaredName {
            let foreign = catalog.types.foreign(
                declaredName, implementation: scope.implementation, languages: scope.languages)
            if let foreign { return schema(of: foreign, use) }
        }
        if scope.hasLanguage(where: \.hasUtilityTypes), let simpler = UtilityType.simplified(type) {
            return schema(of: simpler, use)
        }
        if let match = catalog.mappings.builtIn(type, languages: scope.languages) { return schema(match, for: use) }
        return structure(of: type, use)
    }

    /// Whether a name denotes a metatype: `Content.Type`.
    ///
    /// No other meaning of such a name is possible there.
    private func isMetatype(_ name: String, in scope: TypeScope) -> Bool {
        guard name.utf8.count > 5, name.hasSuffix(".Type") || name.hasSuffix(".Protocol") else { return false }
        return scope.hasLanguage(where: \.hasMetatypes)
    }

    /// Returns the schema for the structure of a type without a mapping; nil for functions, and the schema of any value
    /// for types without a structure, after a report.
    private mutating func structure(of type: TypeExpression, _ use: TypeUse) -> JSONValue? {
        switch type {
        case .optional(let wrapped): return schema(of: wrapped, use).map { Self.anyOf([$0, ["type": "null"]]) }
        case .array(let item): return schema(of: item, use).map { ["type": "array", "items": $0] }
        case .dictionary(_, let value):
            return schema(of: value, use).map { ["type": "object", "additionalProperties": $0] }
        case .tuple(let elements): return tuple(elements, of: type, for: use)
        case .object(let elements, let rest): return object(elements, rest: rest, for: use)
        case .literal(let value): return ["const": value]
        case .function: return nil
        case .union(let members): return union(members, for: use)
        case .template(let text): return ["type": "string", "pattern": TemplatePattern.of(text).map { .string($0) }]
        case .name, .generic, .intersection, .verbatim, .anyParameters:
            reportUnmapped(type.description, for: use)
            return Self.anything
        }
    }

    private mutating func tuple(
        _ elements: [TypeExpression.Element], of type: TypeExpression, for use: TypeUse
    ) -> JSONValue? {
        if case let only = type.unwrapped, only != type { return schema(of: only, use) }
        let fixed = elements.filter { !$0.isRest }
        let items = fixed.compactMap { schema(of: $0.type, use) }
        guard items.count == fixed.count, !elements.isEmpty else { return nil }
        var rest: JSONValue = false
        if let element = elements.first(where: \.isRest) {
            guard let list = schema(of: element.type, use) else { return nil }
            // A schema cannot identify elements after a rest element by counting from the end, so allow any value.
            rest = element == elements.last ? list.members?["items"] ?? Self.anything : Self.anything
        }
        let required = fixed.count { !$0.isOptional }
        return [
            "type": "array", "prefixItems": items.isEmpty ? nil : .array(items),
            "items": rest, "minItems": required == 0 ? nil : .integer(required),
        ]
    }

    private mutating func object(
        _ elements: [TypeExpression.Element], rest: TypeExpression?, for use: TypeUse
    ) -> JSONValue {
        var properties = JSONObject()
        var required: [String] = []
        for element in elements {
            guard let name = element.label, let value = schema(of: element.type, use) else { continue }
            properties[name] = value
            if !element.isOptional { required.append(name) }
        }
        let others = rest.map { schema(of: $0, use) ?? false } ?? (catalog.isOpen ? nil : false)
        return [
            "type": "object", "properties": properties.isEmpty ? nil : .object(properties),
            "required": required.isEmpty ? nil : .texts(required), "additionalProperties": others,
        ]
    }

    /// Returns the schema of a union: the literals first, null last, and the other types in between, together where the
    /// types file maps the union of the types, else separately.
    private mutating func union(_ members: [TypeExpression], for use: TypeUse) -> JSONValue? {
        var literals: [JSONValue] = []
        var types: [TypeExpression] = []
        var isNullable = false
        for member in members {
            switch member.unwrapped {
            case .literal(let value): literals.append(value)
            case .name("null"): isNullable = true
            case .name("undefined"): break
            default: types.append(member)
            }
        }
        var schemas: [JSONValue] = literals.isEmpty ? [] : [Self.constants(literals.uniqued())]
        let rest = TypeExpression.union(types)
        if types.count > 1, let match = catalog.mappings.stated(rest, languages: use.scope.languages) {
            if let schema = schema(match, for: use) { schemas.append(schema) }
        } else {
            for type in types { if let schema = schema(of: type, use) { schemas.append(schema) } }
        }
        guard !schemas.isEmpty else { return nil }
        return Self.anyOf(schemas + (isNullable ? [["type": "null"]] : []))
    }

    static func constants(_ values: [JSONValue]) -> JSONValue {
        values.count == 1 ? ["const": values[0]] : ["enum": .array(values)]
    }

    /// Returns the schema for values of any of several schemas, each once, without alternatives within alternatives.
    static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
        var alternatives: [JSONValue] = []
        for schema in schemas {
            let members = schema.members?.members ?? []
            let nested = members.count == 1 && members[0].name == "anyOf" ? members[0].value.elements ?? [] : [schema]
            alternatives += nested
        }
        // Some unions have hundreds of alternatives, for which pairwise comparison would be slow.
        if alternatives.count > 1 { alternatives = alternatives.uniqued() }
        if alternatives.contains(anything) { return anything }
        return alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(alternatives)]
    }
}

extension TypeExpression {
    /// The name of a type that may be declared by an entry, without generic arguments.
    fileprivate var name: String? {
        switch self {
        case .name(let name), .generic(let name, _): name
        default: nil
        }
    }
}
