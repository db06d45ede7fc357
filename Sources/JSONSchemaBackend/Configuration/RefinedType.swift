import CatalogModel
import SourceCode

/// The schemas and values stated by an entry for narrowing the JSON Schema of a property's type.
struct Refinement {
    /// Schema of a list's items.
    var item: JSONValue?
    /// Schema of an object.
    var object: JSONValue?
    var values = OrderedRecords<Case>()
}

extension SchemaBuilder {
    /// Returns the alternatives of a type, each refined by the entry's statements about objects, lists and literal
    /// values.
    mutating func refined(_ texts: [Text], by refinement: Refinement, in scope: TypeScope) -> JSONValue? {
        var alternatives = Alternatives()
        for text in texts {
            let use = TypeUse(scope: scope, range: text.range)
            guard let type = TypeParser.parse(text.value) else {
                alternatives.others.append(Self.anything)
                continue
            }
            startSteps()
            for member in flattened(type, for: use) {
                sort(member, for: use, refinement: refinement, into: &alternatives)
            }
        }
        if !refinement.values.isEmpty {
            alternatives.document(refinement.values, isListed: refinement.item == nil)
        }
        if !alternatives.literals.isEmpty { alternatives.refined.append(Self.constants(alternatives.literals)) }
        // The open object accepts all values of the closed one, so remove the closed one.
        if alternatives.isOpened { alternatives.refined.removeAll { $0 == refinement.object } }
        var schemas = alternatives.refined + alternatives.others
        let isUnused = !alternatives.usesRefinement && (refinement.object != nil || refinement.item != nil)
        if isUnused {
            // The entry's own schema replaces a type that allows any value.
            schemas.removeAll { $0 == Self.anything }
            if let item = refinement.item { schemas.insert(["type": "array", "items": item], at: 0) }
            if let object = refinement.object { schemas.insert(object, at: 0) }
        }
        if alternatives.isNullable { schemas.append(["type": "null"]) }
        return schemas.isEmpty || schemas == [["type": "null"]] ? nil : Self.anyOf(schemas)
    }

    /// Returns the members of unions and optionals, through types that are other names for unions or optionals.
    private func flattened(_ type: TypeExpression, for use: TypeUse, depth: Int = 0) -> [TypeExpression] {
        guard depth < 8 else { return [type] }
        switch type.unwrapped {
        case .union(let members): return members.flatMap { flattened($0, for: use, depth: depth + 1) }
        case .optional(let wrapped): return flattened(wrapped, for: use, depth: depth + 1) + [.name("null")]
        case let type:
            if let match = catalog.mappings.stated(type, languages: use.scope.languages),
                case .same(let same, _) = match.meaning
            {
                return flattened(same.replacing(match.bindings), for: use, depth: depth + 1)
            }
            return [type]
        }
    }

    private mutating func sort(
        _ type: TypeExpression, for use: TypeUse, refinement: Refinement, into alternatives: inout Alternatives
    ) {
        switch type {
        case .name("null"), .name("nil"): alternatives.isNullable = true
        case .name("undefined"): break
        case .literal(let value): alternatives.literals.append(value)
        case _ where type.isList && (refinement.item ?? refinement.object) != nil:
            alternatives.refined.append(["type": "array", "items": refinement.item ?? refinement.object])
            alternatives.usesRefinement = true
        case _ where type.isObject && refinement.object != nil:
            if let object = refinement.object {
                let opened = opened(object, as: type, for: use)
                alternatives.refined.append(opened)
                alternatives.isOpened = alternatives.isOpened || opened != object
            }
            alternatives.usesRefinement = true
        default:
            let count = unmapped.count
            guard let schema = schema(of: type, use) else { return }
            alternatives.others.append(schema)
            // The entry describes the value, so its type needs no mapping.
            if refinement.object != nil || refinement.item != nil { forgetUnmapped(from: count) }
        }
    }

    /// Opens a dictionary, which statements on some members do not close: other keys have values of the dictionary's
    /// type.
    private mutating func opened(_ object: JSONValue, as type: TypeExpression, for use: TypeUse) -> JSONValue {
        guard var members = object.members, let value = type.dictionaryValue,
            members["additionalProperties"] == .bool(false)
        else { return object }
        members["additionalProperties"] = schema(of: value, use)
        return .object(members)
    }
}

/// The JSON Schemas for the alternatives of a property's type, sorted into refined schemas, literals and others.
struct Alternatives {
    var refined: [JSONValue] = []
    var others: [JSONValue] = []
    var literals: [JSONValue] = []
    var isNullable = false
    var usesRefinement = false
    /// Whether an object may have keys beyond those stated by the entry.
    var isOpened = false

    /// Puts documented values in the place of literals and of the restricted types.
    mutating func document(_ values: OrderedRecords<Case>, isListed: Bool) {
        let hasLiterals = !literals.isEmpty
        // An enum of the catalog documents its own values.
        if !hasLiterals && others.contains(where: { $0.members?["$ref"] != nil }) { return }
        let list = others.firstIndex { $0.members?["type"]?.string == "array" && isListed }
        let base = list.map { [others[$0].members?["items"] ?? .bool(true)] } ?? others
        let kinds = Set(base.flatMap(Self.kinds) + literals.flatMap { Self.kinds(["const": $0]) })
        let enumeration = Enumeration(values, kinds: kinds)
        let documented = enumeration.schema(further: literals)
        literals = []
        if let list, !hasLiterals {
            var members = others[list].members ?? JSONObject()
            members["items"] = documented
            others[list] = .object(members)
            return
        }
        if hasLiterals {
            refined.append(documented)
            return
        }
        // Keep a type as an alternative if none of the documented values is valid for it.
        let check = InstanceCheck(enumerations: [:])
        others.removeAll { other in
            other == SchemaBuilder.anything
                || enumeration.constants.contains { check.verdict($0, for: other) != .invalid }
        }
        refined.append(documented)
    }

    /// Returns the JSON types allowed by a schema; an empty list where any type is allowed.
    private static func kinds(_ schema: JSONValue) -> [String] {
        if let type = schema.members?["type"] {
            return type.string.map { [$0] } ?? (type.elements ?? []).compactMap(\.string)
        }
        let constants = (schema.members?["enum"]?.elements ?? []) + [schema.members?["const"]].compactMap { $0 }
        let nested = schema.members?["anyOf"]?.elements ?? []
        return constants.map(\.kind) + nested.flatMap(kinds)
    }
}

extension JSONValue {
    fileprivate var kind: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}

extension TypeExpression {
    /// Whether the type is a list, by brackets or by a usual name.
    fileprivate var isList: Bool {
        switch self {
        case .array: true
        case .name(let name): ["array", "Array", "list"].contains(name)
        case .generic(let name, _): ["Array", "ReadonlyArray", "List", "Set"].contains(name)
        default: false
        }
    }

    /// Whether the type is an object with contents not determined by the type alone.
    fileprivate var isObject: Bool {
        switch self {
        case .object, .dictionary: true
        case .name(let name): ["object", "Object", "dict"].contains(name)
        case .generic(let name, _): ["Record", "Partial", "Map", "Dictionary"].contains(name)
        default: false
        }
    }

    /// The type of the values of an object with arbitrary keys.
    fileprivate var dictionaryValue: TypeExpression? {
        switch self {
        case .dictionary(.name("String"), let value), .dictionary(.name("string"), let value): value
        case .generic("Record", let arguments), .generic("Map", let arguments), .generic("Dictionary", let arguments):
            arguments.count == 2 && [.name("String"), .name("string")].contains(arguments[0]) ? arguments[1] : nil
        default: nil
        }
    }
}
