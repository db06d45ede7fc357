import CatalogModel

/// What the types of each language are in a JSON Schema: the types file, then what is built in.
struct TypeMappings: Sendable {
    enum Meaning: Sendable {
        /// A schema whose `type` may name a type of the same language or a wildcard of the pattern.
        case schema(JSONValue)
        /// Another name for a type.
        case same(TypeExpression, isBinding: Bool)
        /// Stated not to be data.
        case notData
    }

    struct Match {
        let meaning: Meaning
        let bindings: [String: TypeExpression]
    }

    private struct Table: Sendable {
        var names: [String: Meaning] = [:]
        /// The most specific first, in the author's order among equals.
        var patterns: [(pattern: TypePattern, meaning: Meaning)] = []

        func match(_ type: TypeExpression) -> Match? {
            if case .name(let name) = type {
                if let meaning = names[name] { return Match(meaning: meaning, bindings: [:]) }
                // Names that are no wildcards stand in `names`: they are no patterns.
                if !hasWildcard { return nil }
            }
            for (pattern, meaning) in patterns {
                if let bindings = pattern.match(type) { return Match(meaning: meaning, bindings: bindings) }
            }
            return nil
        }

        /// Whether there is a pattern for any type at all.
        var hasWildcard = false
    }

    private let stated: [String: Table]
    private let builtIn: [String: Table]
    private let everywhere: Table

    init(_ types: ByName<ByName<TypeMapping>>) {
        stated = Dictionary(
            types.map { ($0.name.lowercased(), Self.table($0.value)) }, uniquingKeysWith: { first, _ in first })
        builtIn = Dictionary(
            BuiltInTypes.byLanguage.map { ($0.language, Self.table($0.rows)) }, uniquingKeysWith: { first, _ in first })
        everywhere = Self.table(BuiltInTypes.everywhere)
    }

    /// What the types file says of a type.
    func stated(_ type: TypeExpression, languages: [String]) -> Match? {
        Self.match(type, languages, in: stated)
    }

    func builtIn(_ type: TypeExpression, languages: [String]) -> Match? {
        Self.match(type, languages, in: builtIn) ?? everywhere.match(type)
    }

    private static func match(_ type: TypeExpression, _ languages: [String], in tables: [String: Table]) -> Match? {
        for language in languages {
            if let match = tables[language]?.match(type) { return match }
        }
        return nil
    }

    private static func table(_ mappings: ByName<TypeMapping>) -> Table {
        table(
            mappings.compactMap { element in
                meaning(element.value).map { (element.name, $0) }
            })
    }

    private static func table(_ rows: [BuiltInTypes.Row]) -> Table {
        table(rows.map { ($0.pattern, $0.schema.map(Meaning.schema) ?? .notData) })
    }

    private static func table(_ rows: [(String, Meaning)]) -> Table {
        var table = Table()
        for (text, meaning) in rows {
            guard let pattern = TypePattern(text) else {
                table.names[text] = meaning
                continue
            }
            if case .name(let name) = pattern.expression, pattern.expression.wildcard == nil {
                table.names[name] = meaning
            } else {
                table.patterns.append((pattern, meaning))
            }
        }
        let order = table.patterns.indices.sorted { left, right in
            let (first, second) = (table.patterns[left].pattern.specificity, table.patterns[right].pattern.specificity)
            return first == second ? left < right : first > second
        }
        table.patterns = order.map { table.patterns[$0] }
        table.hasWildcard = table.patterns.contains { $0.pattern.expression.wildcard != nil }
        return table
    }

    /// nil for a mapping that only tells spellings in other languages.
    private static func meaning(_ mapping: TypeMapping) -> Meaning? {
        switch mapping.json?.value {
        case .string("none"): return .notData
        case .string(let type): return .schema(["type": .string(type)])
        case .bool(true): return .schema(.object(JSONObject()))
        case .object(let schema): return .schema(.object(schema))
        case .bool(false), .null, .number, .array, nil: break
        }
        guard let same = mapping.same?.value, let type = TypeParser.parse(same) else { return nil }
        return .same(type, isBinding: mapping.binding == true)
    }
}
