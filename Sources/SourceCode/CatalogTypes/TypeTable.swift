package import CatalogModel

/// A lookup table from types or type patterns to meanings, such as JSON Schemas or spellings in a language, filled from
/// the types file or with built-in types.
///
/// The most specific matching row applies to a type; among equally specific rows, the first row.
package struct TypeTable<Meaning: Sendable>: Sendable {
    /// A row that matches a type.
    package struct Match: Sendable {
        package let meaning: Meaning
        /// Types matched by the wildcards of the pattern.
        package let bindings: [String: TypeExpression]
    }

    private var names: [String: Meaning] = [:]
    /// The most specific first.
    private var patterns: [(pattern: TypePattern, meaning: Meaning)] = []
    /// Whether there is a pattern that matches any type.
    private let hasWildcard: Bool

    /// - Parameter rows: Types or patterns, with meanings. Any other text matches the type with the same text.
    package init(_ rows: [(pattern: String, meaning: Meaning)]) {
        var unsorted: [(pattern: TypePattern, meaning: Meaning)] = []
        for (text, meaning) in rows {
            guard let pattern = TypePattern(text) else {
                names[text] = meaning
                continue
            }
            if case .name(let name) = pattern.expression, pattern.expression.wildcard == nil {
                names[name] = meaning
            } else {
                unsorted.append((pattern, meaning))
            }
        }
        let order = unsorted.indices.sorted { left, right in
            let (first, second) = (unsorted[left].pattern.specificity, unsorted[right].pattern.specificity)
            return first == second ? left < right : first > second
        }
        patterns = order.map { unsorted[$0] }
        hasWildcard = patterns.contains { $0.pattern.expression.wildcard != nil }
    }

    /// Returns the meaning of a type; nil if no row matches.
    package func match(_ type: TypeExpression) -> Match? {
        if case .name(let name) = type {
            if let meaning = names[name] { return Match(meaning: meaning, bindings: [:]) }
            // Without wildcards, no pattern matches a single name: such names are in `names`.
            if !hasWildcard { return nil }
        }
        for (pattern, meaning) in patterns {
            if let bindings = pattern.match(type) { return Match(meaning: meaning, bindings: bindings) }
        }
        return nil
    }
}

/// A set of type lookup tables, a `TypeTable` for each language key of `TypeLanguages`.
package struct TypeTables<Meaning: Sendable>: Sendable {
    package typealias Match = TypeTable<Meaning>.Match

    private let tables: [String: TypeTable<Meaning>]

    package init(_ tables: [String: TypeTable<Meaning>]) { self.tables = tables }

    /// Creates the tables from the rows of the types file.
    ///
    /// - Parameters:
    ///   - types: The rows of each language.
    ///   - meaning: Gives the meaning of a row to the reader of the table; nil for a row without meaning there.
    package init(_ types: OrderedRecords<OrderedRecords<TypeMapping>>, meaning: (TypeMapping) -> Meaning?) {
        let tables = types.map { language in
            let rows = language.value.compactMap { row in meaning(row.value).map { (row.name, $0) } }
            return (language.name.lowercased(), TypeTable(rows))
        }
        self.tables = Dictionary(tables, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the meaning of a type in the first of some languages that has a row for it.
    package func match(_ type: TypeExpression, languages: [String]) -> Match? {
        for language in languages {
            if let match = tables[language]?.match(type) { return match }
        }
        return nil
    }
}
