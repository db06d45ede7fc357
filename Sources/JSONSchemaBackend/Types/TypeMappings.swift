import CatalogModel
import SourceCode

/// A lookup of the JSON Schema for a type of a language: first in the types file, then among the built-in types.
struct TypeMappings: Sendable {
    /// The meaning of a type according to the types file.
    enum Meaning: Sendable {
        /// A schema with a `type` that may name a type of the same language or a wildcard of the pattern.
        case schema(JSONValue)
        /// Another name for a type.
        case same(TypeExpression, isBinding: Bool)
        /// Stated not to be data.
        case notData
    }

    typealias Match = TypeTable<Meaning>.Match

    private let stated: TypeTables<Meaning>
    private let builtIn: TypeTables<Meaning>
    private let everywhere: TypeTable<Meaning>

    init(_ types: OrderedRecords<OrderedRecords<TypeMapping>>) {
        stated = TypeTables(types, meaning: Self.meaning)
        builtIn = TypeTables(
            Dictionary(
                BuiltInTypes.byLanguage.map { ($0.language.name, Self.table($0.rows)) },
                uniquingKeysWith: { first, _ in first }))
        everywhere = Self.table(BuiltInTypes.everywhere)
    }

    /// Returns the match stated for a type by the types file.
    func stated(_ type: TypeExpression, languages: [String]) -> Match? {
        stated.match(type, languages: languages)
    }

    func builtIn(_ type: TypeExpression, languages: [String]) -> Match? {
        builtIn.match(type, languages: languages) ?? everywhere.match(type)
    }

    private static func table(_ rows: [BuiltInTypes.Row]) -> TypeTable<Meaning> {
        TypeTable(rows.map { ($0.pattern, $0.schema.map(Meaning.schema) ?? .notData) })
    }

    /// Returns the meaning of a mapping; nil for a mapping that only states spellings in other languages.
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
